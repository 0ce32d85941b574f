import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { expectNoOptOut } from './expect-no-opt-out.ts';
import { classifyReply } from '../../src/domain/replies/classify.ts';

const classify = (body: string) => classifyReply({ subject: '', body, language: null, kind: 'human' });

const ordinary = readFileSync(path.join(import.meta.dirname, 'ordinary-replies.txt'), 'utf8')
  .trimEnd()
  .split('\n');

test('at most eight in a hundred ordinary questions and requests are suspected, and none is suppressed', () => {
  const told = ordinary.map((body) => ({ body, ...classify(body) }));
  expect(told.length).toBeGreaterThan(60);
  expect(told.filter(({ category }) => category === 'unsubscribe')).toEqual([]);
  const suspected = told.filter(({ isSuspected }) => isSuspected).map(({ body }) => body);
  expect(suspected.length / told.length, suspected.join('\n')).toBeLessThanOrEqual(0.08);
});

test.each([
  'Does Tavlo connect to payroll systems? We would like a quote.',
  'We would like a quote.',
  'A job, please.',
  'Hello.',
  'Hei, haluaisin tarjouksen',
  'Pyydän tarjousta 20 ovesta',
  'Soita minulle.',
  'Hei, soittakaa minulle',
  'Rufen Sie mich bitte an',
  'Haen töitä teiltä',
  'Hej, jag söker jobb hos er',
  'From my private mailbox: yes please.',
  'Hur lång är uppsägningstiden om vi vill sluta?',
  'Säljer ni också kassaregister?',
])('%j is not suspected', (body) => {
  expectNoOptOut(classify(body));
});

test.each([
  'Please consider this my formal objection under Art. 21.',
  'Dies ist mein förmlicher Widerspruch nach Art. 21 DSGVO.',
  'Hiermit erhebe ich Widerspruch gem. Art. 21.',
])('%j silences', (body) => {
  expect(classify(body).category).toBe('unsubscribe');
});
