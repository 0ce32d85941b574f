import { anyPhrase } from '../../languages/all-phrases.ts';
import { allWords } from '../../languages/all-words.ts';
import { itemAt } from '../item-at.ts';
import { sideOfToken } from './clauses.ts';
import {
  endsAsPlace,
  isAdverb,
  isContent,
  isName,
  prepositionBefore,
  selfSubjects,
  type Comparison,
  type Matches,
} from './comparison.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import type { Finding } from './findings.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { Token } from './tokens.ts';

/** Whether the one of whom a clause tells something is the one of whom the evidence tells it. */
export function checkWho(comparison: Comparison): Finding | null {
  return (
    checkSubject(comparison) ??
    checkRaised(comparison) ??
    checkParties(comparison) ??
    checkOwner(comparison) ??
    checkDescription(comparison)
  );
}

function checkSubject({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  if (matches.size === 0) return null;
  const first = Math.min(...matches.values());
  const self = selfSubjects(evidence, lexicon);
  if (clause.side === 'neither') return null;
  const onlyObject =
    self.length === 0 && evidence.tokens.some((token) => lexicon.firstObject.has(token.lower));
  if (onlyObject && clause.subjectAt >= 0 && !keepsRole({ clause, evidence, matches, lexicon }))
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
    return { code: 'subject_changed', detail: itemAt(evidence.tokens, stranger).text };
  }
  const other = otherBetween({ clause, evidence, matches, lexicon }, self);
  if (other !== null) return { code: 'subject_changed', detail: other.text };
  const lost = lostVerb(evidence.tokens, self, matches, lexicon);
  // "Our customers" is one word in Finnish and carries no fact for its sender, but it stands in both.
  const isKept = clause.tokens.some((token) => token.lower === lost?.lower);
  if (lost !== null && !isKept) return { code: 'subject_changed', detail: lost.text };
  const from = Math.max(
    subjectEnd(evidence.tokens, self, first),
    titleEnd({ clause, evidence, matches, lexicon }, first),
  );
  const matched = new Set(matches.values());
  for (let at = from; at < first; at += 1) {
    const token = itemAt(evidence.tokens, at);
    // "Acme supplies Beta and it grows": who grows is not sure.
    if (lexicon.selfNouns.has(token.lower) && lexicon.pronouns.has(token.lower) && !evidence.resolved.has(at))
      return { code: 'subject_changed', detail: token.text };
    if (matched.has(at) || lexicon.filler.has(token.lower) || lexicon.selfNouns.has(token.lower)) continue;
    if (token.kind === 'boundary' || token.kind === 'number' || token.kind === 'person') continue;
    const isOther = token.kind === 'word' && isContent(token, clause.side, lexicon);
    if (isOther && !(from > 0 && isAdverb(token, lexicon)))
      return { code: 'subject_changed', detail: token.text };
  }
  return null;
}

type Beside = Pick<Comparison, 'clause' | 'evidence' | 'matches' | 'lexicon'>;

/**
 * Whether the speaker, who is the object of the evidence, is no more in the clause: "our vet joined us" is told as
 * "your vet joined you".
 */
function keepsRole({ clause, evidence, matches, lexicon }: Beside): boolean {
  const { tokens, subjectAt } = clause;
  const owned = matches.get(subjectAt + 1);
  if (owned !== undefined && lexicon.possessive.has(itemAt(tokens, subjectAt).lower)) {
    const places = [...matches.values()];
    const isSame = places.every((at, index) => index === 0 || itemAt(places, index - 1) < at);
    return isSame && owned === places[0] && lexicon.possessive.has(evidence.tokens[owned - 1]?.lower ?? '');
  }
  const verb = matches.get(subjectAt - 1);
  if (verb === undefined || !lexicon.firstObject.has(evidence.tokens[verb + 1]?.lower ?? '')) return false;
  return [...matches].some(([index, at]) => index < subjectAt - 1 && at < verb);
}

/**
 * Where the name begins that is told of under its title: "our head vet, Megan Price, joined" says so of Megan Price. 0
 * where the first fact is no such name, or the clause tells it of somebody else.
 */
