import { clearSuspicion as clearItem } from '../application/suspicions/clear.ts';
import { confirmOptOut as confirmItem } from '../application/suspicions/confirm.ts';
import { listSuspicions } from '../application/suspicions/list.ts';
import type { Store, Tx } from '../store/store.ts';
import { recordCommand } from './record-command.ts';
import { UserFacingError } from './user-facing-error.ts';
import { runInOwningOrganisation, findWorkspaceOrg } from './find-organisation.ts';

export interface SuspectedArrival {
  /** The id of a message or event. */
  readonly arrivalId: string;
  readonly leadId: string;
  /** The owner of the thread. */
  readonly from: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The sender's own words on one line. */
  readonly text: string;
}

export interface DecidedArrival {
  readonly arrivalId: string;
  readonly leadId: string;
}

/**
 * Lists up to `limit` possible opt-outs of a workspace without a decision, oldest first.
 * @throws UserFacingError if there is no such workspace.
 */
export async function listSuspected(
  store: Store,
  projectId: string,
  limit: number,
): Promise<SuspectedArrival[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  const open = await store.query(orgId, (context) => listSuspicions(context, projectId, { limit }));
  return open.map(({ id: arrivalId, leadId, from, at, text }) => ({ arrivalId, leadId, from, at, text }));
}

/**
 * Decides that a message is no opt-out.
 * @throws UserFacingError if the id is not a possible opt-out, with any earlier decision.
 */
export async function clearSuspicion(
  store: Store,
  arrivalId: string,
): Promise<DecidedArrival & { readonly open: number }> {
  return decideArrival(store, arrivalId, 'clear', async (tx) => {
    const cleared = await clearItem(tx, arrivalId);
    if (!cleared || !('problem' in cleared)) return cleared;
    const { problem, suppressed } = cleared;
    if (suppressed.length === 0) throw new UserFacingError(problem);
    const lifts = suppressed.map(
      (address) => `\`npx outreach suppression lift ${address} --org ${tx.orgId}\``,
    );
    throw new UserFacingError(`${problem} If that was a mistake, allow messages again: ${lifts.join(', ')}.`);
  });
}

/**
 * Decides that a message is an opt-out, even if nothing suspected it.
 * @throws UserFacingError if there is no message or event with the id.
 */
export async function confirmOptOut(
  store: Store,
  arrivalId: string,
): Promise<DecidedArrival & { readonly stranger: string | null }> {
  return decideArrival(store, arrivalId, 'confirm', (tx) => confirmItem(tx, arrivalId));
}

async function decideArrival<Decided extends { readonly id: string }>(
  store: Store,
  arrivalId: string,
  command: string,
  decide: (tx: Tx) => Promise<Decided | null>,
): Promise<Omit<Decided, 'id'> & { readonly arrivalId: string }> {
  const decided = await runInOwningOrganisation(store, async (tx) => {
    const found = await decide(tx);
    if (found !== null) recordCommand(tx, `inbox ${command}`, found.id);
    return found;
  });
  if (decided === null) throw new UserFacingError(`There is no message or event with the id ${arrivalId}.`);
  const { id, ...rest } = decided;
  return { arrivalId: id, ...rest };
}
