import { findWords } from '../../../languages/all-phrases.ts';
import { splitSentences } from '../../drafting/sentences.ts';

/**
 * Whether the writer complains about the reader's work or product, or wants their money back. A complaint about
 * somebody else and a question about complaints are none.
 */
export function isComplaint(text: string): boolean {
  return splitSentences(text).some(
    ({ text: sentence }) => complained.test(sentence) && !open.test(sentence) && !sentence.endsWith('?'),
  );
}

const complained = findWords(({ occasions }) => occasions.complaints.complains);
const open = findWords(({ occasions }) => occasions.complaints.unless);
