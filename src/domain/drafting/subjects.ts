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

/** Whether a clause and its evidence are about the same company. */
export function checkWho(comparison: Comparison): Finding | null {
  return (
    checkSubject(comparison) ??
    checkAttribute(comparison) ??
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
  if (onlyObject && clause.subjectAt >= 0 && !keepsObject({ clause, evidence, matches, lexicon }))
    return { code: 'subject_changed', detail: evidence.text.slice(0, 80) };
  if (
    clause.subjectAt < 0 &&
    self.some((at) => at <= first) &&
    clause.tokens.some((token) => sideOfToken(token, lexicon) !== null)
  ) {
    return { code: 'subject_changed', detail: evidence.text.slice(0, 80) };
  }
  const stranger = self.length > 0 ? -1 : indexOfStranger(evidence, first, lexicon);
  if (stranger >= 0 && !matches.has(clause.subjectAt)) {
    return { code: 'subject_changed', detail: itemAt(evidence.tokens, stranger).text };
  }
  const other = omittedSubject({ clause, evidence, matches, lexicon }, self);
  if (other !== null) return { code: 'subject_changed', detail: other.text };
  const lost = lostVerb(evidence.tokens, self, matches, lexicon);
  // "Our customers" is one word in Finnish. It is no content word, but stands in both sentences.
  const isKept = clause.tokens.some((token) => token.lower === lost?.lower);
  if (lost !== null && !isKept) return { code: 'subject_changed', detail: lost.text };
  const from = Math.max(
    subjectEnd(evidence.tokens, self, first),
    indexAfterTitle({ clause, evidence, matches, lexicon }, first),
  );
  const matched = new Set(matches.values());
  for (let at = from; at < first; at += 1) {
    const token = itemAt(evidence.tokens, at);
    // In "Acme supplies Beta and it grows", "it" may be either company.
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

type Compared = Pick<Comparison, 'clause' | 'evidence' | 'matches' | 'lexicon'>;

/** Whether the clause keeps the speaker as the object: "our vet joined us" supports "your vet joined you". */
function keepsObject({ clause, evidence, matches, lexicon }: Compared): boolean {
  const { tokens, subjectAt } = clause;
  const ownedAt = matches.get(subjectAt + 1);
  if (ownedAt !== undefined && lexicon.possessive.has(itemAt(tokens, subjectAt).lower)) {
    const places = [...matches.values()];
    const isSame = places.every((at, index) => index === 0 || itemAt(places, index - 1) < at);
    return (
      isSame && ownedAt === places[0] && lexicon.possessive.has(evidence.tokens[ownedAt - 1]?.lower ?? '')
    );
  }
  const verb = matches.get(subjectAt - 1);
  if (verb === undefined || !lexicon.firstObject.has(evidence.tokens[verb + 1]?.lower ?? '')) return false;
  return [...matches].some(([index, at]) => index < subjectAt - 1 && at < verb);
}

/** The index of a subject after its title, "our head vet, Megan Price, joined"; 0 if there is none. */
function indexAfterTitle({ clause, evidence, matches, lexicon }: Compared, first: number): number {
  const { tokens } = evidence;
  const [index] = [...matches].find(([, at]) => at === first) ?? [];
  const isSubject =
    index !== undefined &&
    clause.tokens
      .slice(0, index)
      .every(
        (token) =>
          sideOfToken(token, lexicon) !== 'recipient' &&
          (token.kind === 'boundary' || !isContent(token, clause.side, lexicon)),
      );
  if (!isSubject || first === 0 || !isName(tokens, first)) return 0;
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
// News of a rival is not about the reader, even with the name of the rival.
const rival = new RegExp(`^${anyPhrase(({ statements }) => statements.rivals)}`, 'u');

/** The subject that a clause omits between its facts: "Beta" in "In May Beta opened a store"; else null. */
function omittedSubject(
  { clause, evidence, matches, lexicon }: Compared,
  self: readonly number[],
): Token | null {
  const places = [...matches.values()];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (clause.subjectAt < 0 || self.some((at) => at <= last)) return null;
  const between = evidence.tokens.slice(first, last).filter((_, at) => !places.includes(first + at));
  const isOther = (token: Token): boolean =>
    token.kind === 'word' && isContent(token, clause.side, lexicon) && !lexicon.filler.has(token.lower);
  return between.find((token) => isOther(token) && !isAdverb(token, lexicon)) ?? null;
}

/** The first pronoun or "company" before the facts, if the sentence does not name its company; -1 if there is none. */
function indexOfStranger({ tokens, resolved }: EvidenceSentence, first: number, lexicon: Lexicon): number {
  return tokens.findIndex((token, at) => {
    if (at >= first || token.kind !== 'word') return false;
    if (at === 0 && lexicon.owners.has(token.lower)) return !resolved.has(at);
    if (lexicon.selfNouns.has(token.lower)) return true;
    // "Den" and "se" are articles or pronouns. Before a verb they are pronouns.
    return (
      lexicon.pronouns.has(token.lower) &&
      (at + 1 === first || lexicon.auxiliary.has(tokens[at + 1]?.lower ?? ''))
    );
  });
}

/** "Acme's rival grew" says nothing about Acme: a company that is only an owner is not the subject. */
function checkOwner({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const own = clause.tokens[clause.subjectAt];
  if (own === undefined || matches.size === 0 || selfSubjects(evidence, lexicon).length > 0) return null;
  const { cases } = lexicon.grammar;
  const { tokens } = evidence;
  // A Finnish case may also say who gets or has something.
  const before = cases === null ? tokens : tokens.slice(0, Math.min(...matches.values()));
  const owner = before.find((token) => token.kind === evidence.source.about && token.inflected);
  const isOwner =
    own.inflected || lexicon.possessive.has(own.lower) || cases?.possession.test(own.lower) === true;
  return owner !== undefined && !isOwner ? { code: 'subject_changed', detail: owner.text } : null;
}

/**
 * Checks the roles of reader and speaker. After all facts they are the object ("opened you"). "Our customers" are not
 * the speaker, and no text of the speaker is about "your team". "Its" work belongs to another company.
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
 * A place or another attribute that has become the subject: "Harbour runs counters in Scotland" says neither "Scotland
 * runs counters" nor "your counters run".
 */
function checkAttribute({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const own = clause.tokens[clause.subjectAt];
  if (own !== undefined && !lexicon.possessive.has(own.lower)) return null;
  const [attribute] = [...matches];
  if (attribute === undefined || attribute[1] === Math.min(...matches.values())) return null;
  const [index, at] = attribute;
  const token = itemAt(clause.tokens, index);
  if (token.kind !== 'word') return null;
  const isSubject =
    lexicon.grammar.cases === null
      ? prepositionBefore(evidence.tokens, at, lexicon) !== '' &&
        prepositionBefore(clause.tokens, index, lexicon) === ''
      : endsAsPlace(itemAt(evidence.tokens, at), lexicon) && !endsAsPlace(token, lexicon);
  return isSubject ? { code: 'subject_changed', detail: token.text } : null;
}

/** The description of a company in a note must be complete: a "retailer supplier" is no retailer. */
function checkDescription({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const { hasSpacedCompounds, progressive } = lexicon.grammar;
  if (evidence.source.kind !== 'analysis' || selfSubjects(evidence, lexicon).length > 0) return null;
  if (!hasSpacedCompounds || clause.subjectAt < 0 || matches.size === 0) return null;
  const next = evidence.tokens[Math.max(...matches.values()) + 1];
  const continues =
    next?.kind === 'word' &&
    isContent(next, clause.side, lexicon) &&
    progressive?.ending.test(next.lower) !== true;
  return continues ? { code: 'subject_changed', detail: next.text } : null;
}

/**
 * A verb of the evidence that the clause omits: one that contains its subject ("suljimme"), or one that closes a German
 * sentence ("geschlossen"). Otherwise "we closed three clinics" would support "you have three clinics".
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
    // Modality is compared separately.
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

/** The index of the predicate with the first match: after its subject, or after the "and" that shares the subject. */
function subjectEnd(tokens: readonly Token[], self: readonly number[], first: number): number {
  const subject = self.findLast((at) => at <= first);
  if (subject === undefined) return 0;
  const between = tokens.slice(subject + 1, first);
  const close = appositionEnd(between);
  if (close >= 0) return subject + 1 + close + 1;
  // A relative pronoun begins a clause with another subject.
  if (between.some((token, at) => opensRelative(token, between[at - 1]))) return subject + 1;
  return subject + 1 + between.findLastIndex((token) => coordinating.has(token.lower)) + 1;
}

/** The index of the comma after a description: "Acme, a maker of tiles, …"; -1 if there is none. */
function appositionEnd(between: readonly Token[]): number {
  const opens = between[0]?.lower === ',' && articles.has(between[1]?.lower ?? '');
  const close = opens ? between.findIndex((token, at) => at > 1 && token.lower === ',') : -1;
  const rest = close < 0 ? [] : between.slice(close + 1);
  const continues = rest.some(
    (token, at) => coordinating.has(token.lower) || opensRelative(token, rest[at - 1]),
  );
  return continues || relative.has(rest[0]?.lower ?? '') ? -1 : close;
}

const articles = allWords(({ lexicon }) => lexicon.articles);
export const coordinating = allWords(({ lexicon }) => lexicon.coordinating);
const relative = allWords(({ lexicon }) => lexicon.relativePronouns);
const relativeAfterComma = allWords(({ lexicon }) => lexicon.relativeAfterComma);

function opensRelative(token: Token, before: Token | undefined): boolean {
  return relative.has(token.lower) || (before?.lower === ',' && relativeAfterComma.has(token.lower));
}
