/** The value of a key that must exist. */
export function entryOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The map has no key ${String(key)}.`);
  return value;
}
