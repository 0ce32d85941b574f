import type { OperationEntry } from '../../generated/contract/registry.ts';
import { ApiError } from '../domain/errors.ts';
import { SecretUnreadable, type Secrets, type SecretLocation } from '../ports/secrets.ts';
import type { IdempotencyKey } from './idempotency.ts';

/**
 * A reply in the form in which it is kept under its key: encrypted where it holds a secret. `read` throws the refusal
 * `reply_unreadable` where the service has another secret key by then.
 */
export function createReplyCodec(
  { sealedReply }: OperationEntry,
  secrets: Secrets,
  where: { orgId: string; key: IdempotencyKey },
): { encode(reply: string): string; decode(kept: string): string } {
  if (!sealedReply) return { encode: (reply) => reply, decode: (kept) => kept };
  const { orgId, key } = where;
  const place = { orgId, rowId: `${key.operation} ${key.key}`, field: 'reply' };
  return {
    encode: (reply) => secrets.seal(reply, place),
    decode: (kept) => decryptReply(secrets, kept, place),
  };
}

/** What was done is not done again: the caller alone knows whether the first answer arrived. */
function decryptReply(secrets: Secrets, kept: string, place: SecretLocation): string {
  try {
    return secrets.open(kept, place);
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    throw new ApiError(
      'reply_unreadable',
      'The call was done under this Idempotency-Key, but its answer holds a secret and was encrypted with another ' +
        'SECRET_KEY than the service has now. Look in the list for what it made, remove it if you do not have its ' +
        'secret, and call again with a fresh key.',
      { param: 'Idempotency-Key' },
    );
  }
}
