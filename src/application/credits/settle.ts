import { release } from '../../domain/credits.ts';
import {
  insertCommitEntries,
  insertEntries,
  listEntries,
  lockCreditAccount,
  lockUnits,
} from '../../store/queries/credits.ts';
import type { Tx } from '../../store/store.ts';
import { saveAccount } from './save-account.ts';

/**
 * Spends the reserved credits of finished units. Does nothing for a unit that is settled or was never reserved. The
 * reservation already reduced the balance, so paid units need no lock on the account.
 */
export async function commitCredits(tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await Promise.all([lockUnits(tx, jobIds), insertCommitEntries(tx, jobIds)]);
}

/** Returns the reserved credits of units that failed or found nothing. */
export async function releaseCredits(tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  // Locks before it reads, so that the second of two releases sees the first.
  const [, { account }, entries] = await Promise.all([
    lockUnits(tx, jobIds),
    lockCreditAccount(tx),
    listEntries(tx, jobIds),
  ]);
  const settled = new Set(entries.filter(({ kind }) => kind !== 'reserve').map(({ jobId }) => jobId));
  const reserved = entries.filter(({ kind, jobId }) => kind === 'reserve' && !settled.has(jobId));
  if (reserved.length === 0) return;
  await insertEntries(tx, 'release', reserved);
  await saveAccount(tx, reserved.reduce(release, account));
}
