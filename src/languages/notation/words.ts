/** A set of the words of a text, apart by white space. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter((word) => word !== ''));
}

/** A map from every word of each text to that text's key. */
export function wordClasses<Key extends string>(
  classes: Readonly<Partial<Record<Key, string>>>,
): ReadonlyMap<string, Key> {
  const byWord = new Map<string, Key>();
  for (const [key, text] of Object.entries(classes) as [Key, string][]) {
    for (const word of words(text)) byWord.set(word, key);
  }
  return byWord;
}

/** Number words: the first word of the text means `first`, the next one more, and so on. */
export function countingWords(text: string, first = 0): [string, number][] {
  return [...words(text)].map((word, index) => [word, first + index]);
}
