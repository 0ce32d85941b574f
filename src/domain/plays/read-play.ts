import type { NewPlay } from '../../../generated/contract/types.ts';
import { findSlotProblem } from './check-slots.ts';
import type { PlayContent } from './play.ts';

/** An invalid argument of a play: its path, and what is wrong with it. */
export interface PlayProblem {
  readonly param: string;
  readonly problem: string;
}

/** Reads a play as a call gives it: without spaces around its texts, and without repeated values. */
export function readPlay(given: NewPlay): PlayContent | PlayProblem {
  const play: PlayContent = {
    language: given.language,
    when: {
      kinds: [...new Set(given.when.kinds)],
      words: [...new Set(given.when.words?.map((word) => word.trim()))],
    },
    because: given.because.trim(),
    offer: given.offer.trim(),
    proofId: given.proof?.brainId ?? null,
    ask: given.ask?.trim() ?? null,
    subject: given.subject?.trim() ?? null,
    campaignIds: [...new Set(given.campaignIds)],
  };
  return findProblem(play, given) ?? play;
}

function findProblem(play: PlayContent, given: NewPlay): PlayProblem | null {
  const blank = given.when.words?.findIndex((word) => word.trim() === '') ?? -1;
  if (blank >= 0)
    return { param: `play.when.words[${blank}]`, problem: 'is blank. Name a word, or leave it out.' };
  if (play.when.kinds.length + play.when.words.length === 0) {
    const problem = 'names no news. Give at least one of its kinds, such as opening, or a word of the news.';
    return { param: 'play.when', problem };
  }
  for (const field of ['because', 'offer', 'ask', 'subject'] as const) {
    const text = play[field];
    const problem = text === null ? null : findTextProblem(text, field, play);
    if (problem !== null) return { param: `play.${field}`, problem };
  }
  return null;
}

function findTextProblem(
  text: string,
  field: 'because' | 'offer' | 'ask' | 'subject',
  { language }: PlayContent,
): string | null {
  if (text === '') return `is blank. ${remedies[field]}`;
  if (field === 'subject' && text.includes('\n')) return 'has several lines. Write one line.';
  return findSlotProblem(text, language);
}

const remedies = {
  because: 'Write why such news matters to the company that has it.',
  offer: 'Write what you offer in such a case.',
  ask: 'Write what you ask for, or leave it out.',
  subject: 'Write a subject, or leave it out.',
} as const;
