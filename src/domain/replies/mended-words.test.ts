import { expect, test } from 'vitest';
import { measureCpuMs } from '../../../test/support/cpu-time.ts';
import { classifyReply } from './classify.ts';
import { mendWords } from './mended-words.ts';

test.each([
  ['unsubscirbe please', 'unsubscribe please'],
  ['remoove my nmae', 'remove my nmae'],
  ['s t o p this', 'stop this'],
  ['u.n.s.u.b.s.c.r.i.b.e', 'unsubscribe'],
  ['unsubscr1be me', 'unsubscribe me'],
  ['avregestrera mig', 'avregistrera mig'],
  ['bitte rausnemen', 'bitte rausnehmen'],
])('%j is read as %j', (written, meant) => {
  expect(mendWords(written)).toBe(meant);
});

test.each(['our contract is on remote', 'wir melden uns', 'rahaan', 'we look forward to it', '4 x 4'])(
  '%j stays',
  (words) => {
    expect(mendWords(words)).toBe(words);
  },
);

test('hostile letters take little time', () => {
  const hostile = [
    'a b ',
    'un5ub5cr1b',
    'unsubscribf ',
    'x$!|@',
    'next a b c ',
    'how often a b ',
    'you keep ',
  ];
  const classify = (body: string) => classifyReply({ subject: '', body, language: null, kind: 'human' });
  for (const part of hostile) {
    const body = part.repeat(Math.ceil(65_536 / part.length)).slice(0, 65_536);
    expect(
      measureCpuMs(() => classify(body)),
      part,
    ).toBeLessThan(1_500);
  }
});
