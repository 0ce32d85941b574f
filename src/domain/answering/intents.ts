import { findAnywhere } from '../../languages/all-phrases.ts';

/** What a person may want an answer to do, in words that every composer understands. */
export const intents = ['decline', 'call', 'summary', 'details', 'later'] as const;
export type Intent = (typeof intents)[number];

/** The intents that a person's words name, in four languages; empty if they name none of these. */
export function intentsOf(words: string | undefined): readonly Intent[] {
  if (words === undefined) return [];
  return intents.filter((intent) => patterns[intent].test(words));
}

const patterns: Readonly<Record<Intent, RegExp>> = {
  decline: findAnywhere(({ enquiries }) => enquiries.intents.decline),
  call: findAnywhere(({ enquiries }) => enquiries.intents.call),
  summary: findAnywhere(({ enquiries }) => enquiries.intents.summary),
  details: findAnywhere(({ enquiries }) => enquiries.intents.details),
  later: findAnywhere(({ enquiries }) => enquiries.intents.later),
};

/** A warning if a person's words name no intent that the built-in composer understands; otherwise null. */
export function unreadIntent(words: string | undefined): string | null {
  if (!words?.trim() || intentsOf(words).length > 0) return null;
  return (
    'The built-in composer does not understand this intent; it understands to decline, to propose a call, to offer ' +
    'a summary, to ask for details and to come back later.'
  );
}
