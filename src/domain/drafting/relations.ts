import {
  isContent,
  isName,
  localEnding,
  sameDirection,
  prepositionBefore,
  selfSubjects,
  type Comparison,
} from './comparison.ts';
import type { Finding } from './findings.ts';
import { checkWho, coordinating } from './subjects.ts';
import type { Lexicon } from './lexicon/shape.ts';
import { isYear } from './numbers.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a clause keeps who does what to whom: the subject is the one of the evidence, names and numbers stand in the
 * same order or keep their preposition, words that form one name stay together.
 */
export function checkRelations(comparison: Comparison): Finding | null {
  return (
    checkWho(comparison) ??
    checkOrder(comparison) ??
    checkNeighbours(comparison) ??
    checkPhrases(comparison) ??
    checkObject(comparison) ??
    checkWholeList(comparison)
  );
}

function checkOrder({ clause, evidence, matches, lexicon, language }: Comparison): Finding | null {
  const pairs = withoutInversion([...matches], evidence.tokens, lexicon);
  if (!movesOneBlock(pairs.map(([, at]) => at))) {
    return { code: 'relation_changed', detail: evidence.text.slice(0, 80) };
  }
  const entities = pairs
    .filter(([index]) => isEntity(clause.tokens, index))
    .map(([index, at]) => ({ index, at }));
  const self = selfSubjects(evidence, lexicon)[0];
  const subject = clause.tokens[clause.subjectAt];
  // "Your beers you deliver" opens with what is the reader's, not with the reader.
  const isSubject =
    subject !== undefined && !matches.has(clause.subjectAt) && !lexicon.possessive.has(subject.lower);
  if (self !== undefined && isSubject) {
    entities.push({ index: clause.subjectAt, at: self });
    entities.sort((left, right) => left.index - right.index);
  }
  for (let next = 1; next < entities.length; next += 1) {
    const left = entities[next - 1]!;
    const right = entities[next]!;
    if (left.at <= right.at) continue;
    const compared = evidence.tokens.slice(right.at, left.at).some(({ lower }) => lower === lexicon.than);
    if (!compared && (keepsPlace(left) || keepsPlace(right))) continue;
    return { code: 'relation_changed', detail: clause.tokens[right.index]!.text };
  }
  return null;

  function keepsPlace({ index, at }: { index: number; at: number }): boolean {
    const own = clause.tokens[index]!;
    if (isYear(own)) return true;
    const other = evidence.tokens[at]!;
    if (language === 'fi' && own.lower === other.lower && localEnding.test(own.lower)) return true;
    const before = prepositionBefore(clause.tokens, index, lexicon);
    if (before !== '' && before === prepositionBefore(evidence.tokens, at, lexicon)) return true;
    const [left, right] = [clause.tokens[index - 1]?.lower, evidence.tokens[at - 1]?.lower];
    return language === 'fi' && left !== undefined && left === right && lexicon.connecting.has(left);
  }
}

/** Swedish and German put the verb before its subject where another phrase opens the sentence. */
function withoutInversion(
  pairs: [number, number][],
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly [number, number][] {
  if (!lexicon.verbSecond) return pairs;
  const first = Math.min(...pairs.map(([, at]) => at));
  const subject = pairs.findIndex(([, at]) => at === first);
  const verb = pairs[subject - 1];
  if (verb === undefined || verb[1] !== first + 1 || tokens[verb[1]]!.capitalised) return pairs;
  const turned = [...pairs];
  turned.splice(subject - 1, 2, pairs[subject]!, verb);
  return turned;
}

function checkNeighbours({ clause, evidence, matches }: Comparison): Finding | null {
  for (const [index, at] of matches) {
    const next = matches.get(index + 1);
    if (next === undefined || !isName(clause.tokens, index + 1)) continue;
    if (!clause.tokens[index]!.capitalised || clause.tokens[index]!.kind !== 'word') continue;
    if (next === at + 1 || standTogether(clause.tokens[index]!, clause.tokens[index + 1]!, evidence.tokens))
      continue;
    return {
      code: 'name_not_in_evidence',
      detail: `${clause.tokens[index]!.text} ${clause.tokens[index + 1]!.text}`,
    };
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
  for (const [index, at] of matches) {
    const own = { tokens: clause.tokens, at: index };
    if (!sameDirection(own, { tokens: evidence.tokens, at }, lexicon))
      return { code: 'relation_changed', detail: clause.tokens[index]!.text };
    const next = matches.get(index + 1);
    const isCut =
      lexicon.quantifiers.has(clause.tokens[index]!.lower) && next !== undefined && next !== at + 1;
    if (isCut) return { code: 'relation_changed', detail: evidence.tokens[at + 1]?.text ?? '' };
  }
  return null;
}

/** "We moved our depot to Turku" does not say "you moved to Turku": what a verb acts on stays with it. */
function checkObject({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const taken = new Set(matches.values());
  const pairs = [...matches].map(([, at]) => at);
  for (const [place, at] of pairs.entries()) {
    const next = pairs[place + 1];
    const token = evidence.tokens[at]!;
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
    return (
      isContent(other, clause.side, words) && !words.filler.has(other.lower) && !other.lower.endsWith('ly')
    );
  }
}

/**
 * "12 clinics in Tampere and Turku" does not say that there are 12 in Tampere: a number keeps the whole list of
 * places.
 */
function checkWholeList({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const last = [...matches].at(-1);
  if (last === undefined || !isName(clause.tokens, last[0])) return null;
  const hasCount = [...matches.keys()].some(
    (index) => clause.tokens[index]!.kind === 'number' && !isYear(clause.tokens[index]!),
  );
  if (!hasCount) return null;
  const matched = new Set(matches.values());
  const joint = evidence.tokens[last[1] + 1];
  const goesOn = joint !== undefined && (joint.lower === ',' || coordinating.has(joint.lower));
  if (!goesOn) return null;
  // An article or an "and" after the comma stands between two places.
  const isLink = (at: number): boolean => {
    const token = evidence.tokens[at];
    return token?.kind === 'word' && !token.capitalised && lexicon.connecting.has(token.lower);
  };
  const at = [last[1] + 2, last[1] + 3, last[1] + 4].find((place) => !isLink(place))!;
  const next = evidence.tokens[at];
  if (next === undefined || matched.has(at)) return null;
  const isPlace = next.kind === 'word' && isName(evidence.tokens, at) && next.text.length > 2;
  return isPlace
    ? { code: 'relation_changed', detail: `${clause.tokens[last[0]]!.text} … ${next.text}` }
    : null;
}

function standTogether(left: Token, right: Token, tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => token.stem === left.stem && tokens[at + 1]?.stem === right.stem);
}

function isEntity(tokens: readonly Token[], index: number): boolean {
  return tokens[index]!.kind === 'number' || isName(tokens, index);
}

/**
 * Whether places rise once at most one run of them is taken out: a phrase may move to the front or a verb to
 * the end, but
 * words that are dealt out anew tell something else.
 */
function movesOneBlock(places: readonly number[]): boolean {
  const isRising = (run: readonly number[]): boolean =>
    run.every((place, at) => at === 0 || run[at - 1]! <= place);
  if (isRising(places)) return true;
  for (let from = 0; from < places.length; from += 1) {
    for (let to = from + 1; to <= places.length; to += 1) {
      const block = places.slice(from, to);
      if (!isRising(block)) break;
      if (isRising([...places.slice(0, from), ...places.slice(to)])) return true;
    }
  }
  return false;
}
