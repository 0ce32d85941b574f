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
    origin: run.origin,
    targetLeadCount: run.targetLeadCount ?? null,
    language: run.language ?? null,
    channel: run.channel ?? null,
    startsAt: run.startsAt?.getTime() ?? null,
    creditCap: run.creditCap ?? null,
    lookedIn: run.lookedIn,
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

/** A row of a run as it goes out, with its draft and the company that the run found. */
export function viewRunLead(
  row: Rows['RunLead'],
  draft: Rows['Message'] | undefined,
  found: Rows['RunCompany'] | undefined,
): RunLead {
  const { id, leadId, company, domain, status, reason, contact } = row;
  return {
    id,
    leadId: leadId ?? null,
    company: company ?? null,
    domain: domain ?? null,
    status,
    reason: reason ?? null,
    why: found?.why ?? null,
    foundIn: found?.foundIn ?? null,
    foundUrl: found?.foundUrl ?? null,
    city: found?.city ?? null,
    country: found?.country ?? null,
    contact: contact ?? null,
    draft: draft ? viewMessage(draft) : null,
  };
}
