import { expect, test } from 'vitest';
import { shortNameOf } from './short-name.ts';

test.each([
  ['en', 'Penrose Paper Mills', 'Penrose employs 90 people.', 'Penrose'],
  ['en', 'Hartley & Sons', 'The owners of Hartley met.', 'Hartley'],
  ['fi', 'Kuljetusliike Rantala & Pojat', 'Rantala osti kolme autoa.', 'Rantala'],
  ['sv', 'Bageriet Lindö', 'Lindö bakar för 40 butiker.', 'Lindö'],
  ['de', 'Spedition Wessel & Söhne', 'Die Spedition Wessel fährt mit Gas.', 'Wessel'],
] as const)('%s: the short name of %s is found', (language, name, text, short) => {
  expect(shortNameOf(name, [text], language)).toBe(short);
});

test.each([
  ['en', 'an ordinary word', 'Northern Paper Mills', 'Northern mills closed.'],
  ['en', 'a place', 'Helsinki Paper Mills', 'Helsinki grew.'],
  ['en', 'trades alone', 'Paper Mills', 'Paper is sold.'],
  ['en', 'the surname of a person', 'Hartley & Sons', 'Peter Hartley retired.'],
  ['en', 'a part of another name', 'Penrose Paper Mills', 'Penrose Castle was sold.'],
  ['en', 'behind a preposition of places', 'Penrose Paper Mills', 'A school in Penrose was built.'],
  ['fi', 'an attribute in the genitive', 'Koivulan Leipomo', 'Koivulan koulu avattiin.'],
  ['de', 'an adjective of a place', 'Norddeutsche Seefracht', 'Norddeutsche Häfen wachsen.'],
  ['de', 'the surname of a person', 'Textilpflege Hansen', 'Antje Hansen kam 2020.'],
] as const)('%s: %s is no short name', (language, _, name, text) => {
  expect(shortNameOf(name, [text], language)).toBeNull();
});
