import { lastItem } from './item-at.ts';
import { secretPhrases } from './secret-phrases.ts';
import { kindOfSecret, type SecretKind } from './payload-secrets.ts';

/** Caches the kinds of names in one text, because names repeat. */
export type SecretKindCache = Map<string, SecretKind | null>;

/** The words before this position that may form a name. */
export function phraseBefore(text: string, at: number): string {
  let end = at;
  while (end > 0 && decorations.has(text.charAt(end - 1))) end--;
  if (text[end] === ')') end = Math.max(text.lastIndexOf('(', end), end - maxPhraseLength);
  let start = end;
  while (start > end - maxPhraseLength && start > 0 && !endsName(text, start - 1)) start--;
  const [last = ''] = text.slice(start, end).split(clauseBreak).slice(-1);
  return last.trim();
}

const clauseBreak = new RegExp(`\\s${secretPhrases(({ clauseBreaks }) => clauseBreaks)}\\s`, 'i');
const decorations = new Set(' \t\n"\'`*_\\”’»)]');
const nameEnds = new Set('\n,;!?(){}[]|<>&=:："“„«`@/#');

function endsName(text: string, at: number): boolean {
  return nameEnds.has(text.charAt(at)) || (text[at] === '.' && /\s/.test(text[at + 1] ?? ''));
}

export const maxPhraseLength = 80;

/** The kind of secret that the phrase names; null for none, and for a phrase about a secret. */
export function kindOfName(kinds: SecretKindCache, phrase: string): SecretKind | null {
  let kind = kinds.get(phrase);
  if (kind === undefined) {
    const isName = phrase !== '' && phrase.length <= maxPhraseLength && !aboutSecrets.test(phrase);
    kind = isName
      ? kindOfSecret(passPattern.test(phrase) ? 'password' : phrase.replace(ownerPattern, ''))
      : null;
    kinds.set(phrase, kind);
  }
  return kind;
}

const passPattern = new RegExp(`${secretPhrases(({ passwordsInText }) => passwordsInText)}$`, 'i');

/** A phrase that ends with one of these nouns is about the noun, not a secret: `password policy`. */
const aboutSecrets = new RegExp(`(?:^|[\\s-])${secretPhrases(({ nounsAbout }) => nounsAbout)}$`, 'iu');

/** Words for the owner of a secret. */
export const ownerPattern = new RegExp(`^${secretPhrases(({ owners }) => owners)} `, 'iu');

/**
 * The kind of secret that the last one to three words name, null for none. So `the password for anna2` names no
 * secret.
 */
export function kindOfLastWords(kinds: SecretKindCache, phrase: string): SecretKind | null {
  const words = phrase.split(/\s+/);
  const last = lastItem(words);
  for (const wordCount of [1, 2, 3]) {
    const kind = kindOfName(kinds, words.slice(-wordCount).join(' '));
    if (kind === null) continue;
    const withoutLast = words.slice(-wordCount, -1).join(' ');
    return wordCount === 1 || codeWord.test(last) || kindOfName(kinds, withoutLast) === null ? kind : null;
  }
  return null;
}

const codeWord = new RegExp(`^${secretPhrases(({ codeWords }) => codeWords)}$`, 'iu');
