/** Words of a text that name a thing, with the article or owner before them. */
export interface ThingPhrase {
  readonly determiner: string;
  /** Without the determiner; the last one names the thing. */
  readonly words: readonly string[];
}

/** The first thing behind a determiner: "new shop" in "opened a new shop in Leeds". Null if the text names none. */
export function findThing(
  text: string,
  { determiners, stops }: { readonly determiners: ReadonlySet<string>; readonly stops: ReadonlySet<string> },
  isThing: (word: string) => boolean,
): ThingPhrase | null {
  const words = text.split(/\s+/u);
  for (const [at, determiner] of words.entries()) {
    if (!determiners.has(determiner.toLowerCase())) continue;
    const behind = wordsUntil(words.slice(at + 1, at + 1 + maxWords), stops);
    const end = behind.findLastIndex(isThing);
    if (end >= 0) return { determiner: determiner.toLowerCase(), words: behind.slice(0, end + 1) };
  }
  return null;
}

const maxWords = 6;

/** The words up to the first sign or word that ends a noun phrase. */
function wordsUntil(words: readonly string[], stops: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  for (const word of words) {
    if (stops.has(word.toLowerCase())) break;
    const bare = word.replace(/(?<![.,;:!?)])[.,;:!?)]+$/u, '');
    found.push(bare);
    if (bare !== word) break;
  }
  return found;
}
