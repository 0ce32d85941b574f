import { itemAt } from './item-at.ts';
import { kindOfSecret, type SecretKind } from './payload-secrets.ts';

/** Caches the kinds of names in one text, because names repeat. */
export type SecretKindCache = Map<string, SecretKind | null>;

/** The preceding words that may belong to one name. */
export function phraseBefore(text: string, at: number): string {
  let end = at;
  while (end > 0 && decorations.has(text.charAt(end - 1))) end--;
  if (text[end] === ')') end = Math.max(text.lastIndexOf('(', end), end - maxPhraseLength);
  let start = end;
  while (start > end - maxPhraseLength && start > 0 && !endsName(text, start - 1)) start--;
  const [last = ''] = text.slice(start, end).split(endsPart).slice(-1);
  return last.trim();
}

const endsPart = /\s(?:and|or|but|is|ja|mutta|on|och|är|und|ist|et|est|y|es)\s/i;
const decorations = new Set(' \t\n"\'`*_\\”’»)]');
const nameEnds = new Set('\n,;!?(){}[]|<>&=:："“„«`@/#');

function endsName(text: string, at: number): boolean {
  return nameEnds.has(text.charAt(at)) || (text[at] === '.' && /\s/.test(text[at + 1] ?? ''));
}

export const maxPhraseLength = 80;

/** The kind of secret that the words name; null for none, or for words about a secret. */
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

/** Names a secret in a sentence only as a single word. */
const passPattern =
  /(?<!\b(?:boarding|bus|ski|season|day|press|rail|hall|free|first|second|high|low) )\bpass$/i;

/** A name that ends with another noun is about that noun, not the secret. */
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

/** For a name that ends with the phrase; in `the password for anna2` it does not. */
export function kindOfLastWords(kinds: SecretKindCache, phrase: string): SecretKind | null {
  const words = phrase.split(/\s+/);
  const last = itemAt(words, -1);
  for (const most of [1, 2, 3]) {
    const kind = kindOfName(kinds, words.slice(-most).join(' '));
    if (kind === null) continue;
    return most === 1 || codeWord.test(last) || kindOfName(kinds, words.slice(-most, -1).join(' ')) === null
      ? kind
      : null;
  }
  return null;
}

const codeWord =
  /^(?:code|kood?i?|kode?|codigo|código|codice|number|nummer|numero|key|avain|nyckel|schlüssel)$/iu;
