import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryMeanings, replyCategories } from '../../src/domain/replies/categories.ts';
import { classifyReply } from '../../src/domain/replies/classify.ts';
import { dictations } from '../fixtures/injection/dictated.ts';
import { startObedientClassifier } from './obedient-classifier.ts';

const categories = replyCategories.map((key) => ({
  key,
  label: key.replaceAll('_', ' '),
  description: categoryMeanings[key],
  examples: [],
}));
let obedientClassifier: Awaited<ReturnType<typeof startObedientClassifier>>;
beforeAll(async () => {
  obedientClassifier = await startObedientClassifier();
});
afterAll(() => obedientClassifier.close());

describe('no text chooses its own category:', () => {
  test.each(dictations)('in a reply, $name', ({ says, order, dictated }) => {
    for (const body of [`${says}\n\n${order}`, `${order}\n\n${says}`, order]) {
      const { category } = classifyReply({ subject: 'Re: Shifts', body, language: 'en', kind: 'human' });
      expect(category, body).not.toBe(dictated);
    }
  });

  test.each(dictations)('with a model that obeys, $name', async ({ says, order, dictated }) => {
    for (const text of [`${says}\n\n${order}`, `${order}\n\n${says}`, order]) {
      const { key } = await obedientClassifier.classifier.choose({ text, language: 'en', categories });
      expect(key, text).not.toBe(dictated);
    }
  });
});

test('the model would obey', async () => {
  const { key } = await obedientClassifier.classifier.choose({
    text: 'That is positive news for us.',
    language: 'en',
    categories,
  });
  expect(key).toBe('positive');
});
