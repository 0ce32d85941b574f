import { anyPhrase } from '../../../languages/all-phrases.ts';

const otherMeanings = new RegExp(
  String.raw`(?<![\p{L}\p{N}'-])${anyPhrase(({ optOutContext }) => optOutContext.otherMeanings)}`,
  'gu',
);

/** A text without words of an opt-out that mean something else, as in "spare part" and "stop by". */
export function withoutOtherMeanings(text: string): string {
  return text.replaceAll(otherMeanings, 'thing ');
}
