import { itemAt } from '../item-at.ts';
import { isLight, roleInClause, roleInEvidence, type Aligned } from './aligned-words.ts';
import { followsOther } from './antecedents.ts';
import { isDate } from './date-places.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a word that only the clause has says no more than the evidence: "your" before a thing of the company, "at
 * Acme", "you" as the one who does what the evidence has in the passive, or "on" before its date.
 */
export function isAddedParty(at: number, aligned: Aligned): boolean {
  const { clause, lexicon, places, evidence } = aligned;
  const { tokens } = clause;
  const isPlace = (index: number): boolean =>
    itemAt(places, index) < 0 && lexicon.directions.get(tokens[index]?.lower ?? '') === 'at';
  const role = roleInClause(at, aligned);
  if (role !== null && at > 0 && isPlace(at - 1)) return isOfCompany(aligned);
  if (role === 'owner') return addsOwner(at, aligned);
  if (role === 'itself') return isActorOfPassive();
  const next = at + 1 < tokens.length ? at + 1 : -1;
  if (next < 0 || !isPlace(at)) return false;
  if (roleInClause(next, aligned) !== null) return isOfCompany(aligned);
  const date = tokens[next]?.kind === 'number' ? itemAt(places, next) : -1;
  return date >= 0 && !lexicon.prepositions.has(evidence.tokens[date - 1]?.lower ?? '');

  function isActorOfPassive(): boolean {
    return [at - 1, at + 1].some((verb) => {
      const own = tokens[verb]?.lower;
      const other = evidence.tokens[places[verb] ?? -1]?.lower;
      if (own === undefined || other === undefined || !lexicon.grammar.isPresentPassiveOf(other, own))
        return false;
      return (
        isOfCompany(aligned) && !evidence.tokens.some(({ lower }) => lexicon.directions.get(lower) === 'by')
      );
    });
  }
}

/** Whether a thing that the clause calls "your" belongs to the company, because no other owner is named. */
function addsOwner(at: number, aligned: Aligned): boolean {
  const { clause, evidence, lexicon, places, parts } = aligned;
  const index = clause.tokens.findIndex((_, next) => next > at && itemAt(places, next) >= 0);
  const place = places[index] ?? -1;
  if (place < 0 || !isOfCompany(aligned)) return false;
  const before = evidence.tokens[place - 1];
  if (before !== undefined && lexicon.indefinite.has(before.lower)) return false;
  if (before?.kind === 'word' && before.capitalised && place > 1) return false;
  const start = parts.find(({ from, to }) => place >= from && place < to)?.from ?? 0;
  const opening = evidence.tokens.slice(start, place);
  const acts = evidence.tokens.some((_, other) => other < place && roleInEvidence(other, aligned) !== null);
  return acts || opening.every(saysNoActor) || isInverted(opening);

  function saysNoActor(token: Token): boolean {
    return (
      isLight(token, aligned) ||
      lexicon.connecting.has(token.lower) ||
      lexicon.conjunctions.has(token.lower) ||
      lexicon.quantifiers.has(token.lower) ||
      lexicon.modality.has(token.lower) ||
      token.kind === 'number' ||
      isDate(token)
    );
  }

  /** "Wegen Bauarbeiten bleibt das Zentrum": after an opening phrase the subject follows the verb. */
  function isInverted(words: readonly Token[]): boolean {
    const opens = lexicon.prepositions.has(words[0]?.lower ?? '');
    return lexicon.grammar.verbSecond && opens && words.length <= mostOpeningWords;
  }
}

const mostOpeningWords = 6;

/** Whether the evidence names its company, or the sentence before it names no other company that could be meant. */
function isOfCompany(aligned: Aligned): boolean {
  const { evidence, lexicon } = aligned;
  return (
    evidence.tokens.some((_, at) => roleInEvidence(at, aligned) !== null) ||
    !followsOther(evidence.before, evidence.source.about, lexicon)
  );
}
