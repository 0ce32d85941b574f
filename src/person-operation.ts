import type { Args, OperationId, Operations, Value } from '../generated/app/contract/operations.ts';
import type { ErrorDetails } from './domain/errors.ts';
import type { CallerSession } from './operation.ts';
import type { Plan } from './domain/credits.ts';
import type { Passwords } from './ports/passwords.ts';
import type { Ports } from './ports/ports.ts';
import type { TenantEntry } from './store/session/session.ts';
import type { ReadContext, Store, Tx } from './store/store.ts';

/** The session that makes a call. */
export interface PersonSession extends CallerSession {
  readonly userId: string;
  readonly orgId: string;
  readonly plan: Plan;
  /** The secret of the cookie. */
  readonly token: string;
}

/** Where a call comes from. */
export interface Client {
  /** The network, without the last part of the address. */
  readonly network: string;
  readonly agent: string | null;
}

/** What the record of changes says about a call, besides who made it and when. */
export interface RecordedChange {
  /** The id of what was changed. Default: the argument that names it. */
  readonly target?: string | null;
  /** Harmless fields, such as a role before and after. */
  readonly change?: Readonly<Record<string, unknown>>;
}

interface BaseCall<Id extends OperationId> {
  readonly args: Args<Id>;
  readonly client: Client;
  readonly ports: Ports;
  readonly passwords: Passwords;
  /** Ends the call with an error that the registry declares for the operation. */
  fail(code: Operations[Id]['errors'], message?: string | null, details?: ErrorDetails): never;
  /** Sets the cookie of the session; null removes it. */
  setSessionToken(token: string | null): void;
}

/** A call that only reads. */
export interface PersonReadCall<Id extends OperationId> extends BaseCall<Id> {
  readonly session: PersonSession;
  readonly tx: ReadContext;
}

/** A call in one open transaction of the session's organisation. The dispatcher records it there. */
export interface PersonTransactionCall<Id extends OperationId> extends BaseCall<Id> {
  readonly session: PersonSession;
  readonly tx: Tx;
  /** Adds to what is recorded of the call. */
  describeChange(change: RecordedChange): void;
}

/**
 * A call without an open transaction, because it takes long or because anyone may make it. It calls `record` in the
 * transaction of its change.
 */
export interface PersonProviderCall<Id extends OperationId> extends BaseCall<Id> {
  readonly session: Operations[Id]['right'] extends 'anyone' ? PersonSession | null : PersonSession;
  readonly store: Store;
  /** Enters the session's organisation, unless the session has ended meanwhile. Null for a call of anyone. */
  readonly tenantEntry: Operations[Id]['right'] extends 'anyone' ? null : TenantEntry;
  /** Runs work once the reply is sent, so that the time of the reply does not depend on it. */
  afterReply(work: () => Promise<void>): void;
  record(tx: Tx, who: { userId: string; sessionId: string | null }, change?: RecordedChange): void;
}

export type PersonCall<Id extends OperationId> = Operations[Id]['endpoint'] extends 'query'
  ? PersonReadCall<Id>
  : Operations[Id]['providers'] extends true
    ? PersonProviderCall<Id>
    : PersonTransactionCall<Id>;

export type PersonHandler<Id extends OperationId> = (call: PersonCall<Id>) => Promise<Value<Id>>;
export type Handlers = { readonly [Id in OperationId]: PersonHandler<Id> };
