/** A word, number or sign of a sentence, or a whole date or name of the company. Offsets are those of the sentence. */
export interface Item {
  readonly kind: 'word' | 'number' | 'sign' | 'date' | 'company';
  readonly start: number;
  readonly end: number;
  /** In lower case, with straight apostrophes. */
  readonly lower: string;
  readonly isCapitalised: boolean;
  /** For a date: its value in ISO 8601, or null if the text does not say which date it is. */
  readonly date?: string | null;
  /** For a name: whether it has an ending, such as that of a genitive. */
  readonly isInflected?: boolean;
}

// Every sign belongs to one part of the pattern alone, so that a hostile text takes linear time.
const itemPattern = /[\p{L}\p{M}\d]+(?:(?:['’.&/:-]|(?<=\d),(?=\d))[\p{L}\p{M}\d]+)*|[^\s\p{L}\p{M}\d]/gu;

export function readItems(sentence: string): readonly Item[] {
  const items: Item[] = [];
  for (const { 0: text, index } of sentence.matchAll(itemPattern)) {
    const lowered = text.toLowerCase();
    const lower = lowered.includes('’') ? lowered.replaceAll('’', "'") : lowered;
    const isCapitalised = lowered !== text && /^\p{Lu}/u.test(text);
    items.push({ kind: kindOf(text), start: index, end: index + text.length, lower, isCapitalised });
  }
  return items;
}

function kindOf(text: string): 'word' | 'number' | 'sign' {
  if (/^\d/u.test(text) && !/\p{L}/u.test(text)) return 'number';
  return /^[\p{L}\p{M}\d]/u.test(text) ? 'word' : 'sign';
}

/** Replaces series of items. `find` returns the item for the series that begins at an index, and its length. */
export function joinRuns(
  items: readonly Item[],
  find: (index: number) => { readonly item: Item; readonly length: number } | null,
): readonly Item[] {
  const joined: Item[] = [];
  for (let index = 0; index < items.length;) {
    const run = find(index);
    const [item, length] = run === null ? [items[index], 1] : [run.item, run.length];
    if (item !== undefined) joined.push(item);
    index += length;
  }
  return joined;
}

export function isQuotationMark(sign: string): boolean {
  return sign !== '' && '"“”„«»'.includes(sign);
}
