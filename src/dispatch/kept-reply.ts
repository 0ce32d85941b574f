import type { OperationEntry } from '../../generated/contract/registry.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { IdempotencyKey } from './replay.ts';

/** A reply in the form in which it is kept under its key: encrypted where it holds a secret. */
export function keptForm(
  { sealedReply }: OperationEntry,
  secrets: Secrets,
  where: { orgId: string; key: IdempotencyKey },
): { of(reply: string): string; read(kept: string): string } {
  if (!sealedReply) return { of: (reply) => reply, read: (kept) => kept };
  const { orgId, key } = where;
  const place = { orgId, rowId: `${key.operation} ${key.key}`, field: 'reply' };
  return { of: (reply) => secrets.seal(reply, place), read: (kept) => secrets.open(kept, place) };
}
