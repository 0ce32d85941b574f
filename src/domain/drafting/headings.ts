import { findBeginnings } from '../../languages/all-phrases.ts';
import { allWords } from '../../languages/all-words.ts';
import { lastItem } from '../item-at.ts';
import type { KnownNames } from './known-names.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { Source } from './material.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { tokenise, type Token } from './tokens.ts';
import type { Span } from './sentences.ts';

/**
 * Whether a sentence without a subject of its own is under a heading that names somebody else: "900 employees" below
 * "Globex", "The company employs 900 people" below "Competitors".
 */
export function standsUnderOther(
  source: Source,
  sentences: readonly Span[],
  at: number,
  { language, names }: { readonly language: WrittenLanguage; readonly names: KnownNames },
): boolean {
  const byText = known.get(names) ?? new Map<string, readonly boolean[]>();
  known.set(names, byText);
  const read = byText.get(source.text) ?? readAll(source, sentences, language, names);
  byText.set(source.text, read);
  return read[at] === true;
}

// Cached per message, because many sentences of one text are checked.
const known = new WeakMap<KnownNames, Map<string, readonly boolean[]>>();

function readAll(
  source: Source,
  sentences: readonly Span[],
  language: WrittenLanguage,
  names: KnownNames,
): readonly boolean[] {
  const lexicon = lexiconOf(language);
  let isOthers = false;
  let isNamedSince = false;
  return sentences.map((span) => {
    const mayHead = isHeading(source.text, span);
    if (!mayHead && !isOthers) return false;
    const tokens = tokenise(span.text, language, names);
    const isOwn = tokens.some((token) => namesOwn(token, source, lexicon));
    const whose = mayHead ? whoseHeading(tokens, span.text, isOwn, lexicon) : null;
    const wasOthers = isOthers;
    if (whose !== null) {
      isOthers = whose === 'other';
      isNamedSince = false;
      return wasOthers && !isOwn;
    }
    isNamedSince ||= isOwn;
    const refersBack = tokens.slice(0, 4).some(({ lower }) => lexicon.selfNouns.has(lower));
    return isOthers && !isOwn && !(refersBack && isNamedSince);
  });
}

const headingWordsMost = 8;
const nameWordsMost = 4;

/** Whether a sentence is a short separate line without a full stop and without a number. */
function isHeading(text: string, { start, end, text: line }: Span): boolean {
  if (/[.!?…]["”’»)]*$/u.test(line) || /\d/u.test(line.replace(/^\d{1,2}[.)]\s/u, ''))) return false;
  if (!line.endsWith(':') && /^[-•*–]\s|:\s/u.test(line)) return false;
  if (line.split(/\s+/u).length > headingWordsMost) return false;
  const [before, after] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 20)];
  return /(?:^|\n)[ \t]*$/u.test(before) && /^[ \t]*(?:\n|$)/u.test(after);
}

function namesOwn(token: Token, source: Source, lexicon: Lexicon): boolean {
  return (
    token.kind === source.about ||
    lexicon.firstSubject.has(token.lower) ||
    lexicon.firstOther.has(token.lower) ||
    lexicon.grammar.firstEnding?.test(token.lower) === true
  );
}

/** Whether a heading announces text about the company or about another one; null if it names neither. */
function whoseHeading(
  tokens: readonly Token[],
  text: string,
  isOwn: boolean,
  lexicon: Lexicon,
): 'own' | 'other' | null {
  if (headingOfOthers.test(text)) return 'other';
  if (isOwn) return 'own';
  // "Plants in Ulm" names a place, and not who has the plants.
  const named = tokens.filter(
    ({ kind, lower }, at) =>
      kind === 'word' &&
      !lexicon.connecting.has(lower) &&
      !headingWords.has(lower) &&
      !lexicon.places.has(tokens[at - 1]?.lower ?? ''),
  );
  // In a description, "Finnish hardware chain", words after the first have no capital letter; in a name they have.
  const isPhrase =
    lexicon.grammar.capitalNouns === null &&
    !text.endsWith(':') &&
    named.some(({ capitalised }) => !capitalised);
  const isName = named.length > 0 && named.length <= nameWordsMost && !isPhrase;
  return isName && named.some(({ capitalised }) => capitalised) && !describes(tokens, lexicon)
    ? 'other'
    : null;
}

/** Words of headings that say what a text is about and name nobody. */
const headingWords = allWords(({ texts }) => texts.headings);

/** A heading over a text about the rivals, customers, suppliers, partners or owners of a company. */
export const headingOfOthers = findBeginnings(({ statements }) => statements.headingsOfOthers);

/** Whether a heading says what the company is: "Deutsche Handelskette". */
function describes(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return tokens.length > 1 && lexicon.companyKind.test(lastItem(tokens).lower);
}
