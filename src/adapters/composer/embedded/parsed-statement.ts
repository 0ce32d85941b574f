import { byLanguage } from '../../../languages/by-language.ts';
import { spokenCompanyName } from '../../../domain/drafting/known-names.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import type { Address } from './statement.ts';

/** A note's sentence about its company, taken apart. */
export interface ParsedStatement {
  /** A time or place before the subject ("In September 2026"); empty without one. */
  readonly opening: string;
  /** Everything from the verb on, without the subject. */
  readonly predicate: string;
  /** Whether the subject was "they", so that the verb is a plural already. */
  readonly isPlural: boolean;
}

/**
 * Takes a sentence apart whose subject is the company by its name, as "the company" or as a pronoun. Whether a pronoun
 * means the company is the verifier's to say. Null where the sentence is built in another way.
 */
export function parseStatement(text: string, address: Address): ParsedStatement | null {
  const { language } = address;
  if (expletive.test(text)) return null;
  const { straight, turned } = patternsOf(address);
  const found = straight.exec(text);
  // Behind an opening phrase Swedish and German put the verb before its subject, which the second pattern reads.
  const isStraight = found !== null && (turned === null || found[1] === undefined);
  if (isStraight) {
    const [, opening, subject = '', predicate = ''] = found;
    if (!notVerbs[language].test(predicate)) return buildParsedStatement(opening, predicate, subject);
  }
  const inverted = turned?.exec(text) ?? null;
  if (inverted === null) return null;
  const [, opening, verb = '', subject = '', rest = ''] = inverted;
  return buildParsedStatement(opening, `${verb} ${rest}`, subject);
}

/** "It is false that …": the pronoun stands for the clause behind "that", never for the company. */
const expletive = new RegExp(
  String.raw`^(?:${[
    String.raw`(?:it) \p{Ll}+ .{0,60}?\bthat\b|se \p{Ll}+ .{0,60}?(?<!\p{L})että(?!\p{L})`,
    String.raw`det \p{Ll}+ .{0,60}?\batt\b|es \p{Ll}+ .{0,60}?\bdass\b`,
  ].join('|')})`,
  'iu',
);

interface Patterns {
  /** Opening, subject, predicate. */
  readonly straight: RegExp;
  /** Opening, verb, subject, rest; null in languages without that order. */
  readonly turned: RegExp | null;
}

const patternsByAddress = new WeakMap<Address, Patterns>();

// A note has many sentences, and the patterns depend on the company alone.
function patternsOf(address: Address): Patterns {
  const known = patternsByAddress.get(address);
  if (known !== undefined) return known;
  const { company, language } = address;
  const names = company === undefined ? [] : [company, spokenCompanyName(company)];
  const subject = [...names.map(escaped), ...kindsOf(names, language), nouns[language]].join('|');
  const opening = openings[language];
  const patterns = {
    straight: new RegExp(`^(?:(${opening})\\s)?(${subject})${apposition[language]} (\\p{Ll}.*)$`, 'u'),
    turned: isVerbSecond(language) ? new RegExp(`^(${opening}) (\\p{Ll}+) (${subject}) (.+)$`, 'u') : null,
  };
  patternsByAddress.set(address, patterns);
  return patterns;
}

/** What a relative clause tells of the company that the words before it describe: "Discount chain that operates …". */
export function parseRelativeClause(text: string, language: WrittenLanguage): ParsedStatement | null {
  const match = relative[language]?.exec(text);
  return match?.[1] === undefined ? null : buildParsedStatement(undefined, match[1], '');
}

function buildParsedStatement(
  opening: string | undefined,
  predicate: string,
  subject: string,
): ParsedStatement {
  return {
    opening: opening?.replace(/,$/u, '') ?? '',
    predicate,
    isPlural: /^(they|de|sie|ne)$/iu.test(subject),
  };
}

function isVerbSecond(language: WrittenLanguage): boolean {
  return language === 'sv' || language === 'de';
}

const nouns = byLanguage(({ composing }) => composing.nouns);

const openings = byLanguage(({ composing }) => composing.openings);

const apposition = byLanguage(({ composing }) => composing.apposition);

/** Words after a name with which its sentence goes on in another way than with its verb. */
const notVerbs = byLanguage(({ composing }) => composing.notVerbs);

const relative = byLanguage(({ composing }) => composing.relative);

/** "The bakery" of a company that is called one, in the definite form of its language. */
function kindsOf(names: readonly string[], language: WrittenLanguage): readonly string[] {
  const kinds = names
    .flatMap((name) => name.split(/\s+/u))
    .filter((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word));
  return kinds.flatMap((kind) => {
    const small = escaped(kind.toLowerCase());
    if (language === 'sv') return [`${small}(?:et|en|t|n)`, `${escaped(kind)}(?:et|en|t|n)`];
    if (language === 'en') return [`[Tt]he ${small}`];
    return language === 'de' ? [`(?:[Dd]er|[Dd]ie|[Dd]as) ${escaped(kind)}`] : [];
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
