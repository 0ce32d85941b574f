import type { Weights } from '../../src/domain/replies/linear.ts';

export interface Sample {
  readonly features: ReadonlySet<string>;
  readonly category: string;
}

const rounds = 60;
const fewestSamples = 2;
const regularisation = 0.0008;
const rate = 0.35;
const scale = 24;

/**
 * Multinomial logistic regression by AdaGrad over the samples in their order, so that the same samples always give the
 * same weights. Weights are rounded to a byte; features that speak for nothing are left out.
 */
export function train(samples: readonly Sample[], labels: readonly string[]): Weights {
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= fewestSamples).map(([feature]) => feature);
  const names = ['', ...kept.toSorted()];
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const size = labels.length;
  const weights = new Float64Array(names.length * size);
  const seen = new Float64Array(names.length * size).fill(1e-6);
  const rows = samples.map(({ features, category }) => ({
    indexes: [0, ...[...features].flatMap((feature) => indexOf.get(feature) ?? [])],
    wanted: labels.indexOf(category),
  }));
  for (let round = 0; round < rounds; round += 1)
    for (let step = 0; step < rows.length; step += 1) {
      // A fixed walk that comes by every sample and mixes the categories.
      const { indexes, wanted } = rows[(step * 7919 + round * 104_729) % rows.length]!;
      const norm = 1 / Math.sqrt(indexes.length);
      const likely = softmax(
        labels.map((_, category) =>
          indexes.reduce((sum, index) => sum + weights[index * size + category]! * norm, 0),
        ),
      );
      for (let category = 0; category < size; category += 1) {
        const error = likely[category]! - (category === wanted ? 1 : 0);
        for (const index of indexes) {
          const at = index * size + category;
          const gradient = error * norm + regularisation * weights[at]!;
          seen[at]! += gradient * gradient;
          weights[at]! -= (rate * gradient) / Math.sqrt(seen[at]!);
        }
      }
    }
  return pack(names, weights, size);
}

function softmax(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function pack(names: readonly string[], weights: Float64Array, size: number): Weights {
  const bytes: number[] = [];
  const features: string[] = [];
  for (const [index, name] of names.entries()) {
    const row = [...weights.subarray(index * size, (index + 1) * size)].map((weight) =>
      Math.max(-127, Math.min(127, Math.round(weight * scale))),
    );
    if (index > 0 && row.every((weight) => Math.abs(weight) < 3)) continue;
    features.push(name);
    bytes.push(...row);
  }
  return {
    scale,
    features: features.join('\n'),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  };
}
