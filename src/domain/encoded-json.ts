/** JSON text from the database, sent unchanged to save parsing and serialising it. */
export class EncodedJson<Value> {
  /** Only for the compiler: gives the type of the value. It has no value at run time. */
  declare readonly value: Value;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** Builds a page from items that are already JSON text. */
export function encodePage<Item>(
  items: readonly string[],
  nextCursor: string | null,
): EncodedJson<{ items: Item[]; nextCursor: string | null }> {
  return new EncodedJson(`{"items":[${items.join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`);
}
