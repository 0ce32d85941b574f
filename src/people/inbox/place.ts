import { placeWaitingMail } from '../../application/mail/place.ts';
import type { PersonHandler } from '../../person-operation.ts';

export const handle: PersonHandler<'inbox.place'> = async ({ args, tx, fail, describeChange }) => {
  const { leadId, ...mail } = args;
  const placed = await placeWaitingMail(tx, leadId, mail);
  if (placed === 'lead') return fail('lead_not_found', null, { param: 'leadId' });
  if (placed === 'mail') return fail('mail_not_found', null, { param: 'mailId' });
  describeChange({ target: leadId, change: { messageId: placed.messageId } });
  return { ...placed, warnings: [...placed.warnings] };
};
