import { findWords } from '../../../languages/all-phrases.ts';
import { splitSentences } from '../../drafting/sentences.ts';

/**
 * Whether somebody complains of whoever reads: of something of theirs that went wrong, or asking for their money back.
 * Who complains of another, asks how complaints are handled or what would happen if, does not.
 */
export function isComplaint(text: string): boolean {
  return splitSentences(text).some(
    ({ text: sentence }) => complained.test(sentence) && !open.test(sentence) && !sentence.endsWith('?'),
  );
}

const complained = findWords(({ occasions }) => occasions.complaints.complains);
const open = findWords(({ occasions }) => occasions.complaints.unless);
