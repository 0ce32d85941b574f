import { newId } from '../ids.ts';
import type { QueryContext, Tx } from '../store.ts';

/** Who changed what: a session, a key, or else a command of the program. */
export interface AuditEntry {
  /** Null for a command. */
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly keyId: string | null;
  /** The operation or the command. */
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

export interface ListedAuditEntry extends AuditEntry {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly email: string | null;
}

/** Returns recorded changes, newest first. Served by the primary key. */
export async function listAuditEntries(
  tx: QueryContext,
  { before = null, limit }: { before?: string | undefined | null; limit: number },
): Promise<ListedAuditEntry[]> {
  return tx.sql<ListedAuditEntry>(
    `select a.id, floor(extract(epoch from a.at) * 1000)::float8 as at, a.user_id as "userId", m.email,
            a.session_id as "sessionId", a.key_id as "keyId", a.fn, a.target, a.change, a.network
     from audit_entry a left join directory.member m on m.user_id = a.user_id
     where a.org_id = $1 and ($2::text is null or a.id < $2) order by a.id desc limit $3`,
    [tx.orgId, before, limit],
  );
}
