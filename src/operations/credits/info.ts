import type { Handler } from '../../operation.ts';
import { dayOf, remainingFreeCredits, planCredits, runCost, unitCosts } from '../../domain/credits.ts';
import { findCreditAccount, sumCreditUsage } from '../../store/queries/credits.ts';

export const handle: Handler<'credits.info'> = async ({ tx }) => {
  const [{ account, plan }, used] = await Promise.all([findCreditAccount(tx), sumCreditUsage(tx)]);
  return {
    balance: account.balance,
    dailyFree: planCredits[plan].daily,
    dailyFreeRemaining: remainingFreeCredits(account, plan, dayOf(tx.now)),
    used,
    plan,
    runCost: runCost(account),
    costs: { ...unitCosts },
  };
};
