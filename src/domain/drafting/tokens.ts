import { byLanguage } from '../../languages/by-language.ts';
import { lexiconOf } from './lexicon.ts';
import type { UnitSign } from '../language-pack/text-words.ts';
import { allPacks, packs, type WrittenLanguage } from '../../languages/packs.ts';
import type { KnownNames } from './known-names.ts';
import { dateInFigures, monthOf } from './months.ts';

/**
 * A token of a sentence. `recipient` and `sender` stand for the whole names of the two companies, `person` for a
 * person's name in the draft request. So no rule reads the words inside a name ("First Choice").
 */
export interface Token {
  readonly kind: 'word' | 'number' | 'unit' | 'recipient' | 'sender' | 'person' | 'link' | 'boundary';
  /** As written. */
  readonly text: string;
  /** Lower case, apostrophes straight. */
  readonly lower: string;
  /** What all forms of a word share: its stem, for numbers the plain decimal notation, for units one sign. */
  readonly stem: string;
  readonly capitalised: boolean;
  /** A known name with an ending after it, such as a genitive. */
  readonly inflected: boolean;
}

/** The tokens of one sentence in order. Each known name becomes one token; punctuation between clauses stays. */
export function tokenise(text: string, language: WrittenLanguage, names: KnownNames): readonly Token[] {
  const tokens: Token[] = [];
  for (const piece of names.split(text)) {
    if (piece.role !== undefined) tokens.push(nameToken(piece.role, piece.text, piece.inflected));
    else
      for (const [written] of piece.text.matchAll(tokenPattern)) tokens.push(...tokensOf(written, language));
  }
  return tokens;
}

/** The stem of one lower-case word; forms of a verb for "we" and for "you" have the same one. */
export function stemOf(lower: string, language: WrittenLanguage): string {
  const cache = stemCaches[language];
  const known = cache.get(lower);
  if (known !== undefined) return known;
  if (cache.size >= cacheLimit) cache.clear();
  const stem = packs[language].stem(lower);
  cache.set(lower, stem);
  return stem;
}

/**
 * The decimal notation of a number as people write it: "1 200", "1.200" and "1,200" are 1200, "1,5" and "1.5" are
 * 1.5.
 */
export function plainNumber(written: string): string {
  const packed = written.replace(/[\s\u00a0\u202f']/gu, '');
  if (/^\d{1,3}([.,]\d{3})+$/u.test(packed)) return String(Number(packed.replace(/[.,]/gu, '')));
  if (/^\d+[.,]\d+$/u.test(packed)) return String(Number(packed.replace(',', '.')));
  if (/^\d+$/u.test(packed)) return packed.length > 15 ? packed : String(Number(packed));
  return packed;
}

const cacheLimit = 50_000;

const stemCaches = byLanguage(() => new Map<string, string>());

const tokenPattern = new RegExp(
  [
    '(?:https?://|www\\.)[^\\s<>"”)]+',
    '[\\p{L}\\d._%+-]{1,64}@[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63})+',
    '[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63}){0,8}\\.(?:com|org|net|io|fi|se|de|eu|' +
      'co|ai|app|dev|info|biz|link|ru|cn|xyz|shop|online|site|uk)\\b',
    '\\d+(?:[.,:/-]\\d+)*(?:[\\u0020\\u00a0\\u202f]\\d{3}(?!\\d)){0,8}(?:,\\d+)?',
    '[€$£%‰]',
    "\\p{L}[\\p{L}\\p{M}\\d]*(?:['’\\-.&]\\p{L}[\\p{L}\\p{M}\\d]*)*(?::\\p{Ll}{1,4}(?!\\p{L}))?",
    '[,;:()–—|•]|\\s-\\s',
  ].join('|'),
  'gu',
);

/** Signs and codes of units that are the same in every language. */
const unitCodes: Readonly<Record<UnitSign, string>> = {
  '€': '€ eur',
  $: '$ usd',
  '£': '£ gbp',
  kr: 'kr sek',
  '%': '% pct',
};

const unitWords: ReadonlyMap<string, UnitSign> = new Map(
  [unitCodes, ...allPacks.map(({ texts }) => texts.units)].flatMap((units) =>
    (Object.entries(units) as [UnitSign, string][]).flatMap(([sign, forms]) =>
      forms.split(' ').map((form): [string, UnitSign] => [form, sign]),
    ),
  ),
);

function nameToken(kind: 'recipient' | 'sender' | 'person', text: string, inflected: boolean): Token {
  return { kind, text, lower: text.toLowerCase(), stem: `<${kind}>`, capitalised: true, inflected };
}

/** Tokens that are written without a space: one token, or day, month and year of a date in figures. */
function tokensOf(text: string, language: WrittenLanguage): readonly Token[] {
  const date = dateInFigures(text);
  if (date === null) return [tokenOf(text, language)];
  const { day, month, year } = date;
  const named = { text, lower: text, stem: monthStem(month), capitalised: false, inflected: false };
  return [tokenOf(day, language), { kind: 'word', ...named }, tokenOf(year, language)];
}

/** Whether a stem is that of a month, in whatever form it was written. */
export function isMonthStem(stem: string): boolean {
  return stem.startsWith('<month ');
}

function monthStem(month: number): string {
  return `<month ${month}>`;
}

function tokenOf(text: string, language: WrittenLanguage): Token {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const common = { text, lower, capitalised: /^\p{Lu}/u.test(text), inflected: false };
  const unit = unitWords.get(lower);
  if (unit !== undefined) return { kind: 'unit', ...common, stem: unit };
  if (/^\d/u.test(text) && !/\p{L}/u.test(text))
    return { kind: 'number', ...common, stem: plainNumber(text) };
  if (/^(?:https?:|www\.)|@|\.\p{L}{2,}$/u.test(lower) && /[./@]/u.test(lower) && isLink(lower)) {
    return { kind: 'link', ...common, stem: lower.replace(/(?<![.,;:])[.,;:]+$/u, '') };
  }
  if (!/\p{L}/u.test(text)) return { kind: 'boundary', ...common, lower: lower.trim(), stem: lower.trim() };
  const counted = lexiconOf(language).numberWords.get(lower);
  if (counted !== undefined && !lexiconOf(language).connecting.has(lower)) {
    return { kind: 'number', ...common, stem: String(counted) };
  }
  const isMonth = common.capitalised || !packs[language].texts.hasCapitalMonths;
  const month = isMonth ? monthOf(lower) : undefined;
  return {
    kind: 'word',
    ...common,
    stem: month === undefined ? stemOf(lower, language) : monthStem(month),
  };
}

function isLink(lower: string): boolean {
  return (
    /^(?:https?:\/\/|www\.)/u.test(lower) ||
    lower.includes('@') ||
    /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,6}$/u.test(lower)
  );
}
