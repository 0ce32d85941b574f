import { readContactWords } from './contact-wish.ts';
import { hasWordsOfWish } from './opt-out.ts';
import { hints } from './phrases/opt-out-hints.ts';
import { featuresOf } from './features.ts';
import { openModel, probabilitiesOf, type LinearModel } from './linear.ts';
import type { ReplyText } from './reply-text.ts';
import weightsFile from './suspicion-weights.json' with { type: 'json' };

/** What the weights of suspicion part, in their order. */
export const suspicionLabels = ['opt_out', 'other'] as const;

/** Far below what would do to suppress somebody: a person looks at what is suspected, and nobody at what is not. */
const leastSuspicion = 0.12;
/** How many words apart parts of a wish are learnt together. */
const reach = 5;

let committed: LinearModel | undefined;

/**
 * How likely it is, between 0 and 1, that a reply which may ask not to be written to does, in words that no rule knows;
 * null where it may not. It may where what has been learnt says so, where it holds the words of a wish, and where it
 * speaks of contact and of an end and is not clearly something else. `likeliest` is how likely its likeliest category
 * is, between 0 and 1.
 */
export function suspect(reply: ReplyText, likeliest: number): number | null {
  const suspicion = suspicionOf(reply, (committed ??= openModel(weightsFile)));
  if (suspicion >= leastSuspicion || hasWordsOfWish(reply) || hints.test(reply.text)) return suspicion;
  return likeliest < clearlyOther && speaksOfEnd(reply.text) ? suspicion : null;
}

/** Whether a suspected reply keeps its likeliest category: it is clearly of it, and a wish is less likely than none. */
export function isClearlyOther(likeliest: number, suspicion: number): boolean {
  return likeliest >= clearlyOther && suspicion < likelyWish;
}

/** Below this a category is no reason to overhear words of contact and of an end. */
const clearlyOther = 0.5;
const likelyWish = 0.5;

const ending = ['not', 'deny', 'stop', 'remove', 'forget', 'repel', 'unwelcome'] as const;
const contact = ['talk', 'list', 'address', 'hear', 'send'] as const;

/** Whether one word can be of an end and another one of contact. */
function speaksOfEnd(text: string): boolean {
  const words = readContactWords(text);
  const [ends, contacts] = [ending, contact].map((kinds) =>
    words.flatMap((word, at) => (kinds.some((kind) => word.kinds.has(kind)) ? [at] : [])),
  ) as [number[], number[]];
  return ends.some((end) => contacts.some((at) => at !== end));
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
