import { lockOpenJobs, findJob } from '../../store/queries/jobs.ts';
import { normaliseEmail } from '../../domain/company-domain.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { lockFlowRuns } from '../../store/queries/flow-log.ts';
import { endRunJob, type JobFailure } from '../jobs/end-for-leads.ts';
import { updateRunStatus } from '../runs/update-status.ts';
import { abandonUnit } from '../jobs/unit.ts';
import {
  lockSuppressions,
  type ActiveSuppression,
  type SuppressionTarget,
  insertSuppressions,
} from '../../store/queries/suppressions.ts';
import { addTimelineEntries } from '../../store/queries/timeline.ts';
import { stopFlowRuns } from '../flows/stop-runs.ts';
import { lockLeadsByAddress, lockLeadsAtDomain } from '../../store/queries/leads.ts';
import { lockRuns } from '../../store/queries/runs.ts';
import { lockRunRows, endRunRows } from '../../store/queries/run-leads.ts';
import { removeDrafts } from '../../store/queries/messages.ts';

export interface OptOut {
  /** The address that the wish came from, or that does not exist; null where none is known. */
  readonly address: string | null;
  readonly reason: ActiveSuppression['reason'];
}

const reasonTexts: Readonly<Record<ActiveSuppression['reason'], string>> = {
  unsubscribe: 'The person asked not to be written to.',
  hard_bounce: 'The address takes no messages.',
  complaint: 'The person complained about a message.',
  manual: 'A person of the team suppressed the address.',
  erasure: 'The person was erased.',
};

/**
 * Suppresses the address and every address of the lead, of an address that takes no messages that one alone, and stops
 * what else is under way for this person, in all workspaces: drafts that did not go out are removed, units of work end
 * and their credits go back, and flows stop. The caller holds the lead. A second time changes nothing.
 *
 * Everybody holds leads before anything of theirs is written, runs of flows before jobs and runs, and the account last.
 * Jobs are held before the rest is looked at: a worker that saves a draft holds its job, so its draft is either seen
 * here or not saved. Rows of runs and messages are held before runs, as workers hold them. Served by
 * lead_identity_lead_index, lead_identity_pkey, job_lead_index, run_lead_lead_index and message_lead_index.
 */
export async function suppressPerson(tx: Tx, lead: Pick<Rows['Lead'], 'id'>, optOut: OptOut): Promise<void> {
  await tx.flush();
  const addresses = await listAddressesToSuppress(tx, lead.id, optOut);
  const leadIds = await lockAffectedLeads(tx, () => lockLeadsByAddress(tx, lead.id, addresses));
  const suppressed = await insertSuppressions(tx, 'address', addresses, optOut.reason);
  await stopWorkForLeads(tx, leadIds, { reason: reasonTexts[optOut.reason], isNews: suppressed > 0 });
}

/**
 * Suppresses what a person names, and nothing else, and stops what is under way for everybody whom it bars, as
 * `suppressPerson` does. Answers how many drafts were removed. Reads all leads of the organisation for a domain; else
 * served by lead_identity_pkey.
 */
export async function suppressTarget(
  tx: Tx,
  target: SuppressionTarget,
  reason: ActiveSuppression['reason'],
): Promise<number> {
  const { kind, value } = target;
  const leadIds = await lockAffectedLeads(tx, () =>
    kind === 'address' ? lockLeadsByAddress(tx, '', [value]) : lockLeadsAtDomain(tx, value),
  );
  const suppressed = await insertSuppressions(tx, kind, [value], reason);
  const reasonText =
    kind === 'address' ? reasonTexts[reason] : `A person of the team suppressed everybody at ${value}.`;
  return stopWorkForLeads(tx, leadIds, { reason: reasonText, isNews: suppressed > 0 });
}

/** The leads are held. Answers how many drafts were removed. */
async function stopWorkForLeads(
  tx: Tx,
  leadIds: readonly string[],
  { reason, isNews }: { readonly reason: string; readonly isNews: boolean },
): Promise<number> {
  await lockFlowRuns(tx, { leadIds });
  const failure: JobFailure = { code: 'suppressed', reason };
  const jobs = await lockOpenJobs(tx, leadIds);
  const rows = await lockRunRows(tx, leadIds);
  const drafts = await removeDrafts(tx, leadIds, failure.reason);
  const runIds = await lockRuns(
    tx,
    [...jobs, ...rows].map((row) => row.runId),
  );
  await endRunRows(tx, leadIds, failure);
  for (const { id, runId } of jobs) {
    if (runId === null) await abandonUnit(tx, id, failure);
    else await endRunJob(tx, await findJob(tx, id), leadIds, failure);
  }
  for (const runId of runIds) await updateRunStatus(tx, runId);
  const flowRuns = await stopFlowRuns(tx, { leadIds }, failure.reason);
  if (!isNews && drafts + jobs.length + flowRuns === 0) return drafts;
  const removed = drafts === 0 ? '' : ` Drafts that were removed: ${drafts}.`;
  await addTimelineEntries(
    tx,
    leadIds,
    'suppressed',
    `${failure.reason} Nobody may write to them.${removed}`,
  );
  return drafts;
}

/**
 * As `suppressPerson` for whoever has the address in any workspace; where nobody has it, it is suppressed alone. Served
 * by lead_identity_pkey.
 */
export async function suppressAddress(
  tx: Tx,
  address: string,
  reason: ActiveSuppression['reason'],
): Promise<void> {
  const [owner] = await tx.sql<{ id: string }>(
    `select lead_id as id from lead_identity
     where org_id = $1 and kind = 'email' and value = $2 and lead_id <> '' order by lead_id limit 1`,
    [tx.orgId, address],
  );
  if (owner) await suppressPerson(tx, owner, { address, reason });
  else await suppressTarget(tx, { kind: 'address', value: address }, reason);
}

async function listAddressesToSuppress(
  tx: Tx,
  leadId: string,
  { address, reason }: OptOut,
): Promise<readonly string[]> {
  const given = address?.includes('@') ? normaliseEmail(address) : null;
  if (given !== null && reason === 'hard_bounce') return [given];
  const rows = await tx.sql<{ value: string }>(
    `select value from lead_identity where org_id = $1 and lead_id = $2 and kind = 'email' order by value`,
    [tx.orgId, leadId],
  );
  return [...new Set([...(given === null ? [] : [given]), ...rows.map(({ value }) => value)])];
}

/**
 * Everybody whom a suppression bars, held. They are looked for again once nobody else can become one of them: most are
 * held by then, so that whoever gains an address and waits for this transaction is not waited for.
 */
async function lockAffectedLeads(
  tx: Tx,
  lockLeads: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await lockLeads();
  await lockSuppressions(tx, 'suppress');
  return lockLeads();
}
