import { anyPhrase } from '../../languages/all-phrases.ts';

/**
 * A question without the words by which people call whatever is sold: "your software", "ert program". They mean the
 * whole product, unless the seller's prices name a thing by that word.
 */
export function withoutWholeOffer(text: string): string {
  return text.replace(wholeOffer, ' ');
}

const wholeOffer = new RegExp(
  String.raw`(?<!\p{L})${anyPhrase(({ enquiries }) => enquiries.requests.anyProduct)}(?!\p{L})`,
  'giu',
);

/** Whether the subject of a sentence has a name of its own, or no name at all. */
export function isNamedAlone(head: string, title: string): boolean {
  const words = head.trim();
  if (words === '') return true;
  return title.toLowerCase().includes(words.toLowerCase()) || name.test(words);
}

/** A single word with a capital letter may only be the first of its sentence, and an article stands before no name. */
const name = new RegExp(
  [
    String.raw`^(?!${anyPhrase(({ enquiries }) => enquiries.statements.notBeforeNames)} )\p{Lu}[\p{L}\p{N}-]*`,
    String.raw`(?: (?:\p{Lu}|\p{N})[\p{L}\p{N}-]*)+$`,
  ].join(''),
  'u',
);
