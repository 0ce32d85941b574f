import { checkLowBalance, runCost, type Account } from '../../domain/credits.ts';
import { updateCreditAccount } from '../../store/queries/credits.ts';
import type { Tx } from '../../store/store.ts';

/** Saves a locked account and reports a low balance. */
export async function saveAccount(tx: Tx, changed: Account): Promise<void> {
  await updateCreditAccount(tx, reportLowBalance(tx, changed));
}

/** Emits credits.low when the balance falls below the cost of a run. Returns the account, which reports it once. */
export function reportLowBalance(tx: Tx, changed: Account): Account {
  const { account, crossed } = checkLowBalance(changed);
  if (crossed) tx.emit('credits.low', { balance: account.balance, runCost: runCost(account) });
  return account;
}
