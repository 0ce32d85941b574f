import type { SecretKind } from './payload-secrets.ts';
import { secretPhrases, secretWords } from './secret-phrases.ts';

/** A possible secret that follows its name, and the text after it. */
export interface NamedValue {
  readonly kind: SecretKind;
  readonly value: string;
  /** The text after the value. Only about one line of it is examined. */
  readonly rest: string;
}

/** Whether the value looks generated, because it mixes letters with digits or symbols. */
export function isRandomValue({ kind, value, rest }: NamedValue): boolean {
  if (isNoValue(value) || isMeasured(value, rest)) return false;
  if (/\d/.test(value)) {
    const minimum = minCharacters[kind];
    return value.length >= (/\p{L}/u.test(value) ? minimum.mixed : minimum.digits);
  }
  if (value.length < 6 || !/\p{L}/u.test(value)) return false;
  return /(?<![!?])[!@#$%^&*+=~?§€][!?]*[^!?]/u.test(value) || caseChanges(value) >= 4;
}

/** Whether a single word may be a password: the statement ends after it and it does not describe a secret. */
export function isSecretWord({ kind, value, rest }: NamedValue): boolean {
  if (kind !== 'password' || isNoValue(value) || !endsClause(rest)) return false;
  return /^[\p{L}'-]{4,60}$/u.test(value) && !describesSecret(value);
}

/** Whether the words may form a passphrase and do not describe a secret. */
export function isSecretPhrase(words: readonly string[]): boolean {
  return words.every((word) => /^\p{Ll}{2,20}$/u.test(word) && !describesSecret(word));
}

const minCharacters: Readonly<Record<SecretKind, { readonly mixed: number; readonly digits: number }>> = {
  password: { mixed: 4, digits: 4 },
  code: { mixed: 4, digits: 3 },
  key: { mixed: 5, digits: 5 },
};

/** Whether the value is a placeholder, such as `****`, `${PASSWORD}` or `[…]`. */
export function isPlaceholder(value: string): boolean {
  return placeholderPattern.test(value);
}

const placeholderPattern =
  /^(?:[^\p{L}\p{N}]{0,200}$|\[…|[xX]{2,40}$|[$%]\{?[A-Za-z_]{1,40}\}?$|<[^<>]{1,60}>$|\{\{?[^{}]{1,60}\}?\}$)/u;

/** A placeholder, an address, or the name of a method or product. */
function isNoValue(value: string): boolean {
  return isPlaceholder(value) || noValues.some((shape) => shape.test(value));
}

const noValues: readonly RegExp[] = [
  /^(?:[a-z]{2,10}:\/\/|www\.|mailto:)|\]\(/i,
  /^[^\s@]{1,80}@[\p{L}\d-]{1,60}\.[\p{L}\d.-]{2,60}$/u,
  /^\d{4}-\d\d-\d\d$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{1,2}[:.]\d{2}$|^\d{1,3}[/-]\d{1,3}$/,
  new RegExp(
    `^(?:sha|md|hs|rs|es|aes|rsa|base|utf|iso|oauth|saml|tls|ssl|http|ipv|windows|win|office|microsoft|erc|crc|sap|s|` +
      String.raw`x|v|web|dynamics|fido)-?_?\d[\d.-]{0,20}(?:-?(?:bit|hash|gcm|cbc|based))?$`,
    'i',
  ),
  /^(?:1password|bcrypt2?|argon2i?d?|pbkdf2|scrypt|u2f|webauthn2?|fido2|k8s|i18n|h2|b2[bc])$/i,
];

/** A number with a unit, or an ordinal. */
function isMeasured(value: string, rest: string): boolean {
  if (countedValue.test(value)) return true;
  if (/^\d{1,4}[-–](?:\d{1,4}[-–]?)?\p{L}{3,12}$/u.test(value)) return true;
  return /^\d{1,6}(?:[-–+]\d{0,6})?$/.test(value) && measures.test(rest.slice(0, 24));
}

/** A number with a unit without a space, or an ordinal number. */
const countedValue = new RegExp(
  `^\\d{1,4}[-–]?(?:x|%|[hmsd]|min|kb|mb|gb|bits?|ms|k|€|\\$|${secretPhrases(({ ordinals }) => ordinals)})$`,
  'iu',
);

const measures = new RegExp(
  `^\\s{1,2}(?:${secretPhrases(({ orMore }) => orMore)} )?(?:[€$£%]|${secretPhrases(({ units }) => units)})`,
  'iu',
);

/** The number of changes between lower and upper case; words have almost none. */
function caseChanges(value: string): number {
  return value.match(/(?<=\p{Ll})\p{Lu}|(?<=\p{Lu}{2})\p{Ll}/gu)?.length ?? 0;
}

function endsClause(rest: string): boolean {
  return clauseEnd.test(rest.slice(0, 40));
}

const clauseEnd = new RegExp(
  String.raw`^["'”’»\x60*_)]{0,3}(?:\s{0,3}$|\s{0,3}[\n.,;!)|<}]|` +
    String.raw`\s{1,3}${secretPhrases(({ clauseEnds }) => clauseEnds)}\s)`,
);

/** Descriptions of a password, such as lost, wrong, long or available. */
function describesSecret(word: string): boolean {
  const folded = word.toLowerCase();
  return descriptions.has(folded) || descriptiveEndings.test(folded);
}

/** Endings of adjectives and participles, which describe things. */
const descriptiveEndings = new RegExp(
  secretPhrases((secrets) => secrets.descriptiveEndings),
  'u',
);
const descriptions = secretWords((secrets) => secrets.descriptions);
