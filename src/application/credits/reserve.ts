import { dayOf, reserve, unitCosts, type Unit } from '../../domain/credits.ts';
import type { Tx } from '../../store/store.ts';
import { findEntries, insertEntry, lockCreditAccount } from '../../store/queries/credits.ts';
import { saveAccount } from './save-account.ts';

export interface UnitOfWork {
  /** Identifies the unit. A second reservation of the same unit changes nothing. */
  readonly jobId: string;
  readonly unit: Unit;
  readonly runId?: string | null;
}

export type ReservationResult = { readonly ok: true } | { readonly ok: false; readonly missing: number };

/**
 * Reserves the cost of one unit, once per job. The lock on the account keeps the balance from falling below zero.
 *
 * @throws Error if the unit's credits were released before, because the work would not be paid.
 */
export async function reserveCredits(tx: Tx, work: UnitOfWork): Promise<ReservationResult> {
  const [{ account, plan }, entries] = await Promise.all([
    lockCreditAccount(tx),
    findEntries(tx, work.jobId),
  ]);
  const amount = unitCosts[work.unit];
  if (entries.has('release')) throw new Error(`The credits of ${work.jobId} were released before.`);
  if (entries.has('reserve')) return { ok: true };
  const day = dayOf(tx.now);
  const reservation = reserve(account, plan, day, amount);
  if (!reservation.ok) return reservation;
  // Other spenders wait for this transaction, so it does not wait for these writes. They are sent with the
  // next statement or the commit, which fails if they fail.
  Promise.all([
    insertEntry(tx, 'reserve', { ...work, amount, fromFree: reservation.fromFree }),
    saveAccount(tx, reservation.account),
  ]).catch(() => undefined);
  return { ok: true };
}
