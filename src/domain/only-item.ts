/** The only item of a collection that must have exactly one, such as the row of a count. */
export function onlyItem<Item>(items: Iterable<Item>): Item {
  const [item, ...others] = items;
  if (item === undefined) throw new Error('Expected exactly one item, found none.');
  if (others.length > 0) throw new Error(`Expected exactly one item, found ${others.length + 1}.`);
  return item;
}

/** The only item; null if there are none or several. */
export function onlyItemOrNull<Item>(items: Iterable<Item>): Item | null {
  const [item, ...others] = items;
  return item === undefined || others.length > 0 ? null : item;
}
