import type { Lexicon } from '../language-pack/lexicon.ts';
import { months } from './months.ts';
import type { Token } from './tokens.ts';

/** Whether a sentence names a third company, which "the company" in the next sentence could mean. */
export function namesOther(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const { capitalNouns, cases } = lexicon.grammar;
  if (capitalNouns !== null && tokens.some((token) => capitalNouns.dealings.test(token.lower))) return true;
  return tokens.some((token, at) => {
    if (at === 0 || token.kind !== 'word' || !token.capitalised || months.has(token.lower)) return false;
    if (cases !== null) return !cases.adverbial.test(token.lower);
    return capitalNouns === null
      ? !isPlace(tokens, at, lexicon)
      : isNameAmongNouns(tokens, at, capitalNouns.legalForms);
  });
}

/**
 * Whether a sentence is about another company, so the next one may be too: "Globex grew. The depot has 40 staff."
 */
export function followsOther(before: readonly Token[], about: Token['kind'], lexicon: Lexicon): boolean {
  const isOwn = ({ kind, lower }: Token): boolean =>
    kind === about ||
    lexicon.firstSubject.has(lower) ||
    lexicon.firstOther.has(lower) ||
    lexicon.selfNouns.has(lower);
  if (before.some(isOwn)) return false;
  const [first, second] = before;
  const isName =
    first?.kind === 'word' && !lexicon.connecting.has(first.lower) && !lexicon.prepositions.has(first.lower);
  const acts = isName && second?.capitalised === false && lexicon.finiteVerb.test(second.lower);
  return acts || namesOther(before, lexicon);
}

/** Whether a sentence introduces a thing that "it" in the next sentence could mean: "opened a smokehouse". */
export function introducesThing(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return tokens.some(
    (token, at) =>
      token.kind === 'word' && lexicon.indefinite.has(token.lower) && tokens[at + 1]?.kind === 'word',
  );
}

/** Whether a word with a capital letter is a name, in a language in which all nouns have capital letters. */
function isNameAmongNouns(tokens: readonly Token[], at: number, legalForms: ReadonlySet<string>): boolean {
  const before = tokens[at - 1];
  if (legalForms.has(tokens[at + 1]?.lower ?? '')) return true;
  return before?.kind === 'word' && before.capitalised && at > 1 && !months.has(before.lower);
}

/** Whether a name is part of a list of places: "across Scotland and northern England". */
function isPlace(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  for (const word of tokens.slice(0, at).toReversed()) {
    if (lexicon.places.has(word.lower)) return true;
    const continuesList =
      word.lower === ',' ||
      lexicon.placeListWords.has(word.lower) ||
      (word.kind === 'word' && word.capitalised);
    if (!continuesList) return false;
  }
  return false;
}
