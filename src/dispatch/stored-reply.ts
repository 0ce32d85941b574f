import type { OperationEntry } from '../../generated/contract/registry.ts';
import { ApiError } from '../domain/errors.ts';
import { SecretUnreadable, type Secrets, type SecretLocation } from '../ports/secrets.ts';
import type { IdempotencyKey } from '../store/queries/idempotency.ts';

/**
 * Encodes a reply for storage under its key and encrypts it if it holds a secret. `decode` throws `reply_unreadable`
 * if SECRET_KEY has changed since.
 */
export function createReplyCodec(
  { sealedReply }: OperationEntry,
  secrets: Secrets,
  where: { orgId: string; key: IdempotencyKey },
): { encode(reply: string): string; decode(stored: string): string } {
  if (!sealedReply) return { encode: (reply) => reply, decode: (stored) => stored };
  const { orgId, key } = where;
  const location = { orgId, rowId: `${key.operation} ${key.key}`, field: 'reply' };
  return {
    encode: (reply) => secrets.seal(reply, location),
    decode: (stored) => decryptReply(secrets, stored, location),
  };
}

/** An unreadable reply does not repeat the work, because only the caller knows whether the first reply arrived. */
function decryptReply(secrets: Secrets, stored: string, location: SecretLocation): string {
  try {
    return secrets.open(stored, location);
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    throw new ApiError(
      'reply_unreadable',
      'The call succeeded under this Idempotency-Key, but its reply holds a secret encrypted with a ' +
        'different SECRET_KEY. List the resources to find the new one. If you do not have its secret, ' +
        'remove it and call again with a fresh key.',
      { param: 'Idempotency-Key' },
    );
  }
}
