import { matchedTextAt } from './matched-text.ts';
import { isSecretValue, mayContainSecretName } from './payload-secrets.ts';
import { redactWithDots } from './redaction.ts';
import {
  kindOfLastWords,
  kindOfName,
  maxPhraseLength,
  ownerPattern,
  phraseBefore,
  type SecretKindCache,
} from './secret-names.ts';
import { namesAnother, restOfLine, spansAt, tokenAt, type Naming, type Span } from './secret-spans.ts';
import { secretPhrases, secretWords } from './secret-phrases.ts';
import { isRandomValue } from './secret-values.ts';
import { textBefore } from './text-before.ts';

/**
 * Replaces each secret that follows or precedes its name with `[…]`: `Password: hunter2`, `my password is hunter2`,
 * `"password":"hunter2"`, `PIN 1234`, `hunter2 is my password`, also across a line break. Statements about secrets
 * are not changed.
 */
export function redactNamedSecrets(text: string, hide = redactWithDots): string {
  if (!mayContainSecretName(text)) return text;
  const kinds: SecretKindCache = new Map();
  const spans = [
    ...namedFields(text, kinds),
    ...joinedSpans(text, kinds),
    ...adjacentSpans(text, kinds),
  ].sort((a, b) => a.start - b.start);
  let [redacted, from] = ['', 0];
  for (const { start, end } of spans) {
    if (start < from) continue;
    redacted += text.slice(from, start) + hide(text.slice(start, end));
    from = end;
  }
  return redacted + text.slice(from);
}

/** Finds a name and its value in two members or attributes, or in a part of a multipart form. */
function* namedFields(text: string, kinds: SecretKindCache): Generator<Span> {
  for (const found of text.matchAll(namedField)) {
    const [whole, phrase = ''] = found;
    const kind = kindOfName(kinds, phrase);
    const start = found.index + whole.length;
    if (kind !== null) yield* spansAt(text, start, { kind, phrase, manner: 'quoted' }, kinds);
  }
}

const namedField = new RegExp(
  String.raw`(?<!\p{L})(?:name|key|k|label|field|title|question|id)\\?["']?\s{0,2}(?:=>|[:=])\s{0,2}\\?["']` +
    String.raw`([^"'\\\n]{1,80})\\?["'](?:\s{0,2},?\s{0,2}\\?["']?(?:value|v|answer|text|content)\\?["']?` +
    String.raw`\s{0,2}(?:=>|[:=])\s{0,2}|\s?\n\s?\n)`,
  'giu',
);

/** Finds values that a symbol or a verb joins to their name. */
function* joinedSpans(text: string, kinds: SecretKindCache): Generator<Span> {
  for (const found of text.matchAll(joiner)) {
    const { index, 0: between } = found;
    const start = index + between.length;
    const phrase = phraseBefore(text, index);
    const verb = /^\s+(\p{L}+)/u.exec(between)?.[1]?.toLowerCase() ?? '';
    const manner = mannerOf(between, verb);
    if (manner !== 'verb' && withheldNames.test(phrase)) yield* withheldLine(text, start, phrase);
    const isNaming =
      verb === '' || (resultWords.has(verb) ? changeVerbs.test(phrase) : !comparisonWords.has(verb));
    const kind = isNaming ? kindOfName(kinds, phrase) : null;
    if (kind !== null) yield* spansAt(text, start, { kind, phrase, manner }, kinds);
    // A random value may end like a name: `q7pwZD is my password`.
    const mayBeValue = kind === null || /\d/.test(phrase);
    if (mayBeValue && verb !== '' && !resultWords.has(verb)) yield* spanBefore(text, index, start, kinds);
  }
}

/** Finds a line that is secret as a whole, such as the header Cookie. */
function* withheldLine(text: string, at: number, phrase: string): Generator<Span> {
  const start = at + matchedTextAt(text, at, /[^\S\n]{0,9}/y).length;
  const line = matchedTextAt(text, start, restOfLine).trimEnd();
  if (isSecretValue(phrase, line)) yield { start, end: start + line.length };
}

const withheldNames = /^(?:session|auth|(?:set-)?cookies?|2fa|mfa|two factor)$/i;

