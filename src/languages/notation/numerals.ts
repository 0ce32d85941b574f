/** Number words with their values. */
export type Numerals = readonly [string, number][];

/** Number words: the first word of the text means `first`, the next one `step` more, and so on. */
export function counted(text: string, first: number, step = 1): [string, number][] {
  return text.split(' ').map((word, index) => [word, first + index * step]);
}

/** Twenty to ninety-nine, each with the word that `join` makes of its ten and its unit. */
export function tensWithUnits(
  tens: string,
  units: string,
  join: (ten: string, unit: string) => string,
): [string, number][] {
  return counted(tens, 20, 10).flatMap(([ten, value]): [string, number][] => [
    [ten, value],
    ...counted(units, 1).map(([unit, more]): [string, number] => [join(ten, unit), value + more]),
  ]);
}

/** The forms of one number word. */
export function inflected(stem: string, value: number, endings: string, others: string): [string, number][] {
  const forms = endings.split(' ').map((ending) => `${stem}${ending}`);
  return [...forms, ...others.split(' ')].map((word) => [word, value]);
}
