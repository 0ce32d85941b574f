import { expect, test } from 'vitest';
import { isPlaceholderName } from './placeholder-names.ts';
import { isPatternAddress } from './role-address.ts';

test.each([
  ['Max', 'Mustermann'],
  ['Erika', 'MUSTERMANN'],
  ['Matti', 'Meikäläinen'],
  ['Maija', 'Meikalainen'],
  ['John', 'Doe'],
  ['Jane', 'Doe'],
  ['Förnamn', 'Efternamn'],
  ['Vorname', 'Nachname'],
])('%s %s is a placeholder', (first, last) => {
  expect(isPlaceholderName(first, last)).toBe(true);
});

test.each([
  ['Max', 'Huber'],
  ['John', 'Smith'],
  ['Doe', 'Johnson'],
  ['Anna', 'Svensson'],
  ['Matti', 'Virtanen'],
  [null, 'Müller'],
  [null, null],
])('%s %s is a real name', (first, last) => {
  expect(isPlaceholderName(first, last)).toBe(false);
});

test.each([
  ['max.mustermann@acme.de', true],
  ['m.mustermann@acme.de', true],
  ['matti.meikäläinen@acme.fi', true],
  ['john.doe@acme.com', true],
  ['doe.john@acme.com', true],
  ['john@acme.com', false],
  ['max.huber@acme.de', false],
])('the address %s is a placeholder: %s', (email, isPlaceholder) => {
  expect(isPatternAddress(email)).toBe(isPlaceholder);
});
