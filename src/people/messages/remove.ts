import { removeDraft } from '../../application/messages/remove-draft.ts';
import { viewMessage } from '../../application/messages/view.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { lockDraftWithLead } from '../../store/queries/run-drafts.ts';

export const handle: PersonHandler<'messages.remove'> = async ({ args, tx, session, fail }) => {
  const { messageId, reason } = args;
  const draft = await lockDraftWithLead(tx, messageId);
  if (!draft) return fail('message_not_found', null, { param: 'messageId' });
  const problem = removeDraft(tx, draft, { userId: session.userId, reason });
  return problem ? fail(problem.code, problem.message) : viewMessage(tx, draft.message);
};
