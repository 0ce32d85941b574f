import { insertAddressSuppressions, listCoveredAddresses } from '../../store/queries/suppressions.ts';
import type { Tx } from '../../store/store.ts';
import { findSuppressedAddresses } from './find-suppressed.ts';

/**
 * Suppresses each address of a suppressed lead separately, with the same reason and time. Call it before addresses of a
 * lead are separated. Suppressed addresses stay unchanged.
 */
export async function suppressEachAddress(tx: Tx, leadIds: readonly string[]): Promise<void> {
  const covered = await listCoveredAddresses(tx, leadIds);
  const suppressed = await findSuppressedAddresses(
    tx,
    covered.map(({ value }) => value),
  );
  const open = covered.filter(({ value }) => !suppressed.has(value));
  if (open.length > 0) await insertAddressSuppressions(tx, open);
}
