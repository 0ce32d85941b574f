import type { ListValue, Page, Reply } from '../generated/sdk/operation.ts';

/** A page that is asked for when it is used: `read` asks for what is behind a cursor, or for the beginning. */
export class LazyPage<Value extends ListValue> implements Page<Value> {
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
    } while (cursor !== null);
  }
}
