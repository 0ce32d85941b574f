import { insertEntries, lockCreditAccount } from '../../store/queries/credits.ts';
import { resumeParkedJobs } from '../../store/queries/outbox.ts';
import type { Tx } from '../../store/store.ts';
import { saveAccount } from './save-account.ts';

/** Adds credits and makes parked runs resume now. */
export async function grantCredits(tx: Tx, amount: number): Promise<void> {
  const { account } = await lockCreditAccount(tx);
  await insertEntries(tx, 'grant', [{ amount, fromFree: 0, jobId: null, unit: null }]);
  await saveAccount(tx, { ...account, balance: account.balance + amount });
  await resumeParkedJobs(tx);
}