function titleEnd({ clause, evidence, matches, lexicon }: Beside, first: number): number {
  const { tokens } = evidence;
  const [index] = [...matches].find(([, at]) => at === first) ?? [];
  const isTold =
    index !== undefined &&
    clause.tokens
      .slice(0, index)
      .every(
        (token) =>
          sideOfToken(token, lexicon) !== 'recipient' &&
          (token.kind === 'boundary' || !isContent(token, clause.side, lexicon)),
      );
  if (!isTold || first === 0 || !isName(tokens, first)) return 0;
  const title = tokens.slice(0, itemAt(tokens, first - 1).lower === ',' ? first - 1 : first);
  const isTitle = (token: Token): boolean =>
    token.kind === 'word' &&
    !rival.test(token.lower) &&
    !lexicon.prepositions.has(token.lower) &&
    !lexicon.conjunctions.has(token.lower) &&
    !lexicon.negation.has(token.lower) &&
    !lexicon.auxiliary.has(token.lower);
  return title.length <= titleWords && title.every(isTitle) ? first : 0;
}

const titleWords = 5;
// What a rival does is no news for the reader, even under its own name.
const rival = new RegExp(`^${anyPhrase(({ statements }) => statements.rivals)}`, 'u');

/**
 * A word that the clause leaves out between the facts it takes, where the evidence does not name its company up to
 * there: in "In May Beta opened a store" it is the subject.
 */
function otherBetween({ clause, evidence, matches, lexicon }: Beside, self: readonly number[]): Token | null {
  const places = [...matches.values()];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (clause.subjectAt < 0 || self.some((at) => at <= last)) return null;
  const between = evidence.tokens.slice(first, last).filter((_, at) => !places.includes(first + at));
  const isOther = (token: Token): boolean =>
    token.kind === 'word' && isContent(token, clause.side, lexicon) && !lexicon.filler.has(token.lower);
  return between.find((token) => isOther(token) && !isAdverb(token, lexicon)) ?? null;
}

/** The first pronoun or "company" before the facts of a sentence that names its company nowhere; -1 without one. */
function strangerAt({ tokens, resolved }: EvidenceSentence, first: number, lexicon: Lexicon): number {
  return tokens.findIndex((token, at) => {
    if (at >= first || token.kind !== 'word') return false;
    if (at === 0 && lexicon.owners.has(token.lower)) return !resolved.has(at);
    if (lexicon.selfNouns.has(token.lower)) return true;
    // "Den" and "se" are articles or pronouns: before a verb they are pronouns.
    return (
      lexicon.pronouns.has(token.lower) &&
      (at + 1 === first || lexicon.auxiliary.has(tokens[at + 1]?.lower ?? ''))
    );
  });
}