function mannerOf(between: string, verb: string): Naming['manner'] {
  if (/^\s[-–—]/.test(between)) return 'dash';
  if (/["']/.test(between)) return 'quoted';
  return verb === '' || between.includes(':') ? 'field' : 'verb';
}

const links = secretPhrases((secrets) => secrets.links);
/** The name comes after these words, as in `hunter2 as my password`. */
const comparisonWords = secretWords(({ comparisons }) => comparisons);
/** The new value comes after these words, as in `changed the password to hunter2`. */
const resultWords = secretWords(({ results }) => results);
const changeVerbs = new RegExp(`\\b${secretPhrases(({ changes }) => changes)}`, 'iu');
const adverbs = secretPhrases((secrets) => secrets.adverbs);

const joiner = new RegExp(
  String.raw`\\?["'*_\x60”»\]]{0,4}[^\S\n]{0,2}(?:=>|->|→|⇒|::?=?(?!\/\/)|[=：＝|\t]|` +
    String.raw`<\/[a-z]{1,10}>\s{0,4}<[a-z]{1,10}>|(?<=<[\w-]{1,30})>)|[^\S\n][-–—][^\S\n]|` +
    String.raw`\s{1,3}(?:${links}|${[...comparisonWords, ...resultWords].join('|')})(?=[\s:])(?:\s{1,2}${adverbs}(?=[\s:]))?` +
    String.raw`(?:[^\S\n]?:)?`,
  'giu',
);

/** Finds a value before its name, as in `hunter2 is my password`. */
function* spanBefore(text: string, at: number, start: number, kinds: SecretKindCache): Generator<Span> {
  const [phrase] = /^[^\n.,;:!?()]{1,40}/.exec(text.slice(start, start + maxPhraseLength).trimStart()) ?? [
    '',
  ];
  const name = textBefore(phrase.trim(), furtherWords);
  const words = name.split(/\s+/);
  const isPersonalCode = personalCode.test(name);
  if (words.length > 4 || (words.length > 1 && !isPersonalCode && !ownerPattern.test(phrase))) return;
  const [value = ''] = /[^\s"'“”„«»()]{1,100}$/.exec(text.slice(Math.max(0, at - 100), at)) ?? [];
  const kind = /\d/.test(value) ? (isPersonalCode ? 'code' : kindOfName(kinds, name)) : null;
  const mayBeSecret = /\p{L}/u.test(value) || (kind === 'code' && /^\d{4,8}$/.test(value));
  if (kind !== null && mayBeSecret && isRandomValue({ kind, value, rest: '' }))
    yield { start: at - value.length, end: at };
}

/** The word `code` alone is ambiguous; with a possessive it means a secret code. */
const personalCode = new RegExp(`^${secretPhrases(({ ownedCodes }) => ownedCodes)}$`, 'iu');

const furtherWords = new RegExp(`\\s${secretPhrases(({ continuations }) => continuations)}\\s`, 'iu');

/** Finds values directly after their name, as in `with password hunter2` and `PIN 1234`. */
function* adjacentSpans(text: string, kinds: SecretKindCache): Generator<Span> {
  for (const found of text.matchAll(tokenAfterWord)) {
    const [whole, token = ''] = found;
    const start = found.index + whole.length - token.length;
    const kind = kindOfLastWords(kinds, phraseBefore(text, found.index));
    if (kind === null || namesAnother.test(token)) continue;
    const value = tokenAt(token, 0, false);
    const isPlausible =
      kind === 'code'
        ? /^\d{3,8}$/.test(value)
        : (kind === 'key' && personalId.test(value)) ||
          (value.length >= 6 && /\p{L}/u.test(value) && /\d/.test(value));
    const rest = text.slice(start + value.length, start + value.length + maxPhraseLength);
    if (isPlausible && isRandomValue({ kind, value, rest })) yield { start, end: start + value.length };
  }
}

/** The official format of a personal identity number. */
const personalId = /^(?:\d{3}-\d\d-\d{4}|(?:\d\d)?\d{6}[-+]\d{4})$/;

const tokenAfterWord = /(?<=\p{L}["'”’»*`)]?)\s[\s("'“„«`*]{0,4}((?=[^\s\d]{0,40}\d)\S{3,100})/gu;
