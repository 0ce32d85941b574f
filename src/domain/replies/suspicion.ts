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

/** What the weights of suspicion part, in their order. */
export const suspicionLabels = ['opt_out', 'other'] as const;

/**
 * How like an opt-out a suspected reply is at least, by how many moods it sounds of; words of contact and of an end are
 * one as well. Far below what would do to suppress somebody: a person looks at what is suspected, and nobody at what is
 * not. `npm run replies-train -- --folds` says what each of them costs.
 */
const leastSuspicion = { ofNone: 0.65, ofOne: 0.1, ofMore: 0.05, ofDenial: 0.05 } as const;
/** How many words apart parts of an opt-out are learnt together. */
const reach = 5;

let committed: LinearModel | undefined;

/**
 * How likely it is, between 0 and 1, that a reply which may ask not to be written to does, in words that no rule
 * knows; null where it may not. It may if it has the words of an opt-out or a hint of one, also with letters wrong,
 * and where it is like what has been learnt, the less so the more it sounds of weariness, distance, threats and the
 * like. `isLike` says that the classifier takes it for an opt-out.
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

/** The tones of a text; anger about a delivery is no anger about being written to. */
function tonesOfContact(text: string): readonly Tone[] {
  const moods = tonesOf(text);
  return wareFaults.test(text) ? moods.filter((mood) => mood !== 'anger' && mood !== 'again') : moods;
}

/** A name or a noun alone: a few words, none of which is of an end. */
function isBare(text: string): boolean {
  const words = readContactWords(text);
  return words.length <= 3 && !words.some(({ kinds }) => ending.some((kind) => kinds.has(kind)));
}

/**
 * Whether a word of an end stands beside one of contact, and near them who is written to, who writes or that it goes
 * on. Who asks denies nothing.
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

/** Whether a suspected reply keeps its likeliest category: that is clear, and an opt-out is less likely than none. */
export function isClearlyOther(likeliest: number, suspicion: number): boolean {
  return likeliest >= clearlyOther && suspicion < likelyOptOut;
}

/** Below this a category is a guess if an opt-out is possible as well. */
const clearlyOther = 0.5;
const likelyOptOut = 0.5;

const denying = ['not', 'deny'] as const;
const ending = [...denying, 'stop', 'remove', 'forget', 'repel', 'unwelcome'] as const;
const contact = ['talk', 'list', 'address', 'hear', 'send', 'advert'] as const;

/** Whether one word can be of an end and another one of contact; that nothing came is no end. */
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
 * What the classifier looks at, what the reply sounds of, and of what parts of an opt-out the words could be, alone and
 * near each other.
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
