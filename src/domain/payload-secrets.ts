import { foldedText } from '../languages/notation/text.ts';
import { wordsOfName } from './payload-words.ts';
import { secretPhrases } from './secret-phrases.ts';

/** Whether a field with this name is technical or secret, so that its value is never shown. */
export function isWithheldField(name: string): boolean {
  return name.startsWith('__') || technicalFields.test(wordsOfName(name)) || kindOfSecret(name) !== null;
}

/** Passwords may be words, and codes are numbers. Keys, card numbers and personal ids are never words. */
export type SecretKind = 'password' | 'code' | 'key';

/** The kind of secret that this name announces, for a field or in a text; null for none. */
export function kindOfSecret(name: string): SecretKind | null {
  const words = wordsOfName(name)
    .replace(/(?<=\p{L})\d+\b|(?<= )\d+$/gu, '')
    .trim();
  const kind = kindOf(words);
  return kind !== null && isAboutSecrets(words) ? null : kind;
}

/**
 * Decides by the value whether a field with an ambiguous name is secret. A conference has sessions too, and the
 * answer to "Do you use 2FA?" is no secret.
 */
export function isSecretValue(name: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = String(value).slice(0, maxValueLength).trim();
  if (/\s(?!\S{0,99}=)/.test(text)) return false;
  const words = wordsOfName(name);
  if (/^(?:2fa|mfa|two factor)$/.test(words)) return /\d/.test(text);
  return /^(?:session|auth|(?:set )?cookies?)$/.test(words) && text.split(/[-_:/.=]/).some(looksRandom);
}

const maxValueLength = 4_000;

/** Whether letters and digits are mixed as no word mixes them. */
function looksRandom(part: string): boolean {
  return part.length >= 7 && /\p{L}/u.test(part) && /\d/.test(part) && !/^\p{Lu}\p{Ll}+\d{1,4}$/u.test(part);
}

const technicalFields = /captcha|turnstile|csrf|xsrf|honeypot|\bnonce\b/;

/** A fast check whether a text can contain the name of a secret, such as `password`. */
export function mayContainSecretName(text: string): boolean {
  return secretNameStarts.test(foldedText(text));
}

function kindOf(words: string): SecretKind | null {
  if (passwords.test(words)) return 'password';
  if (codes.test(words)) return 'code';
  return keys.test(words) ? 'key' : null;
}

const secretNameStarts = new RegExp(
  secretPhrases(({ beginnings }) => beginnings),
  'u',
);
const passwords = new RegExp(
  secretPhrases((secrets) => secrets.passwords),
  'u',
);
const codes = new RegExp(
  secretPhrases((secrets) => secrets.codes),
  'u',
);
const keys = new RegExp(
  secretPhrases((secrets) => secrets.keys),
  'u',
);

/** Whether the words are about secrets, such as their rules, number or storage. */
function isAboutSecrets(words: string): boolean {
  if (topics.test(words)) return true;
  return words.split(' ').length >= 4 && questions.test(words);
}

const topics = new RegExp(
  `${secretPhrases(({ subjects }) => subjects)} ?${secretPhrases(({ matters }) => matters)}\\b|` +
    `\\b${secretPhrases(({ counts }) => counts)}\\b`,
  'u',
);

/** Matches questions about procedures, whose answers are not secret. */
const questions = new RegExp(
  `\\b${secretPhrases(({ plurals }) => plurals)}\\b|` +
    `^(?!.*\\b${secretPhrases(({ yours }) => yours)}\\b)${secretPhrases((secrets) => secrets.questions)}\\b`,
  'u',
);
