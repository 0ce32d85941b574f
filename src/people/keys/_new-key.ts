import { createHash, randomInt } from 'node:crypto';
import { newId } from '../../store/ids.ts';
import { insertKey } from '../../store/queries/keys.ts';
import type { Tx } from '../../store/store.ts';

export interface NewKeyOptions {
  readonly userId: string;
  readonly mode: 'live' | 'test';
  /** Default: all. */
  readonly scopes?: readonly string[] | undefined;
  readonly expiresInMs?: number | undefined;
}

/** Creates a key and returns its plaintext once; only its SHA-256 and first 16 characters are stored. */
export async function insertNewKey(
  tx: Tx,
  { userId, mode, scopes = ['read', 'write', 'pipeline'], expiresInMs }: NewKeyOptions,
) {
  const key = `sk_${mode}_${randomAlphanumeric(40)}`;
  const [keyId, prefix] = [newId('key'), `${key.slice(0, 16)}...`];
  const expiresAt = expiresInMs === undefined ? null : new Date(tx.now.getTime() + expiresInMs);
  const hash = createHash('sha256').update(key).digest('hex');
  const { orgId, now: createdAt } = tx;
  await insertKey(tx, { keyId, hash, prefix, orgId, userId, mode, scopes, createdAt, expiresAt });
  return { keyId, key, prefix, mode, scopes: [...scopes], expiresAt: expiresAt?.getTime() ?? null };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const randomAlphanumeric = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
