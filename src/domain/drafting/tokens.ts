import { byLanguage } from '../../languages/by-language.ts';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFinnish } from '@orama/stemmers/finnish';
import { stemmer as stemSwedish } from '@orama/stemmers/swedish';
import { lexiconOf } from './lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { KnownNames } from './known-names.ts';
import { dateInFigures, monthOf } from './months.ts';
import { evenGerman, evenSwedish } from './uneven-plurals.ts';

/**
 * A token of a sentence. `recipient` and `sender` stand for the whole name of the two companies, `person` for a
 * person's
 * name that the commission holds, so that words inside a name ("First Choice") are never read as words.
 */
export interface Token {
  readonly kind: 'word' | 'number' | 'unit' | 'recipient' | 'sender' | 'person' | 'link' | 'boundary';
  /** As written. */
  readonly text: string;
  /** Lower case, apostrophes straight. */
  readonly lower: string;
  /** What two forms of one word share. For numbers the plain decimal notation, for units one sign. */
  readonly stem: string;
  readonly capitalised: boolean;
  /** A known name with an ending after it, such as a genitive. */
  readonly inflected: boolean;
}

/** The tokens of one sentence in order. Known names become one token each; punctuation that parts clauses stays. */
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
  const stem = stemmers[language](lower);
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

const stemmers: Readonly<Record<WrittenLanguage, (word: string) => string>> = {
  en: (word) => stemEnglish(word.replace(/['’]s$/u, '')),
  // The endings of "we", "you" and "they" come off first, so that "tarjoamme" and "tarjoatte" stay one word.
  fi: (word) => finnishGrade(stemFinnish(word.length > 6 ? finnishBase(word) : word)),
  sv: (word) => stemSwedish(swedishBase(evenSwedish(word))),
  de: (word) => stemGerman(germanBase(evenGerman(word))).replace(/(?<=\p{L}{4})t$/u, ''),
};

// Nouns in -tus and -tys keep their -s in the nominative alone, where the stemmer cannot know it.
function finnishBase(word: string): string {
  return word
    .replace(
      /(?<=\p{L}{2})(ll|nn|rr)([aä])(?:mme|tte)$/u,
      (_, weak: string, vowel: string) => `${strongGrades[weak]}${vowel}${vowel}`,
    )
    .replace(/(mme|tte|nne|vat|vät|nsa|nsä)$/u, '')
    .replace(/(?<=\p{L}{4}[eo])(aa|ää)$/u, (end) => end.charAt(0))
    .replace(/(?<=t[uy])(?:st[aä]|ks(?:en|een|est[aä]|ell[aä]|et|i[aä]))$/u, 's');
}

const strongGrades: Readonly<Record<string, string>> = { ll: 'lt', nn: 'nt', rr: 'rt' };
const weakGrades: Readonly<Record<string, string>> = { lt: 'll', nt: 'nn', rt: 'rr', mp: 'mm', nk: 'ng' };

// The last consonants of a stem change with its ending: "huoltaa" and "huollatte" are forms of one verb.
function finnishGrade(stem: string): string {
  return stem
    .replace(/(lt|nt|rt|mp|nk)(?=[aeiouyäö]{0,2}$)/u, (strong) => weakGrades[strong] ?? strong)
    .replace(/([kpt])\1(?=[aeiouyäö]{0,2}$)/u, '$1');
}

// "Depån" and "virket" keep their ending before the stemmer, which takes it for a part of the word.
function swedishBase(word: string): string {
  return word.replace(/(?<=\p{L}{2}[åé])n$/u, '').replace(/(?<=\p{L}{2}[rlnmdgkv]k)et$/u, 'e');
}

// "Saniert" and "entwickelt" are forms of "sanieren" and "entwickeln", which the stemmer cuts elsewhere.
function germanBase(word: string): string {
  return word
    .replace(/(?<=\p{L}{2})iert(e|en|est|et)?$/u, 'ieren')
    .replace(/(?<=\p{L}{3})igt(e|en)?$/u, 'igen')
    .replace(/(?<=\p{L}{2}[td]|\p{L}{3}[fghk]n)et(e|en)?$/u, 'en')
    .replace(/(?<=\p{L}{3}e[lr])(n|te|ten)$/u, 't');
}

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

const unitWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': '€ eur euro euros euroa euron euroja euroon eurosta eurolla eurolle',
    $: '$ usd dollar dollars dollaria dollarin',
    '£': '£ gbp pound pounds puntaa pund pfund',
    kr: 'kr sek kronor krona kruunua kronen',
    '%': '% percent pct prosenttia prosentin prosenttiin prosentista prosentilla procent prozent',
  }).flatMap(([sign, forms]) => forms.split(' ').map((form): [string, string] => [form, sign])),
);

function nameToken(kind: 'recipient' | 'sender' | 'person', text: string, inflected: boolean): Token {
  return { kind, text, lower: text.toLowerCase(), stem: `<${kind}>`, capitalised: true, inflected };
}

/** What was written in one piece: one token, or day, month and year of a date in figures. */
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
  // English "may" and "march" are months with a capital letter alone.
  const month = language === 'en' && !common.capitalised ? undefined : monthOf(lower);
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
