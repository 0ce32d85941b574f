import { checkLowBalance, runCost, type Account } from '../../domain/credits.ts';
import { updateCreditAccount } from '../../store/queries/credits.ts';
import type { Tx } from '../../store/store.ts';

/** Saves a locked account and emits credits.low when the balance falls below the cost of a run. */
export async function saveAccount(tx: Tx, changed: Account): Promise<void> {
  const { account, crossed } = checkLowBalance(changed);
  if (crossed) tx.emit('credits.low', { balance: account.balance, runCost: runCost(account) });
  await updateCreditAccount(tx, account);
}