/** "Acme's rival grew" says nothing of Acme: a company that stands there only as an owner is no subject. */
function checkOwner({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const own = clause.tokens[clause.subjectAt];
  if (own === undefined || matches.size === 0 || selfSubjects(evidence, lexicon).length > 0) return null;
  const before = evidence.tokens.slice(0, Math.min(...matches.values()));
  const owner = before.find((token) => token.kind === evidence.source.about && token.inflected);
  const { cases } = lexicon.grammar;
  const isOwner =
    own.inflected || lexicon.possessive.has(own.lower) || cases?.possession.test(own.lower) === true;
  return owner !== undefined && !isOwner ? { code: 'subject_changed', detail: owner.text } : null;
}

/**
 * Who acts and who has: the reader or speaker who stands behind all facts is their object ("opened you"), "our
 * customers" are not the speaker, "your team" is in no text about the speaker, and "its" work of another is not ours.
 */
function checkParties({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const { tokens, subjectAt } = clause;
  const self = selfSubjects(evidence, lexicon);
  const isLast = subjectAt > Math.max(...matches.keys());
  if (isLast && lexicon.grammar.hasFixedOrder)
    return { code: 'subject_changed', detail: itemAt(tokens, subjectAt).text };
  for (const [index, token] of tokens.entries()) {
    if (
      !lexicon.possessive.has(token.lower) ||
      (!token.capitalised && lexicon.thirdWhenSmall.has(token.lower))
    )
      continue;
    const next = tokens[index + 1];
    const isParty =
      next !== undefined && lexicon.offering.has(next.lower) && !isContent(next, clause.side, lexicon);
    const isHeld = evidence.tokens.some(({ stem }) => stem === next?.stem);
    const isActor = index === subjectAt && self.length > 0;
    if (isParty && !isHeld && (isActor || lexicon.second.has(token.lower)))
      return { code: 'subject_changed', detail: `${token.text} ${next.text}` };
    const place = (matches.get(index + 1) ?? 0) - 1;
    const owner = evidence.tokens[place];
    if (owner !== undefined && lexicon.owners.has(owner.lower) && !self.some((at) => at < place))
      return { code: 'subject_changed', detail: `${token.text} ${next?.text ?? ''}` };
  }
  return null;
}

/**
 * A place or another attribute that has become what the clause tells of: "Harbour runs counters in Scotland" does not
 * say "Scotland runs counters", nor "your counters run" anything.
 */
function checkRaised({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const own = clause.tokens[clause.subjectAt];
  if (own !== undefined && !lexicon.possessive.has(own.lower)) return null;
  const [raised] = [...matches];
  if (raised === undefined || raised[1] === Math.min(...matches.values())) return null;
  const [index, at] = raised;
  const token = itemAt(clause.tokens, index);
  if (token.kind !== 'word') return null;
  const isRaised =
    lexicon.grammar.cases === null
      ? prepositionBefore(evidence.tokens, at, lexicon) !== '' &&
        prepositionBefore(clause.tokens, index, lexicon) === ''
      : endsAsPlace(itemAt(evidence.tokens, at), lexicon) && !endsAsPlace(token, lexicon);
  return isRaised ? { code: 'subject_changed', detail: token.text } : null;
}

/** What a note calls its company must be taken to its last word: a "retailer supplier" is no retailer. */
function checkDescription({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const { hasSpacedCompounds, progressive } = lexicon.grammar;
  if (evidence.source.kind !== 'analysis' || selfSubjects(evidence, lexicon).length > 0) return null;
  if (!hasSpacedCompounds || clause.subjectAt < 0 || matches.size === 0) return null;
  const next = evidence.tokens[Math.max(...matches.values()) + 1];
  const goesOn =
    next?.kind === 'word' &&
    isContent(next, clause.side, lexicon) &&
    progressive?.ending.test(next.lower) !== true;
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
    token.kind === 'word' &&
    !lexicon.connecting.has(token.lower) &&
    !lexicon.firstSubject.has(token.lower) &&
    // Whether "we intend" is kept is a question of its meaning, which is compared by itself.
    !lexicon.modality.has(token.lower);
  const subjectAt = self.findLast((at) => at <= Math.min(...places));
  const subject = subjectAt === undefined || matched.has(subjectAt) ? undefined : tokens[subjectAt];
  if (subject !== undefined && lexicon.grammar.firstEnding?.test(subject.lower) && carries(subject)) {
    const shared = tokens
      .slice(subjectAt, Math.min(...places))
      .some((token) => coordinating.has(token.lower));
    if (!shared) return subject;
  }
  if (lexicon.grammar.verbLast) {
    const from = Math.max(...places) + 1;
    const length = tokens
      .slice(from)
      .findIndex(({ kind, lower }) => kind === 'boundary' || lexicon.conjunctions.has(lower));
    const end = length < 0 ? tokens.length : from + length;
    const last = itemAt(tokens, end - 1);
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
  const opens = between[0]?.lower === ',' && articles.has(between[1]?.lower ?? '');
  const close = opens ? between.findIndex((token, at) => at > 1 && token.lower === ',') : -1;
  const rest = close < 0 ? [] : between.slice(close + 1);
  const goesOn = rest.some(
    (token, at) => coordinating.has(token.lower) || opensRelative(token, rest[at - 1]),
  );
  return goesOn || relative.has(rest[0]?.lower ?? '') ? -1 : close;
}

const articles = allWords(({ lexicon }) => lexicon.articles);
export const coordinating = allWords(({ lexicon }) => lexicon.coordinating);
const relative = allWords(({ lexicon }) => lexicon.relativePronouns);
const relativeBehindComma = allWords(({ lexicon }) => lexicon.relativeBehindComma);

function opensRelative(token: Token, before: Token | undefined): boolean {
  return relative.has(token.lower) || (before?.lower === ',' && relativeBehindComma.has(token.lower));
}
