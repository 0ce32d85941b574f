import { itemAt } from '../item-at.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import type { Finding } from './findings.ts';
import { allWords } from '../../languages/all-words.ts';
import { allPacks } from '../../languages/packs.ts';
import type { Hedge, Lexicon } from '../language-pack/lexicon.ts';
import { months } from './months.ts';
import { isMonthStem, type Token } from './tokens.ts';

/**
 * Checks that the evidence has a number for the same thing, in the same unit and with the same hedge. `places` are
 * the indexes of the number in the evidence. Returns the first index at which everything agrees, otherwise the last
 * fault.
 */
export function checkNumber(
  tokens: readonly Token[],
  index: number,
  evidence: Pick<EvidenceSentence, 'tokens'>,
  places: readonly number[],
  lexicon: Lexicon,
): { at: number } | Finding {
  let fault: Finding = { code: 'number_not_in_evidence', detail: itemAt(tokens, index).text };
  for (const at of places) {
    const found = faultAt(tokens, index, evidence.tokens, at, lexicon);
    if (found === null) return { at };
    fault = found;
  }
  return fault;
}

function faultAt(
  claim: readonly Token[],
  index: number,
  source: readonly Token[],
  at: number,
  lexicon: Lexicon,
): Finding | null {
  const number = itemAt(claim, index);
  const written = number.text;
  if (unitsAround(claim, index) !== unitsAround(source, at)) return { code: 'unit_changed', detail: written };
  if (monthBefore(claim, index) !== monthBefore(source, at))
    return { code: 'number_of_something_else', detail: written };
  if (hedgeBefore(claim, index, lexicon) !== hedgeBefore(source, at, lexicon))
    return { code: 'hedge_changed', detail: written };
  const change = changeAfter(source, at, lexicon);
  if (change !== null && changeAfter(claim, index, lexicon) !== change)
    return { code: 'comparison_changed', detail: change };
  const other = otherEnd(source, at);
  if (other !== null && !claim.some(({ kind, stem }) => kind === 'number' && stem === other.stem))
    return { code: 'hedge_changed', detail: written };
  if (isYear(number) && spanOf(claim, index, lexicon) !== spanOf(source, at, lexicon))
    return { code: 'relation_changed', detail: written };
  if (!isYear(number) && turnsAround(claim[index - 1], source[at - 1], lexicon))
    return { code: 'relation_changed', detail: written };
  if (isYear(number) && source.filter(isYear).length === 1 && isDate(source, at, lexicon)) return null;
  const counted = nextContent(claim, index, lexicon);
  if (counted !== null) {
    return followsWithin(source, at, counted, 5, lexicon.prepositions)
      ? null
      : { code: 'number_of_something_else', detail: `${written} ${counted.text}` };
  }
  const before = previousContent(claim, index, lexicon);
  if (before === null || precedesWithin(source, at, before, 4) || followsWithin(source, at, before, 5))
    return null;
  return { code: 'number_of_something_else', detail: `${before.text} ${written}` };
}

/** Whether a number is written like a year. A sentence with one year may name it anywhere. */
export function isYear(token: Token): boolean {
  return token.kind === 'number' && /^(?:18|19|20)\d\d$/u.test(token.text);
}

/** Whether a number that looks like a year is one: "in 2000", "öppnade 2025 en klinik", but not "2000 dentists". */
function isDate(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (next === undefined || next.kind !== 'word' || lexicon.connecting.has(next.lower)) return true;
  // "Wurde 2023 umgebaut": the number does not count the verb at the end of a German sentence.
  const closes = (tokens[at + 2]?.kind ?? 'boundary') === 'boundary';
  if (lexicon.grammar.verbLast && !next.capitalised && closes) return true;
  if (before === undefined) return lexicon.grammar.verbSecond;
  if (months.has(before.lower) || isMonthStem(before.stem) || yearWords.has(before.lower)) return true;
  return (
    lexicon.prepositions.has(before.lower) && (lexicon.grammar.verbSecond || timeWords.has(before.lower))
  );
}

const yearWords = allWords(({ texts }) => texts.yearWords);
const timeWords = allWords(({ texts }) => texts.yearPrepositions);

const magnitudes: ReadonlyMap<string, string> = new Map(
  allPacks.flatMap(({ texts }) =>
    Object.entries(texts.magnitudes).flatMap(([magnitude, forms]) =>
      forms.split(' ').map((form): [string, string] => [form, magnitude]),
    ),
  ),
);

/** Currency, percent and magnitude directly beside a number, in one spelling and order. */
function unitsAround(tokens: readonly Token[], at: number): string {
  const found: string[] = [];
  // In "by 7 % to 52 million" the percent sign belongs to the number before it.
  const before = tokens[at - 1];
  if (before?.kind === 'unit' && tokens[at - 2]?.kind !== 'number') found.push(before.stem);
  for (let next = at + 1; next <= at + 2; next += 1) {
    const token = tokens[next];
    const magnitude =
      token === undefined ? undefined : (magnitudes.get(token.lower) ?? magnitudeOfNumber(token));
    if (magnitude !== undefined) found.push(magnitude);
    else if (token?.kind === 'unit') found.push(token.stem);
    else break;
  }
  return found.sort().join(' ');
}

