import { approveMessage } from '../../application/messages/approve.ts';
import { viewMessage } from '../../application/messages/view.ts';
import type { Handler } from '../../operation.ts';
import { lockMessageWithLead } from '../../store/queries/run-drafts.ts';

export const handle: Handler<'messages.approve'> = async ({ args, tx, caller, fail }) => {
  const message =
    (await lockMessageWithLead(tx, args.messageId)) ??
    fail('message_not_found', null, { param: 'messageId' });
  const { contentHash } = args;
  const problem = await approveMessage(tx, message, { userId: caller.userId, contentHash });
  if (problem) fail(problem.code, problem.message);
  return viewMessage(tx, message);
};
