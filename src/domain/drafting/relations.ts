import { itemAt } from '../item-at.ts';
import {
  endsAsPlace,
  isAdverb,
  isContent,
  isName,
  joinsNames,
  matchedTokens,
  sameDirection,
  prepositionBefore,
  selfSubjects,
  type Comparison,
} from './comparison.ts';
import { sideOfToken } from './clauses.ts';
import { checkCoordination } from './coordination.ts';
import type { Finding } from './findings.ts';
import { particleOf } from './separable-verbs.ts';
import { checkRoles } from './roles.ts';
import { checkWho, coordinating } from './subjects.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { isYear } from './numbers.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a clause keeps who does what to whom. It must have the subject of the evidence. Names and numbers must
 * keep their order or their preposition, and the words of one name must stay together.
 */
export function checkRelations(comparison: Comparison): Finding | null {
  return (
    checkWho(comparison) ??
    checkRoles(comparison) ??
    checkOrder(comparison) ??
    checkNeighbours(comparison) ??
    checkParticle(comparison) ??
    checkPredicate(comparison) ??
    checkCoordination(comparison) ??
    checkPhrases(comparison) ??
    checkObject(comparison) ??
    checkWholeList(comparison)
  );
}

interface Entity {
  readonly index: number;
  readonly at: number;
}

