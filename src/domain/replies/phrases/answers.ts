/* How a reply can answer an offer. */
import { anyPhrase } from '../../../languages/all-phrases.ts';
import { findFolded } from '../reply-text.ts';

const no = anyPhrase(({ replies }) => replies.answers.no);

/** Each by a short name. */
export const answers: readonly (readonly [string, RegExp])[] = [
  ['decline', findFolded(({ replies }) => replies.answers.decline)],
  ['bareNo', new RegExp(String.raw`^(?:\p{L}+[ ,.!]+){0,2}${no}[\s.,!]*(?:\p{L}+[\s.,!]*){0,1}$`, 'u')],
  ['have', findFolded(({ replies }) => replies.answers.have)],
  ['doubt', findFolded(({ replies }) => replies.answers.doubt)],
  ['interest', findFolded(({ replies }) => replies.answers.interest)],
  ['refer', findFolded(({ replies }) => replies.answers.refer)],
  ['wrong', findFolded(({ replies }) => replies.answers.wrong)],
  ['address', /[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,}/u],
  ['number', /(?:\+|\b0)\d[\d\s()/-]{5,}\d/u],
  ['thanks', findFolded(({ replies }) => replies.answers.thanks)],
  ['receipt', findFolded(({ replies }) => replies.answers.receipt)],
  ['offering', findFolded(({ replies }) => replies.answers.offering)],
];
