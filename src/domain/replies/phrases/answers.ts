/* How a reply can answer an offer. */
import { allPhrases, anyPhrase } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

const no = anyPhrase(({ replies }) => replies.answers.no);

/** Each by a short name. */
export const answers: readonly (readonly [string, RegExp])[] = [
  ['decline', anyOf(allPhrases(({ replies }) => replies.answers.decline))],
  ['bareNo', new RegExp(String.raw`^(?:\p{L}+[ ,.!]+){0,2}${no}[\s.,!]*(?:\p{L}+[\s.,!]*){0,1}$`, 'u')],
  ['have', anyOf(allPhrases(({ replies }) => replies.answers.have))],
  ['doubt', anyOf(allPhrases(({ replies }) => replies.answers.doubt))],
  ['interest', anyOf(allPhrases(({ replies }) => replies.answers.interest))],
  ['refer', anyOf(allPhrases(({ replies }) => replies.answers.refer))],
  ['wrong', anyOf(allPhrases(({ replies }) => replies.answers.wrong))],
  ['address', /[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,}/u],
  ['number', /(?:\+|\b0)\d[\d\s()/-]{5,}\d/u],
  ['thanks', anyOf(allPhrases(({ replies }) => replies.answers.thanks))],
  ['receipt', anyOf(allPhrases(({ replies }) => replies.answers.receipt))],
  ['offering', anyOf(allPhrases(({ replies }) => replies.answers.offering))],
];
