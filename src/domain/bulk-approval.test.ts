import { expect, test } from 'vitest';
import { bulkApprovalObstacle } from './bulk-approval.ts';
import type { DraftSentence } from './drafting/material.ts';

const sentence = (text: string, more: Partial<DraftSentence> = {}): DraftSentence => ({
  text,
  role: 'body',
  blockId: 'body',
  form: 'courtesy',
  evidence: [],
  ...more,
});
const evidence = [{ sourceKind: 'analysis' as const, sourceId: 'lead_1', start: 0, end: 4, quote: 'Koivu' }];
const draft = {
  subject: 'Rosters',
  body: 'Hi Sam,\n\nKoivu opened a site. Would a call suit you?',
  sentences: [
    sentence('Rosters', { role: 'subject' }),
    sentence('Hi Sam,', { form: 'greeting' }),
    sentence('Koivu opened a site.', { form: 'claim', evidence }),
    sentence('Would a call suit you?', { form: 'question' }),
  ],
  warnings: [],
  history: [{ at: 1, by: 'user_1', instruction: 'Approved.' }],
  composedBy: 'embedded',
};

test('a draft whose claims all have a source may be approved with others', () => {
  expect(bulkApprovalObstacle(draft)).toBeNull();
});

test.each<[what: string, change: object, code: string]>([
  ['written by a person', { composedBy: 'person' }, 'edited'],
  ['edited', { history: [{ at: 1, by: 'user_1', instruction: 'Edited by hand.' }] }, 'edited'],
  ['with a warning', { warnings: ['Check the name.'] }, 'warnings'],
  ['with a sentence of nobody', { body: `${draft.body} We are the best.` }, 'unsupported'],
  ['with another subject', { subject: 'Rosters for you' }, 'unsupported'],
  ['without sentences', { sentences: [] }, 'unsupported'],
  [
    'with a claim without a source',
    { sentences: draft.sentences.map((each) => ({ ...each, evidence: [] })) },
    'unsupported',
  ],
])('one %s is not', (_, change, code) => {
  expect(bulkApprovalObstacle({ ...draft, ...change })?.code).toBe(code);
});
