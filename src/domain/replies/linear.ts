import { Buffer } from 'node:buffer';
import { itemAt } from '../item-at.ts';
import type { ReplyCategory } from './categories.ts';
import weightsFile from './weights.json' with { type: 'json' };

/** The categories of mail that people write, in the order of the weights. */
export const classifiable = [
  'positive',
  'meeting_request',
  'information_request',
  'objection',
  'not_now',
  'not_interested',
  'referral',
  'wrong_person',
  'unsubscribe',
  'unsure',
] as const satisfies readonly ReplyCategory[];

export type Classifiable = (typeof classifiable)[number];

/** What training leaves: for each feature, one to a line, a signed byte for each category. */
export interface Weights {
  /** The factor by which weights were multiplied before they were rounded. */
  readonly scale: number;
  /** The names of the features. The first one is empty and part of every reply. */
  readonly features: string;
  /** Base64. */
  readonly weights: string;
}

export interface Likely {
  readonly category: Classifiable;
  /** Between 0 and 1; all of them together are 1. */
  readonly probability: number;
}

/** The probability of each category for a reply with these features, the likeliest first. */
export function likelihoods(
  features: ReadonlySet<string>,
  model: LinearModel = (committed ??= openModel(weightsFile)),
): readonly Likely[] {
  const shares = probabilitiesOf(features, model, classifiable.length);
  return classifiable
    .map((category, index) => ({ category, probability: itemAt(shares, index) }))
    .sort((one, other) => other.probability - one.probability);
}

/** The probability of each label, in the order of the weights. Their sum is 1. */
export function probabilitiesOf(
  features: ReadonlySet<string>,
  model: LinearModel,
  size: number,
): readonly number[] {
  const scores = new Float64Array(size);
  let count = 0;
  for (const feature of ['', ...features]) {
    const index = model.indexOf.get(feature);
    if (index === undefined) continue;
    count += 1;
    for (const [label, score] of scores.entries()) {
      const weight = model.weights[index * size + label];
      if (weight === undefined) throw new Error('The model holds fewer weights than its features need.');
      scores[label] = score + weight;
    }
  }
  const powers = [...scores].map((score) => Math.exp(score / model.scale / Math.sqrt(count)));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export interface LinearModel {
  readonly scale: number;
  readonly indexOf: ReadonlyMap<string, number>;
  readonly weights: Int8Array;
}

let committed: LinearModel | undefined;

/** Unpacks weights for use. */
export function openModel({ scale, features, weights }: Weights): LinearModel {
  const indexOf = new Map(features.split('\n').map((feature, index) => [feature, index]));
  return { scale, indexOf, weights: new Int8Array(Buffer.from(weights, 'base64')) };
}
