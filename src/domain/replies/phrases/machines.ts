/* What programs write in answer, in the four languages, as `foldLetters` writes it. */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

/** Subjects that programs put before the one that they answer. */
export const automaticSubject = new RegExp(
  `(?:^|[\\[(])(?:${allPhrases(({ replies }) => replies.machines.automaticSubject).join('|')})`,
  'u',
);

/** What says of itself that no person wrote it. */
export const machineWords = anyOf(allPhrases(({ replies }) => replies.machines.machineWords));

/** Receipts of what arrived. */
export const receiptWords = anyOf(allPhrases(({ replies }) => replies.machines.receiptWords));
