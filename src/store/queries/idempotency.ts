import type { Tx } from '../store.ts';

/** Frees the idempotency key of an abandoned unit. */
export async function deleteOpenIdempotency(tx: Tx, unitId: string): Promise<void> {
  await tx.sql('delete from idempotency where org_id = $1 and unit_id = $2 and reply is null', [
    tx.orgId,
    unitId,
  ]);
}
