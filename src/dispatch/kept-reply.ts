import type { OperationEntry } from '../../generated/contract/registry.ts';
import { Refusal } from '../domain/errors.ts';
import { SecretLost, type Secrets, type SecretPlace } from '../ports/secrets.ts';
import type { IdempotencyKey } from './replay.ts';

/**
 * A reply in the form in which it is kept under its key: encrypted where it holds a secret. `read` throws the refusal
 * `reply_unreadable` where the service has another secret key by then.
 */
export function keptForm(
  { sealedReply }: OperationEntry,
  secrets: Secrets,
  where: { orgId: string; key: IdempotencyKey },
): { of(reply: string): string; read(kept: string): string } {
  if (!sealedReply) return { of: (reply) => reply, read: (kept) => kept };
  const { orgId, key } = where;
  const place = { orgId, rowId: `${key.operation} ${key.key}`, field: 'reply' };
  return { of: (reply) => secrets.seal(reply, place), read: (kept) => open(secrets, kept, place) };
}

/** What was done is not done again: the caller alone knows whether the first answer arrived. */
function open(secrets: Secrets, kept: string, place: SecretPlace): string {
  try {
    return secrets.open(kept, place);
  } catch (error) {
    if (!(error instanceof SecretLost)) throw error;
    throw new Refusal(
      'reply_unreadable',
      'The call was done under this Idempotency-Key, but its answer holds a secret and was encrypted with another ' +
        'SECRET_KEY than the service has now. Look in the list for what it made, remove it if you do not have its ' +
        'secret, and call again with a fresh key.',
      { param: 'Idempotency-Key' },
    );
  }
}
