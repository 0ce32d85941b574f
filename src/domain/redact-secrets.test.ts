import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankSecrets, redactSecrets } from './redact-secrets.ts';

test('replaces a secret by blanks and keeps the position of the rest', () => {
  const text = 'Hi,\nmy password is hunter2, and\nPIN: 4711. What does it cost?';
  const blanked = blankSecrets(text);
  expect(blanked).toBe('Hi,\nmy password is        , and\nPIN:     . What does it cost?');
  for (const word of ['Hi', 'What', 'cost?']) expect(blanked.indexOf(word)).toBe(text.indexOf(word));
});

test('keeps the length and lines of any text', () => {
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
      const blanked = blankSecrets(text);
      return blanked.length === text.length && blanked.split('\n').length === text.split('\n').length;
    }),
  );
});

test('removes the column of a secret from each row of a table', () => {
  const mail = 'Hi,\nhere they are:\nname,password\nAnna,hunter2\nBob,swordfish9\nKim,tiger77\n\nBest, Anna';
  const redacted = 'Hi,\nhere they are:\nname,password\nAnna,[…]\nBob,[…]\nKim,[…]\n\nBest, Anna';
  expect(redactSecrets(mail)).toBe(redacted);
  expect(blankSecrets(mail).replaceAll(/ {2,}(?=\n)/g, '[…]')).toBe(redacted);
});

test('removes a secret but keeps the same word elsewhere', () => {
  expect(blankSecrets('My PIN 4821 for the demo. Our office: Gate 4821 Wien.')).toBe(
    'My PIN      for the demo. Our office: Gate 4821 Wien.',
  );
});

test('removes a secret in full-width digits and keeps the original text around it', () => {
  expect(blankSecrets('½ price for ４１１１\u200b１１１１１１１１１１１１, ™ Anna')).toBe(
    `½ price for ${' '.repeat(4)}\u200b${' '.repeat(12)}, ™ Anna`,
  );
});
