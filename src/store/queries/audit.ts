import { newId } from '../ids.ts';
import type { QueryContext, Tx } from '../store.ts';

/** Who changed what. Either a session or a key made the call. */
export interface AuditEntry {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly keyId: string | null;
  readonly fn: string;
  /** The id of what was changed. */
  readonly target: string | null;
  /** Harmless fields, such as a role before and after. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly network: string | null;
}

/** Records a change together with the commit of its transaction. */
export function appendAuditEntry(tx: Tx, entry: AuditEntry): void {
  const { userId, sessionId, keyId, fn, target, change, network } = entry;
  tx.executeAtCommit(
    `insert into audit_entry (org_id, id, at, user_id, session_id, key_id, fn, target, change, network)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tx.orgId, newId('audit'), tx.now, userId, sessionId, keyId, fn, target, JSON.stringify(change), network],
  );
}

/** Deletes entries recorded before a time. Served by the primary key, because ids sort by time. */
export async function deleteExpiredAudit(tx: QueryContext, lowestKeptId: string): Promise<void> {
  await tx.sql('delete from audit_entry where org_id = $1 and id < $2', [tx.orgId, lowestKeptId]);
}
