import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withBlankedSecrets } from './without-secrets.ts';

test('a secret becomes blanks, and what stands around it keeps its place', () => {
  const text = 'Hi,\nmy password is hunter2, and\nPIN: 4711. What does it cost?';
  const blanked = withBlankedSecrets(text);
  expect(blanked).toBe('Hi,\nmy password is          and\nPIN:       What does it cost?');
  for (const word of ['Hi', 'What', 'cost?']) expect(blanked.indexOf(word)).toBe(text.indexOf(word));
});

test('whatever is said is as long as before', () => {
  const words = fc.constantFrom(
    'password',
    'is',
    ': ',
    ' ',
    '\n',
    'hunter2',
    '4111111111111111',
    '４１１１',
    'and',
    '=',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      const blanked = withBlankedSecrets(text);
      return blanked.length === text.length && blanked.split('\n').length === text.split('\n').length;
    }),
  );
});
