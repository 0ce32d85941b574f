/** What every list answers: one page, and where the next begins. */
export interface ListValue {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

/** What a list is a list of. */
export type ItemOf<Value extends ListValue> = Value['items'][number];

/**
 * A list that has not been asked for yet. Awaiting it asks for one page; iterating over it asks for page after page
 * and gives every item. Each use asks anew.
 */
export class Page<Value extends ListValue>
  implements PromiseLike<Value>, AsyncIterable<Awaited<ItemOf<Value>>>
{
  readonly #read: (cursor: string | null) => Promise<Value>;

  /** `read` asks for the page behind a cursor, or for the first where it is null. */
  constructor(read: (cursor: string | null) => Promise<Value>) {
    this.#read = read;
  }

  then<Fulfilled = Value, Rejected = never>(
    onFulfilled?: ((value: Value) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#read(null).then(onFulfilled, onRejected);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Awaited<ItemOf<Value>>, void, undefined> {
    let cursor: string | null = null;
    do {
      const page: Value = await this.#read(cursor);
      yield* page.items as readonly ItemOf<Value>[];
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
}
