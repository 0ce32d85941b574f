// @generated from openapi.yaml and registry.yaml by npm run codegen

/** How an operation is called: by a path, or by its name on an endpoint where it has no path. */
export interface WireForm {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Identifiers stand in it as `{leadId}`; other arguments go into the query string of a GET, else into the body. */
  readonly path: string;
  /** The function's name, where it is called by that. */
  readonly fn?: string;
}

/** How long and how often a call is tried. */
export interface RetryOptions {
  /** How often a call is repeated after the first attempt, 2 where absent; 0 tries once. */
  readonly maxRetries?: number;
  /** How long a call may take in all, waiting between attempts included; 120,000 where absent. */
  readonly timeoutMs?: number;
  /** How long one attempt may take, its answer read to the end; 60,000 where absent. */
  readonly attemptTimeoutMs?: number;
}

/** What may be said about one call beside its arguments. */
export interface CallOptions extends RetryOptions {
  /** Ends the call at once, also while it waits for its next attempt. */
  readonly signal?: AbortSignal;
  /** A word of the caller's own for a call that changes something; without it every call gets a fresh one. */
  readonly idempotencyKey?: string;
  /** Ask what would happen and what it would cost, and change nothing. Served by the operations that say so. */
  readonly dryRun?: boolean;
}

/** A value together with how it was answered. */
export interface Reply<Value> {
  readonly value: Value;
  /** Names the call; quote it when asking for help. */
  readonly requestId: string | undefined;
  readonly status: number;
  readonly headers: Headers;
  /** How often the call was sent, at least 1. */
  readonly attempts: number;
  /** Whether this is the kept answer of an earlier call with the same idempotency key. */
  readonly isReplay: boolean;
}

/** A call under way. Awaiting it gives its value. */
export interface Call<Value> extends Promise<Value> {
  /** The value together with the request id, the headers and the number of attempts. */
  withResponse(): Promise<Reply<Value>>;
}

/** What every list answers: one page, and where the next begins. */
export interface ListValue {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

/**
 * A list that has not been asked for yet. Awaiting it asks for one page; iterating over it asks for page after page
 * and gives every item. Each use asks anew.
 */
export interface Page<Value extends ListValue>
  extends PromiseLike<Value>, AsyncIterable<Awaited<Value['items'][number]>> {
  /** One page together with the request id, the headers and the number of attempts. */
  withResponse(): Promise<Reply<Value>>;
}

/** What a call answers: a page where the operation is a list. */
export type Result<Value> = Value extends ListValue ? Page<Value> : Call<Value>;

/** Where calls go and how they are tried; made by `connect`. */
export interface Connection {
  /** Carries out the operation of a form. */
  call(form: WireForm, args?: object, options?: CallOptions): Call<unknown>;
}

/** An operation as a function of its own, which a bundler leaves out where it is not called. */
export type Operation<Args, Value> =
  Record<never, never> extends Args
    ? (connection: Connection, args?: Args, options?: CallOptions) => Result<Value>
    : (connection: Connection, args: Args, options?: CallOptions) => Result<Value>;

/** The function for the operation of a form. */
export function operation<Args extends object, Value>(form: WireForm): Operation<Args, Value> {
  const call = (connection: Connection, args?: Args, options?: CallOptions) =>
    connection.call(form, args, options) as Result<Value>;
  return call;
}
