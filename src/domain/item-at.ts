/** The item at an index that must exist. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined)
    throw new Error(`There is no item at index ${index} in a list of length ${items.length}.`);
  return item;
}

/** The last item of a list that must not be empty. */
export function lastItem<Item>(items: ArrayLike<Item>): Item {
  return itemAt(items, items.length - 1);
}
