import { anyPhrase } from '../../languages/all-phrases.ts';
import { withoutSizes } from './sizes.ts';

/** Finds counts of things other than people, such as `mehr als 50 Filialen`, which no search supports. */
export function findUnreadNumbers(sentence: string): string[] {
  const written = sentence.normalize('NFC');
  const found = [...withoutSizes(written).matchAll(bounds)];
  return found.map(({ 0: phrase, index }) => written.slice(index, index + phrase.length));
}

const bounds = new RegExp(
  `(?<!\\p{L})${anyPhrase(({ briefs }) => briefs.limits)}\\s+\\d[\\d.,]*(?: +[\\d.,]+)*\\s*[\\p{L}%€$-]+`,
  'giu',
);
