/** The item at an index that must exist; -1 is the last one. */
export function itemAt<Item>(items: ArrayLike<Item>, place: number): Item {
  const item = items[place < 0 ? items.length + place : place];
  if (item === undefined) throw new Error(`The list of ${items.length} has no item at ${place}.`);
  return item;
}
