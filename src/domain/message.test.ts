import { expect, test } from 'vitest';
import type { DraftSentence } from './drafting/material.ts';
import { unchangedSentences, messageStates, isSentOrSending } from './message.ts';

const sentence = (text: string, role: 'subject' | 'body' = 'body'): DraftSentence => ({
  text,
  role,
  blockId: 'block',
  form: 'claim' as const,
  evidence: [],
});
const evidenceOf = (text: string) => ({
  sentence: text,
  sourceKind: 'page' as const,
  sourceId: 'page_1',
  start: 0,
  end: 1,
  quote: 'x',
});

test('an edit keeps only unchanged sentences and their evidence', () => {
  const sentences = [
    sentence('Your clinics', 'subject'),
    sentence('You run 12 clinics.'),
    sentence('We help.'),
  ];
  const evidence = sentences.map(({ text }) => evidenceOf(text));
  const body = 'You run 13 clinics.\n\nWe help.';
  const unchanged = unchangedSentences({ sentences, evidence }, 'Your clinics', body);
  expect(unchanged.sentences).toEqual([sentences[0], sentences[2]]);
  expect(unchanged.evidence).toEqual([evidence[0], evidence[2]]);
});

test('does not search the body for a sentence of the subject', () => {
  const subject = sentence('Your clinics', 'subject');
  const unchanged = unchangedSentences(
    { sentences: [subject], evidence: [evidenceOf(subject.text)] },
    'Else',
    'Your clinics are many.',
  );
  expect(unchanged).toEqual({ sentences: [], evidence: [] });
});

test('counts a message as sent from the start of its sending', () => {
  expect(messageStates.filter(isSentOrSending)).toEqual(['sending', 'sent', 'delivered', 'bounced']);
});
