import { lastItem } from './item-at.ts';
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

const clauseBreak = /\s(?:and|or|but|is|ja|mutta|on|och|är|und|ist|et|est|y|es)\s/i;
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

/** `pass` names a secret only if it does not mean a ticket. */
const passPattern =
  /(?<!\b(?:boarding|bus|ski|season|day|press|rail|hall|free|first|second|high|low) )\bpass$/i;

/** A phrase that ends with one of these nouns is about the noun, not a secret: `password policy`. */
const aboutSecrets = new RegExp(
  `(?:^|[\\s-])(?:${[
    'resets?|changes?|length|polic(?:y|ies)|managers?|fields?|forms?|pages?|prompts?|box|hash(?:es|ing)?|lists?',
    'authentication|expiry|lifetime|generator|sync|provider|price|count|limit|budget|size|type|format|services?',
    'systems?|support|team|link|history|costs?|questions?|problems?|issues?|solutions?|tools?|vaults?|rules?|storage',
    'requirements?|strength|rotation|topics?|subject|aihe|betreff|sujet|asunto|ämne',
  ].join('|')})$`,
  'iu',
);

/** Words for the owner of a secret. */
export const ownerPattern = new RegExp(
  `^(?:${[
    'the|my|our|your|his|her|their|its|this|minun|meidän|mitt|min|vårt|vår|ditt|mein|meine|unser|das|die|der',
    'mon|ma|notre|le|la|mi|nuestra|su|tu|mia|tua|sua|nostra|minha|mijn|ons|het|moje',
  ].join('|')}) `,
  'iu',
);

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

const codeWord =
  /^(?:code|kood?i?|kode?|codigo|código|codice|number|nummer|numero|key|avain|nyckel|schlüssel)$/iu;
