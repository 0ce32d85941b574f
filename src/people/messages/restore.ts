import { restoreDraft } from '../../application/messages/restore-draft.ts';
import { viewMessage } from '../../application/messages/view.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { lockDraftWithLead } from '../../store/queries/run-drafts.ts';

export const handle: PersonHandler<'messages.restore'> = async ({ args, tx, session, fail }) => {
  const draft = await lockDraftWithLead(tx, args.messageId);
  if (!draft) return fail('message_not_found', null, { param: 'messageId' });
  const problem = await restoreDraft(tx, draft, session.userId);
  return problem ? fail(problem.code, problem.message) : viewMessage(tx, draft.message);
};
