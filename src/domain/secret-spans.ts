import { matchedTextAt } from './matched-text.ts';
import { kindOfLastWords, maxPhraseLength, type SecretKindCache } from './secret-names.ts';
import { secretPhrases } from './secret-phrases.ts';
import type { SecretKind } from './payload-secrets.ts';
import { isRandomValue, isSecretPhrase, isSecretWord, isPlaceholder } from './secret-values.ts';

/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The name of a secret in the text. */
export interface Naming {
  readonly kind: SecretKind;
  readonly phrase: string;
  /** How the value follows: in quotes as in JSON, after a symbol such as a colon, after a verb, or after a dash. */
  readonly manner: 'quoted' | 'field' | 'verb' | 'dash';
}

/** Finds the parts of the secret whose name ends before this position. */
export function* spansAt(text: string, at: number, naming: Naming, kinds: SecretKindCache): Generator<Span> {
  const { kind, manner } = naming;
  const skipped = matchedTextAt(text, at, kind === 'key' ? beforeKey : beforeValue);
  const from = at + skipped.length;
  const quoted = quotedAt(text, from);
  if (quoted !== null) {
    const schemeLength = kind === 'key' ? matchedTextAt(text, quoted.start, beforeKey).length : 0;
    const [start, end] = [quoted.start + schemeLength, quoted.end];
    const value = text.slice(start, end);
    if (manner === 'quoted' ? !isPlaceholder(value) : isSecretQuote(kind, value)) yield { start, end };
    return;
  }
  const value = tokenAt(text, from, manner === 'quoted');
  const groups = /^\d+$/.test(value) ? matchedTextAt(text, from + value.length, furtherGroups) : '';
  const end = from + value.length + groups.length;
  const rest = text.slice(end, end + maxPhraseLength);
  const named = { kind, value: value + groups.replace(/\D/g, ''), rest };
  const isOnNextLine = skipped.includes('\n');
  if (isOnNextLine && namesAnother.test(value)) return;
  if (isRandomValue(named)) yield* followingSecrets(text, { start: from, end }, kind);
  else if (manner === 'dash' || (isOnNextLine && (manner === 'verb' || !endsLine(named.rest)))) return;
  else if (isSecretWord(named) && isWholeName(kinds, naming.phrase)) yield { start: from, end };
  else if (manner !== 'verb' && !isOnNextLine) yield* phraseAt(text, from, naming);
}

/** Matches another name, which follows if the value is empty. */
export const namesAnother = /^[\p{L}_][\w.-]{0,60}[=:]/u;

/** Whether the phrase is only a name. A statement such as `Password forgotten:` ends with a colon too. */
function isWholeName(kinds: SecretKindCache, phrase: string): boolean {
  return kindOfLastWords(kinds, phrase) !== null || namesPurpose.test(phrase);
}

const namesPurpose = new RegExp(` ${secretPhrases(({ purposes }) => purposes)} `, 'i');

const beforeValue =
  /(?:[^\S\n]|\*{1,2}|`|<\/?[a-z]{1,10}>|\n(?=[^\S\n]{0,9}\n?[^\S\n]{0,9}\S)(?:>[^\S\n]?){0,3}){0,9}/iy;
const beforeKey = new RegExp(
  `${beforeValue.source}(?:(?:bearer|basic|digest|token|apikey|negotiate)\\s{1,2})?`,
  'iy',
);

/** The text between quotes. If the text is cut off before the closing quote, everything up to the end. */
function quotedAt(text: string, at: number): Span | null {
  const [opening] = /\\?["'“”„«‹‘‚]/y.exec(text.slice(at, at + 2)) ?? [];
  if (opening === undefined) return null;
  const start = at + opening.length;
  const closing = opening.startsWith('\\') ? opening : (closings[opening] ?? opening);
  const inside = text.slice(start, start + maxQuoteLength);
  const quote = closing.length > 1 ? inside.indexOf(closing) : inside.search(closingPattern(closing));
  const line = inside.indexOf('\n');
  const end = quote >= 0 ? quote : start + inside.length === text.length ? inside.length : -1;
  if (end <= 0 || (line >= 0 && line < end)) return null;
  return { start, end: start + end };
}

const maxQuoteLength = 400;
const closings: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“',
  '«': '»',
  '‹': '›',
  '‘': '’',
  '‚': '‘',
};

/** Accepts several styles of closing quotes and ignores escaped quotes. */
function closingPattern(closing: string): RegExp {
  return closing === '"' || closing === "'"
    ? new RegExp(`(?<!\\\\)${closing}`)
    : new RegExp(`[${closing}"”]`);
}

function isSecretQuote(kind: SecretKind, value: string): boolean {
  const words = value.split(/\s+/);
  if (words.length > 1) return kind === 'password' && words.length <= maxWords && isSecretPhrase(words);
  return isRandomValue({ kind, value, rest: '' }) || isSecretWord({ kind, value, rest: '' });
}

export function tokenAt(text: string, at: number, isQuoted: boolean): string {
  const token = matchedTextAt(text, at, isQuoted ? memberPattern : wordPattern);
  return token.replace(/[,;][\p{L}_ -]{1,30}[:=].*$/u, '').replace(/["'”’»)\]}|>.,;:]{1,8}$/, '');
}

const memberPattern = /[^\s,}\]"']{1,200}/y;
const wordPattern = /(?:(?!<\/?[a-z]{1,10}>)\S){1,200}/iy;

/** Finds the further groups of a number, and further secrets of a list. */
function* followingSecrets(text: string, { start, end }: Span, kind: SecretKind): Generator<Span> {
  const groups = /\d$/.test(text.slice(start, end)) ? matchedTextAt(text, end, furtherGroups) : '';
  yield { start, end: end + groups.length };
  const between = matchedTextAt(text, end, betweenSecrets);
  const next = end + between.length;
  const value = between === '' ? '' : tokenAt(text, next, false);
  if (/\p{L}/u.test(value) && /\d/.test(value) && isRandomValue({ kind, value, rest: '' }))
    yield* followingSecrets(text, { start: next, end: next + value.length }, kind);
}

const furtherGroups = /(?:[ -]\d{2,6}(?![\p{L}\d]|[./:]\d)){1,6}/uy;
const betweenSecrets = new RegExp(
  `\\s?(?:,|\\/|\\+)\\s|\\s${secretPhrases(({ joiners }) => joiners)}\\s`,
  'iy',
);

/** Finds a passphrase up to the end of the line. */
function* phraseAt(text: string, start: number, { kind, phrase }: Naming): Generator<Span> {
  const line = matchedTextAt(text, start, restOfLine).replace(/[.,;!?\s]{1,8}$/, '');
  const words = line.split(/\s+/);
  const isPhrase = namesPhrase.test(phrase)
    ? words.every((word) => /^\p{Ll}{3,12}$/u.test(word))
    : kind === 'password' && words.length <= maxWords && isSecretPhrase(words);
  if (words.length > 1 && isPhrase) yield { start, end: start + line.length };
}

const maxWords = 6;
const namesPhrase = new RegExp(
  secretPhrases(({ rowsOfWords }) => rowsOfWords),
  'i',
);

export const restOfLine = /[^\n]{0,400}/y;

function endsLine(rest: string): boolean {
  return /^[.!]?[^\S\n]{0,3}(?:\n|$)/.test(rest);
}
