import { appendAuditEntry } from '../store/queries/audit.ts';
import type { Tx } from '../store/store.ts';
import { auditTarget } from './audit-target.ts';
import type { ValidCall } from './context.ts';

/** Records a call whose entry says `audit: true`, with the key or the session that made it. */
export function recordCall(
  tx: Tx,
  { entry, args, authenticated, dryRun, request }: ValidCall,
  value: unknown,
): void {
  if (!entry.audit || dryRun) return;
  const { userId, keyId, session } = authenticated.caller;
  appendAuditEntry(tx, {
    userId,
    sessionId: session?.sessionId ?? null,
    keyId: session ? null : keyId,
    fn: entry.fn,
    target: auditTarget(args, value),
    change: {},
    network: request.network ?? null,
  });
}
