import type { EnrichmentRow } from '../../../generated/contract/types.ts';
import type { Handler, TransactionCall } from '../../operation.ts';
import { queueEnrichments, type LeadSelection } from '../../application/enrichment/queue.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: Handler<'leads.enrichBatch'> = async (call) => {
  const { args, tx, dryRun, fail } = call;
  const { projectId = null, leadIds = null, roles = [], language = null } = args;
  const choice = readChoice(projectId, leadIds) ?? fail('invalid_arguments', missingSelectionMessage);
  if (projectId !== null && !(await hasProject(tx, projectId)))
    fail('project_not_found', null, { param: 'projectId' });
  const { rows, missingCredits } = await queueEnrichments(tx, choice, { roles: [...roles], language });
  if (missingCredits > 0) failInsufficientCredits(call, missingCredits);
  const items = rows.map(({ leadId, outcome, jobId, reason }): EnrichmentRow => ({
    leadId,
    outcome,
    reason,
    ...(jobId !== null && !dryRun && { jobId }),
  }));
  const queued = items.filter(({ outcome }) => outcome === 'queued').length;
  return { queued, items, credits: { reserved: queued }, dryRun };
};

function readChoice(projectId: string | null, leadIds: readonly string[] | null): LeadSelection | null {
  if (leadIds !== null) return { projectId, leadIds: [...new Set(leadIds)] };
  return projectId === null ? null : { projectId, leadIds };
}

const missingSelectionMessage =
  'Give projectId, leadIds or both. Without leadIds the leads with the most missing fields are enriched.';

function failInsufficientCredits(
  { fail }: TransactionCall<'leads.enrichBatch'>,
  missingCredits: number,
): never {
  return fail('credits_exhausted', `Enriching these leads needs ${missingCredits} more credits.`);
}
