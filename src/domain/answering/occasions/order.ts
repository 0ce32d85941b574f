import { findWords } from '../../../languages/all-phrases.ts';
import { splitSentences } from '../../drafting/sentences.ts';

/** The sentence in which somebody orders or accepts an offer; null if they only ask, wonder or decline. */
export function orderIn(text: string): string | null {
  const found = splitSentences(text).find(
    ({ text: sentence }) => ordered.test(sentence) && !open.test(sentence) && !sentence.endsWith('?'),
  );
  return found?.text ?? null;
}

const ordered = findWords(({ occasions }) => occasions.orders.orders);
const open = findWords(({ occasions }) => occasions.orders.unless);
