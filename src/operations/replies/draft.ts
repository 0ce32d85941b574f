import { replySubject, unwantedPhrase } from '../../domain/answering/own-text.ts';
import { senderCompany } from '../../domain/drafting/commission.ts';
import type { Handler } from '../../operation.ts';
import { lastInbound, loadAnswerMaterial, storeOwnReply } from '../../store/queries/answers.ts';
import { holdLeadAlone } from '../../store/queries/drafting.ts';
import { findLeadSuppression } from '../../store/queries/suppression.ts';
import { viewMessage } from '../messages/_view.ts';

export const handle: Handler<'replies.draft'> = async ({ args, tx, caller, fail }) => {
  const { body, instruction } = args;
  if (body.trim() === '') fail('invalid_arguments', 'The body holds no text.', { param: 'body' });
  const lead = (await holdLeadAlone(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const suppressed = await findLeadSuppression(tx, lead.id);
  if (suppressed) fail('suppressed', `This person must not be written to (${suppressed.reason}).`);
  const material = await loadAnswerMaterial(tx, { lead });
  const phrase = unwantedPhrase(body, material);
  if (phrase !== null) {
    fail('invalid_state', `The text holds “${phrase}”, which this workspace never says. Write it without.`, {
      param: 'body',
    });
  }
  const answered = await lastInbound(tx, lead.id);
  const message = await storeOwnReply(tx, {
    lead,
    body,
    subject: replySubject(material.thread) ?? senderCompany(material),
    language: answered?.language ?? null,
    answers: answered?.id ?? null,
    written: { by: caller.userId, instruction: instruction?.trim() || 'Written by hand.' },
  });
  return viewMessage(message);
};
