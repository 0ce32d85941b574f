import type { TruePair } from '../pairs.ts';
import { wholeWords, type MutationWords } from './mutation-words.ts';
import { spansOf, type Span } from './text.ts';

/** A place with the group of its like, the row of its name and the form in which it stands. */
export interface Place extends Span {
  readonly group: readonly (readonly string[])[];
  readonly row: readonly string[];
  readonly form: number;
}

export function placesOf(text: string, words: MutationWords): readonly Place[] {
  const places = words.places.flatMap((group) =>
    group.flatMap((row) =>
      [...new Set(row)].flatMap((word) =>
        spansOf(text, wholeWords(escape(word), 'gu')).map((span): Place => ({
          ...span,
          group,
          row,
          form: row.indexOf(word),
        })),
      ),
    ),
  );
  return places.sort((left, right) => left.start - right.start);
}

/**
 * Names of others in a text: of people, companies and things, without places, dates and the names of the pair's own
 * company. Names that follow each other are one.
 */
export function namesOf(text: string, pair: TruePair, words: MutationWords): readonly Span[] {
  const own = [pair.company, ...pair.otherNames].flatMap((name) => name.split(/[\s-]+/u)).map(stemOf);
  const places = placesOf(text, words);
  const notNames = wholeWords(words.notNames, 'iu');
  const found = spansOf(text, /(?<![\p{L}\d])\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}\p{Ll}[\p{L}’'-]*)*/gu);
  return found.flatMap((span) =>
    partsOf(span, (word, start) => {
      const isFirst = start === 0 || /[.:!?]\s+$/u.test(text.slice(0, start));
      const isPlain =
        notNames.test(word) ||
        own.some((stem) => word.startsWith(stem)) ||
        places.some((place) => place.start < start + word.length && start < place.end);
      const isNoun = words.nounsHaveCapitals && !followsNoun(text.slice(0, start), words);
      return !isPlain && !isNoun && !(isFirst && !isNameElsewhere(word, pair));
    }),
  );
}

/** The beginning that all forms of a name have. */
function stemOf(name: string): string {
  return name.length > 5 ? name.slice(0, -2) : name;
}

/** "Metzgerei Sallinger": in a language with capital letters for all nouns, the word after a noun is a name. */
function followsNoun(before: string, { notNames, lowerable }: MutationWords): boolean {
  const previous = /(\p{Lu}[\p{L}-]*)\s$/u.exec(before)?.[1];
  return previous !== undefined && !wholeWords(`${notNames}|${lowerable}`).test(previous);
}

function isNameElsewhere(word: string, { passage, sentence }: TruePair): boolean {
  return [passage, sentence].some((text) =>
    new RegExp(String.raw`[\p{Ll},] ${escape(word)}(?!\p{L})`, 'u').test(text),
  );
}

function partsOf(span: Span, isName: (word: string, start: number) => boolean): readonly Span[] {
  const parts: Span[] = [];
  for (const { start, text } of spansOf(span.text, /\S+/gu)) {
    const at = span.start + start;
    if (!isName(text, at)) continue;
    const last = parts.at(-1);
    if (last?.end === at - 1)
      parts.splice(-1, 1, { ...last, end: at + text.length, text: `${last.text} ${text}` });
    else parts.push({ start: at, end: at + text.length, text });
  }
  return parts;
}

/** A sentence to put after other words: its first word without the capital letter, unless it is a name. */
export function lowerFirst(pair: TruePair, words: MutationWords): string {
  const { sentence } = pair;
  const [first = ''] = /^[\p{L}\d’'-]+/u.exec(sentence) ?? [];
  if (words.nounsHaveCapitals) {
    return wholeWords(`^(?:${words.lowerable})$`).test(first) ? lowerInitial(sentence) : sentence;
  }
  const isName =
    (!wholeWords(words.notNames).test(first) &&
      /^\S+ (?:& )?\p{Lu}/u.test(sentence) &&
      pair.passage.includes(sentence.split(' ').slice(0, 2).join(' '))) ||
    [...placesOf(sentence, words), ...namesOf(sentence, pair, words)].some(({ start }) => start === 0) ||
    [pair.company, ...pair.otherNames].some((name) =>
      first.startsWith(stemOf(name.split(/[\s-]/u)[0] ?? name)),
    );
  return isName ? sentence : lowerInitial(sentence);
}

function lowerInitial(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}

export function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
