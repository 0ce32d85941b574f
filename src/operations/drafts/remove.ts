import { removeDraft } from '../../application/messages/remove-draft.ts';
import { viewMessage } from '../../application/messages/view.ts';
import type { Handler } from '../../operation.ts';
import { lockRunDraft } from '../../store/queries/run-drafts.ts';

export const handle: Handler<'drafts.remove'> = async ({ args, tx, caller, fail }) => {
  const { runLead, message: draft } =
    (await lockRunDraft(tx, args.leadId)) ?? fail('run_lead_not_found', null, { param: 'leadId' });
  const message = draft ?? fail('invalid_state', 'This lead of the run has no draft to remove.');
  const problem = removeDraft(tx, { message, runLead }, { userId: caller.userId, reason: args.reason });
  if (problem) fail(problem.code, problem.message);
  return viewMessage(tx, message);
};
