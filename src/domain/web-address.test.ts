import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWebAddress } from './web-address.ts';

test.each([
  ['https://acme.example/en?x=1', 'https://acme.example/en?x=1'],
  [' http://127.0.0.1:8080/ ', 'http://127.0.0.1:8080/'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['acme.example', 'https://acme.example'],
  ['acme.example:8443/en', 'https://acme.example:8443/en'],
  ['//acme.example', 'https://acme.example'],
  ['müller.example', 'https://müller.example'],
])('reads %s', (text, expected) => {
  expect(readWebAddress(text)).toBe(expected);
});

test.each([
  '',
  'acme',
  'not a url',
  'ftp://acme.example',
  'javascript:alert(1)',
  'mailto:a@acme.example',
  'https://',
  'http://a b',
  'https://user:secret@acme.example',
  'https://acme.example/<script>',
  'data:text/html,x',
])('rejects %s', (text) => {
  expect(readWebAddress(text)).toBeNull();
});

test('returns only valid web addresses, which it reads unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.string()), (text) => {
      const address = readWebAddress(text);
      if (address === null) return;
      expect(new URL(address).protocol).toMatch(/^https?:$/);
      expect(readWebAddress(address)).toBe(address);
    }),
  );
});
