import { dayOf, type Account, type Plan } from '../../domain/credits.ts';
import { onlyItem } from '../../domain/only-item.ts';
import { newId } from '../ids.ts';
import { insertInto } from '../session/insert-into.ts';
import type { QueryContext, Tx } from '../store.ts';

/** Returns the credits used today and this month. Served by credit_entry_time_index. */
export async function sumCreditUsage(
  tx: QueryContext,
): Promise<{ readonly today: number; readonly month: number }> {
  const rows = await tx.sql<{ today: number; month: number }>(
    `select coalesce(sum(amount) filter (where created_at >= date_trunc('day', $2::timestamptz)), 0)::int as today,
            coalesce(sum(amount), 0)::int as month
     from credit_entry
     where org_id = $1 and kind = 'commit' and created_at >= date_trunc('month', $2::timestamptz)`,
    [tx.orgId, tx.now],
  );
  return onlyItem(rows);
}

/**
 * Adds the credits a run spent since its last measurement to the measured cost of runs. Runs without cost do not count.
 * The caller holds the lock on the run.
 */
export async function measureRunCost(tx: Tx, runId: string): Promise<void> {
  // Served by credit_entry_run_index; both parts of the statement see the run before the update.
  await tx.sql(
    `with cost as (
       select coalesce(sum(c.amount), 0)::int as now, r.measured_credits as before
       from run r
       left join credit_entry c on c.org_id = $1 and c.run_id = r.id and c.kind = 'commit'
       where r.org_id = $1 and r.id = $2 group by r.measured_credits
     ), updated_run as (
       update run set measured_credits = cost.now from cost where run.org_id = $1 and run.id = $2
     )
     update credit_account a set measured_cost = a.measured_cost + cost.now - cost.before,
            measured_runs = a.measured_runs + case when cost.before = 0 then 1 else 0 end
     from cost where a.org_id = $1 and cost.now > cost.before`,
    [tx.orgId, runId],
  );
}

/** Creates an empty account. credits.low is not armed, because the balance has never been above the cost of a run. */
export async function createCreditAccount(tx: Tx): Promise<void> {
  await tx.sql(
    'insert into credit_account (org_id, balance, free_day, low_armed) values ($1, 0, $2, false)',
    [tx.orgId, dayOf(tx.now)],
  );
}

export interface LedgerEntry {
  readonly amount: number;
  readonly fromFree: number;
  readonly jobId: string | null;
  readonly unit: string | null;
  readonly runId?: string | null;
}

/** Locks units, so that only one transaction at a time settles each. Parts of a unit are named `job_…/research`. */
export async function lockUnits(tx: Tx, jobIds: readonly string[]): Promise<void> {
  await tx.sql('select from job where org_id = $1 and id = any($2) order by id for no key update', [
    tx.orgId,
    jobIds.map((jobId) => jobId.split('/', 1).join()),
  ]);
}

interface SettledEntry extends LedgerEntry {
  readonly jobId: string;
  readonly kind: string;
  readonly day: string;
}

/** Returns the ledger entries of units. Served by credit_entry_job_key. */
export async function listEntries(tx: Tx, jobIds: readonly string[]): Promise<readonly SettledEntry[]> {
  return tx.sql<SettledEntry>(
    `select job_id as "jobId", kind, amount, from_free as "fromFree", unit, run_id as "runId",
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day
     from credit_entry where org_id = $1 and job_id = any($2)`,
    [tx.orgId, jobIds],
  );
}

const insertEntriesSql = insertInto(
  'credit_entry',
  ['org_id', 'kind', 'created_at'],
  ['id', 'amount', 'from_free', 'job_id', 'unit', 'run_id'],
);

export async function insertEntries(tx: Tx, kind: string, entries: readonly LedgerEntry[]): Promise<void> {
  const rows = entries.map(({ amount, fromFree, jobId, unit, runId }) => ({
    id: newId('credit'),
    amount,
    from_free: fromFree,
    job_id: jobId,
    unit,
    run_id: runId,
  }));
  const { text, values } = insertEntriesSql([tx.orgId, kind, tx.now], rows);
  await tx.sql(text, values);
}

/** A row of the ledger. Of the credits, `fromFree` are daily free ones. */
export interface ListedCreditEntry extends LedgerEntry {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: 'grant' | 'reserve' | 'commit' | 'release';
  readonly runId: string | null;
}

/** Returns the ledger before an id, newest first. Served by the primary key, read backwards. */
export async function listCreditEntries(
  tx: QueryContext,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<ListedCreditEntry[]> {
  return tx.sql<ListedCreditEntry>(
    `select id, floor(extract(epoch from created_at) * 1000)::float8 as at, kind, amount, from_free as "fromFree",
            job_id as "jobId", unit, run_id as "runId"
     from credit_entry where org_id = $1 and ($2::text is null or id < $2) order by id desc limit $3`,
    [tx.orgId, before, limit],
  );
}

/** Locks the account, so that spenders of one organisation run one after the other. */
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

export async function updateCreditAccount(tx: Tx, account: Account): Promise<void> {
  await tx.sql(
    'update credit_account set balance = $2, free_day = $3, free_used = $4, low_armed = $5 where org_id = $1',
    [tx.orgId, account.balance, account.freeDay, account.freeUsed, account.lowArmed],
  );
}

/**
 * Copies the reservations of units to commit entries, unless the unit is settled. Served by credit_entry_job_key. The
 * limit keeps PostgreSQL from reading the whole ledger for a few units.
 */
export async function insertCommitEntries(tx: Tx, jobIds: readonly string[]): Promise<void> {
  await tx.sql(
    `insert into credit_entry (org_id, id, kind, amount, from_free, job_id, unit, run_id, created_at)
     select $1, unit.entry_id, 'commit', e.amount, e.from_free, e.job_id, e.unit, e.run_id, $4
     from unnest($2::text[], $3::text[]) as unit (job_id, entry_id)
     cross join lateral (
       select r.amount, r.from_free, r.job_id, r.unit, r.run_id from credit_entry r
       where r.org_id = $1 and r.job_id = unit.job_id and r.kind = 'reserve' and not exists (
         select from credit_entry s where s.org_id = $1 and s.job_id = unit.job_id and s.kind in ('commit', 'release'))
       limit 1
     ) as e
     on conflict do nothing`,
    [tx.orgId, jobIds, jobIds.map(() => newId('credit')), tx.now],
  );
}

/** Returns the units among these that have a reservation. Served by credit_entry_job_key. */
export async function listReservedUnits(tx: Tx, unitIds: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.sql<{ unitId: string }>(
    `select job_id as "unitId" from credit_entry where org_id = $1 and job_id = any($2) and kind = 'reserve'`,
    [tx.orgId, unitIds],
  );
  return rows.map(({ unitId }) => unitId);
}

/** Returns the jobs among these whose credits are reserved but not settled. Served by credit_entry_job_key. */
export async function listReservedJobs(tx: Tx, jobIds: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ jobId: string }>(
    `select job_id as "jobId" from credit_entry where org_id = $1 and job_id = any($2::text[])
     group by job_id having bool_and(kind = 'reserve') order by job_id`,
    [tx.orgId, jobIds],
  );
  return rows.map(({ jobId }) => jobId);
}
