import { allWords } from '../languages/all-words.ts';
import { withoutSharpS } from '../languages/notation/text.ts';
import { allPacks } from '../languages/packs.ts';
import { companyFunctions, seniorities, type Seniority } from './language-pack/title-words.ts';

/**
 * The meaning of a title: the company functions that it names, such as `sales`, and its holder's level of authority.
 */
export interface Title {
  readonly functions: readonly string[];
  readonly seniority: Seniority;
  /** The number of words in no list. */
  readonly unknownWords: number;
}

/** How well a person fits the wanted roles. */
export interface RoleFit {
  /** `decides`: not a wanted role, but a decision maker. `none`: neither. */
  readonly by: 'role' | 'function' | 'decides' | 'none';
  /** One sentence for people. */
  readonly why: string;
}

/** Reads a title in a language that has a pack; null for a text that names no rank. */
export function readTitle(text: string): Title | null {
  if (jobAdvert.test(text)) return null;
  const { functions, seniority, unknownWords, isNotTitle } = readWords(text);
  return seniority === null || isNotTitle ? null : { functions, seniority, unknownWords };
}

/** Whether a wanted role names a known function or rank. */
export function isRoleUnderstood(role: string): boolean {
  const { functions, seniority } = readWords(role);
  return functions.length > 0 || seniority !== null;
}

/**
 * Sorts people by their fit to the roles, the most wanted first, with a reason for each. Without roles, decision
 * makers come first. Role addresses come last. Equal people keep their order.
 */
export function rankByRoles<Person extends Ranked>(
  people: readonly Person[],
  roles: readonly string[],
): readonly (Person & { readonly fit: RoleFit })[] {
  const wanted = roles.filter((role) => role.trim() !== '').map(readRole);
  const ranked = people.map((person) => ({ person, fit: rankFit(person, wanted) }));
  ranked.sort((one, other) => compareKeys(one.fit.key, other.fit.key));
  return ranked.map(({ person, fit: { by, why } }) => ({ ...person, fit: { by, why } }));
}

/** The values that decide the order. */
export interface Ranked {
  readonly kind: 'person' | 'role_address';
  readonly jobTitle: string | null;
  readonly email: string | null;
}

