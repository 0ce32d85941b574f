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
 * Whether a sentence that does not say of whom it tells stands under a heading or the opening words of a list that name
 * somebody else: "900 employees" below "Globex", "The company employs 900 people" below "Competitors".
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

// The names live as long as one message is judged, in which a text is asked for many of its sentences.
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
    const leansBack = tokens.slice(0, 4).some(({ lower }) => lexicon.selfNouns.has(lower));
    return isOthers && !isOwn && !(leansBack && isNamedSince);
  });
}

const headingWordsMost = 8;
const nameWordsMost = 4;

/** Whether a sentence is a short line of its own without a full stop and without a number. */
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

/** Of whom a heading says that the words below it tell; null where it says only what they are about. */
function whoseHeading(
  tokens: readonly Token[],
  text: string,
  isOwn: boolean,
  lexicon: Lexicon,
): 'own' | 'other' | null {
  if (headingOfOthers.test(text)) return 'other';
  if (isOwn) return 'own';
  // "Plants in Ulm" names a place, not who has them.
  const said = tokens.filter(
    ({ kind, lower }, at) =>
      kind === 'word' &&
      !lexicon.connecting.has(lower) &&
      !headingWords.has(lower) &&
      !lexicon.places.has(tokens[at - 1]?.lower ?? ''),
  );
  // A description, "Finnish hardware chain", is written small behind its first word; a name is not.
  const isPhrase =
    lexicon.grammar.capitalNouns === null &&
    !text.endsWith(':') &&
    said.some(({ capitalised }) => !capitalised);
  const isName = said.length > 0 && said.length <= nameWordsMost && !isPhrase;
  return isName && said.some(({ capitalised }) => capitalised) && !describes(tokens, lexicon)
    ? 'other'
    : null;
}

/** Words of headings that say what a text is about and name nobody. */
const headingWords = allWords(({ texts }) => texts.headings);

/** A heading over a text about the rivals, customers, suppliers, partners or owners of a company. */
export const headingOfOthers = findBeginnings(({ statements }) => statements.headingsOfOthers);

/** "Deutsche Handelskette" says what the company is. */
function describes(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return tokens.length > 1 && lexicon.companyKind.test(lastItem(tokens).lower);
}
