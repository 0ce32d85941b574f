import type { Message, Run, RunLead } from '../../../generated/contract/types.ts';
import { hostOfSite } from '../../domain/company-site.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { FoundPerson } from '../../domain/prospect.ts';
import { listRunAttachments } from '../../store/queries/run-files.ts';
import { countRunContents, emptyRunCounts } from '../../store/queries/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { ReadContext } from '../../store/store.ts';

/** The API's form of runs. */
export async function viewRuns(tx: ReadContext, runs: readonly Rows['Run'][]): Promise<Run[]> {
  const ids = runs.map(({ id }) => id);
  const [counts, attachments] = await Promise.all([countRunContents(tx, ids), listRunAttachments(tx, ids)]);
  return runs.map((run) => ({
    id: run.id,
    projectId: run.projectId,
    campaignId: run.campaignId ?? null,
    name: runName(run),
    status: run.status,
    source: run.source ?? null,
    origin: run.origin,
    targetLeadCount: run.targetLeadCount ?? null,
    language: run.language ?? null,
    channel: run.channel ?? null,
    startsAt: run.startsAt?.getTime() ?? null,
    creditCap: run.creditCap ?? null,
    lookedIn: run.lookedIn,
    profile: run.profile ?? null,
    archivedAt: run.archivedAt?.getTime() ?? null,
    attachments: attachments.get(run.id) ?? [],
    waves: run.waves,
    counts: counts.get(run.id) ?? emptyRunCounts,
    createdAt: run.createdAt.getTime(),
    updatedAt: run.updatedAt.getTime(),
  }));
}

/** The API's form of a run. */
export async function viewRun(tx: ReadContext, run: Rows['Run']): Promise<Run> {
  return onlyItem(await viewRuns(tx, [run]));
}

/** The name set by a person, or one derived from the run's input. */
export function runName(run: Pick<Rows['Run'], 'name' | 'derivedName'>): string {
  return run.name ?? run.derivedName;
}

/** The API's form of a run's row, with its draft and the company the run found. */
export function viewRunLead(
  row: Rows['RunLead'],
  draft: Message | undefined,
  found: Rows['RunCompany'] | undefined,
): RunLead {
  const { id, leadId, company, domain, status, reason, contact } = row;
  return {
    id,
    leadId: leadId ?? null,
    company: company ?? null,
    domain: domain ? hostOfSite(domain) : null,
    status,
    reason: reason ?? null,
    why: found?.why ?? null,
    foundIn: found?.foundIn ?? null,
    foundUrl: found?.foundUrl ?? null,
    city: found?.city ?? null,
    country: found?.country ?? null,
    contact: contact ? viewPerson(contact) : null,
    draft: draft ?? null,
  };
}

function viewPerson({ storageId: _storageId, ...person }: FoundPerson) {
  return person;
}
