/** The item at an index that must exist. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`The list of ${items.length} has no item at ${index}.`);
  return item;
}

/** The last item of a list that must not be empty. */
export function lastItem<Item>(items: ArrayLike<Item>): Item {
  return itemAt(items, items.length - 1);
}