/** Lower case without accents, words separated by one space; the form for comparing titles. */
export function foldTitle(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return withoutSharpS(plain)
    .replace(/[/*:_·]-?in(?:nen)?\b/g, '')
    .replace(/\br\s*&\s*d\b/g, 'research')
    .replace(/\bco-(?=found|own|dir)/g, 'co')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const jobAdvert = /[(\s][mwdfx]\s?[/|]\s?[mwdfx]\b|\?|!/iu;

interface ReadWords {
  readonly functions: readonly string[];
  readonly seniority: Seniority | null;
  readonly unknownWords: number;
  /** The text is a sentence or a former title. */
  readonly isNotTitle: boolean;
}

function readWords(text: string): ReadWords {
  const tokens = joinPhrases(foldTitle(text)).split(' ').filter(Boolean);
  const ranks = tokens.flatMap((token) => rankOf.get(token) ?? rankBySuffix(token) ?? []);
  const functions = new Set(tokens.flatMap((token) => functionsOf(token)));
  const isKnown = (token: string) =>
    rankOf.has(token) || rankBySuffix(token) !== null || fillers.has(token) || functionsOf(token).length > 0;
  return {
    functions: [...functions],
    seniority: seniorityOf(ranks, tokens),
    unknownWords: tokens.filter((token) => !isKnown(token)).length,
    isNotTitle: tokens.some((token) => ofNoTitle.has(token)),
  };
}

/** Joins titles of several words into one token, so that their words are not read separately. */
function joinPhrases(folded: string): string {
  let text = ` ${folded} `;
  for (const [phrase, word] of phrases) text = text.replaceAll(` ${phrase} `, ` ${word} `);
  return text.trim();
}

const phrases = allPacks.flatMap(({ titles }) =>
  Object.entries(titles.phrases).flatMap(([word, list]) =>
    list.split('|').map((phrase) => [phrase, word] as const),
  ),
);

const fillers = allWords(({ titles }) => titles.fillers);
const ofNoTitle = allWords(({ titles }) => [...titles.former, ...titles.ofSentences]);

const rankWords = seniorities.flatMap((seniority) =>
  [...allWords(({ titles }) => titles.ranks[seniority])].map((word) => [word, seniority] as const),
);

const rankOf: ReadonlyMap<string, Seniority> = new Map(
  rankWords.flatMap(([word, seniority]) =>
    word.startsWith('+') ? [] : [[word.replace('*', ''), seniority]],
  ),
);

const suffixRanks = rankWords
  .flatMap(([word, seniority]) => (/^[*+]/.test(word) ? [[word.slice(1), seniority] as const] : []))
  .toSorted(([one], [other]) => other.length - one.length);

function rankBySuffix(token: string): Seniority | null {
  return suffixRanks.find(([end]) => token.length > end.length + 1 && token.endsWith(end))?.[1] ?? null;
}

const stems = companyFunctions.flatMap((name) =>
  [...allWords(({ titles }) => titles.functions[name])].map((stem) => [stem, name] as const),
);

function functionsOf(token: string): string[] {
  const named = stems.filter(([stem]) => (stem.length <= 4 ? token === stem : token.includes(stem)));
  // In a compound, the longest stem is the most specific: `asiakaspalvelupäällikkö` means customer service, not any
  // service.
  const longest = Math.max(0, ...named.map(([stem]) => stem.length));
  return [...new Set(named.filter(([stem]) => stem.length === longest).map(([, name]) => name))];
}

/** An assistant to a director is not a director. A deputy chief ranks as a director. */
function seniorityOf(ranks: readonly Seniority[], tokens: readonly string[]): Seniority | null {
  if (ranks.includes('assistant')) return 'assistant';
  const highest = seniorities.find((seniority) => ranks.includes(seniority)) ?? null;
  const isDeputy = tokens.some((token) => deputies.has(token));
  return highest === 'chief' && isDeputy ? 'director' : highest;
}

const deputies = allWords(({ titles }) => titles.deputies);

interface Role extends ReadWords {
  readonly text: string;
  readonly folded: string;
}

function readRole(text: string): Role {
  return { text: text.trim(), folded: foldTitle(text), ...readWords(text) };
}

interface RankedFit extends RoleFit {
  /** Numbers that are compared one after the other; the smaller key comes first. */
  readonly key: readonly number[];
}

const lastRank = seniorities.length;

function rankFit(person: Ranked, wanted: readonly Role[]): RankedFit {
  if (person.kind === 'role_address') return { by: 'none', why: 'A role address, not a person.', key: [9] };
  if (!person.jobTitle)
    return { by: 'none', why: 'The title is unknown.', key: [4, 0, 0, lastRank, missingEmailRank(person)] };
  const { jobTitle } = person;
  const read = readWords(jobTitle);
  const rank = read.seniority === null ? lastRank : seniorities.indexOf(read.seniority);
  const title = `“${jobTitle}”`;
  const [best] = wanted
    .flatMap((role, index) => matchRole(jobTitle, read, role, index) ?? [])
    .toSorted((one, other) => compareKeys(one.key, other.key));
  const decides = read.functions.includes('general management') && rank <= seniorities.indexOf('director');
  if (best !== undefined) return { ...best, key: [...best.key, rank, missingEmailRank(person)] };
  if (decides || (wanted.length === 0 && rank <= seniorities.indexOf('head'))) {
    const why =
      wanted.length > 0
        ? `${title} is not the wanted role, but a decision maker.`
        : `${title} is a decision maker.`;
    return { by: 'decides', why, key: [2, 0, 0, rank, missingEmailRank(person)] };
  }
  const why =
    wanted.length > 0 ? `${title} is not the wanted role.` : `${title} may not be a decision maker.`;
  return { by: 'none', why, key: [3, 0, 0, rank, missingEmailRank(person)] };
}

function matchRole(title: string, read: ReadWords, role: Role, index: number): RankedFit | null {
  const isSame =
    foldTitle(title) === role.folded ||
    (role.seniority !== null && role.seniority === read.seniority && sameSet(role.functions, read.functions));
  if (isSame) return { by: 'role', why: `“${title}” is the wanted role, ${role.text}.`, key: [0, index, 0] };
  const shared = role.functions.filter((name) => read.functions.includes(name));
  if (shared.length === 0) return null;
  const rankDistance = Math.abs(rankNumber(role.seniority) - rankNumber(read.seniority));
  const why = `“${title}” belongs to ${shared.join(' and ')}, like the wanted role (${role.text}).`;
  return { by: 'function', why, key: [1, index, role.seniority === null ? 0 : rankDistance] };
}

function rankNumber(seniority: Seniority | null): number {
  return seniority === null ? lastRank : seniorities.indexOf(seniority);
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.length === other.length && one.every((name) => other.includes(name));
}

function missingEmailRank(person: Ranked): number {
  return person.email === null ? 1 : 0;
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
