import { expect, test } from 'vitest';
import { readItems } from './items.ts';
import { wordIndex } from './word-index.ts';

const index = wordIndex([
  ['open', 'opened cut_the_ribbon takes__into_use'],
  ['outlet', 'depot* *lager *markt*'],
]);

test.each([
  ['Koivu opened depots', { open: ['opened'], outlet: ['depots'] }],
  ['Das Zentrallager am Supermarkteck', { outlet: ['Zentrallager', 'Supermarkteck'] }],
  ['cut the blue ribbon', {}],
  ['cut the ribbon', { open: ['cut the ribbon'] }],
  ['takes two new halls into use', { open: ['takes two new halls into use'] }],
  ['takes a b c d e f g h i j k l m n o into use', {}],
])('finds the words of lists in "%s"', (text, expected) => {
  const items = readItems(text);
  const found = [...index.find(items)].map(([key, matches]) => [
    key,
    matches.map(({ start, end }) => text.slice(items[start]?.start, items[end - 1]?.end)),
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
