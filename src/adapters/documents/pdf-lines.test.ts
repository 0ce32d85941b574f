import { expect, test } from 'vitest';
import { createTextBlocks } from '../html/text-blocks.ts';
import { appendPage, type PositionedText } from './pdf-lines.ts';

/** A piece of text with a typical width for its height. */
const piece = (text: string, x: number, y: number, height = 10): PositionedText => ({
  text,
  x,
  y,
  height,
  width: text.length * height * 0.5,
});

function read(...pieces: PositionedText[]): string {
  const blocks = createTextBlocks(10_000);
  appendPage(blocks, pieces);
  return blocks.text();
}

test('joins full lines of a paragraph and ends it after a short one', () => {
  expect(
    read(
      piece('Planners spend thirty percent less time on', 50, 700),
      piece('Rosters in the first quarter of a year that', 50, 688),
      piece('ends.', 50, 676),
      piece('Nokia, Finland', 50, 664),
    ),
  ).toBe(
    'Planners spend thirty percent less time on Rosters in the first quarter of a year that ends.\nNokia, Finland',
  );
});

test('joins a hyphenated word, but not a suspended hyphen', () => {
  expect(
    read(
      piece('Wir machen Software zur Schicht-', 50, 700),
      piece('planung in der Pflege zuhause.', 50, 688),
    ),
  ).toBe('Wir machen Software zur Schichtplanung in der Pflege zuhause.');
  expect(
    read(piece('Die Software dient der Schicht-', 50, 700), piece('und der Urlaubsplanung daheim.', 50, 688)),
  ).toBe('Die Software dient der Schicht- und der Urlaubsplanung daheim.');
});

test('starts a block after a wide gap and at another letter size', () => {
  expect(
    read(
      piece('A heading', 50, 730, 18),
      piece('One paragraph of some length here', 50, 710),
      piece('goes on with another line of it.', 50, 698),
      piece('The second one begins lower down.', 50, 678),
      piece('It ends.', 50, 666),
    ),
  ).toBe(
    'A heading\n\nOne paragraph of some length here goes on with another line of it.\n\n' +
      'The second one begins lower down. It ends.',
  );
});

test('separates cells by wide gaps and words by narrow gaps', () => {
  expect(
    read(
      piece('Ba', 50, 700),
      piece('sic', 60, 700),
      piece('plan', 79, 700),
      piece('forty euros', 200, 700),
      piece('Large', 50, 688),
      piece('ninety', 200, 688),
    ),
  ).toBe('Basic plan\nforty euros\n\nLarge\nninety');
});

test('makes each list item a block and removes bullets at any distance', () => {
  expect(
    read(
      piece('•', 50, 700),
      piece('one thing', 90, 700),
      piece('• another', 50, 688),
      piece('1. first', 50, 676),
      piece('2.', 50, 664),
      piece('second', 90, 664),
    ),
  ).toBe('one thing\n\nanother\n\n1. first\n\n2. second');
});

test('starts a block at a second column', () => {
  expect(
    read(
      piece('Left column text that is', 50, 700),
      piece('long.', 50, 688),
      piece('right column', 300, 700),
      piece('text.', 300, 688),
    ),
  ).toBe('Left column text that is long.\n\nright column text.');
});

test('drops letters that are too small to read', () => {
  expect(read(piece('Seen', 50, 700), piece('unseen', 50, 690, 1), piece('too', 50, 680))).not.toContain(
    'unseen',
  );
});
