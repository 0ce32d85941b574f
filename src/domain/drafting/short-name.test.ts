import { expect, test } from 'vitest';
import { shortNamesOf } from './short-name.ts';

test.each([
  ['en', 'Penrose Paper Mills', 'Penrose Paper Mills grew. Penrose employs 90 people.', 'Penrose'],
  ['en', 'Hartley & Sons', 'Hartley & Sons build. The owners of Hartley met.', 'Hartley'],
  [
    'fi',
    'Kuljetusliike Rantala & Pojat',
    'Kuljetusliike Rantala & Pojat ajaa. Rantala osti kolme autoa.',
    'Rantala',
  ],
  ['sv', 'Bageriet Lindö', 'Bageriet Lindö växer. Lindö bakar för 40 butiker.', 'Lindö'],
  [
    'de',
    'Spedition Wessel & Söhne',
    'Wessel & Söhne? Spedition Wessel & Söhne! Die Spedition Wessel fährt.',
    'Wessel',
  ],
] as const)('%s: the short name of %s is found beside the whole one', (language, name, text, short) => {
  expect(shortNamesOf({ name, texts: [text] }, language)).toContain(short);
});

test.each([
  ['en', 'Hartley & Sons', 'Hartley sold 40 houses.'],
  ['en', 'Apple Foods', 'Apple sales fell in 2025.'],
  ['fi', 'Kivi Rakennus', 'Kivi putosi katolta vuonna 2025.'],
  ['sv', 'Sten Bygg', 'Sten såldes för 40 kronor 2025.'],
] as const)('%s: a word of %s alone is no short name, unless it is the domain', (language, name, text) => {
  expect(shortNamesOf({ name, texts: [text] }, language)).toEqual([]);
  expect(shortNamesOf({ name, texts: [text, `${name} 2025.`] }, language)).toEqual([]);
  const [short = ''] = name.split(' ');
  const domain = `www.${short.toLowerCase()}.example`;
  expect(shortNamesOf({ name, texts: [text], domain }, language)).toEqual([short]);
});

test.each([
  ['en', 'a place', 'Helsinki Paper Mills', 'Helsinki grew.'],
  ['en', 'trades alone', 'Paper Mills', 'Paper is sold.'],
  ['en', 'the surname of a person', 'Hartley & Sons', 'Peter Hartley retired.'],
  ['en', 'a part of another name', 'Penrose Paper Mills', 'Penrose Castle was sold.'],
  ['en', 'behind a preposition of places', 'Penrose Paper Mills', 'A school in Penrose was built.'],
  ['en', 'a word that the texts write small', 'Apple Foods', 'Apple pays growers for apples.'],
  ['fi', 'an attribute in the genitive', 'Koivulan Leipomo', 'Koivulan koulu avattiin.'],
  ['fi', 'a word that the texts write small', 'Kivi Rakennus', 'Kivi kasvoi. Talot ovat kiveä.'],
  ['sv', 'a word that the texts write small', 'Sten Bygg', 'Sten växte. Bolaget säljer sten.'],
  ['de', 'an adjective of a place', 'Norddeutsche Seefracht', 'Norddeutsche Häfen wachsen.'],
  ['de', 'the surname of a person', 'Textilpflege Hansen', 'Antje Hansen kam 2020.'],
  ['de', 'a noun with its article', 'Stein Bau', 'Der Stein fiel vom Dach.'],
] as const)('%s: %s is no short name', (language, _, name, text) => {
  expect(shortNamesOf({ name, texts: [`${name}.`, `${name}. ${text}`] }, language)).toEqual([]);
});

test('an ordinary word of the language is no short name', () => {
  const texts = ['Northern Paper Mills closed. Northern grew.'];
  expect(shortNamesOf({ name: 'Northern Paper Mills', texts }, 'en')).toEqual([]);
});

test('a name without the trade at its end is a short name if a text also has the whole name', () => {
  const texts = ['Calder Cooling Services grew. Calder Cooling has a depot. Calder bought it.'];
  expect(shortNamesOf({ name: 'Calder Cooling Services', texts }, 'en')).toEqual([
    'Calder',
    'Calder Cooling',
  ]);
});
