import {
  dayOf,
  freeLeft,
  release,
  reserve,
  runCost,
  unitCosts,
  checkLowBalance,
  type Account,
  type Plan,
  type Unit,
} from '../../domain/credits.ts';
import { newId } from '../ids.ts';
import type { QueryContext, ReadContext, Tx } from '../store.ts';

export interface UnitOfWork {
  /** Names the unit; a second reservation under one name changes nothing. */
  readonly jobId: string;
  readonly unit: Unit;
  readonly runId?: string | null;
}

export type ReservationResult = { readonly ok: true } | { readonly ok: false; readonly missing: number };

/**
 * Sets the cost of one unit aside, once for each job. The account's row is locked, so parallel spenders queue up and
 * the balance never falls below zero. Raises credits.low when this crosses the cost of a run. Throws for a unit whose
 * credits went back already: work on it would never be paid.
 */
export async function reserveCredits(tx: Tx, work: UnitOfWork): Promise<ReservationResult> {
  const [{ account, plan }, entries] = await Promise.all([
    lockCreditAccount(tx),
    findEntries(tx, work.jobId),
  ]);
  const amount = unitCosts[work.unit];
  if (entries.has('release')) throw new Error(`The credits of ${work.jobId} went back already.`);
  if (entries.has('reserve')) return { ok: true };
  const day = dayOf(tx.now);
  const reservation = reserve(account, plan, day, amount);
  if (!reservation.ok) return reservation;
  // All spenders of the organisation wait for this transaction, so nobody here waits for what is written: it travels
  // with what is asked next, at the latest with the commit, which fails if it does.
  Promise.all([
    insertEntry(tx, 'reserve', { ...work, amount, fromFree: reservation.fromFree }),
    saveAccount(tx, reservation.account),
  ]).catch(() => undefined);
  return { ok: true };
}

/**
 * The work was done: what was set aside is spent. Free when it was settled before or never reserved. What is spent has
 * left the balance already, so units that are paid do not wait for each other.
 */
export async function commitCredits(tx: Tx, jobId: string): Promise<void> {
  await Promise.all([
    lockUnit(tx, jobId),
    // Served by credit_entry_job_key.
    tx.sql(
      `insert into credit_entry (org_id, id, kind, amount, from_free, job_id, unit, run_id, created_at)
       select org_id, $3, 'commit', amount, from_free, job_id, unit, run_id, $4 from credit_entry
       where org_id = $1 and job_id = $2 and kind = 'reserve' and not exists (
         select from credit_entry s where s.org_id = $1 and s.job_id = $2 and s.kind in ('commit', 'release'))
       on conflict do nothing`,
      [tx.orgId, jobId, newId('credit'), tx.now],
    ),
  ]);
}

/** The work found nothing or failed: what was set aside goes back. */
export async function releaseCredits(tx: Tx, jobId: string): Promise<void> {
  // The account is held before the entries are read, so that of two that release a unit the second sees the first.
  const [, { account }, entries] = await Promise.all([
    lockUnit(tx, jobId),
    lockCreditAccount(tx),
    findEntries(tx, jobId),
  ]);
  const reserved = entries.get('reserve');
  if (!reserved || entries.has('commit') || entries.has('release')) return;
  await insertEntry(tx, 'release', { ...reserved, jobId });
  await saveAccount(tx, release(account, reserved));
}

/** Adds credits, and lets parked runs look at once whether they can go on. Served by outbox_subject_index. */
export async function grantCredits(tx: Tx, amount: number): Promise<void> {
  const { account } = await lockCreditAccount(tx);
  await insertEntry(tx, 'grant', { amount, fromFree: 0, jobId: null, unit: null });
  await saveAccount(tx, { ...account, balance: account.balance + amount });
  await tx.sql(
    `update directory.outbox set due_at = $2 where org_id = $1 and kind = 'job' and name = 'resume'`,
    [tx.orgId, tx.now],
  );
}

/** How many credits could be set aside now: today's free ones and the balance. */
export async function countSpendableCredits(tx: ReadContext): Promise<number> {
  const { account, plan } = await findCreditAccount(tx);
  return account.balance + freeLeft(account, plan, dayOf(tx.now));
}

/**
 * Counts what a run cost into the measured cost of runs; a run that comes to its drafts again adds what it cost since.
 * One that cost nothing tells nothing about what runs cost. The caller holds the run's row.
 */
