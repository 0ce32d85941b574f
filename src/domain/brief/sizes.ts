import type { SizeRange } from '../prospect.ts';

/**
 * Reads company sizes in English, Finnish, Swedish or German: ranges, limits, and words such as SMEs, as the European
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

const ofWord = '\\p{L}{0,24}';
const people =
  `(?:(?:full-time |vakituis${ofWord} )?(?:employees?|people|persons?|staff|workers|headcount|ftes?|` +
  `työntekij${ofWord}|henkilö${ofWord}|hengen|henke${ofWord}|hlö${ofWord}|anställd${ofWord}|` +
  `medarbetar${ofWord}|personer|mitarbeit${ofWord}|beschäftigt${ofWord}|angestellt${ofWord}|leuten?|personen)` +
  '(?!\\p{L}))';

// The patterns limit digits and spaces, so that hostile texts take little time.
const number = '(\\d{1,3}(?:[ .,\\u00a0]\\d{3}){1,3}|\\d{1,7})';
const more = '(?:more than|greater than|over|above|yli|enemmän kuin|fler än|mer än|över|mehr als|über)';
const fewer = '(?:fewer than|less than|under|below|alle|vähemmän kuin|färre än|mindre än|weniger als|unter)';
const atLeast = '(?:at least|minimum(?: of)?|min\\.?|vähintään|minst|mindestens|ab)';
const atMost =
  '(?:at most|up to|no(?:t)? more than|maximum(?: of)?|max\\.?|enintään|korkeintaan|högst|höchstens|maximal|bis zu)';
const between = '\\s{0,4}(?:-|–|—|to|and|bis|und|till|och|ja)\\s{0,4}';

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

/** Longer phrases come first, because each pattern consumes its matches. `~` stands for the rest of a word. */
const sizeWords: readonly { readonly pattern: RegExp; readonly size: SizeRange }[] = [
  {
    size: { from: null, to: 249 },
    words: 'pk-~, pien~ ja keskisuur~, pien~ tai keskisuur~, sme, smes, smb, smbs',
  },
  { size: { from: null, to: 249 }, words: 'small and medium~, small and mid~, small to mid~, small or mid~' },
  {
    size: { from: null, to: 249 },
    words: 'små och medelstora, små- och medelstora, små eller medelstora, smf',
  },
  { size: { from: null, to: 249 }, words: 'kmu, kmus, klein~ und mittler~, klein- und mittel~' },
  { size: { from: null, to: 9 }, words: 'microbusiness~, micro companies, micro-enterprises, mikroyrity~' },
  { size: { from: null, to: 9 }, words: 'mikroföretag~, kleinstunternehmen, kleinstbetrieb~' },
  {
    size: { from: 50, to: 249 },
    words: 'medium-sized, medium sized, mid-size~, midsize~, mid-market, keskisuur~',
  },
  { size: { from: 50, to: 249 }, words: 'medelstor~, mittelgroß~, mittelständisch~, mittelstand' },
  {
    size: { from: null, to: 49 },
    words: 'small, smaller, pieni, pienet, pieniä, pienten, pienille, pienyrity~',
  },
  {
    size: { from: null, to: 49 },
    words: 'små, mindre, småföretag~, kleine, kleinen, kleiner, kleinunternehmen',
  },
  {
    size: { from: 250, to: null },
    words: 'large, larger, big, suuret, suuria, suurten, suurille, suuryrity~',
  },
  {
    size: { from: 250, to: null },
    words: 'stora, storföretag~, große, großen, großer, großunternehmen, konzern~',
  },
].map(({ size, words }) => {
  const choices = words.split(', ').map((word) => word.replaceAll('~', ofWord).replaceAll(' ', '[, ]{1,4}'));
  return { size, pattern: new RegExp(`(?<!\\p{L})(?:${choices.join('|')})(?!\\p{L})`, 'gu') };
});
