import { dayOf, reserve, unitCosts, type Unit } from '../../domain/credits.ts';
import type { Tx } from '../../store/store.ts';
import {
  insertEntries,
  listEntries,
  lockCreditAccount,
  type LedgerEntry,
} from '../../store/queries/credits.ts';
import { findRemainingCaps } from '../../store/queries/runs.ts';
import { reportLowBalance, saveAccount } from './save-account.ts';

export interface UnitOfWork {
  /** Identifies the unit. A second reservation of the same unit changes nothing. */
  readonly unitId: string;
  readonly kind: Unit;
  readonly runId?: string | null;
}

export type ReservationResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'credits_exhausted' | 'spend_cap_reached';
      /** The credits that are missing for all units. */
      readonly missing: number;
    };

/**
 * Reserves the cost of units, once per unit: of all or, if credits or the cap of a run do not suffice, of none. The
 * lock on the account keeps the balance from falling below zero, and other spenders wait for it. So reserve many
 * units in one call, and last.
 *
 * @throws Error if the credits of a unit were released before, because the work would not be paid.
 */
export async function reserveCredits(tx: Tx, units: readonly UnitOfWork[]): Promise<ReservationResult> {
  if (units.length === 0) return { ok: true };
  const unitIds = units.map(({ unitId }) => unitId);
  const runIds = new Set(units.flatMap(({ runId }) => runId ?? []));
  const [{ account, plan }, entries, caps] = await Promise.all([
    lockCreditAccount(tx),
    listEntries(tx, unitIds),
    runIds.size > 0 ? findRemainingCaps(tx, [...runIds]) : new Map<string, number>(),
  ]);
  const released = entries.find(({ kind }) => kind === 'release');
  if (released) throw new Error(`The credits of ${released.jobId} were released before.`);
  const reserved = new Set(entries.map(({ jobId }) => jobId));
  const open = units.filter(({ unitId }) => !reserved.has(unitId));
  const day = dayOf(tx.now);
  let remaining = account;
  const reservations: LedgerEntry[] = [];
  for (const [index, { unitId, kind, runId = null }] of open.entries()) {
    const amount = unitCosts[kind];
    const reservation = reserve(remaining, plan, day, amount);
    if (!reservation.ok) {
      const missing = open
        .slice(index + 1)
        .reduce((sum, next) => sum + unitCosts[next.kind], reservation.missing);
      return { ok: false, code: 'credits_exhausted', missing };
    }
    remaining = reportLowBalance(tx, reservation.account);
    reservations.push({ jobId: unitId, unit: kind, runId, amount, fromFree: reservation.fromFree });
  }
  const overCaps = [...caps].map(([runId, cap]) => {
    const ofRun = reservations.filter((each) => each.runId === runId);
    return ofRun.reduce((sum, { amount }) => sum + amount, 0) - cap;
  });
  const overCap = Math.max(0, ...overCaps);
  if (overCap > 0) return { ok: false, code: 'spend_cap_reached', missing: overCap };
  if (reservations.length === 0) return { ok: true };
  // Other spenders wait for this transaction, so it does not wait for these writes. They are sent with the
  // next statement or the commit, which fails if they fail.
  Promise.all([insertEntries(tx, 'reserve', reservations), saveAccount(tx, remaining)]).catch(
    () => undefined,
  );
  return { ok: true };
}
