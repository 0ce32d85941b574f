/** A value that is JSON already, made by the database; it goes out as it is, without being read and written again. */
export class EncodedJson<Value> {
  /** Only tells the compiler what the JSON says. */
  declare readonly value: Value;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** A page of items that are JSON already. */
export function encodePage<Item>(
  items: readonly string[],
  nextCursor: string | null,
): EncodedJson<{ items: Item[]; nextCursor: string | null }> {
  return new EncodedJson(`{"items":[${items.join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`);
}
