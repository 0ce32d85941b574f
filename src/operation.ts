import type { Args, OperationId, Operations, Value } from '../generated/contract/operations.ts';
import type { EventData, EventKind } from '../generated/contract/events.ts';
import { errors, type ErrorName } from '../generated/contract/errors.ts';
import type { EncodedJson } from './domain/encoded-json.ts';
import { ApiError, type ErrorDetails } from './domain/errors.ts';
import type { ReadContext, Tx } from './store/store.ts';
import type { Ports } from './ports/ports.ts';

/** Who calls. Everything but the mode is found from the key; nothing of it is ever an argument. */
export interface Caller {
  readonly orgId: string;
  readonly userId: string;
  readonly keyId: string;
  readonly mode: 'live' | 'test';
  readonly plan: 'free' | 'pro' | 'scale';
  readonly scopes: readonly string[];
}

type ErrorOf<Id extends OperationId> = Operations[Id]['errors'];
type EventOf<Id extends OperationId> = Operations[Id]['events'] & EventKind;

interface BaseCall<Id extends OperationId> {
  readonly args: Args<Id>;
  readonly caller: Caller;
  /**
   * True when the caller only wants to know what would happen: the transaction is rolled back after the reply is made.
   */
  readonly dryRun: boolean;
  /**
   * Ends the call with one of the errors that the registry declares for the operation; its words where no message is
   * given.
   */
  fail(code: ErrorOf<Id>, message?: string | null, details?: ErrorDetails): never;
}

/** The call of an operation that only reads. */
export interface ReadCall<Id extends OperationId> extends BaseCall<Id> {
  readonly tx: ReadContext;
}

/** The call of an operation that needs nothing but the database: it works in one open transaction. */
export interface TransactionCall<Id extends OperationId> extends BaseCall<Id> {
  readonly tx: Tx;
  /** Raises an event that the registry declares for the operation. Answers its id. */
  emit<Kind extends EventOf<Id>>(type: Kind, data: EventData<Kind>): string;
}

/** The call of an operation that asks providers: no transaction is open while it waits for them. */
export interface ProviderCall<Id extends OperationId> extends BaseCall<Id> {
  readonly ports: Ports;
  /**
   * Names this unit of paid work; the same for every repeat under one idempotency key, so that nothing is charged
   * twice.
   */
  readonly unitId: string;
  /** A transaction of its own for reading and reserving, before a provider is asked. */
  prepare<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The last transaction: what it writes is committed together with the reply under the idempotency key. */
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

/** For the dispatcher, which does not know at compile time which operation it calls. */
export type AnyHandler = (call: never) => Promise<unknown>;

/** What stands behind every call's `fail`: without a message, the words that the registry has for the error. */
export function throwApiError(code: ErrorName, message?: string | null, details?: ErrorDetails): never {
  const { summary, remedy } = errors[code];
  throw new ApiError(code, message ?? `${summary} ${remedy}`, details);
}
