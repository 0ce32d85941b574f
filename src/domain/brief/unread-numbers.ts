import { withoutSizes } from './sizes.ts';

/** Finds counts of things other than people, such as `mehr als 50 Filialen`, which no search supports. */
export function findUnreadNumbers(sentence: string): string[] {
  const written = sentence.normalize('NFC');
  const found = [...withoutSizes(written).matchAll(bounds)];
  return found.map(({ 0: phrase, index }) => written.slice(index, index + phrase.length));
}

const bounds = new RegExp(
  '(?<!\\p{L})(?:more than|at least|over|fewer than|less than|up to|' +
    'yli|enemmän kuin|vähintään|alle|enintään|fler än|' +
    'mer än|minst|över|färre än|högst|mehr als|mindestens|über|' +
    'weniger als|höchstens|unter)\\s+\\d[\\d.,]*(?: +[\\d.,]+)*\\s*[\\p{L}%€$-]+',
  'giu',
);
