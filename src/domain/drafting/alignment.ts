import { itemAt } from '../item-at.ts';

/** Entry `i` is the index of the item in the other list that corresponds to item `i` of this list, or -1. */
export type Alignment = readonly number[];

/**
 * Aligns two lists: first the items that have the same order in both, then items that have moved, if they stand next
 * to each other in both. `isSame` says whether an item of the first list equals one of the second.
 */
export function align(
  length: number,
  otherLength: number,
  isSame: (index: number, at: number) => boolean,
): { readonly places: Alignment; readonly moved: readonly (readonly number[])[] } {
  const places = inOrder(length, otherLength, isSame);
  const taken = new Set(places);
  const moved: number[][] = [];
  for (let index = 0; index < length; index += 1) {
    if (itemAt(places, index) >= 0) continue;
    const last = moved.at(-1);
    const follows = last?.at(-1) === index - 1 ? itemAt(places, index - 1) + 1 : -1;
    const continues = follows >= 0 && follows < otherLength && !taken.has(follows) && isSame(index, follows);
    const at = continues ? follows : firstFree(index);
    if (at < 0) continue;
    places[index] = at;
    taken.add(at);
    if (continues) last?.push(index);
    else moved.push([index]);
  }
  return { places, moved };

  function firstFree(index: number): number {
    for (let at = 0; at < otherLength; at += 1) if (!taken.has(at) && isSame(index, at)) return at;
    return -1;
  }
}

/** The longest alignment in which both lists keep their order. */
function inOrder(
  length: number,
  otherLength: number,
  isSame: (index: number, at: number) => boolean,
): number[] {
  const width = otherLength + 1;
  const best = new Uint16Array((length + 1) * width);
  const same = Array.from({ length }, (_, index) =>
    Array.from({ length: otherLength }, (__, at) => isSame(index, at)),
  );
  for (let index = length - 1; index >= 0; index -= 1) {
    for (let at = otherLength - 1; at >= 0; at -= 1) {
      const skip = Math.max(best[(index + 1) * width + at] ?? 0, best[index * width + at + 1] ?? 0);
      const both = same[index]?.[at] === true ? (best[(index + 1) * width + at + 1] ?? 0) + 1 : 0;
      best[index * width + at] = Math.max(skip, both);
    }
  }
  const places = Array.from({ length }, () => -1);
  for (let index = 0, at = 0; index < length && at < otherLength;) {
    const here = best[index * width + at] ?? 0;
    if (same[index]?.[at] === true && here === (best[(index + 1) * width + at + 1] ?? 0) + 1) {
      places[index] = at;
      index += 1;
      at += 1;
    } else if (here === (best[(index + 1) * width + at] ?? 0)) index += 1;
    else at += 1;
  }
  return places;
}
