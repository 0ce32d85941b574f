import { companySiteOf } from '../../domain/company-site.ts';
import type { Candidate } from '../../domain/run-plan.ts';
import { lockProject } from '../../store/queries/projects.ts';
import { listSourceLeads, type RunSelection } from '../../store/queries/run-start.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Returns the workspace's leads from the source, oldest first. Locks the workspace, so that a parallel start sees the
 * leads that this run selects.
 */
export async function listRunCandidates(tx: Tx, selection: RunSelection): Promise<Candidate[]> {
  await lockProject(tx, selection.projectId);
  const leads = await listSourceLeads(tx, selection);
  return leads.map(({ companyDomain, companyWebsite, openRunId, hasMessage, ...lead }) => ({
    ...lead,
    openIn: openRunId === null ? null : { runId: openRunId, hasMessage: hasMessage === true },
    host: companySiteOf({ companyDomain, companyWebsite })?.key ?? null,
  }));
}
