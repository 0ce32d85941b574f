import { dayOf, remainingFreeCredits } from '../../domain/credits.ts';
import { findCreditAccount } from '../../store/queries/credits.ts';
import type { ReadContext } from '../../store/store.ts';

/** Returns the credits that can be reserved now: today's free credits and the balance. */
export async function countSpendableCredits(tx: ReadContext): Promise<number> {
  const { account, plan } = await findCreditAccount(tx);
  return account.balance + remainingFreeCredits(account, plan, dayOf(tx.now));
}
