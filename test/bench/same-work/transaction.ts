import { hash } from 'node:crypto';
import type pg from 'pg';

/** A statement that PostgreSQL prepares once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A transaction of one organisation. */
export interface Transaction {
  readonly orgId: string;
  /** The time of all rows that the transaction writes. */
  readonly now: Date;
  /** Runs the statement with the organisation as `$1` and the other values after it. */
  query<Row = unknown>(statement: Statement, ...values: unknown[]): Promise<Row[]>;
}

export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Another transaction has added the same person meanwhile. */
export class ConcurrentAddition extends Error {}

const maxAttempts = 20;

const findKey = {
  name: 'find-key',
  text: `
    select k.org_id as "orgId", k.scopes from directory.api_key k
    join directory.member m on m.user_id = k.user_id
    join directory.org o on o.org_id = k.org_id
    where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      and m.disabled_at is null and m.deleted_at is null and o.deleted_at is null`,
};
const enterTenant = { name: 'enter-tenant', text: 'select tenancy.enter($1)' };

/** Runs the work in a transaction of the organisation that the API key belongs to. */
export async function inTransaction<T>(
  pool: pg.Pool,
  authorization: string | undefined,
  scope: 'read' | 'write',
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new HttpError(401, 'key_missing');
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(pool, hash('sha256', token, 'hex'), scope, work);
    } catch (error) {
      if (!(error instanceof ConcurrentAddition) || attempt === maxAttempts) throw error;
    }
  }
}

async function attemptTransaction<T>(
  pool: pg.Pool,
  keyHash: string,
  scope: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({ ...findKey, values: [keyHash] });
    const key = rows[0] as { orgId: string; scopes: string[] } | undefined;
    if (!key) throw new HttpError(401, 'key_unknown');
    if (!key.scopes.includes(scope)) throw new HttpError(403, 'scope_missing');
    const { orgId } = key;
    await client.query({ ...enterTenant, values: [orgId] });
    const query: Transaction['query'] = async (statement, ...values) =>
      (await client.query({ ...statement, values: [orgId, ...values] })).rows;
    const result = await work({ orgId, now: new Date(), query });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
