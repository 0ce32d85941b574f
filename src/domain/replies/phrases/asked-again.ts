/* That a question is put once more, said of the question alone, in the four languages, folded. */
import { anyPhrase } from '../../../languages/all-phrases.ts';

/** Not a repeated request to be left alone, which says what it asks for. */
export const askedAgain = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${anyPhrase(({ optOutContext }) => optOutContext.askedAgain)}`,
    `(?= ?[.!:]|, ${anyPhrase(({ optOutContext }) => optOutContext.answerRequests)}|$)`,
  ].join(''),
  'gu',
);
