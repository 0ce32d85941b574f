import { allWords } from '../../languages/all-words.ts';
import { languageOfCountry } from '../../languages/country-names.ts';
import { withoutSharpS } from '../../languages/notation/text.ts';
import type { LinkedPage } from '../../domain/language-pack/page-words.ts';
import { registrableDomain } from '../../domain/company-domain.ts';
import type { PageKind } from '../../domain/research.ts';
import { sharedPagePath } from '../../domain/host-sharing.ts';
import type { PageLink } from '../html/html-page.ts';
import { normaliseLanguage } from './language.ts';

export interface ChosenPage {
  readonly url: string;
  readonly kind: PageKind;
}

/**
 * Whether two addresses belong to the same company site: one registrable domain and port, or the same host. On a host
 * that many companies share, both must lie in the same company's part of it.
 */
export function isSameSite(one: URL, other: URL): boolean {
  return sharedPagePath(one) === sharedPagePath(other) && isSameOwner(one, other);
}

/** Like `isSameSite`, but ignores the path. */
export function isSameOwner(one: URL, other: URL): boolean {
  if (one.host === other.host) return true;
  const domain = registrableDomain(one.hostname);
  return (
    domain !== null &&
    domain === registrableDomain(other.hostname) &&
    (other.port === '' || other.port === one.port)
  );
}

/**
 * Chooses the pages to read after the home page, best first: one of each kind, then the second ones, and so on.
 * Excludes files, shopping carts, accounts, legal pages and pages in other languages. `base` resolves relative
 * links. `language` is the home page's (ISO 639-1) or null. Up to two pages of each kind in `first` precede all
 * others.
 */
export function choosePages(
  home: URL,
  base: URL,
  links: readonly PageLink[],
  language: string | null,
  first: readonly PageKind[] = [],
): ChosenPage[] {
  const best = new Map<string, { kind: PageKind; score: number }>();
  for (const { href, text } of links) {
    const url = URL.parse(href, base);
    if (url === null || !isReadable(url, home, language)) continue;
    url.hash = '';
    const rating = ratePage(url, text);
    if (rating !== null && rating.score > (best.get(url.href)?.score ?? 0)) best.set(url.href, rating);
  }
  const candidates = [...best]
    .map(([url, rating]) => ({ url, ...rating }))
    .sort((one, other) => other.score - one.score);
  const all = interleaveKinds(candidates);
  const preferred = first.flatMap((kind) => all.filter((page) => page.kind === kind).slice(0, 2));
  return [...preferred, ...all.filter((page) => !preferred.includes(page))];
}

function isReadable(url: URL, home: URL, language: string | null): boolean {
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || !isSameSite(home, url)) return false;
  if (url.username !== '' || url.password !== '' || url.href.length > 500) return false;
  if (
    /\.[a-z0-9]{1,5}$/i.test(url.pathname) &&
    !/\.(?:x?html?|s?html|php\d?|aspx?|jsp|cfm)$/i.test(url.pathname)
  )
    return false;
  const segments = pathWords(url);
  const words = new Set(segments.flatMap((segment) => [segment, ...segment.split(' ')]));
  if ([...words, ...url.searchParams.keys()].some((word) => excludedWords.has(foldWords(word)))) return false;
  const locale = localeOf(segments[0] ?? '');
  return locale === null || language === null || locale === language;
}

function ratePage(url: URL, text: string): { kind: PageKind; score: number } | null {
  const segments = pathWords(url);
  const last = segments.at(-1) ?? '';
  const words = foldWords(text);
  let best: { kind: PageKind; score: number } | null = null;
  for (const [kind, phrases] of phrasesByKind) {
    const byText = phraseSimilarity(words, phrases);
    const byAddress = phraseSimilarity(last, phrases);
    const byParent =
      Math.max(0, ...segments.slice(0, -1).map((segment) => phraseSimilarity(segment, phrases))) / 2;
    const score = byText + byAddress + byParent;
    if (score > 0 && score > (best?.score ?? 0)) best = { kind, score };
  }
  // Of two pages on one topic, the one nearer to the root is the overview.
  return best === null ? null : { kind: best.kind, score: best.score - segments.length * 0.1 };
}

function phraseSimilarity(text: string, phrases: readonly string[]): number {
  let best = 0;
  for (const phrase of phrases) {
    if (text === phrase) return 3;
    if (phrase.length < 4) continue;
    if (text.startsWith(`${phrase} `)) best = Math.max(best, 2);
    else if (text.length <= 40 && ` ${text} `.includes(` ${phrase} `)) best = Math.max(best, 1);
  }
  return best;
}

function interleaveKinds(candidates: readonly (ChosenPage & { score: number })[]): ChosenPage[] {
  const remaining = new Map<PageKind, ChosenPage[]>();
  for (const { url, kind } of candidates)
    remaining.set(kind, [...(remaining.get(kind) ?? []), { url, kind }]);
  const chosen: ChosenPage[] = [];
  while (chosen.length < candidates.length) {
    for (const [kind] of phrasesByKind) {
      const next = remaining.get(kind)?.shift();
      if (next !== undefined) chosen.push(next);
    }
  }
  return chosen;
}

function pathWords(url: URL): string[] {
  return url.pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => foldWords(decodePercent(segment).replace(/\.[a-z]{3,5}$/i, '')));
}

function decodePercent(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Lower case, without accents and punctuation, words separated by one space. */
function foldWords(text: string): string {
  const plain = text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return withoutSharpS(plain)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function localeOf(segment: string): string | null {
  const code = /^([a-z]{2})(?: [a-z]{2})?$/.exec(segment)?.[1];
  if (code === undefined || !localeSegments.has(code)) return null;
  return countrySegments.has(code) ? languageOfCountry(code) : normaliseLanguage(code);
}

const localeSegments = new Set(
  'en fi sv se de at ch da dk no nb fr es it nl et ee lv lt pl pt ru us gb uk'.split(' '),
);

const countrySegments = new Set('se dk ee at ch us gb uk'.split(' '));

/** The kinds of pages, most useful for a first message first, with the texts of links to them. */
const phrasesByKind = new Map<PageKind, readonly string[]>(
  (['about', 'products', 'news', 'references', 'team', 'contact', 'careers'] satisfies LinkedPage[]).map(
    (kind) => [kind, [...allWords(({ pages }) => pages.kinds[kind])]],
  ),
);

const excludedWords = allWords(({ pages }) => pages.notRead);
