import type { Args, OperationId, Operations, Value } from '../generated/contract/operations.ts';
import type { EventData, EventKind } from '../generated/contract/events.ts';
import { errors, type ErrorName } from '../generated/app/contract/errors.ts';
import type { EncodedJson } from './domain/encoded-json.ts';
import type { Role } from './domain/rights.ts';
import { ApiError, type ErrorDetails } from './domain/errors.ts';
import type { ReadContext, Tx } from './store/store.ts';
import type { Ports } from './ports/ports.ts';

/** The caller, found by the key alone and never from arguments. */
export interface Caller {
  readonly orgId: string;
  readonly userId: string;
  readonly keyId: string;
  readonly mode: 'live' | 'test';
  readonly plan: 'free' | 'pro' | 'scale';
  readonly scopes: readonly string[];
  /** The present role of the member who owns the key, which narrows it. Null or absent if it narrows nothing. */
  readonly role?: Role | null | undefined;
  /** Set if the caller is a signed-in person. `keyId` is then the id of the session. */
  readonly session?: CallerSession | undefined;
}

/** The session of a signed-in person. */
export interface CallerSession {
  readonly sessionId: string;
  readonly personId: string;
  readonly role: Role;
  /** Until when the password counts as confirmed. Epoch milliseconds. */
  readonly sudoUntil: number | null;
}

type ErrorOf<Id extends OperationId> = Operations[Id]['errors'];
type EventOf<Id extends OperationId> = Operations[Id]['events'] & EventKind;

interface BaseCall<Id extends OperationId> {
  readonly args: Args<Id>;
  readonly caller: Caller;
  /** True for a dry run: the transaction is rolled back after the reply is built. */
  readonly dryRun: boolean;
  /**
   * Ends the call with an error that the registry declares for the operation. Without a message, the registry's text
   * is used.
   */
  fail(code: ErrorOf<Id>, message?: string | null, details?: ErrorDetails): never;
}

/** A call that only reads. */
export interface ReadCall<Id extends OperationId> extends BaseCall<Id> {
  readonly tx: ReadContext;
}

/** A call that needs only the database, in one open transaction. */
export interface TransactionCall<Id extends OperationId> extends BaseCall<Id> {
  readonly tx: Tx;
  /** Emits an event that the registry declares for the operation. Returns its id. */
  emit<Kind extends EventOf<Id>>(type: Kind, data: EventData<Kind>): string;
}

/** A call that asks providers. No transaction is open meanwhile. */
export interface ProviderCall<Id extends OperationId> extends BaseCall<Id> {
  readonly ports: Ports;
  /** The unit of paid work. A retry with the same idempotency key gets the same id, so nothing is charged twice. */
  readonly unitId: string;
  /** A separate transaction to read and reserve, before providers are asked. */
  prepare<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The last transaction. It commits the result together with the reply under the idempotency key. */
  save(work: (tx: Tx) => Promise<Value<Id>>): Promise<Value<Id>>;
  emit<Kind extends EventOf<Id>>(tx: Tx, type: Kind, data: EventData<Kind>): string;
}

export type Call<Id extends OperationId> = Operations[Id]['endpoint'] extends 'query'
  ? ReadCall<Id>
  : Operations[Id]['providers'] extends true
    ? ProviderCall<Id>
    : TransactionCall<Id>;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Value<Id> | EncodedJson<Value<Id>>>;
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** For the dispatcher, which does not know the operation at compile time. */
export type AnyHandler = (call: never) => Promise<unknown>;

/** Implements every call's `fail`. Without a message it uses the registry's text. */
export function throwApiError(code: ErrorName, message?: string | null, details?: ErrorDetails): never {
  const { summary, remedy } = errors[code];
  throw new ApiError(code, message ?? `${summary} ${remedy}`, details);
}
