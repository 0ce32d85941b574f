/** A fixed number for a text (FNV-1a, 32 bits, mixed), so that the same recipient always gets the same wording. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // The last letters must change every bit, because a choice among few items uses only the lowest bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The items in an order that depends only on the seed: the first one is the choice, the others replace it if needed.
 */
export function inOrder<Item>(items: readonly Item[], seed: number, salt: string): readonly Item[] {
  if (items.length === 0) return items;
  const start = seedOf(`${seed}:${salt}`) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
