/*
 * Makes the weights of the built-in classifier out of the development part of the corpus, the same each time:
 *
 *   npm run replies-train                writes them
 *   npm run replies-train -- --folds     says how well replies are told that were kept from the training
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { featuresOf } from '../../src/domain/replies/features.ts';
import { likelihoods, openModel } from '../../src/domain/replies/linear.ts';
import { developmentSamples } from './development.ts';
import { train } from './trainer.ts';

const samples = developmentSamples();
const target = path.join(import.meta.dirname, '..', '..', 'src', 'domain', 'replies', 'weights.json');

if (process.argv.includes('--folds')) compareFolds(5);
else writeFileSync(target, `${JSON.stringify(train(samples), null, 2)}\n`);

function compareFolds(folds: number): void {
  let right = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const model = openModel(train(samples.filter((_, index) => index % folds !== fold)));
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
