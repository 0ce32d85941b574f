import { anyPhrase, findWords } from '../../languages/all-phrases.ts';

/** Whether a sentence says that something is not true or was withdrawn: a hoax, a denial. */
export function takesBack(text: string): boolean {
  return withdrawal.test(text);
}

/** Whether a sentence says that the sentence before or after it is not true. */
export function doubtsNeighbour(text: string): boolean {
  return neighbour.test(text) && withdrawal.test(text);
}

/** Whether the next sentence says that something has ended: "They were all sold in 2021". */
export function endsWhatWasTold(previous: string, next: string): boolean {
  if (!ended.test(next)) return false;
  // "Not any more." always refers to the sentence before.
  if (pointer.test(next) || next.split(/\s+/u).length <= wordsOfShortSentence) return true;
  const words = new Set(beginningsOf(previous));
  return beginningsOf(next).some((word) => words.has(word));
}

const wordsOfShortSentence = 4;

function beginningsOf(text: string): readonly string[] {
  return (text.match(/(?<!\p{L})\p{L}{5,}/gu) ?? []).map((word) => word.toLowerCase().slice(0, 5));
}

const neighbour = new RegExp(`^(?:\\(|${anyPhrase(({ statements }) => statements.doubt.neighbour)})`, 'iu');
const pointer = findWords(({ statements }) => statements.doubt.pointer);
const ended = findWords(({ statements }) => statements.doubt.ended);
const withdrawal = findWords(({ statements }) => statements.doubt.withdrawal);
