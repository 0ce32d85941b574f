import type { Handler } from '../../operation.ts';
import { dayOf, freeLeft, planCredits, runCost, unitCosts } from '../../domain/credits.ts';
import { onlyItem } from '../../domain/only-item.ts';
import { findCreditAccount } from '../../store/queries/credits.ts';

export const handle: Handler<'credits.info'> = async ({ tx }) => {
  // Served by credit_entry_time_index.
  const usageQuery = tx.sql<{ today: number; month: number }>(
    `select coalesce(sum(amount) filter (where created_at >= date_trunc('day', $2::timestamptz)), 0)::int as today,
            coalesce(sum(amount), 0)::int as month
     from credit_entry
     where org_id = $1 and kind = 'commit' and created_at >= date_trunc('month', $2::timestamptz)`,
    [tx.orgId, tx.now],
  );
  const [{ account, plan }, used] = await Promise.all([findCreditAccount(tx), usageQuery]);
  return {
    balance: account.balance,
    dailyFree: planCredits[plan].daily,
    dailyFreeRemaining: freeLeft(account, plan, dayOf(tx.now)),
    used: onlyItem(used),
    plan,
    runCost: runCost(account),
    costs: { ...unitCosts },
  };
};
