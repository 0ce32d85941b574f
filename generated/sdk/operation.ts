// @generated from openapi.yaml and registry.yaml by npm run codegen

/** How an operation is called: by its path, or by its name on an RPC endpoint if it has no path. */
export interface WireForm {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Contains ids as `{leadId}`. Other arguments go into the query string of a GET, else into the body. */
  readonly path: string;
  /** The operation's name, if it is called by RPC. */
  readonly fn?: string;
  /** Set for operations of the app. They take no idempotency key, so a `change` is sent once and never retried. */
  readonly effect?: 'read' | 'change';
  /** False for an operation of the app that can be called before anyone has signed in. */
  readonly needsSession?: boolean;
}

/** Timeouts and retries of a call. */
export interface RetryOptions {
  /** Retries after the first attempt; 2 by default, 0 for none. */
  readonly maxRetries?: number;
  /** Time limit of the whole call, including waits between attempts; 120,000 by default. */
  readonly timeoutMs?: number;
  /** Time limit of one attempt, including reading its reply; 60,000 by default. */
  readonly attemptTimeoutMs?: number;
}

/** Options of one call, besides its arguments. */
export interface CallOptions extends RetryOptions {
  /** Aborts the call, also while it waits for its next attempt. */
  readonly signal?: AbortSignal;
  /** Your own key for a call that changes something; by default every call gets a new one. */
  readonly idempotencyKey?: string;
  /** Return what would happen and what it would cost, and change nothing. Only some operations support it. */
  readonly dryRun?: boolean;
}

/** A value with the metadata of its reply. */
export interface Reply<Value> {
  readonly value: Value;
  /** The id of the call; quote it when you ask for help. */
  readonly requestId: string | undefined;
  readonly status: number;
  readonly headers: Headers;
  /** How often the call was sent, at least 1. */
  readonly attempts: number;
  /** Whether this is the stored reply of an earlier call with the same idempotency key. */
  readonly isReplay: boolean;
}

/** A call in progress. Await it to get its value. */
export interface Call<Value> extends Promise<Value> {
  /** The value together with the request id, the headers and the number of attempts. */
  withResponse(): Promise<Reply<Value>>;
}

/** The value of every list: one page, and the cursor of the next. */
export interface ListValue {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

/**
 * A list that is not requested yet. Await it to get one page; iterate over it to get every item, page by page. Each
 * use sends new requests.
 */
export interface Page<Value extends ListValue>
  extends PromiseLike<Value>, AsyncIterable<Awaited<Value['items'][number]>> {
  /** One page together with the request id, the headers and the number of attempts. */
  withResponse(): Promise<Reply<Value>>;
}

/** The result of a call: a page if the operation is a list. */
export type Result<Value> = Value extends ListValue ? Page<Value> : Call<Value>;

/** Address, key and retry settings of calls; created by `connect`. */
export interface Connection {
  /** Calls the operation of a form. */
  call(form: WireForm, args?: object, options?: CallOptions): Call<unknown>;
}

/** An operation as a separate function, which a bundler omits if nothing calls it. */
export type Operation<Args, Value> =
  Record<never, never> extends Args
    ? (connection: Connection, args?: Args, options?: CallOptions) => Result<Value>
    : (connection: Connection, args: Args, options?: CallOptions) => Result<Value>;

/** Creates the function of an operation. */
export function operation<Args extends object, Value>(form: WireForm): Operation<Args, Value> {
  const call = (connection: Connection, args?: Args, options?: CallOptions) =>
    connection.call(form, args, options) as Result<Value>;
  return call;
}
