import { describe, expect, test } from 'vitest';
import { evaluate, classifyReplies, type ClassifiedReply } from './evaluate.ts';
import { readReplies } from './reply-corpus.ts';
import { readFigures, computeFigures } from './reply-docs.ts';

const testPart = classifyReplies(readReplies('test-part'));
const outcome = evaluate(testPart);

describe('on replies that nobody who made the rules has read', () => {
  test('most replies get the right category', () => {
    expect(outcome.right, JSON.stringify(outcome, null, 1)).toBeGreaterThanOrEqual(0.9);
  });

  test('nobody is taken for a machine or for somebody who opts out', () => {
    expect([...outcome.peopleTakenForMachines, ...outcome.falseOptOuts]).toEqual([]);
  });

  test('hardly an opt-out is missed', () => {
    expect(outcome.missedOptOuts.length, outcome.missedOptOuts.join(' ')).toBeLessThanOrEqual(3);
  });

  test('the docs show the figures of today', () => {
    expect(readFigures()).toBe(computeFigures());
  });
});

describe('the measure itself', () => {
  const [first] = testPart as [ClassifiedReply];
  const judgedAs = (label: ClassifiedReply['taken'], taken: ClassifiedReply['taken']): ClassifiedReply => ({
    ...first,
    reply: { ...first.reply, id: `${label} as ${taken}`, category: label },
    taken,
  });

  test('distinguishes wrong categories from replies without one', () => {
    const judged = [
      judgedAs('positive', 'positive'),
      judgedAs('positive', 'unsure'),
      judgedAs('objection', 'positive'),
      judgedAs('unsure', 'unsure'),
    ];
    const { right, uncertain, wrong, perCategory } = evaluate(judged);
    expect([right, uncertain, wrong]).toEqual([0.5, 0.25, 0.25]);
    expect(perCategory.find(({ category }) => category === 'positive')).toMatchObject({
      labelled: 2,
      taken: 2,
      precision: 0.5,
      recall: 0.5,
    });
  });

  test('names the mistakes that cost most', () => {
    const { missedOptOuts, falseOptOuts, peopleTakenForMachines } = evaluate([
      judgedAs('unsubscribe', 'not_interested'),
      judgedAs('not_now', 'unsubscribe'),
      judgedAs('not_now', 'out_of_office'),
      judgedAs('auto_reply', 'out_of_office'),
    ]);
    expect(missedOptOuts).toEqual(['unsubscribe as not_interested']);
    expect(falseOptOuts).toEqual(['not_now as unsubscribe']);
    expect(peopleTakenForMachines).toEqual(['not_now as out_of_office']);
  });
});
