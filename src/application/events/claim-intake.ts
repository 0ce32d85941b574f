/**
 * An idempotency key ensures that an event is recorded only once. It never expires. The first call claims the key, and
 * parallel calls wait for its answer. If a process crashes, its lease expires, and a repeat of the call continues with
 * the same event and unit of work.
 */
import {
  insertIntake,
  lockIntake,
  updateIntakeLease,
  type OpenIntake,
} from '../../store/queries/event-intake.ts';
import type { Tx } from '../../store/store.ts';

export type IntakeClaim =
  | { readonly is: 'new' }
  | { readonly is: 'answered'; readonly value: string }
  | { readonly is: 'underway' }
  | { readonly is: 'lapsed'; readonly intake: OpenIntake };

/** Claims the key for a new event, or returns the progress of the earlier one. */
export async function claimIntake(
  tx: Tx,
  intake: Omit<OpenIntake, 'value'>,
  leaseMs: number,
): Promise<IntakeClaim> {
  const { key } = intake;
  const leasedUntil = new Date(tx.now.getTime() + leaseMs);
  if (await insertIntake(tx, intake, leasedUntil)) return { is: 'new' };
  const row = await lockIntake(tx, key);
  if (row.isAnswered) return { is: 'answered', value: row.value };
  if (!row.isLapsed) return { is: 'underway' };
  await updateIntakeLease(tx, key, leasedUntil);
  return { is: 'lapsed', intake: { ...row, key } };
}

/** Locks the key and returns the answer that another call saved meanwhile, or null. */
export async function findIntakeAnswer(tx: Tx, key: string): Promise<string | null> {
  const { isAnswered, value } = await lockIntake(tx, key);
  return isAnswered ? value : null;
}

/** Lets the next repeat continue immediately after a failed call. */
export async function releaseIntake(tx: Tx, key: string): Promise<void> {
  await updateIntakeLease(tx, key, tx.now);
}
