import { appendAuditEntry } from '../store/queries/audit.ts';
import type { Tx } from '../store/store.ts';

/** Records a change by a command of the program, together with the commit of its transaction. */
export function recordCommand(
  tx: Tx,
  command: string,
  target: string,
  change: Readonly<Record<string, unknown>> = {},
): void {
  const nobody = { userId: null, sessionId: null, keyId: null, network: null };
  appendAuditEntry(tx, { ...nobody, fn: `outreach ${command}`, target, change });
}
