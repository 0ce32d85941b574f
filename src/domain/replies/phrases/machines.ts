/* What programs write in answer, in the four languages, as `foldLetters` writes it. */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { findFolded } from '../reply-text.ts';

/** Subjects that programs put before the one that they answer. */
export const automaticSubject = new RegExp(
  `(?:^|[\\[(])(?:${allPhrases(({ replies }) => replies.machines.automaticSubject).join('|')})`,
  'u',
);

/** What says of itself that no person wrote it. */
export const machineWords = findFolded(({ replies }) => replies.machines.machineWords);

/** Receipts of what arrived. */
export const receiptWords = findFolded(({ replies }) => replies.machines.receiptWords);
