import type { JobKind } from './run.ts';

export type Plan = 'free' | 'pro' | 'scale';

/** What a plan brings: once at the beginning, and free on each UTC day. */
export const planCredits: Readonly<Record<Plan, { initial: number; daily: number }>> = {
  free: { initial: 0, daily: 5 },
  pro: { initial: 500, daily: 20 },
  scale: { initial: 5_000, daily: 100 },
};

/** Credits that one unit of work costs. Reads and previews cost nothing. */
export const unitCosts = { lookup: 1, enrich: 1, research: 1, draft: 1 } as const;
export type Unit = keyof typeof unitCosts;

/** The unit that a job of each kind is paid as; null for work that is free. */
export const unitOfJob: Readonly<Record<JobKind, Unit | null>> = {
  discover: null,
  read: null,
  research: 'research',
  contacts: 'enrich',
  draft: 'draft',
  enrich: 'enrich',
  lookup: 'lookup',
};

/** The cost of a run until one was measured: ten leads, each researched and drafted. */
const assumedRunCost = 20;

/** An organisation's account. What is reserved has already left `balance`. Days are UTC, YYYY-MM-DD. */
export interface Account {
  readonly balance: number;
  readonly freeDay: string;
  readonly freeUsed: number;
  readonly lowArmed: boolean;
  readonly measuredCost: number;
  readonly measuredRuns: number;
}

export type Reservation =
  | { readonly ok: true; readonly account: Account; readonly fromFree: number }
  | { readonly ok: false; readonly missing: number };

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Free credits left on this day. */
export function freeLeft(account: Account, plan: Plan, day: string): number {
  const used = account.freeDay === day ? account.freeUsed : 0;
  return Math.max(0, planCredits[plan].daily - used);
}

/** Takes `amount` off: first today's free credits, then the balance; all of it or nothing. */
export function reserve(account: Account, plan: Plan, day: string, amount: number): Reservation {
  // Around midnight a spender that began yesterday may come after one of today: the day never goes back.
  const today = day > account.freeDay ? day : account.freeDay;
  const fromFree = Math.min(freeLeft(account, plan, today), amount);
  const paid = amount - fromFree;
  if (paid > account.balance) return { ok: false, missing: paid - account.balance };
  const usedBefore = account.freeDay === today ? account.freeUsed : 0;
  return {
    ok: true,
    fromFree,
    account: { ...account, balance: account.balance - paid, freeDay: today, freeUsed: usedBefore + fromFree },
  };
}

/** Puts a reservation back. Free credits of an earlier day are gone with that day. */
export function release(
  account: Account,
  reserved: { amount: number; fromFree: number; day: string },
): Account {
  const sameDay = account.freeDay === reserved.day;
  return {
    ...account,
    balance: account.balance + reserved.amount - reserved.fromFree,
    freeUsed: sameDay ? Math.max(0, account.freeUsed - reserved.fromFree) : account.freeUsed,
  };
}

/** The mean measured cost of a run, in credits. */
export function runCost(account: Account): number {
  return account.measuredRuns === 0 ? assumedRunCost : account.measuredCost / account.measuredRuns;
}

/**
 * Tells whether this change crosses below the cost of a run; it does so once until the balance has risen to it again.
 */
export function checkLowBalance(account: Account): { account: Account; crossed: boolean } {
  const low = account.balance < runCost(account);
  return { account: { ...account, lowArmed: !low }, crossed: low && account.lowArmed };
}
