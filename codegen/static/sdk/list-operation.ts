import type { CallOptions, Connection, ListValue, Operation, Page, Reply, WireForm } from './operation.ts';

/**
 * Creates the function of a list operation. It is separate from `operation`, so that a bundle without lists omits it.
 */
export function listOperation<Args extends object, Value extends ListValue>(
  form: WireForm,
): Operation<Args, Value> {
  const list = (connection: Connection, args?: Args, options?: CallOptions): unknown =>
    new LazyPage<Value>((cursor) => {
      const call = connection.call(form, cursor === null ? args : { ...args, cursor }, options);
      return call.withResponse() as Promise<Reply<Value>>;
    });
  return list as Operation<Args, Value>;
}

/** A page that is requested when it is used. `read` requests the page behind a cursor, or the first page for null. */
class LazyPage<Value extends ListValue> implements Page<Value> {
  readonly #read: (cursor: string | null) => Promise<Reply<Value>>;

  constructor(read: (cursor: string | null) => Promise<Reply<Value>>) {
    this.#read = read;
  }

  withResponse(): Promise<Reply<Value>> {
    return this.#read(null);
  }

  then<Fulfilled = Value, Rejected = never>(
    onFulfilled?: ((value: Value) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#read(null)
      .then(({ value }) => value)
      .then(onFulfilled, onRejected);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Awaited<Value['items'][number]>, void, undefined> {
    let cursor: string | null = null;
    do {
      const { value }: Reply<Value> = await this.#read(cursor);
      yield* value.items as readonly Value['items'][number][];
      cursor = value.nextCursor;
    } while (cursor);
  }
}