function checkOrder({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const pairs = withoutInversion([...matches], clause.tokens, evidence.tokens, lexicon);
  if (!movesAtMostOneBlock(pairs.map(([, at]) => at))) {
    return { code: 'relation_changed', detail: evidence.text.slice(0, 80) };
  }
  const entities = pairs
    .filter(([index]) => isEntity(clause.tokens, index))
    .map(([index, at]) => ({ index, at }));
  const self = selfSubjects(evidence, lexicon)[0];
  const subject = clause.tokens[clause.subjectAt];
  // "Your beers you deliver" begins with something of the reader, and not with the reader.
  const isSubject =
    subject !== undefined && !matches.has(clause.subjectAt) && !lexicon.possessive.has(subject.lower);
  if (self !== undefined && isSubject) {
    entities.push({ index: clause.subjectAt, at: self });
    entities.sort((left, right) => left.index - right.index);
  }
  for (const [place, left] of entities.entries()) {
    const right = entities[place + 1];
    if (right === undefined) break;
    if (left.at <= right.at) continue;
    const compared = evidence.tokens.slice(right.at, left.at).some(({ lower }) => lower === lexicon.than);
    if (!compared && (keepsPlace(left) || keepsPlace(right) || areJoined(left, right))) continue;
    return { code: 'relation_changed', detail: itemAt(clause.tokens, right.index).text };
  }
  return null;

  /** "Visma and SAP" means the same as "SAP and Visma". */
  function areJoined(one: Entity, other: Entity): boolean {
    return (
      other.index === one.index + 2 &&
      one.at === other.at + 2 &&
      joinsNames(clause.tokens, one.index + 1) &&
      joinsNames(evidence.tokens, other.at + 1)
    );
  }

  function keepsPlace({ index, at }: Entity): boolean {
    const own = itemAt(clause.tokens, index);
    if (isYear(own)) return true;
    const other = itemAt(evidence.tokens, at);
    if (own.lower === other.lower && endsAsPlace(own, lexicon)) return true;
    const before = prepositionBefore(clause.tokens, index, lexicon);
    if (before !== '' && before === prepositionBefore(evidence.tokens, at, lexicon)) return true;
    const [left, right] = [clause.tokens[index - 1]?.lower, evidence.tokens[at - 1]?.lower];
    return (
      lexicon.grammar.cases !== null && left !== undefined && left === right && lexicon.connecting.has(left)
    );
  }
}

/**
 * Undoes inversion: Swedish and German put the verb before its subject if another phrase opens the sentence. The verb
 * is moved back after the words of the subject.
 */
function withoutInversion(
  pairs: [number, number][],
  own: readonly Token[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly [number, number][] {
  // The first phrase must be a time or a place. Another one could be the subject.
  const fronted = pairs[0]?.[0] ?? 0;
  const opensWithPhrase = own[fronted]?.kind === 'number' || prepositionBefore(own, fronted, lexicon) !== '';
  if (!lexicon.grammar.verbSecond || !opensWithPhrase) return pairs;
  const first = Math.min(...pairs.map(([, at]) => at));
  const subject = pairs.findIndex(([, at]) => at === first);
  const verb = pairs[subject - 1];
  if (verb === undefined) return pairs;
  const { kind, capitalised } = itemAt(tokens, verb[1]);
  if (kind !== 'word' || capitalised) return pairs;
  const rest = pairs.slice(subject);
  const end = rest.findIndex(
    ([, at], index) => index > 0 && (at < itemAt(rest, index - 1)[1] || at > verb[1]),
  );
  const phrase = end < 0 ? rest : rest.slice(0, end);
  const isWhole =
    phrase.every(([, at]) => at < verb[1]) &&
    !pairs.slice(subject + phrase.length).some(([, at]) => at < verb[1]);
  if (!isWhole) return pairs;
  return [...pairs.slice(0, subject - 1), ...phrase, verb, ...pairs.slice(subject + phrase.length)];
}

function checkNeighbours({ clause, evidence, matches }: Comparison): Finding | null {
  for (const { index, at, own } of matchedTokens({ clause, evidence, matches })) {
    const nextAt = matches.get(index + 1);
    if (nextAt === undefined || !isName(clause.tokens, index + 1)) continue;
    if (!own.capitalised || own.kind !== 'word') continue;
    const next = itemAt(clause.tokens, index + 1);
    if (nextAt === at + 1 || standTogether(own, next, evidence.tokens)) continue;
    return { code: 'name_not_in_evidence', detail: `${own.text} ${next.text}` };
  }
  return null;
}

/** "We opened in May and closed in June" does not say "opened in June": the facts belong to different verbs. */
function checkPredicate({ evidence, matches, lexicon }: Comparison): Finding | null {
  const places = [...matches.values()];
  const taken = new Set(places);
  const verb = evidence.tokens.find((token, at) => {
    if (taken.has(at) || token.kind !== 'word' || token.capitalised || !lexicon.finiteVerb.test(token.lower))
      return false;
    const joint = [evidence.tokens[at - 1], evidence.tokens[at - 2]].some((other) =>
      coordinating.has(other?.lower ?? ''),
    );
    return joint && places.some((place) => place < at) && places.some((place) => place > at);
  });
  return verb === undefined ? null : { code: 'relation_changed', detail: verb.text };
}

/** "Sie stellen … aus" is not "sie stellen … ein": the particle is part of the verb. */
function checkParticle({ clause, evidence, matches, language }: Comparison): Finding | null {
  for (const { index, at, own, other } of matchedTokens({ clause, evidence, matches })) {
    if (own.capitalised || own.stem !== other.stem) continue;
    const [kept, stated] = [
      particleOf(clause.tokens, index, language),
      particleOf(evidence.tokens, at, language),
    ];
    if (kept !== '' && stated !== '' && kept !== stated) return { code: 'relation_changed', detail: kept };
  }
  return null;
}

/** "From Turku" is not "to Turku", and "every tenth loom" is not "every loom". */
function checkPhrases({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const moved = clause.tokens.find((token, index) => {
    const isParty = token.kind === 'recipient' || token.kind === 'sender' || token.kind === 'person';
    if (!isParty || index === clause.subjectAt || token.inflected) return false;
    const places = evidence.tokens.flatMap((other, at) => (other.kind === token.kind ? [at] : []));
    const before = prepositionBefore(clause.tokens, index, lexicon);
    return (
      places.length > 0 &&
      places.every((at) => before === '' && prepositionBefore(evidence.tokens, at, lexicon) !== '')
    );
  });
  if (moved !== undefined) return { code: 'relation_changed', detail: moved.text };
  const given = givenToParty({ clause, evidence, lexicon });
  if (given !== null) return { code: 'relation_changed', detail: given.text };
  for (const { index, at, own } of matchedTokens({ clause, evidence, matches })) {
    const place = { tokens: clause.tokens, at: index };
    if (!sameDirection(place, { tokens: evidence.tokens, at }, lexicon))
      return { code: 'relation_changed', detail: own.text };
    const next = matches.get(index + 1);
    const isCut = lexicon.quantifiers.has(own.lower) && next !== undefined && next !== at + 1;
    if (isCut) return { code: 'relation_changed', detail: evidence.tokens[at + 1]?.text ?? '' };
  }
  return null;
}

/** "We moved our depot to Turku" does not say "you moved to Turku": a verb keeps its object. */
function checkObject({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const taken = new Set(matches.values());
  const pairs = [...matches].map(([, at]) => at);
  for (const [place, at] of pairs.entries()) {
    const next = pairs[place + 1];
    const token = itemAt(evidence.tokens, at);
    if (next === undefined || next <= at || token.kind !== 'word' || token.capitalised) continue;
    if (prepositionBefore(evidence.tokens, next, lexicon) === '') continue;
    const between = evidence.tokens.slice(at + 1, next);
    const end = between.findIndex(
      ({ lower, kind }) =>
        kind !== 'word' || lexicon.prepositions.has(lower) || lexicon.conjunctions.has(lower),
    );
    const object = between
      .slice(0, end < 0 ? between.length : end)
      .find((other, offset) => isObject(other, lexicon) && !taken.has(at + 1 + offset));
    if (object !== undefined) return { code: 'relation_changed', detail: object.text };
  }
  return null;

  function isObject(other: Token, words: Lexicon): boolean {
    return isContent(other, clause.side, words) && !words.filler.has(other.lower) && !isAdverb(other, words);
  }
}

/**
 * The company after "to", "from", "with" or "by" in the clause, while it acts in the evidence: "gives bread to
 * Acme".
 */
function givenToParty({
  clause,
  evidence,
  lexicon,
}: Pick<Comparison, 'clause' | 'evidence' | 'lexicon'>): Token | null {
  const acts = selfSubjects(evidence, lexicon).some(
    (at) => prepositionBefore(evidence.tokens, at, lexicon) === '',
  );
  if (!acts) return null;
  const given = clause.tokens.find((token, at) => {
    if (sideOfToken(token, lexicon) !== evidence.source.about || lexicon.possessive.has(token.lower))
      return false;
    const { lower } = clause.tokens[at - 1] ?? { lower: '' };
    if (lexicon.grammar.receivers.has(lower)) return true;
    return lexicon.prepositions.has(lower) && !/^(?:at|for)$/u.test(lexicon.directions.get(lower) ?? '');
  });
  return given ?? null;
}

/** "12 clinics in Tampere and Turku" does not say "12 in Tampere": a number keeps its whole list of places. */
function checkWholeList({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const pairs = matchedTokens({ clause, evidence, matches });
  const last = pairs.at(-1);
  if (last === undefined || !isName(clause.tokens, last.index)) return null;
  const hasCount = pairs.some(({ own }) => own.kind === 'number' && !isYear(own));
  if (!hasCount) return null;
  const matched = new Set(matches.values());
  const joint = evidence.tokens[last.at + 1];
  const continues = joint !== undefined && (joint.lower === ',' || coordinating.has(joint.lower));
  if (!continues) return null;
  // An article or "and" may follow the comma between two places.
  const isLink = (at: number): boolean => {
    const token = evidence.tokens[at];
    return token?.kind === 'word' && !token.capitalised && lexicon.connecting.has(token.lower);
  };
  const at = [last.at + 2, last.at + 3, last.at + 4].find((place) => !isLink(place));
  const next = at === undefined ? undefined : evidence.tokens[at];
  if (at === undefined || next === undefined || matched.has(at)) return null;
  const isPlace = next.kind === 'word' && isName(evidence.tokens, at) && next.text.length > 2;
  return isPlace ? { code: 'relation_changed', detail: `${last.own.text} … ${next.text}` } : null;
}

function standTogether(left: Token, right: Token, tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => token.stem === left.stem && tokens[at + 1]?.stem === right.stem);
}

function isEntity(tokens: readonly Token[], index: number): boolean {
  return itemAt(tokens, index).kind === 'number' || isName(tokens, index);
}

/** Whether indexes ascend, apart from at most one block: a phrase may move to the front, or a verb to the end. */
function movesAtMostOneBlock(places: readonly number[]): boolean {
  const isAscending = (run: readonly number[]): boolean =>
    run.every((place, at) => at === 0 || itemAt(run, at - 1) <= place);
  if (isAscending(places)) return true;
  for (let from = 0; from < places.length; from += 1) {
    for (let to = from + 1; to <= places.length; to += 1) {
      const block = places.slice(from, to);
      if (!isAscending(block)) break;
      if (isAscending([...places.slice(0, from), ...places.slice(to)])) return true;
    }
  }
  return false;
}
