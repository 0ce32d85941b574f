import type { JobKind } from './run.ts';

export type Plan = 'free' | 'pro' | 'scale';

/** The credits of a plan: `initial` once, and `daily` free on each UTC day. */
export const planCredits: Readonly<Record<Plan, { initial: number; daily: number }>> = {
  free: { initial: 0, daily: 5 },
  pro: { initial: 500, daily: 20 },
  scale: { initial: 5_000, daily: 100 },
};

/** Credits per unit of work. Reads and previews are free. */
export const unitCosts = { lookup: 1, enrich: 1, research: 1, draft: 1 } as const;
export type Unit = keyof typeof unitCosts;

/** The unit that a job of each kind costs; null for free work. */
export const unitOfJob: Readonly<Record<JobKind, Unit | null>> = {
  discover: null,
  read: null,
  research: 'research',
  contacts: 'enrich',
  draft: 'draft',
  enrich: 'enrich',
  lookup: 'lookup',
};

/** The assumed cost of a run before the first measurement: ten leads, each researched and drafted. */
const assumedRunCost = 20;

/**
 * An organisation's credit account. Reserved credits are already subtracted from `balance`. Days are UTC, YYYY-MM-DD.
 */
export interface Account {
  readonly balance: number;
  readonly freeDay: string;
  readonly freeUsed: number;
  /** True if the next fall below the cost of a run must be reported. */
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

export function remainingFreeCredits(account: Account, plan: Plan, day: string): number {
  const used = account.freeDay === day ? account.freeUsed : 0;
  return Math.max(0, planCredits[plan].daily - used);
}

/** Reserves `amount`: first from today's free credits, then from the balance; all or nothing. */
export function reserve(account: Account, plan: Plan, day: string, amount: number): Reservation {
  // The day never moves back, because around midnight work from yesterday may reserve after work from today.
  const today = day > account.freeDay ? day : account.freeDay;
  const fromFree = Math.min(remainingFreeCredits(account, plan, today), amount);
  const paid = amount - fromFree;
  if (paid > account.balance) return { ok: false, missing: paid - account.balance };
  const usedToday = account.freeDay === today ? account.freeUsed : 0;
  return {
    ok: true,
    fromFree,
    account: { ...account, balance: account.balance - paid, freeDay: today, freeUsed: usedToday + fromFree },
  };
}

/** Gives reserved credits back to the account, without the free credits of an earlier day: they have expired. */
export function release(
  account: Account,
  reserved: { amount: number; fromFree: number; day: string },
): Account {
  const isSameDay = account.freeDay === reserved.day;
  return {
    ...account,
    balance: account.balance + reserved.amount - reserved.fromFree,
    freeUsed: isSameDay ? Math.max(0, account.freeUsed - reserved.fromFree) : account.freeUsed,
  };
}

/** The mean measured cost of a run, in credits. */
export function runCost(account: Account): number {
  return account.measuredRuns === 0 ? assumedRunCost : account.measuredCost / account.measuredRuns;
}

/**
 * Whether the balance has just fallen below the cost of a run. Reports each fall once: `lowArmed` becomes true again
 * when the balance has risen above that cost.
 */
export function checkLowBalance(account: Account): { account: Account; crossed: boolean } {
  const isLow = account.balance < runCost(account);
  return { account: { ...account, lowArmed: !isLow }, crossed: isLow && account.lowArmed };
}
