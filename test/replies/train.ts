/*
 * Makes the weights of the built-in classifier out of the development part of the corpus, the same each time:
 *
 *   npm run replies-train                writes them
 *   npm run replies-train -- --folds     says how well replies outside the training data are classified
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { featuresOf } from '../../src/domain/replies/features.ts';
import { classifiable, likelihoods, openModel, type Weights } from '../../src/domain/replies/linear.ts';
import { suspicionLabels, suspicionOf } from '../../src/domain/replies/suspicion.ts';
import { developmentSamples, suspicionSamples } from './development.ts';
import { train } from './trainer.ts';

const samples = developmentSamples();
const suspicions = suspicionSamples();
const folder = path.join(import.meta.dirname, '..', '..', 'src', 'domain', 'replies');

if (process.argv.includes('--folds')) {
  compareFolds(5);
  compareSuspicion(5);
} else {
  write('weights.json', train(samples, classifiable));
  write('suspicion-weights.json', train(suspicions, suspicionLabels));
}

function write(file: string, weights: Weights): void {
  writeFileSync(path.join(folder, file), `${JSON.stringify(weights, null, 2)}\n`);
}

function compareFolds(folds: number): void {
  let right = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const model = openModel(
      train(
        samples.filter((_, index) => index % folds !== fold),
        classifiable,
      ),
    );
    for (const [index, { reply, category }] of samples.entries()) {
      if (index % folds !== fold) continue;
      const [first] = likelihoods(featuresOf(reply), model);
      if (first!.category === category) right += 1;
      else if (process.argv.includes('--show'))
        process.stdout.write(
          `${category} -> ${first!.category} ${first!.probability.toFixed(2)}: ${reply.text.slice(0, 110)}\n`,
        );
    }
  }
  process.stdout.write(`${right} of ${samples.length} right\n`);
}

/** How many opt-outs, and how many others, are suspected at some bars. */
function compareSuspicion(folds: number): void {
  const told: { readonly category: string; readonly suspicion: number }[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const model = openModel(
      train(
        suspicions.filter((_, index) => index % folds !== fold),
        suspicionLabels,
      ),
    );
    for (const [index, { reply, category }] of suspicions.entries())
      if (index % folds === fold) told.push({ category, suspicion: suspicionOf(reply, model) });
  }
  for (const bar of [0.1, 0.15, 0.2, 0.3, 0.5]) {
    const counts = suspicionLabels.map((label) => {
      const some = told.filter(({ category }) => category === label);
      return `${label} ${some.filter(({ suspicion }) => suspicion >= bar).length} of ${some.length}`;
    });
    process.stdout.write(`suspected at ${bar}: ${counts.join(', ')}\n`);
  }
}
