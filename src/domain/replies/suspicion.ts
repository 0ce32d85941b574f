import { itemAt } from '../item-at.ts';
import { readContactWords } from './composed-opt-out.ts';
import type { ContactKind } from '../language-pack/reply-vocabulary.ts';
import { hasWordsOfOptOut, withoutImpatience } from './opt-out.ts';
import { tonesOf, type Tone } from './phrases/opt-out-tones.ts';
import { hints } from './phrases/opt-out-hints.ts';
import { wareFaults } from './phrases/ware-faults.ts';
import { withoutDenied } from './denied.ts';
import { withoutExplained } from './explained.ts';
import { mendReply } from './mended-words.ts';
import { featuresOf } from './features.ts';
import { openModel, probabilitiesOf, type LinearModel } from './linear.ts';
import type { ReplyText } from './reply-text.ts';
import weightsFile from './suspicion-weights.json' with { type: 'json' };

/** The labels that the weights of suspicion distinguish, in their order. */
export const suspicionLabels = ['opt_out', 'other'] as const;

/**
 * The least probability of an opt-out at which a reply is suspected, by the number of its tones; words of contact
 * and of an end count as a tone. It is far below certainty: a person reads each suspected reply, and nobody reads
 * the others. `npm run replies-train -- --folds` shows the cost of each threshold.
 */
const leastSuspicion = { ofNone: 0.65, ofOne: 0.1, ofMore: 0.05, ofDenial: 0.05 } as const;
/** How many words apart parts of an opt-out are learnt together. */
const reach = 5;

let committed: LinearModel | undefined;

/**
 * The probability, between 0 and 1, that a reply is an opt-out in words that no rule knows; null if it is not
 * suspected. It is suspected if it has the words of an opt-out or a hint of one, also misspelt, or if the classifier
 * finds it similar to one. The more tones it has (weariness, distance, threats), the less similarity is needed.
 * `isLike` says that the classifier takes it for an opt-out.
 */
export function suspect(
  written: ReplyText,
  isLike: boolean,
  model: LinearModel = (committed ??= openModel(weightsFile)),
): number | null {
  const meant = withoutExplained(withoutImpatience(withoutDenied(written)));
  const reply = mendReply(meant);
  if (!/\p{L}/u.test(reply.text)) return null;
  const suspicion = suspicionOf(reply, model);
  if (hasWordsOfOptOut(reply) || hasWordsOfOptOut(meant) || hints.test(reply.text)) return suspicion;
  const moods = tonesOfContact(reply.text).length;
  const { ofNone, ofOne, ofMore, ofDenial } = leastSuspicion;
  if (reply.sentences.some(deniesContact)) return suspicion >= ofDenial ? suspicion : null;
  if (moods === 0 && !speaksOfEnd(reply.text))
    return suspicion >= ofNone && !isBare(reply.text) && !wareFaults.test(reply.text) ? suspicion : null;
  return suspicion >= (moods > 1 || isLike ? ofMore : ofOne) ? suspicion : null;
}

/** The tones of a text. Anger about a delivery is no anger about our mail. */
function tonesOfContact(text: string): readonly Tone[] {
  const moods = tonesOf(text);
  return wareFaults.test(text) ? moods.filter((mood) => mood !== 'anger' && mood !== 'again') : moods;
}

/** A name or a noun alone: a few words, none of which means an end. */
function isBare(text: string): boolean {
  const words = readContactWords(text);
  return words.length <= 3 && !words.some(({ kinds }) => ending.some((kind) => kinds.has(kind)));
}

/**
 * Whether a word of an end stands beside one of contact, and near them a word for the recipient, the writer or the
 * repetition. A question denies nothing.
 */
function deniesContact(sentence: string): boolean {
  if (sentence.endsWith('?')) return false;
  const words = readContactWords(sentence);
  return words.some(({ kinds }, at) => {
    if (!ending.some((kind) => kinds.has(kind))) return false;
    const near = words.slice(Math.max(0, at - reach), at + 1 + reach).filter((word) => word !== words[at]);
    const isNear = (some: readonly ContactKind[]): boolean =>
      near.some((word) => some.some((kind) => word.kinds.has(kind)));
    return isNear(contacting) && isNear(parties) && !isNear(['past', 'first']);
  });
}

const contacting = ['talk', 'send', 'hear'] as const;
const parties = ['me', 'you', 'again', 'wish'] as const;

/** Whether a suspected reply keeps its likeliest category: it is clear, and probably no opt-out. */
export function isClearlyOther(likeliest: number, suspicion: number): boolean {
  return likeliest >= clearlyOther && suspicion < likelyOptOut;
}

/** Below this a category is a guess if an opt-out is possible as well. */
const clearlyOther = 0.5;
const likelyOptOut = 0.5;

const denying = ['not', 'deny'] as const;
const ending = [...denying, 'stop', 'remove', 'forget', 'repel', 'unwelcome'] as const;
const contact = ['talk', 'list', 'address', 'hear', 'send', 'advert'] as const;

/** Whether one word can mean an end and another one contact. "Nothing arrived" is no end. */
function speaksOfEnd(text: string): boolean {
  const words = readContactWords(text);
  const isOf = (kinds: readonly ContactKind[], at: number): boolean =>
    kinds.some((kind) => itemAt(words, at).kinds.has(kind));
  const hasNotCome = (at: number): boolean =>
    isOf(denying, at) && words.slice(at + 1, at + 1 + reach).some(({ kinds }) => kinds.has('past'));
  const places = [...words.keys()];
  const ends = places.filter((at) => isOf(ending, at) && !hasNotCome(at));
  return ends.some((end) => places.some((at) => at !== end && isOf(contact, at)));
}

/** How likely it is that a reply asks not to be written to, between 0 and 1. */
export function suspicionOf(reply: ReplyText, model: LinearModel): number {
  return itemAt(probabilitiesOf(suspicionFeatures(reply), model, suspicionLabels.length), 0);
}

/**
 * The features of the classifier, the tones of the reply, and the parts of an opt-out that its words could be, alone
 * and near each other.
 */
export function suspicionFeatures(reply: ReplyText): ReadonlySet<string> {
  const features = new Set(featuresOf(reply));
  const moods = tonesOf(reply.text);
  features.add(`moods ${Math.min(moods.length, 4)}`);
  for (const [index, mood] of moods.entries()) {
    features.add(`~${mood}`);
    for (const other of moods.slice(index + 1)) features.add(`~${mood} ${other}`);
  }
  for (const sentence of reply.sentences) {
    const near: string[][] = [];
    for (const { kinds } of readContactWords(sentence)) {
      const named = [...kinds].filter((kind) => kind !== 'filler');
      for (const kind of named) {
        features.add(`@${kind}`);
        for (const before of near.flat()) features.add(`@${before} ${kind}`);
      }
      near.push(named);
      if (near.length > reach) near.shift();
    }
  }
  return features;
}
