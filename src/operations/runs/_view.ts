import type { Run, RunCounts, RunLead } from '../../../generated/contract/types.ts';
import type { Rows } from '../../store/rows.ts';
import { viewMessage } from '../messages/_view.ts';

/** A run as it goes out. */
export function viewRun(run: Rows['Run'], counts: RunCounts): Run {
  return {
    id: run.id,
    projectId: run.projectId,
    campaignId: run.campaignId ?? null,
    name: nameOf(run),
    status: run.status,
    source: run.source ?? null,
    archivedAt: run.archivedAt?.getTime() ?? null,
    attachments: run.attachments,
    counts,
    createdAt: run.createdAt.getTime(),
    updatedAt: run.updatedAt.getTime(),
  };
}

/** The name people gave, or the one derived from what the run is about. */
export function nameOf(run: Pick<Rows['Run'], 'name' | 'derivedName'>): string {
  return run.name ?? run.derivedName;
}

/** A lead of a run with its draft, as it goes out. */
export function viewRunLead(row: Rows['RunLead'], draft: Rows['Message'] | undefined): RunLead {
  const { id, leadId, company, domain, status, reason } = row;
  return {
    id,
    leadId: leadId ?? null,
    company: company ?? null,
    domain: domain ?? null,
    status,
    reason: reason ?? null,
    draft: draft ? viewMessage(draft) : null,
  };
}
