import { itemAt, lastItem } from '../item-at.ts';
import { isArticle, roleInClause, type Aligned } from './aligned-words.ts';
import { isAdverb } from './comparison.ts';
import { isDate } from './date-places.ts';
import { monthOf } from './months.ts';

/**
 * Whether a run of words of a clause may stand elsewhere in it than in the evidence: a phrase, a time, an adverb, the
 * verb, or the company as the subject. In Finnish, cases say who does what wherever a word stands.
 */
export function mayMove(run: readonly number[], aligned: Aligned): boolean {
  const { evidence, lexicon, places } = aligned;
  if (!staysInPart(run, aligned)) return false;
  if (evidence.tokens.some(({ lower }) => lower === lexicon.than)) return false;
  if (lexicon.grammar.cases !== null) return true;
  if (lexicon.grammar.verbSecond && run.every((at) => isPartyOrVerb(at, aligned))) return true;
  if (!opensPhrase(run, aligned)) return false;
  // A phrase must be whole: "in Bad" is only a part of "in Bad Hersfeld".
  const [last, next] = [
    evidence.tokens[itemAt(places, lastItem(run))],
    evidence.tokens[itemAt(places, lastItem(run)) + 1],
  ];
  return !(
    last?.capitalised === true &&
    next?.kind === 'word' &&
    next.capitalised &&
    !lexicon.prepositions.has(next.lower)
  );
}

function isPartyOrVerb(at: number, aligned: Aligned): boolean {
  const { evidence, clause, lexicon, places } = aligned;
  if (roleInClause(at, aligned) === 'itself') return followsVerb(at, aligned);
  const { kind, capitalised, lower } = itemAt(evidence.tokens, itemAt(places, at));
  if (kind !== 'word' || capitalised || lexicon.prepositions.has(lower)) return false;
  if (lexicon.grammar.capitalNouns !== null) return true;
  // Where nouns are small, only a verb beside the company or an auxiliary is surely none.
  return (
    lexicon.auxiliary.has(lower) ||
    [at - 1, at + 1].some(
      (other) => other >= 0 && other < clause.tokens.length && roleInClause(other, aligned) === 'itself',
    )
  );
}

/**
 * Whether the company only changed its place around the verb: it is the first word of the clause, or it comes right
 * after the verb where the evidence has it right before (“in May Acme opened”, “im Mai eröffnete Acme”).
 */
function followsVerb(at: number, aligned: Aligned): boolean {
  const { clause, evidence, lexicon, places } = aligned;
  const [before, place] = [places[at - 1] ?? -1, itemAt(places, at)];
  if (!actsInPart(place, aligned)) return false;
  if (at === 0) return true;
  if (before < 0 || clause.tokens[at - 1]?.kind !== 'word') return false;
  if (Math.abs(before - place) === 1) return evidence.tokens[before]?.capitalised === false;
  const between = evidence.tokens.slice(Math.min(before, place) + 1, Math.max(before, place) + 1);
  return (
    lexicon.grammar.capitalNouns !== null &&
    between.length <= 2 &&
    between.every(({ capitalised }) => !capitalised)
  );
}

/** Whether the company opens its part of the evidence or follows a phrase: in "Petra leads Acme", Petra may act. */
function actsInPart(place: number, { evidence, lexicon, parts }: Aligned): boolean {
  const from = parts.find((part) => place >= part.from && place < part.to)?.from ?? 0;
  const first = evidence.tokens.findIndex((token, at) => at >= from && !isArticle(token, lexicon));
  if (first >= place) return true;
  const { kind, lower, capitalised } = itemAt(evidence.tokens, first);
  const isTime = kind === 'number' || monthOf(lower) !== undefined;
  const isLower = lexicon.grammar.capitalNouns !== null && !capitalised;
  return isTime || isLower || lexicon.prepositions.has(lower) || lexicon.conjunctions.has(lower);
}

function opensPhrase(run: readonly number[], { clause, evidence, lexicon, places }: Aligned): boolean {
  const first = itemAt(run, 0);
  const token = itemAt(clause.tokens, first);
  const before = clause.tokens[first - 1]?.lower ?? '';
  const stated = evidence.tokens[itemAt(places, first) - 1]?.lower ?? '';
  const isSameBefore = before === stated;
  const isTime = (at: number): boolean => {
    const word = itemAt(clause.tokens, at);
    return (
      isDate(word) ||
      word.kind === 'number' ||
      lexicon.prepositions.has(word.lower) ||
      monthOf(word.lower) !== undefined
    );
  };
  return (
    lexicon.prepositions.has(token.lower) ||
    (isSameBefore && lexicon.prepositions.has(before)) ||
    isAdverb(token, lexicon) ||
    // "From April to May" is not "from May to April".
    (run.every(isTime) && (isSameBefore || !lexicon.connecting.has(stated)))
  );
}

/** Whether the words that a clause takes from a part stand together, so that no phrase goes over to another verb. */
function staysInPart(run: readonly number[], aligned: Aligned): boolean {
  const { places, parts } = aligned;
  return run.every((at) => {
    const part = parts.findIndex(({ from, to }) => itemAt(places, at) >= from && itemAt(places, at) < to);
    if (roleInClause(at, aligned) === 'itself') return true;
    const isInPart = (place: number): boolean => {
      const { from, to } = itemAt(parts, part);
      return place >= from && place < to;
    };
    const indexes = places.flatMap((place, index) =>
      place >= 0 && isInPart(place) && !isParty(index) ? [index] : [],
    );
    return places
      .slice(itemAt(indexes, 0), lastItem(indexes) + 1)
      .every((place, offset) => place < 0 || isInPart(place) || isParty(itemAt(indexes, 0) + offset));
  });

  function isParty(index: number): boolean {
    return roleInClause(index, aligned) === 'itself';
  }
}
