import type { ConnectorResult } from '../../../generated/contract/types.ts';
import { Connector, type SyncCursor } from '../entities/connectors.ts';
import type { ReadContext, Tx } from '../store.ts';

/** Null for an id of another organisation. Served by the primary key. */
export async function findConnector(tx: ReadContext, connectorId: string) {
  return tx.em.findOne(Connector, { orgId: tx.orgId, id: connectorId });
}

/** Locks the connector if it exists. Served by the primary key. */
export async function lockConnector(tx: Tx, connectorId: string): Promise<boolean> {
  const rows = await tx.sql('select id from connector where org_id = $1 and id = $2 for key share', [
    tx.orgId,
    connectorId,
  ]);
  return rows.length === 1;
}

/** Saves the result of a sync and the position of the next one. False if the connector was deleted meanwhile. */
export async function saveSyncResult(
  tx: Tx,
  connectorId: string,
  result: ConnectorResult,
  resume: SyncCursor | null,
): Promise<boolean> {
  const rows = await tx.sql(
    `update connector set last_sync_at = $3, last_result = $4::jsonb, resume = $5::jsonb
     where org_id = $1 and id = $2 returning id`,
    [tx.orgId, connectorId, tx.now, JSON.stringify(result), resume && JSON.stringify(resume)],
  );
  return rows.length === 1;
}

/** Deletes a connector with its credentials. False if it does not exist. Served by the primary key. */
export async function deleteConnector(tx: Tx, connectorId: string): Promise<boolean> {
  const rows = await tx.sql('delete from connector where org_id = $1 and id = $2 returning id', [
    tx.orgId,
    connectorId,
  ]);
  return rows.length === 1;
}
