import { itemAt } from '../item-at.ts';
import { align } from './alignment.ts';
import { mayMove } from './aligned-moves.ts';
import { isDroppable, partsOfEvidence } from './aligned-parts.ts';
import { isAddedParty } from './aligned-parties.ts';
import {
  isArticle,
  isLight,
  isSameWord,
  roleInEvidence,
  type Aligned,
  type SentencePart,
  type WordsCompared,
} from './aligned-words.ts';
import { pointsBack } from './clauses.ts';
import { isNegation } from './comparison.ts';
import { isDate } from './date-places.ts';
import { limitsOf } from './limit-phrases.ts';

/**
 * Whether a clause is one or more whole parts of its evidence in the same words. Only this may differ: how the
 * company is named, with the person of its verb; the place of a phrase or of the verb; articles; and parts that do
 * not change the meaning of the others, such as another main clause.
 */
export function isAligned(compared: WordsCompared): boolean {
  const { clause, evidence, lexicon } = compared;
  if (evidence.tokens.length > mostTokens) return false;
  const own = clause.tokens.flatMap((token, at) =>
    token.kind === 'boundary' || isArticle(token, lexicon) ? [] : [at],
  );
  const others = evidence.tokens.flatMap((token, at) =>
    token.kind === 'boundary' || isArticle(token, lexicon) || !isQuoted(at) ? [] : [at],
  );
  const found = align(own.length, others.length, (index, at) =>
    isSameWord(itemAt(own, index), itemAt(others, at), compared),
  );
  const places = clause.tokens.map(() => -1);
  for (const [order, place] of found.places.entries())
    if (place >= 0) places[itemAt(own, order)] = itemAt(others, place);
  const taken = new Set(places.filter((at) => at >= 0));
  const aligned: Aligned = { ...compared, places, taken, parts: partsOfEvidence(compared) };
  return (
    taken.size >= fewestWords &&
    !own
      .slice(0, 2)
      .some(
        (at) =>
          pointsBack(clause.tokens, at, lexicon) || lexicon.pointing.has(itemAt(clause.tokens, at).lower),
      ) &&
    own.every((at) => itemAt(places, at) >= 0 || isAddedParty(at, aligned)) &&
    keepsParts(aligned) &&
    found.moved.every((run) =>
      mayMove(
        run.map((index) => itemAt(own, index)),
        aligned,
      ),
    ) &&
    keepsNeighbours(aligned)
  );

  function isQuoted(at: number): boolean {
    return at >= evidence.quotedFrom && at < evidence.quotedTo;
  }
}

const fewestWords = 3;
// Every word is compared with every other, so a long text without full stops would take too long.
const mostTokens = 150;

/** Whether each part of the evidence is used as a whole, or left out as a whole without changing the meaning. */
function keepsParts(aligned: Aligned): boolean {
  const { parts, evidence, taken } = aligned;
  const isParty = (at: number): boolean => roleInEvidence(at, aligned) === 'itself';
  const used = parts.filter((part) => wordsOf(part, aligned).some((at) => taken.has(at) && !isParty(at)));
  return parts.every((part, index) => {
    const words = wordsOf(part, aligned);
    const lost = words.filter((at) => !taken.has(at) && !isLostWord(at, aligned));
    if (lost.length === 0) return true;
    const next = used.find(({ from }) => from > part.from);
    const followsUsed = used.some(({ from }) => from < part.from);
    if (used.includes(part)) {
      if (lost.every((at) => itemAt(evidence.tokens, at).lower === part.opener)) return opensAlone(part);
      return lendsSubject(words, lost, next);
    }
    if (lendsSubject(words, lost, next)) return true;
    const hasTaken = words.some((at) => taken.has(at));
    if (hasTaken && parts[index + 1]?.joint !== ':') return false;
    const isApart = !sectionOf(index).some((other) => used.includes(other));
    return isDroppable(part, { next: parts[index + 1], followsUsed, isApart }, aligned);
  });

  /** The parts between the same two semicolons as one part. */
  function sectionOf(index: number): readonly SentencePart[] {
    const starts = parts.flatMap(({ joint }, at) => (at === 0 || joint === ';' ? [at] : []));
    const from = starts.findLast((start) => start <= index) ?? 0;
    return parts.slice(from, starts.find((start) => start > index) ?? parts.length);
  }

  /**
   * "And" or "which" may go if only the subject of the part before it stays, and "and" also if nothing of it stays.
   */
  function opensAlone(part: SentencePart): boolean {
    const before = used[used.indexOf(part) - 1];
    const kept = before === undefined ? [] : wordsOf(before, aligned).filter((at) => taken.has(at));
    return (
      kept.every((at) => isParty(at)) ||
      (before !== undefined && wordsOf(before, aligned).length > kept.length)
    );
  }

  /**
   * "Acme runs 5 shops and employs 40" supports "Acme employs 40", if the first verb is no plan and nothing is
   * denied. Of the first part only the beginning stays, as the subject of the next part.
   */
  function lendsSubject(
    words: readonly number[],
    lost: readonly number[],
    next: SentencePart | undefined,
  ): boolean {
    const { lexicon } = aligned;
    const kept = words.filter((at) => taken.has(at));
    const [firstLost] = lost;
    if (kept.length === 0 || firstLost === undefined || next === undefined) return false;
    if (!lexicon.coordinating.has(next.opener) || next.joint === ',') return false;
    const verb = itemAt(evidence.tokens, firstLost);
    if (verb.kind !== 'word' || verb.capitalised || lexicon.prepositions.has(verb.lower)) return false;
    const isVerb =
      lexicon.finiteVerb.test(verb.lower) || lexicon.grammar.pronounArticles?.verb.test(verb.lower) === true;
    if (!isVerb && !kept.every(isParty)) return false;
    return (
      kept.every((at) => at < firstLost) &&
      lost.every((at) => {
        const token = itemAt(evidence.tokens, at);
        return (
          !lexicon.auxiliary.has(token.lower) &&
          !lexicon.modality.has(token.lower) &&
          !isNegation(token, lexicon)
        );
      })
    );
  }
}

