import { lockOpenJobs, findJob } from '../../store/queries/jobs.ts';
import { normaliseEmail } from '../../domain/company-domain.ts';
import type { SuppressionTarget } from '../../domain/suppressible.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { lockFlowRuns } from '../../store/queries/flow-log.ts';
import { endRunJob, type JobFailure } from '../jobs/end-for-leads.ts';
import { updateRunStatus } from '../runs/update-status.ts';
import { abandonUnit } from '../jobs/unit.ts';
import {
  lockSuppressions,
  type ActiveSuppression,
  insertSuppressions,
} from '../../store/queries/suppressions.ts';
import { addTimelineEntries } from '../../store/queries/timeline.ts';
import { findAddressOwner, listAddresses } from '../../store/queries/lead-identities.ts';
import { stopFlowRuns } from '../flows/stop-runs.ts';
import { lockLeadsByAddress, lockLeadsAtDomain } from '../../store/queries/leads.ts';
import { lockRuns } from '../../store/queries/runs.ts';
import { lockRunLeads, endRunLeads } from '../../store/queries/run-leads.ts';
import { removeDrafts } from '../../store/queries/messages.ts';

export interface OptOut {
  /** The sender of the opt-out, or the address that bounced. Null if unknown. */
  readonly address: string | null;
  readonly reason: ActiveSuppression['reason'];
}

const reasonTexts: Readonly<Record<ActiveSuppression['reason'], string>> = {
  unsubscribe: 'The person asked for no more messages.',
  hard_bounce: 'The address accepts no messages.',
  complaint: 'The person complained about a message.',
  manual: 'A person of the team suppressed the address.',
  erasure: 'The person was erased.',
};

/**
 * Suppresses the lead's addresses, or after a hard bounce only the bounced one. Stops all work for the person in all
 * workspaces: drafts are removed, jobs end with their credits released, and flow runs stop. The caller holds the lock
 * on the lead. A repeat changes nothing.
 *
 * The lock order is: leads, flow runs, jobs, leads in runs and messages, runs, account. Workers lock a job while they
 * save its draft. Locking jobs first means that a draft is either visible here or not saved. Served by
 * lead_identity_lead_index, lead_identity_pkey, job_lead_index, run_lead_lead_index and message_lead_index.
 */
export async function suppressPerson(tx: Tx, lead: Pick<Rows['Lead'], 'id'>, optOut: OptOut): Promise<void> {
  await tx.flush();
  const addresses = await listAddressesToSuppress(tx, lead.id, optOut);
  const leadIds = await lockAffectedLeads(tx, () => lockLeadsByAddress(tx, lead.id, addresses));
  const suppressed = await insertSuppressions(tx, 'address', addresses, optOut.reason);
  await stopWorkForLeads(tx, leadIds, { reason: reasonTexts[optOut.reason], isNew: suppressed > 0 });
}

/**
 * Suppresses only the target and stops work for everybody it covers, as `suppressPerson` does. Returns the number of
 * removed drafts. Reads all leads of the organisation for a domain; otherwise served by lead_identity_pkey.
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
  return stopWorkForLeads(tx, leadIds, { reason: reasonText, isNew: suppressed > 0 });
}

/** The caller holds the locks on the leads. Returns the number of removed drafts. */
async function stopWorkForLeads(
  tx: Tx,
  leadIds: readonly string[],
  { reason, isNew }: { readonly reason: string; readonly isNew: boolean },
): Promise<number> {
  await lockFlowRuns(tx, { leadIds });
  const failure: JobFailure = { code: 'suppressed', reason };
  const jobs = await lockOpenJobs(tx, leadIds);
  const rows = await lockRunLeads(tx, leadIds);
  const drafts = await removeDrafts(tx, leadIds, failure.reason);
  const runs = await lockRuns(
    tx,
    [...jobs, ...rows].map((row) => row.runId),
  );
  await endRunLeads(tx, leadIds, failure);
  for (const { id, runId } of jobs) {
    if (runId === null) await abandonUnit(tx, id, failure);
    else await endRunJob(tx, await findJob(tx, id), leadIds, failure);
  }
  for (const { id } of runs) await updateRunStatus(tx, id);
  const flowRuns = await stopFlowRuns(tx, { leadIds }, failure.reason);
  if (!isNew && drafts + jobs.length + flowRuns === 0) return drafts;
  const removed = drafts === 0 ? '' : ` Removed drafts: ${drafts}.`;
  await addTimelineEntries(
    tx,
    leadIds,
    'suppressed',
    `${failure.reason} They get no more messages.${removed}`,
  );
  return drafts;
}

/**
 * As `suppressPerson` for the owner of the address in any workspace. If the address has no owner, only the address is
 * suppressed.
 */
export async function suppressAddress(
  tx: Tx,
  address: string,
  reason: ActiveSuppression['reason'],
): Promise<void> {
  const owner = await findAddressOwner(tx, address);
  if (owner) await suppressPerson(tx, owner, { address, reason });
  else await suppressTarget(tx, { kind: 'address', value: address }, reason);
}

async function listAddressesToSuppress(
  tx: Tx,
  leadId: string,
  { address, reason }: OptOut,
): Promise<readonly string[]> {
  const normalised = address?.includes('@') ? normaliseEmail(address) : null;
  if (normalised !== null && reason === 'hard_bounce') return [normalised];
  const ownAddresses = await listAddresses(tx, leadId);
  return [...new Set(normalised === null ? ownAddresses : [normalised, ...ownAddresses])];
}

/**
 * Locks every lead that a suppression covers. Searches again after locking suppressions, because a lead may have gained
 * the address meanwhile. The first search locks most leads in the usual order, before suppressions, which prevents
 * deadlocks.
 */
async function lockAffectedLeads(
  tx: Tx,
  lockLeads: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await lockLeads();
  await lockSuppressions(tx, 'suppress');
  return lockLeads();
}
