import { viewMessage } from '../../application/messages/view.ts';
import { isSentOrSending } from '../../domain/message.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { lockMessageWithLead } from '../../store/queries/run-drafts.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';

export const handle: PersonHandler<'messages.withdrawApproval'> = async ({ args, tx, session, fail }) => {
  const message = await lockMessageWithLead(tx, args.messageId);
  if (!message) return fail('message_not_found', null, { param: 'messageId' });
  const { state, history } = message;
  if (isSentOrSending(state)) return fail('already_sent');
  if (state !== 'approved')
    return fail('invalid_state', `The message is ${state}; only an approval can be withdrawn.`);
  const change = { at: tx.now.getTime(), by: session.userId, instruction: 'Approval withdrawn.' };
  Object.assign(message, {
    state: 'drafted',
    approvedAt: null,
    approvedBy: null,
    history: [...history, change],
  });
  addTimelineEntry(tx, message.leadId, 'approval_withdrawn', 'The approval of the draft was withdrawn.');
  return viewMessage(tx, message);
};
