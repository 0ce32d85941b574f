import type { Phrases } from './phrases.ts';

/** What a writing rule counts. */
export type CountedThing = 'words' | 'sentences' | 'paragraphs' | 'questions';

/** How people state writing rules for messages, such as "at most 90 words" or "never start with Hi". */
export interface RuleWords {
  /** What a rule counts. Example: `words: ['words?']`. */
  readonly counted: Readonly<Record<CountedThing, Phrases>>;
  /** Words for the numbers 0 to 10 in rules; "no" and "without" mean 0. Example: `{ 1: 'one single a' }`. */
  readonly numbers: Readonly<Partial<Record<number, string>>>;
  /** Words that make a number a limit. Example: "at most". */
  readonly limits: Phrases;
  /** Those of them that allow fewer. Example: "at most". */
  readonly upperLimits: Phrases;
  /** Those of them that exclude the number itself. Example: "fewer than". */
  readonly exclusiveLimits: Phrases;
  /** Words after which a number is meant exactly. Example: "exactly one question", "ask one question". */
  readonly exactCountLeads: Phrases;
  /** Words that apply a limit to each sentence. Example: "per sentence". */
  readonly perSentence: Phrases;
  /** Words that forbid a beginning, and verbs of beginning. Example: "never" and "start". */
  readonly neverBegin: { readonly never: Phrases; readonly begin: Phrases };
  /** Words that forbid a phrase. Example: "avoid". */
  readonly neverSay: Phrases;
  /** Words that demand a phrase. Example: "always". */
  readonly alwaysSay: Phrases;
  /** How a rule names the end of a message. Example: "sign off with". */
  readonly signOff: Phrases;
  /** What stands before a phrase without quotation marks. Example: "never say". */
  readonly phraseLeads: Phrases;
  /** Words that forbid signs, links or a form of address. Example: "without". */
  readonly refusal: Phrases;
  readonly exclamationMark: Phrases;
  readonly emoji: Phrases;
  readonly links: Phrases;
  /** Names of the formal and the informal address, and verbs of addressing. Example: "formal", "casual", "address". */
  readonly formOfAddress: { readonly formal: Phrases; readonly informal: Phrases; readonly verbs: Phrases };
  /** Words that a message must not contain under the formal or the informal address; null if it may contain any. */
  readonly wrongFormOfAddress: { readonly formal: RegExp; readonly informal: RegExp | null };
}
