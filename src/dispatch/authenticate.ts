import { createHash } from 'node:crypto';
import type { Caller } from '../operation.ts';
import { Refusal } from '../domain/errors.ts';
import { findCountedKey, type KeyRow } from '../store/queries/keys.ts';
import type { Store } from '../store/store.ts';

const keyForm = /^sk_(live|test)_[A-Za-z0-9]{40}$/;

export interface Authenticated {
  readonly caller: Caller;
  /** Calls of this key in the running minute, this one included. */
  readonly used: number;
}

/** Finds who calls by the `Authorization` header. What speaks against a key is said: only its holder can ask. */
export async function authenticate(
  store: Store,
  header: string | undefined,
  now: Date,
): Promise<Authenticated> {
  const token = readToken(header);
  const row = await findCountedKey(store, createHash('sha256').update(token).digest('hex'), now);
  if (!row) throw new Refusal('key_invalid', 'No such API key exists. Create one in the app settings.');
  refuseSpent(row);
  const { orgId, userId, keyId, mode, plan, scopes } = row;
  return { caller: { orgId, userId, keyId, mode, plan: plan!, scopes }, used: row.used! };
}

function readToken(header: string | undefined): string {
  if (!header?.trim()) {
    throw new Refusal('key_missing', 'There is no API key. Send the header Authorization: Bearer <API_KEY>.');
  }
  const match = /^Bearer +(\S+)\s*$/i.exec(header);
  if (!match || !keyForm.test(match[1]!)) {
    throw new Refusal(
      'key_malformed',
      'The API key is malformed. Send Authorization: Bearer and the whole key: ' +
        'sk_live_ or sk_test_ and 40 letters and digits.',
    );
  }
  return match[1]!;
}

function refuseSpent(row: KeyRow): void {
  if (row.orgGone)
    throw new Refusal('organisation_gone', 'The organisation of this API key no longer exists.');
  if (row.userGone) throw new Refusal('user_disabled', 'The user of this API key is disabled or deleted.');
  if (row.revoked) throw new Refusal('key_revoked', 'This API key was revoked. Create a new one.');
  if (row.expired) throw new Refusal('key_expired', 'This API key has expired. Create a new one.');
}
