/** The one item of what must hold exactly one, such as the row of a count. */
export function onlyItem<Item>(items: Iterable<Item>): Item {
  const [item, ...others] = items;
  if (item === undefined) throw new Error('There is no item where exactly one must be.');
  if (others.length > 0) throw new Error(`There are ${others.length + 1} items where exactly one must be.`);
  return item;
}

/** The one item; null if there is none, or more than one. */
export function onlyItemOrNull<Item>(items: Iterable<Item>): Item | null {
  const [item, ...others] = items;
  return item === undefined || others.length > 0 ? null : item;
}