// "Thousand" is a separate number if it is one of the number words of the language.
function magnitudeOfNumber(token: Token): string | undefined {
  if (token.kind !== 'number' || /^\d/u.test(token.text)) return undefined;
  return { '1000': 'thousand', '100': 'hundred' }[token.stem];
}

/** The other number of "between 50 and 80"; null if the number is no end of such a span. */
function otherEnd(tokens: readonly Token[], at: number): Token | null {
  const isSpan = tokens.slice(Math.max(0, at - 4), at + 4).some(({ lower }) => spanWords.has(lower));
  if (!isSpan) return null;
  const other = [tokens[at - 2], tokens[at + 2]].find((token) => token?.kind === 'number');
  return other ?? null;
}

const spanWords = allWords(({ texts }) => texts.rangeMarkers);

/** "To 12 hours" is neither "from 12 hours" nor "12 hours". */
function turnsAround(own: Token | undefined, other: Token | undefined, lexicon: Lexicon): boolean {
  if (own === undefined || other === undefined || own.lower === other.lower) return false;
  if (!lexicon.prepositions.has(other.lower)) return false;
  const direction = lexicon.directions.get(other.lower);
  return lexicon.prepositions.has(own.lower) || direction === 'to' || direction === 'from';
}

/** Whether a year begins or ends a span of time: "since 2015" is not "in 2015". Empty if it does neither. */
function spanOf(tokens: readonly Token[], at: number, lexicon: Lexicon): string {
  const isOfDate = ({ stem, lower }: Token): boolean =>
    isMonthStem(stem) || /^\d{1,2}$/u.test(lower) || (yearWords.has(lower) && !lexicon.directions.has(lower));
  const word = tokens.slice(0, at).findLast((token) => !isOfDate(token))?.lower ?? '';
  const direction = lexicon.directions.get(word) ?? '';
  return /^(?:since|until|before|after)$/u.test(direction) ? direction : '';
}

function monthBefore(tokens: readonly Token[], at: number): string {
  const before = tokens[at - 1]?.stem ?? '';
  return isMonthStem(before) ? before : '';
}

function hedgeBefore(tokens: readonly Token[], at: number, lexicon: Lexicon): Hedge | '' {
  for (let before = at - 1; before >= Math.max(0, at - 2); before -= 1) {
    const token = itemAt(tokens, before);
    if (token.kind === 'boundary' || token.kind === 'number') return '';
    const hedge = lexicon.hedge.get(token.lower);
    // Swedish "under 2025" is a time, not a limit.
    if (hedge !== undefined) return token.lower === 'under' && isYear(itemAt(tokens, at)) ? '' : hedge;
    if (!lexicon.connecting.has(token.lower) && token.kind !== 'unit') return '';
  }
  return '';
}

/** A word such as "more" or "fewer" directly after a number and its unit: "30 % fewer". */
function changeAfter(tokens: readonly Token[], at: number, lexicon: Lexicon): string | null {
  let next = at + 1;
  while (tokens[next]?.kind === 'unit') next += 1;
  const token = tokens[next];
  if (token === undefined || token.kind !== 'word') return null;
  const hedge = lexicon.hedge.get(token.lower);
  return hedge === 'less' || hedge === 'more' || lexicon.comparison.has(token.lower) ? token.lower : null;
}

function nextContent(tokens: readonly Token[], index: number, lexicon: Lexicon): Token | null {
  for (const token of tokens.slice(index + 1, index + 4)) {
    if (token.kind === 'boundary' || (token.kind === 'number' && magnitudeOfNumber(token) === undefined))
      return null;
    if (lexicon.prepositions.has(token.lower)) return null;
    if (isCounted(token, lexicon)) return token;
  }
  return null;
}

function previousContent(tokens: readonly Token[], index: number, lexicon: Lexicon): Token | null {
  for (const token of tokens.slice(Math.max(0, index - 3), index).reverse()) {
    if (token.kind === 'boundary' || token.kind === 'number') return null;
    if (isCounted(token, lexicon)) return token;
  }
  return null;
}

function isCounted(token: Token, lexicon: Lexicon): boolean {
  return (
    token.kind === 'word' &&
    !lexicon.connecting.has(token.lower) &&
    !magnitudes.has(token.lower) &&
    !lexicon.hedge.has(token.lower)
  );
}

function followsWithin(
  tokens: readonly Token[],
  at: number,
  wanted: Token,
  distance: number,
  ends: ReadonlySet<string> = new Set(),
): boolean {
  for (const token of tokens.slice(at + 1, at + 1 + distance)) {
    if (ends.has(token.lower)) return false;
    if (token.kind === 'number' && magnitudeOfNumber(token) === undefined) return false;
    if (token.kind === 'word' && token.stem === wanted.stem) return true;
  }
  return false;
}

function precedesWithin(tokens: readonly Token[], at: number, wanted: Token, distance: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - distance); before -= 1) {
    const token = itemAt(tokens, before);
    // In "grew 7 percent to 52 million" both numbers belong to the growth.
    if (token.kind === 'number' && tokens[before + 1]?.stem !== '%') return false;
    if (token.kind === 'word' && token.stem === wanted.stem) return true;
  }
  return false;
}
