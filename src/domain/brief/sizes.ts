import { allPhrases, anyPhrase } from '../../languages/all-phrases.ts';
import type { CompanySize } from '../language-pack/brief-words.ts';
import type { SizeRange } from '../prospect.ts';

/**
 * Reads company sizes: ranges, limits, and words such as SMEs, as the European
 * Union defines them. With `of: 'sizes'` the text is only about sizes, so a number needs no word for people.
 */
export function readSizes(text: string, { of }: { of: 'anything' | 'sizes' }): SizeRange[] {
  const { found } = extractSizes(text, of);
  const inOrder = found
    .sort((left, right) => left.position - right.position)
    .map(({ from, to }) => ({ from, to }));
  const valid = inOrder.filter(({ from, to }) => from === null || to === null || from <= to);
  return [...new Map(valid.map((size) => [`${size.from}-${size.to}`, size])).values()];
}

/** The text, composed and in lower case, with size phrases replaced by spaces. */
export function withoutSizes(text: string): string {
  return extractSizes(text, 'anything').rest;
}

function extractSizes(text: string, of: 'anything' | 'sizes') {
  const found: (SizeRange & { readonly position: number })[] = [];
  let rest = text.normalize('NFC').toLowerCase();
  for (const { pattern, range } of of === 'sizes' ? bareNumbers : numbersOfPeople) {
    rest = rest.replace(pattern, (match: string, ...groups: (string | number)[]) => {
      const [first = '', second = ''] = groups.filter((group) => typeof group === 'string');
      found.push({ ...range(numberOf(first), numberOf(second)), position: groups.findLast(isNumber) ?? 0 });
      // Spaces replace the match, so that positions stay the same and no later pattern reads parts of it.
      return ' '.repeat(match.length);
    });
  }
  for (const { pattern, size } of sizeWords) {
    rest = rest.replace(pattern, (match: string, ...groups: (string | number)[]) => {
      found.push({ ...size, position: groups.findLast(isNumber) ?? 0 });
      return ' '.repeat(match.length);
    });
  }
  return { found, rest };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function numberOf(text: string): number {
  return Number(text.replaceAll(/\D/g, ''));
}

interface NumberPattern {
  readonly pattern: RegExp;
  readonly range: (first: number, second: number) => SizeRange;
}

const people = `(?:${anyPhrase(({ briefs }) => briefs.people)}(?!\\p{L}))`;

// The patterns limit digits and spaces, so that hostile texts take little time.
const number = '(\\d{1,3}(?:[ .,\\u00a0]\\d{3}){1,3}|\\d{1,7})';
const more = anyPhrase(({ briefs }) => briefs.moreThan);
const fewer = anyPhrase(({ briefs }) => briefs.fewerThan);
const atLeast = anyPhrase(({ briefs }) => briefs.atLeast);
const atMost = anyPhrase(({ briefs }) => briefs.atMost);
const between = `\\s{0,4}(?:-|–|—|${anyPhrase((pack) => pack.briefs.between)})\\s{0,4}`;

const numbersOfPeople = patterns(people);
const bareNumbers = patterns(`(?:${people})?`);

/** The order matters, because each pattern consumes the words that it matches. */
function patterns(unit: string): NumberPattern[] {
  const make = (source: string) => new RegExp(`(?<![\\p{L}\\d])${source}`, 'gu');
  return [
    {
      pattern: make(`${number}${between}${number}\\s{0,4}-?\\s{0,4}${unit}`),
      range: (from, to) => ({ from, to }),
    },
    {
      pattern: make(`${atMost}\\s{1,4}${number}\\s{0,4}-?\\s{0,4}${unit}`),
      range: (to) => ({ from: null, to }),
    },
    {
      pattern: make(`${more}\\s{1,4}${number}\\s{0,4}-?\\s{0,4}${unit}`),
      range: (than) => ({ from: than + 1, to: null }),
    },
    {
      pattern: make(`${fewer}\\s{1,4}${number}\\s{0,4}-?\\s{0,4}${unit}`),
      range: (than) => ({ from: null, to: Math.max(0, than - 1) }),
    },
    {
      pattern: make(`${atLeast}\\s{1,4}${number}\\s{0,4}-?\\s{0,4}${unit}`),
      range: (from) => ({ from, to: null }),
    },
    {
      pattern: make(`${people}[\\s:]{1,4}${number}${between}${number}`),
      range: (from, to) => ({ from, to }),
    },
    { pattern: make(`${number}\\s{0,4}\\+\\s{0,4}-?\\s{0,4}${unit}`), range: (from) => ({ from, to: null }) },
  ];
}

const companySizes: readonly (readonly [CompanySize, SizeRange])[] = [
  ['smallOrMedium', { from: null, to: 249 }],
  ['micro', { from: null, to: 9 }],
  ['medium', { from: 50, to: 249 }],
  ['small', { from: null, to: 49 }],
  ['large', { from: 250, to: null }],
];

/** Words for several sizes come first, because each pattern consumes its matches. A comma may be between two words. */
const sizeWords = companySizes.map(([name, size]) => {
  const choices = allPhrases(({ briefs }) => briefs.sizes[name])
    .join('|')
    .replaceAll(' ', '[, ]{1,4}');
  return { size, pattern: new RegExp(`(?<!\\p{L})(?:${choices})(?!\\p{L})`, 'gu') };
});
