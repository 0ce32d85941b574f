import type { ConnectorResult } from '../../../generated/contract/types.ts';
import { Connector, type SyncCursor } from '../entities/connectors.ts';
import type { ReadContext, Tx } from '../store.ts';

/** The connector, or null; an id of another organisation is not there. Served by the primary key. */
export async function findConnector(tx: ReadContext, connectorId: string) {
  return tx.em.findOne(Connector, { orgId: tx.orgId, id: connectorId });
}

/** Whether the connector is still there, and keeps it until the end of the transaction. Served by the primary key. */
export async function lockConnector(tx: Tx, connectorId: string): Promise<boolean> {
  const rows = await tx.sql('select id from connector where org_id = $1 and id = $2 for key share', [
    tx.orgId,
    connectorId,
  ]);
  return rows.length === 1;
}

/** Keeps what a sync came to, and where the next one begins. False when the connector has gone meanwhile. */
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

/** Forgets a connector with what its source was asked with. False when there is none. Served by the primary key. */
export async function deleteConnector(tx: Tx, connectorId: string): Promise<boolean> {
  const rows = await tx.sql('delete from connector where org_id = $1 and id = $2 returning id', [
    tx.orgId,
    connectorId,
  ]);
  return rows.length === 1;
}
