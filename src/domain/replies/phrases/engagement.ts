/* What people say to people, in the four languages, as `foldLetters` writes it. */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

/** What people say to people: an answer to what was offered, or a wish. */
export const engagement = anyOf(allPhrases(({ replies }) => replies.engagement.engagement));
