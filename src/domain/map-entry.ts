/** The value under a key that the map must hold. */
export function entryOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The map holds nothing under ${String(key)}.`);
  return value;
}