export async function measureRunCost(tx: Tx, runId: string): Promise<void> {
  // Served by credit_entry_run_index; both parts of the statement see the run as it was before.
  await tx.sql(
    `with cost as (
       select coalesce(sum(c.amount), 0)::int as now, r.measured_credits as before
       from run r
       left join credit_entry c on c.org_id = $1 and c.run_id = r.id and c.kind = 'commit'
       where r.org_id = $1 and r.id = $2 group by r.measured_credits
     ), noted as (
       update run set measured_credits = cost.now from cost where run.org_id = $1 and run.id = $2
     )
     update credit_account a set measured_cost = a.measured_cost + cost.now - cost.before,
            measured_runs = a.measured_runs + case when cost.before = 0 then 1 else 0 end
     from cost where a.org_id = $1 and cost.now > cost.before`,
    [tx.orgId, runId],
  );
}

/** An account begins below the cost of a run without having fallen below it, so credits.low is not armed yet. */
export async function createCreditAccount(tx: Tx): Promise<void> {
  await tx.sql(
    'insert into credit_account (org_id, balance, free_day, low_armed) values ($1, 0, $2, false)',
    [tx.orgId, dayOf(tx.now)],
  );
}

interface LedgerEntry {
  readonly kind: string;
  readonly amount: number;
  readonly fromFree: number;
  readonly day: string;
  readonly unit: string | null;
  readonly runId: string | null;
}

/**
 * Of two that settle a unit one waits for the other, and what it asks next sees what the other left. A part of a unit
 * is named after it: `job_…/research`.
 */
async function lockUnit(tx: Tx, jobId: string): Promise<void> {
  const [unitId] = jobId.split('/');
  await tx.sql('select from job where org_id = $1 and id = $2 for no key update', [tx.orgId, unitId]);
}

/** What the ledger says about a unit, by kind. Served by credit_entry_job_key. */
async function findEntries(tx: Tx, jobId: string): Promise<ReadonlyMap<string, LedgerEntry>> {
  const rows = await tx.sql<LedgerEntry>(
    `select kind, amount, from_free as "fromFree", unit, run_id as "runId",
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day
     from credit_entry where org_id = $1 and job_id = $2`,
    [tx.orgId, jobId],
  );
  return new Map(rows.map((row) => [row.kind, row]));
}

async function insertEntry(
  tx: Tx,
  kind: string,
  entry: {
    amount: number;
    fromFree: number;
    jobId: string | null;
    unit: string | null;
    runId?: string | null;
  },
): Promise<void> {
  await tx.sql(
    `insert into credit_entry (org_id, id, kind, amount, from_free, job_id, unit, run_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tx.orgId,
      newId('credit'),
      kind,
      entry.amount,
      entry.fromFree,
      entry.jobId,
      entry.unit,
      entry.runId ?? null,
      tx.now,
    ],
  );
}

/** The account and the plan. The lock is the tenant's own row, so no two spenders of one organisation work at once. */
export async function lockCreditAccount(tx: Tx): Promise<{ account: Account; plan: Plan }> {
  return findCreditAccount(tx, 'for no key update of a');
}

export async function findCreditAccount(
  tx: QueryContext,
  lock = '',
): Promise<{ account: Account; plan: Plan }> {
  const [row] = await tx.sql<Account & { plan: Plan }>(
    `select a.balance, to_char(a.free_day, 'YYYY-MM-DD') as "freeDay", a.free_used as "freeUsed",
            a.low_armed as "lowArmed",
            a.measured_cost as "measuredCost", a.measured_runs as "measuredRuns", o.plan
     from credit_account a join directory.org o on o.org_id = a.org_id where a.org_id = $1 ${lock}`,
    [tx.orgId],
  );
  if (!row) throw new Error(`The organisation ${tx.orgId} has no credit account.`);
  const { plan, ...account } = row;
  return { account, plan };
}

async function saveAccount(tx: Tx, changed: Account): Promise<void> {
  const { account, crossed } = checkLowBalance(changed);
  if (crossed) tx.emit('credits.low', { balance: account.balance, runCost: runCost(account) });
  await tx.sql(
    'update credit_account set balance = $2, free_day = $3, free_used = $4, low_armed = $5 where org_id = $1',
    [tx.orgId, account.balance, account.freeDay, account.freeUsed, account.lowArmed],
  );
}
