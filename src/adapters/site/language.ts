import { detectAll } from 'tinyld';

/**
 * The language of a text as ISO 639-1, or null when there is too little of it to tell. The text's parts vote, since the
 * detector can be sure and wrong about a single sentence. `declared` is what the document says of itself; it adds some
 * weight and settles nothing alone, since templates are often left with their makers' language.
 */
export function detectLanguage(text: string, declared: string | null): string | null {
  const hint = normaliseLanguage(declared);
  const votes = new Map<string, number>();
  let characters = 0;
  for (const part of sampleParts(text)) {
    const guesses = detectAll(part);
    // Where the detector is sure of what the document declares, both are right, and the other parts can go unread.
    if (guesses[0]?.lang === hint && guesses[0].accuracy > 0.5 && part.length >= fewestCharacters)
      return hint;
    for (const { lang, accuracy } of guesses) addVotes(votes, lang, accuracy * part.length);
    characters += part.length;
  }
  if (characters < fewestCharacters || votes.size === 0) return null;
  if (hint !== null && votes.has(hint)) addVotes(votes, hint, characters * hintWeight);
  const [first] = [...votes].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (first === undefined) return null;
  return hint !== null && almostAlike.some((pair) => pair.has(first) && pair.has(hint)) ? hint : first;
}

/** The two-letter code of a language tag such as `fi-FI` or `en_US`; Norway's written languages are one. */
export function normaliseLanguage(tag: string | null): string | null {
  const code = /^[a-z]{2}(?=$|[-_])/i.exec(tag ?? '')?.[0].toLowerCase();
  if (code === undefined) return null;
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

const fewestCharacters = 20;
const hintWeight = 0.25;
const mostParts = 8;
const partCharacters = 120;

/** Languages that a sentence or two seldom tells apart. */
const almostAlike: readonly ReadonlySet<string>[] = [new Set(['da', 'no']), new Set(['cs', 'sk'])];

/** Blocks joined to parts of some length; the longest blocks first, since headings and lists are full of names. */
function sampleParts(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const block of text.split('\n\n').sort((one, other) => other.length - one.length)) {
    part += `${part === '' ? '' : ' '}${block.slice(0, 2 * partCharacters)}`;
    if (part.length < partCharacters) continue;
    parts.push(part);
    part = '';
    if (parts.length === mostParts) return parts;
  }
  return part === '' ? parts : [...parts, part];
}

function addVotes(votes: Map<string, number>, language: string, weight: number): void {
  votes.set(language, (votes.get(language) ?? 0) + weight);
}
