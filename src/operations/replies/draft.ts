import { replySubject, unwantedPhrase } from '../../domain/answering/own-text.ts';
import { senderCompany } from '../../domain/drafting/draft-request.ts';
import type { Handler } from '../../operation.ts';
import { loadReplyMaterial, saveHandwrittenReply } from '../../application/replies/save.ts';
import { lockLeadExclusively } from '../../store/queries/leads.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { viewMessage } from '../../application/messages/view.ts';
import { findLastInbound } from '../../application/messages/find-last-inbound.ts';

export const handle: Handler<'replies.draft'> = async ({ args, tx, caller, fail }) => {
  const { body, instruction } = args;
  if (body.trim() === '') fail('invalid_arguments', 'The argument body is blank.', { param: 'body' });
  const lead =
    (await lockLeadExclusively(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const suppressed = await findLeadSuppression(tx, lead.id);
  if (suppressed) fail('suppressed', `This person is suppressed (${suppressed.reason}).`);
  const material = await loadReplyMaterial(tx, { lead });
  const phrase = unwantedPhrase(body, material);
  if (phrase !== null) {
    fail('invalid_state', `The text contains “${phrase}”, which this workspace avoids. Remove it.`, {
      param: 'body',
    });
  }
  const answered = await findLastInbound(tx, lead.id);
  const message = await saveHandwrittenReply(tx, {
    lead,
    body,
    subject: replySubject(material.thread) ?? senderCompany(material),
    language: answered?.language ?? null,
    answeredId: answered?.id ?? null,
    written: { by: caller.userId, instruction: instruction?.trim() || 'Written by hand.' },
  });
  return viewMessage(tx, message);
};
