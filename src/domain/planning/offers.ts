import { contentWords, overlap } from '../answering/content-words.ts';
import type { Evidence } from '../drafting/evidence.ts';
import type { DraftRequest, Source } from '../drafting/material.ts';
import type { KnownNames } from '../drafting/known-names.ts';
import type { Play } from '../plays/play.ts';
import type { Interests } from './interests.ts';
import { compareTexts } from './name-triggers.ts';
import { sellerSentences, type SellerSentence, type Stems } from './seller-sentences.ts';

/** The sentences that may say what the seller offers. */
export function readOffers(request: DraftRequest, names: KnownNames): readonly SellerSentence[] {
  return request.sources
    .filter((source) => source.about === 'sender' && weightOf(source) !== null)
    .flatMap((source) => sellerSentences(source, request, names));
}

/** The best of them for this news, role and angle, best first. */
export function chooseOffers(
  sentences: readonly SellerSentence[],
  to: {
    readonly news: Stems | null;
    readonly interests: Interests;
    readonly told: (text: string) => boolean;
  },
): readonly Evidence[] {
  const { news, interests, told } = to;
  const scored = sentences.flatMap((sentence) => {
    const weight = weightOf(sentence.source) ?? 0;
    const likeness =
      1.5 * Math.min(3, news === null ? 0 : overlap(news, sentence.stems)) +
      1.5 * Math.min(2, overlap(interests.angle, sentence.stems)) +
      Math.min(2, overlap(interests.role, sentence.stems));
    // Without a reason of their own to answer, people say yes to what costs them nothing.
    const ease = sentence.isFree ? easyStep : 0;
    if (weight === 0 && likeness === 0 && ease === 0) return [];
    return [{ evidence: sentence.evidence, score: weight + likeness + ease - faultsOf(sentence, told) }];
  });
  const ranked = scored.toSorted(
    (left, right) => right.score - left.score || compareEvidence(left.evidence, right.evidence),
  );
  return distinct(ranked.map(({ evidence }) => evidence)).slice(0, maxOffers);
}

/**
 * A short sentence that says what the seller does, for a play whose offer takes that as known. None if the play's own
 * words say it.
 */
export function introduce(
  sentences: readonly SellerSentence[],
  { because, offer }: Play,
  { language, sender }: Pick<DraftRequest, 'language' | 'sender'>,
): readonly Evidence[] {
  const said = contentWords(`${because}\n${offer}\n${sender.company ?? ''}`, language);
  const isSaid = ({ stems }: SellerSentence) => overlap(stems, said) >= saidShare * sumOf(stems);
  const introductions = sentences.filter(
    ({ source, index, words, isSlogan }) =>
      index === 0 && words <= introductionWords && !isSlogan && introducing.has(source.type ?? source.id),
  );
  const first = introductions.toSorted(
    (left, right) =>
      (weightOf(right.source) ?? 0) - (weightOf(left.source) ?? 0) ||
      compareEvidence(left.evidence, right.evidence),
  )[0];
  return first === undefined || isSaid(first) ? [] : [first.evidence];
}

/** Texts that begin with what the seller does. */
const introducing: ReadonlySet<string> = new Set(['whatTheyDo', 'company']);
const introductionWords = 22;
const saidShare = 0.6;

function sumOf(stems: Stems): number {
  return [...stems.values()].reduce((sum, weight) => sum + weight, 0);
}

/** The best sentences of a reference: results in figures, and what the news is about. */
export function chooseProofs(
  sentences: readonly SellerSentence[],
  { news, told }: { readonly news: Stems | null; readonly told: (text: string) => boolean },
): readonly Evidence[] {
  const scored = sentences.map((sentence) => ({
    evidence: sentence.evidence,
    score:
      (/\d/u.test(sentence.evidence.quote) ? 1.5 : 0) +
      Math.min(2, news === null ? 0 : 0.5 * overlap(news, sentence.stems)) -
      faultsOf(sentence, told),
  }));
  const ranked = scored.toSorted(
    (left, right) => right.score - left.score || compareEvidence(left.evidence, right.evidence),
  );
  return ranked.map(({ evidence }) => evidence).slice(0, maxProofs);
}

const easyStep = 4;
const maxOffers = 5;
const maxProofs = 3;

/** Null for texts that offer nothing; 0 for texts that are quoted only if they fit the news, angle or role. */
function weightOf({ kind, id, type }: Source): number | null {
  if (kind === 'context') return contextWeights.get(id) ?? null;
  if (kind === 'knowledge') return 0;
  return kind === 'brain' ? (brainWeights.get(type ?? '') ?? null) : null;
}

const contextWeights: ReadonlyMap<string, number> = new Map([
  ['whatTheyDo', 3.5],
  ['valueProposition', 3],
  ['products', 2],
]);
const brainWeights: ReadonlyMap<string, number> = new Map([
  ['product', 3],
  ['company', 2],
  ['note', 0],
  ['partner', 0],
]);

/** Later sentences often need earlier ones, long sentences are shortened badly, and slogans say nothing. */
function faultsOf(
  { index, words, isSlogan, evidence }: SellerSentence,
  told: (text: string) => boolean,
): number {
  return (
    Math.min(2, 0.25 * index) +
    (words > longWords ? 1.5 : 0) +
    (isSlogan ? 1 : 0) +
    (told(evidence.quote) ? 4 : 0)
  );
}

const longWords = 26;

function compareEvidence(left: Evidence, right: Evidence): number {
  return (
    compareTexts(left.sourceKind, right.sourceKind) ||
    compareTexts(left.sourceId, right.sourceId) ||
    left.start - right.start
  );
}

/** The same sentence may stand in several texts. */
function distinct(list: readonly Evidence[]): readonly Evidence[] {
  return list.filter(({ quote }, at) => list.findIndex((other) => other.quote === quote) === at);
}
