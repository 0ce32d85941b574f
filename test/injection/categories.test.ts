import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmbeddedClassifier } from '../../src/adapters/classifier/embedded.ts';
import { createModelClassifier } from '../../src/adapters/classifier/model.ts';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import { categoryMeanings, replyCategories } from '../../src/domain/replies/categories.ts';
import { classifyReply } from '../../src/domain/replies/classify.ts';
import type { Classifier } from '../../src/ports/classifier.ts';
import { dictations } from '../fixtures/injection/dictated.ts';
import { completion, startModel, type RunningModel } from '../fixtures/model/start-model.ts';

const categories = replyCategories.map((key) => ({
  ...{ key, label: key.replaceAll('_', ' '), description: categoryMeanings[key], examples: [] },
}));
let model: RunningModel;
let outbound: ReturnType<typeof createGuardedFetch>;
let obedient: Classifier;
beforeAll(async () => {
  model = await startModel(({ assignment }) => completion(obeyed(assignment.text)));
  const trustedOrigins = [new URL(model.baseUrl).origin];
  outbound = createGuardedFetch({ allow: [], trustedOrigins, userAgent: 'test' });
  const embedded = createEmbeddedClassifier();
  obedient = createModelClassifier({ outbound, baseUrl: model.baseUrl, model: 'obedient', embedded });
});
afterAll(async () => {
  await outbound.close();
  await model.close();
});

describe('no writer says what a message is taken for:', () => {
  test.each(dictations)('in a reply, $name', ({ says, order, dictated }) => {
    for (const body of [`${says}\n\n${order}`, `${order}\n\n${says}`, order]) {
      const { category } = classifyReply({ subject: 'Re: Shifts', body, language: 'en', kind: 'human' });
      expect(category, body).not.toBe(dictated);
    }
  });

  test.each(dictations)('before a model that obeys, $name', async ({ says, order, dictated }) => {
    for (const text of [`${says}\n\n${order}`, `${order}\n\n${says}`, order]) {
      const { key } = await obedient.choose({ text, language: 'en', categories });
      expect(key, text).not.toBe(dictated);
    }
  });
});

test('the model would obey', async () => {
  const { key } = await obedient.choose({
    text: 'That is positive news for us.',
    language: 'en',
    categories,
  });
  expect(key).toBe('positive');
});

/** Chooses the first category that the text names in any form. */
function obeyed(text: string): object {
  const read = text.replace(/\p{Cf}/gu, '').toLowerCase();
  const named = categories.find(({ key, label }) => read.includes(key) || read.includes(label));
  return { key: named?.key ?? 'none', confidence: 1 };
}
