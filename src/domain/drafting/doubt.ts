import { anyPhrase, findWords } from '../../languages/all-phrases.ts';

/** Whether a sentence takes back what it or its neighbour tells: a hoax, a denial, a withdrawal, an end. */
export function takesBack(text: string): boolean {
  return withdrawal.test(text);
}

/** Whether a sentence says of the text around it that it is not true. */
export function doubtsNeighbour(text: string): boolean {
  return neighbour.test(text) && withdrawal.test(text);
}

/** Whether a sentence says of what the one before it tells that it has ended: "They were all sold in 2021". */
export function endsWhatWasTold(told: string, next: string): boolean {
  if (!ended.test(next)) return false;
  // "Not any more." leans on the sentence before it, whatever that tells.
  if (pointer.test(next) || next.split(/\s+/u).length <= leaningWordsMost) return true;
  const words = new Set(beginningsOf(told));
  return beginningsOf(next).some((word) => words.has(word));
}

const leaningWordsMost = 4;

function beginningsOf(text: string): readonly string[] {
  return (text.match(/(?<!\p{L})\p{L}{5,}/gu) ?? []).map((word) => word.toLowerCase().slice(0, 5));
}

const neighbour = new RegExp(`^(?:\\(|${anyPhrase(({ statements }) => statements.doubt.neighbour)})`, 'iu');
const pointer = findWords(({ statements }) => statements.doubt.pointer);
const ended = findWords(({ statements }) => statements.doubt.ended);
const withdrawal = findWords(({ statements }) => statements.doubt.withdrawal);
