/** JSON text made by the database. It is sent unchanged, without parsing and serialising it again. */
export class EncodedJson<Value> {
  /** Carries the type of the value for the compiler; has no value at run time. */
  declare readonly value: Value;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** Builds a page from items that are JSON text already. */
export function encodePage<Item>(
  items: readonly string[],
  nextCursor: string | null,
): EncodedJson<{ items: Item[]; nextCursor: string | null }> {
  return new EncodedJson(`{"items":[${items.join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`);
}
