import { readContactWords } from './contact-wish.ts';
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

/** Whether a reply may ask not to be written to, in words that no rule knows. */
export function isSuspected(reply: ReplyText): boolean {
  return suspicionOf(reply, (committed ??= openModel(weightsFile))) >= leastSuspicion;
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
