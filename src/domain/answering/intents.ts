import { allPhrases } from '../../languages/all-phrases.ts';

/** What a person may ask of an answer in words that every composer understands. */
export const intents = ['decline', 'call', 'summary', 'details', 'later'] as const;
export type Intent = (typeof intents)[number];

/** The intents that a person's words name, in four languages; none where they ask for something else. */
export function intentsOf(words: string | undefined): readonly Intent[] {
  if (words === undefined) return [];
  return intents.filter((intent) => patterns[intent].test(words));
}

const patterns: Readonly<Record<Intent, RegExp>> = {
  decline: new RegExp(allPhrases(({ enquiries }) => enquiries.intents.patternsDecline).join('|'), 'iu'),
  call: new RegExp(allPhrases(({ enquiries }) => enquiries.intents.patternsCall).join('|'), 'iu'),
  summary: new RegExp(allPhrases(({ enquiries }) => enquiries.intents.patternsSummary).join('|'), 'iu'),
  details: new RegExp(allPhrases(({ enquiries }) => enquiries.intents.patternsDetails).join('|'), 'iu'),
  later: new RegExp(allPhrases(({ enquiries }) => enquiries.intents.patternsLater).join('|'), 'iu'),
};

/** A warning where a person's words name no intent that the built-in composer understands; null where they do. */
export function unreadIntent(words: string | undefined): string | null {
  if (!words?.trim() || intentsOf(words).length > 0) return null;
  return (
    'The built-in composer does not understand this intent; it understands to decline, to propose a call, to offer ' +
    'a summary, to ask for details and to come back later.'
  );
}