function wordsOf({ from, to }: SentencePart, aligned: Aligned): readonly number[] {
  return aligned.evidence.tokens.flatMap((token, at) =>
    at >= from && at < to && token.kind !== 'boundary' && !isLight(token, aligned) ? [at] : [],
  );
}

/** Whether the clause may lack a word of the evidence: the company, or an adjective of a definite thing. */
function isLostWord(at: number, aligned: Aligned): boolean {
  return isShownByEnding(at, aligned) || isLooseAdjective(at, aligned);
}

/** The company in the evidence, where the clause shows it by the ending of a word alone: "avaatte", "myymälänne". */
function isShownByEnding(at: number, aligned: Aligned): boolean {
  const { clause, lexicon } = aligned;
  const role = roleInEvidence(at, aligned);
  if (lexicon.grammar.cases === null || role === null) return false;
  const { shownBy } = lexicon.grammar.cases;
  return clause.tokens.some(({ lower }) => (role === 'owner' ? shownBy.owner : shownBy.actor).test(lower));
}

/** "Fest eingebaute" in "die fest eingebaute Batterie": it limits nothing, because "the" says which one is meant. */
function isLooseAdjective(at: number, { evidence: { tokens }, lexicon, language, taken }: Aligned): boolean {
  const isLoose = (index: number): boolean => {
    const token = tokens[index];
    if (token?.kind !== 'word' || token.capitalised || taken.has(index)) return false;
    const sets = [
      lexicon.prepositions,
      lexicon.quantifiers,
      lexicon.comparison,
      lexicon.conjunctions,
      lexicon.auxiliary,
    ];
    const isBound = sets.some((set) => set.has(token.lower)) || isNegation(token, lexicon);
    const isSure = !lexicon.modality.has(token.lower) && !lexicon.hedge.has(token.lower);
    return (
      !isBound &&
      isSure &&
      !limitsOf(tokens, language).limits.some(({ from, to }) => index >= from && index < to)
    );
  };
  if (!isLoose(at)) return false;
  let [from, to] = [at, at];
  while (isLoose(from - 1)) from -= 1;
  while (isLoose(to + 1)) to += 1;
  const [article, noun] = [tokens[from - 1], tokens[to + 1]];
  const isDefinite =
    article !== undefined &&
    (lexicon.grammar.definite.articles.has(article.lower) ||
      lexicon.grammar.pronounArticles?.words.has(article.lower) === true);
  return isDefinite && noun?.kind === 'word' && taken.has(to + 1) && to - from < mostAdjectives;
}

const mostAdjectives = 2;

/** Whether each word that limits, denies or counts still stands before the same word. */
function keepsNeighbours({ clause, evidence, lexicon, language, places, taken }: Aligned): boolean {
  const { limits } = limitsOf(clause.tokens, language);
  return clause.tokens.every((token, index) => {
    const at = itemAt(places, index);
    const turns =
      isNegation(token, lexicon) ||
      lexicon.hedge.has(token.lower) ||
      lexicon.quantifiers.has(token.lower) ||
      lexicon.comparison.has(token.lower) ||
      token.kind === 'number' ||
      limits.some(({ from, to }) => index >= from && index < to);
    if (at < 0 || !turns || isDate(token)) return true;
    const next = places.findIndex((place, other) => other > index && place >= 0);
    const following = evidence.tokens.findIndex((_, place) => place > at && taken.has(place));
    if (next >= 0 && following >= 0) return itemAt(places, next) === following;
    if (next < 0 && following < 0) return true;
    const previous = places.findLast((place, other) => other < index && place >= 0);
    return previous === Math.max(...[...taken].filter((place) => place < at));
  });
}
