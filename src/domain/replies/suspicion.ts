import { readContactWords } from './contact-wish.ts';
import type { ContactKind } from './phrases/contact-words.ts';
import { hasWordsOfWish } from './opt-out.ts';
import { hints, wearyWords } from './phrases/opt-out-hints.ts';
import { featuresOf } from './features.ts';
import { openModel, probabilitiesOf, type LinearModel } from './linear.ts';
import type { ReplyText } from './reply-text.ts';
import weightsFile from './suspicion-weights.json' with { type: 'json' };

/** What the weights of suspicion part, in their order. */
export const suspicionLabels = ['opt_out', 'other'] as const;

/** Far below what would do to suppress somebody: a person looks at what is suspected, and nobody at what is not. */
const leastSuspicion = 0.08;
/** How many words apart parts of a wish are learnt together. */
const reach = 5;

let committed: LinearModel | undefined;

/**
 * How likely it is, between 0 and 1, that a reply which may ask not to be written to does, in words that no rule
 * knows; null where it may not. It may where it holds the words of a wish or a hint of one, and where it is like what
 * has been learnt and speaks of contact and of an end, or of weariness: being like it alone, as what is short or
 * unknown often is, is no ground. `isLike` says that the classifier takes it for an opt-out.
 */
export function suspect(reply: ReplyText, isLike: boolean): number | null {
  const suspicion = suspicionOf(reply, (committed ??= openModel(weightsFile)));
  if (hasWordsOfWish(reply) || hints.test(reply.text)) return suspicion;
  const isLearnt = isLike || suspicion >= leastSuspicion;
  return isLearnt && (speaksOfEnd(reply.text) || wearyWords.test(reply.text)) ? suspicion : null;
}

/** Whether a suspected reply keeps its likeliest category: it is clearly of it, and a wish is less likely than none. */
export function isClearlyOther(likeliest: number, suspicion: number): boolean {
  return likeliest >= clearlyOther && suspicion < likelyWish;
}

/** Below this a category is a guess, where a wish is possible as well. */
const clearlyOther = 0.5;
const likelyWish = 0.5;

const denying = ['not', 'deny'] as const;
const ending = [...denying, 'stop', 'remove', 'forget', 'repel', 'unwelcome'] as const;
const contact = ['talk', 'list', 'address', 'hear', 'send', 'advert'] as const;

/** Whether one word can be of an end and another one of contact; that nothing came is no end. */
function speaksOfEnd(text: string): boolean {
  const words = readContactWords(text);
  const isOf = (kinds: readonly ContactKind[], at: number): boolean =>
    kinds.some((kind) => words[at]!.kinds.has(kind));
  const hasNotCome = (at: number): boolean =>
    isOf(denying, at) && words.slice(at + 1, at + 1 + reach).some(({ kinds }) => kinds.has('past'));
  const places = [...words.keys()];
  const ends = places.filter((at) => isOf(ending, at) && !hasNotCome(at));
  return ends.some((end) => places.some((at) => at !== end && isOf(contact, at)));
}

/** How likely it is that a reply asks not to be written to, between 0 and 1. */
export function suspicionOf(reply: ReplyText, model: LinearModel): number {
  return probabilitiesOf(suspicionFeatures(reply), model, suspicionLabels.length)[0]!;
}

/** What the classifier looks at, and of what parts of a wish the words could be, alone and near each other. */
export function suspicionFeatures(reply: ReplyText): ReadonlySet<string> {
  const features = new Set(featuresOf(reply));
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
