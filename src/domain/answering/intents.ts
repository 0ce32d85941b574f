import { findAnywhere } from '../../languages/all-phrases.ts';

/** What a person may ask of an answer in words that every composer understands. */
export const intents = ['decline', 'call', 'summary', 'details', 'later'] as const;
export type Intent = (typeof intents)[number];

/** The intents that a person's words name, in four languages; none where they ask for something else. */
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

/** A warning where a person's words name no intent that the built-in composer understands; null where they do. */
export function unreadIntent(words: string | undefined): string | null {
  if (!words?.trim() || intentsOf(words).length > 0) return null;
  return (
    'The built-in composer does not understand this intent; it understands to decline, to propose a call, to offer ' +
    'a summary, to ask for details and to come back later.'
  );
}
