import { sideOfToken } from './clauses.ts';
import { isContent, isName, selfSubjects, type Comparison, type Matches } from './comparison.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import type { Finding } from './findings.ts';
import type { Lexicon } from './lexicon/shape.ts';
import { isYear } from './numbers.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a clause keeps who does what to whom: the subject is the one of the evidence, names and numbers stand in the
 * same order or keep their preposition, words that form one name stay together.
 */
export function checkRelations(comparison: Comparison): Finding | null {
  return (
    checkSubject(comparison) ??
    checkOwner(comparison) ??
    checkDescription(comparison) ??
    checkOrder(comparison) ??
    checkNeighbours(comparison) ??
    checkWholeList(comparison)
  );
}

function checkSubject({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  if (matches.size === 0) return null;
  const first = Math.min(...matches.values());
  const self = selfSubjects(evidence, lexicon);
  if (clause.side === 'neither') return null;
  const onlyObject =
    self.length === 0 && evidence.tokens.some((token) => lexicon.firstObject.has(token.lower));
  if (onlyObject && clause.subjectAt >= 0)
    return { code: 'subject_changed', detail: evidence.text.slice(0, 80) };
  if (
    clause.subjectAt < 0 &&
    self.some((at) => at <= first) &&
    clause.tokens.some((token) => sideOfToken(token, lexicon) !== null)
  ) {
    return { code: 'subject_changed', detail: evidence.text.slice(0, 80) };
  }
  const stranger = self.length > 0 ? -1 : strangerAt(evidence, first, lexicon);
  if (stranger >= 0 && !matches.has(clause.subjectAt)) {
    return { code: 'subject_changed', detail: evidence.tokens[stranger]!.text };
  }
  const lost = lostVerb(evidence.tokens, self, matches, lexicon);
  if (lost !== null) return { code: 'subject_changed', detail: lost.text };
  const from = subjectEnd(evidence.tokens, self, first);
  const matched = new Set(matches.values());
  for (let at = from; at < first; at += 1) {
    const token = evidence.tokens[at]!;
    if (matched.has(at) || lexicon.filler.has(token.lower) || lexicon.selfNouns.has(token.lower)) continue;
    if (token.kind === 'boundary' || token.kind === 'number' || token.kind === 'person') continue;
    const isOther = token.kind === 'word' && isContent(token, clause.side, lexicon);
    if (isOther && !(from > 0 && token.lower.endsWith('ly')))
      return { code: 'subject_changed', detail: token.text };
  }
  return null;
}

/** The first pronoun or "company" before the facts of a sentence that names its company nowhere; -1 without one. */
function strangerAt({ tokens, resolved }: EvidenceSentence, first: number, lexicon: Lexicon): number {
  return tokens.findIndex((token, at) => {
    if (at >= first || token.kind !== 'word') return false;
    if (at === 0 && lexicon.owners.has(token.lower)) return !resolved.has(at);
    if (lexicon.selfNouns.has(token.lower)) return true;
    // "Den" and "se" are articles or pronouns: before a verb they are pronouns.
    return (
      lexicon.pronouns.has(token.lower) && (at + 1 === first || lexicon.auxiliary.has(tokens[at + 1]!.lower))
    );
  });
}

/** "Acme's rival grew" says nothing of Acme: a company that stands there only as an owner is no subject. */
function checkOwner({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const own = clause.tokens[clause.subjectAt];
  if (own === undefined || matches.size === 0 || selfSubjects(evidence, lexicon).length > 0) return null;
  const first = Math.min(...matches.values());
  const owner = evidence.tokens.findIndex((token) => token.kind === evidence.source.about && token.inflected);
  const isOwner = own.inflected || lexicon.possessive.has(own.lower) || own.lower.endsWith('nne');
  return owner >= 0 && owner < first && !isOwner
    ? { code: 'subject_changed', detail: evidence.tokens[owner]!.text }
    : null;
}

/** What a note calls its company must be taken to its last word: a "retailer supplier" is no retailer. */
function checkDescription({ clause, evidence, matches, lexicon, language }: Comparison): Finding | null {
  if (evidence.source.kind !== 'analysis' || selfSubjects(evidence, lexicon).length > 0) return null;
  if (language !== 'en' || clause.subjectAt < 0 || matches.size === 0) return null;
  const next = evidence.tokens[Math.max(...matches.values()) + 1];
  const goesOn =
    next?.kind === 'word' && isContent(next, clause.side, lexicon) && !next.lower.endsWith('ing');
  return goesOn ? { code: 'subject_changed', detail: next.text } : null;
}

/**
 * A verb of the evidence that the clause leaves out: one whose ending is its subject ("suljimme"), or one that closes a
 * German sentence ("geschlossen"). Without it "we closed three clinics" would read as "you have three clinics".
 */
function lostVerb(
  tokens: readonly Token[],
  self: readonly number[],
  matches: Matches,
  lexicon: Lexicon,
): Token | null {
  const places = [...matches.values()];
  const matched = new Set(places);
  const carries = (token: Token): boolean =>
    token.kind === 'word' && !lexicon.connecting.has(token.lower) && !lexicon.firstSubject.has(token.lower);
  const subject = self.findLast((at) => at <= Math.min(...places));
  if (
    subject !== undefined &&
    !matched.has(subject) &&
    lexicon.firstEnding?.test(tokens[subject]!.lower) &&
    carries(tokens[subject]!)
  ) {
    const shared = tokens.slice(subject, Math.min(...places)).some((token) => coordinating.has(token.lower));
    if (!shared) return tokens[subject]!;
  }
  if (lexicon.verbLast) {
    let end = Math.max(...places) + 1;
    while (
      end < tokens.length &&
      tokens[end]!.kind !== 'boundary' &&
      !lexicon.conjunctions.has(tokens[end]!.lower)
    )
      end += 1;
    const last = tokens[end - 1]!;
    if (!matched.has(end - 1) && carries(last) && !last.capitalised) return last;
  }
  return null;
}

/** Where the predicate that holds the first match begins: after its subject, or after the "and" that shares it. */
function subjectEnd(tokens: readonly Token[], self: readonly number[], first: number): number {
  const subject = self.findLast((at) => at <= first);
  if (subject === undefined) return 0;
  const between = tokens.slice(subject + 1, first);
  const close = appositionEnd(between);
  if (close >= 0) return subject + 1 + close + 1;
  // Behind a relative pronoun somebody else has become the subject.
  if (between.some((token, at) => opensRelative(token, between[at - 1]))) return subject + 1;
  return subject + 1 + between.findLastIndex((token) => coordinating.has(token.lower)) + 1;
}

/** Where the words between two commas behind a subject end that only say what it is: "Acme, a maker of tiles, …". */
function appositionEnd(between: readonly Token[]): number {
  const opens =
    between[0]?.lower === ',' && /^(an?|the|one|eine?|der|die|das|ett|en)$/u.test(between[1]?.lower ?? '');
  const close = opens ? between.findIndex((token, at) => at > 1 && token.lower === ',') : -1;
  const rest = close < 0 ? [] : between.slice(close + 1);
  return rest.some((token) => coordinating.has(token.lower)) ? -1 : close;
}

const coordinating: ReadonlySet<string> = new Set(
  'and but ja sekä mutta och men samt und aber sowie'.split(' '),
);
const relative: ReadonlySet<string> = new Set(
  'who whose which that joka jotka jonka joiden som vars'.split(' '),
);

function opensRelative(token: Token, before: Token | undefined): boolean {
  return (
    relative.has(token.lower) || (before?.lower === ',' && /^(der|die|das|den|dem|deren)$/u.test(token.lower))
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
    if (left.at <= right.at || keepsPlace(left) || keepsPlace(right)) continue;
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

/** The preposition of the phrase in which a word stands, across the adjectives between them. */
function prepositionBefore(tokens: readonly Token[], index: number, lexicon: Lexicon): string {
  for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
    const token = tokens[at]!;
    if (lexicon.prepositions.has(token.lower)) return token.lower;
    if (token.kind !== 'word' || (token.capitalised && at > 0)) return '';
  }
  return '';
}

const localEnding = /(ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|aan|ään|een|iin|oon|uun|hin)$/u;

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

/**
 * "12 clinics in Tampere and Turku" does not say that there are 12 in Tampere: a number keeps the whole list of
 * places.
 */
function checkWholeList({ clause, evidence, matches }: Comparison): Finding | null {
  const last = [...matches].at(-1);
  if (last === undefined || !isName(clause.tokens, last[0])) return null;
  const hasCount = [...matches.keys()].some(
    (index) => clause.tokens[index]!.kind === 'number' && !isYear(clause.tokens[index]!),
  );
  if (!hasCount) return null;
  const matched = new Set(matches.values());
  const joint = evidence.tokens[last[1] + 1];
  const next = evidence.tokens[last[1] + 2];
  const goesOn = joint !== undefined && (joint.lower === ',' || coordinating.has(joint.lower));
  if (!goesOn || next === undefined || matched.has(last[1] + 2)) return null;
  const isPlace = next.kind === 'word' && isName(evidence.tokens, last[1] + 2) && next.text.length > 2;
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
