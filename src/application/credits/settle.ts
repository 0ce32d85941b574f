import { release } from '../../domain/credits.ts';
import {
  findEntries,
  insertCommitEntry,
  insertEntry,
  lockCreditAccount,
  lockUnit,
} from '../../store/queries/credits.ts';
import type { Tx } from '../../store/store.ts';
import { saveAccount } from './save-account.ts';

/**
 * Spends the reserved credits of a finished unit. Does nothing if the unit is settled or was never reserved. The
 * reservation already reduced the balance, so paid units need no lock on the account.
 */
export async function commitCredits(tx: Tx, jobId: string): Promise<void> {
  await Promise.all([lockUnit(tx, jobId), insertCommitEntry(tx, jobId)]);
}

/** Returns the reserved credits of a unit that failed or found nothing. */
export async function releaseCredits(tx: Tx, jobId: string): Promise<void> {
  // Locks before it reads, so that the second of two releases sees the first.
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
