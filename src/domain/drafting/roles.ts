import { itemAt } from '../item-at.ts';
import {
  endsAsPlace,
  isAdverb,
  isContent,
  isName,
  matchedTokens,
  prepositionBefore,
  selfSubjects,
  type Comparison,
} from './comparison.ts';
import type { Finding } from './findings.ts';
import type { CaseEndings } from '../language-pack/grammar.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { months } from './months.ts';
import { isYear } from './numbers.ts';
import type { Token } from './tokens.ts';

/**
 * Whether each word stays on the same side of the company as in the evidence: "Acme sued Globex" says neither "Globex
 * sued you" nor "Globex trains your drivers". Only times, places and, in Swedish and German, the verb after them may
 * move across.
 */
export function checkRoles(comparison: Comparison): Finding | null {
  const { clause, evidence, matches, lexicon } = comparison;
  const turned = turnedByArticle(comparison);
  if (turned !== null) return { code: 'relation_changed', detail: turned.text };
  const own = clause.tokens[clause.subjectAt];
  if (own === undefined || clause.side === 'neither') return null;
  const { cases, hasFixedOrder } = lexicon.grammar;
  const changed = cases === null ? null : changedCase(comparison, cases);
  if (changed !== null) return { code: 'subject_changed', detail: changed.text };
  // A Finnish verb contains its subject, but "kuljettajanne" is a noun with its owner.
  if (matches.has(clause.subjectAt) && cases?.possession.test(own.lower) !== true) return null;
  const actor = hasFixedOrder ? objectAsActor(comparison) : null;
  if (actor !== null) return { code: 'relation_changed', detail: actor.text };
  const self = selfSubjects(evidence, lexicon);
  if (self.length === 0) return null;
  const faults = self.map((subject) => movedAcross(comparison, subject));
  const [fault] = faults;
  return !fault || faults.includes(null) ? null : { code: 'relation_changed', detail: fault.text };
}

/** A noun whose article shows that it acts in only one of clause and evidence: "den Betrieb" and "der Betrieb". */
function turnedByArticle(comparison: Comparison): Token | null {
  const { clause, evidence, lexicon } = comparison;
  const articles = lexicon.grammar.actorArticles.flat();
  const acts = new Set(lexicon.grammar.actorArticles.map(([actor]) => actor));
  const articleOf = (tokens: readonly Token[], at: number): string | undefined =>
    tokens.slice(Math.max(0, at - 2), at).findLast(({ lower }) => articles.includes(lower))?.lower;
  const found = matchedTokens(comparison).find(({ index, at, own, other }) => {
    if (!own.capitalised || own.lower !== other.lower) return false;
    const [kept, stated] = [articleOf(clause.tokens, index), articleOf(evidence.tokens, at)];
    return kept !== undefined && stated !== undefined && acts.has(kept) !== acts.has(stated);
  });
  return found?.own ?? null;
}

/** A name directly after a verb in the evidence and directly before it in the clause: "whom Globex sued". */
function objectAsActor({ clause, evidence, matches }: Comparison): Token | null {
  for (const { index, at, own } of matchedTokens({ clause, evidence, matches })) {
    if (!isName(clause.tokens, index) || matches.get(index + 1) !== at - 1) continue;
    const before = itemAt(evidence.tokens, at - 1);
    if (!before.capitalised && before.kind === 'word') return own;
  }
  return null;
}

/** The first word that changes from one side of the company to the other; null if there is none. */
function movedAcross(comparison: Comparison, subject: number): Token | null {
  const { clause, evidence, matches, lexicon } = comparison;
  const { tokens, subjectAt } = clause;
  const { lower, inflected } = itemAt(tokens, subjectAt);
  const isOwner =
    lexicon.possessive.has(lower) || inflected || lexicon.grammar.cases?.possession.test(lower) === true;
  for (const { index, at, own } of matchedTokens({ clause, evidence, matches })) {
    if (index === subjectAt) continue;
    const [isBefore, wasBefore] = [index < subjectAt, at < subject];
    if (isBefore === wasBefore || (isOwner && !isBefore)) continue;
    const side = isBefore ? { tokens, at: index } : { tokens: evidence.tokens, at };
    const party = isBefore ? subjectAt : subject;
    if (movesFreely(tokens, index, comparison) || movesFreely(evidence.tokens, at, comparison)) continue;
    if (side.at === party - 1 && isInverted(side.tokens, side.at, comparison)) continue;
    if (!isBefore && !isVerbal(evidence.tokens, at, comparison)) continue;
    return own;
  }
  return null;
  /** In "the dental chain Acme", the words before the name describe the company, and do not act. */
  function isVerbal(words: readonly Token[], at: number, { lexicon: known }: Comparison): boolean {
    const token = itemAt(words, at);
    return token.kind === 'word' && !token.capitalised && isContent(token, 'neither', known);
  }
}

function movesFreely(tokens: readonly Token[], at: number, { lexicon }: Comparison): boolean {
  const token = itemAt(tokens, at);
  if (isYear(token) || months.has(token.lower) || lexicon.filler.has(token.lower)) return true;
  if (isAdverb(token, lexicon) || endsAsPlace(token, lexicon)) return true;
  if (lexicon.deictic.has(token.lower) || lexicon.deictic.has(tokens[at - 1]?.lower ?? '')) return true;
  return prepositionBefore(tokens, at, lexicon) !== '' || endsPhrase(tokens, at, lexicon);
}

/** Whether a word ends a phrase that begins with a preposition: "in Wales and the west". */
function endsPhrase(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const { lower, kind, capitalised } = itemAt(tokens, before);
    if (lexicon.prepositions.has(lower)) return true;
    const isLight = lexicon.connecting.has(lower) && !lexicon.auxiliary.has(lower);
    if (kind !== 'number' && !isLight && !(kind === 'word' && capitalised && before > 0)) return false;
  }
  return false;
}

/** Whether a verb follows an opening phrase, where Swedish and German put it before its subject. */
function isInverted(tokens: readonly Token[], verb: number, comparison: Comparison): boolean {
  const { lexicon } = comparison;
  if (!lexicon.grammar.verbSecond || itemAt(tokens, verb).capitalised) return false;
  return tokens
    .slice(0, verb)
    .every(
      (token, at) =>
        movesFreely(tokens, at, comparison) ||
        !isContent(token, 'neither', lexicon) ||
        token.kind === 'boundary',
    );
}

/** The subject of the clause if it does not act in the evidence: "teidät" never acts, and "Acmen" is not "te". */
function changedCase({ clause, evidence }: Comparison, cases: CaseEndings): Token | null {
  const own = itemAt(clause.tokens, clause.subjectAt);
  const parties = evidence.tokens.filter(({ kind }) => kind === evidence.source.about);
  const acts = (token: Token): boolean => !token.inflected;
  if (cases.object.has(own.lower)) {
    const wasActed = parties.length === 0 || parties.some((token) => token.inflected);
    return wasActed ? null : own;
  }
  const isActor = cases.secondActor.test(own.lower) || (own.kind === clause.side && !own.inflected);
  if (!isActor || parties.length === 0 || parties.some(acts)) return null;
  return parties.every(({ lower }) => cases.having.test(lower)) ? null : own;
}
