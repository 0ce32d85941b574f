import type { Phrases } from './phrases.ts';

/** What people who write to a seller often ask for. */
export const topicKeys = [
  'price',
  'delivery_time',
  'delivery_area',
  'minimum_order',
  'references',
  'locations',
  'opening_hours',
  'trial',
  'integration',
  'warranty',
  'payment',
  'contract',
  'security',
  'support',
  'onboarding',
  'languages',
  'sample',
  'availability',
  'discount',
] as const;
export type TopicKey = (typeof topicKeys)[number];

/** What sellers mention beside what they sell. */
export const sideMatters = [
  'delivery',
  'installation',
  'training',
  'start',
  'upkeep',
  'repair',
  'warranty',
  'trial',
  'return',
  'spare',
  'measuring',
  'advice',
  'removal',
  'payment',
  'contract',
  'phone',
  'sample',
] as const;
export type SideMatter = (typeof sideMatters)[number];

/** Meanings for which an enquiry and its answer often use different words. */
export const sharedMeanings = [
  'food',
  'break',
  'accessible',
  'green',
  'proof',
  'length',
  'begin',
  'age',
  'park',
  'include',
  'cancel',
  'end',
] as const;
export type SharedMeaning = (typeof sharedMeanings)[number];

/** What enquiries are about. Phrases of topics and side matters are beginnings of words. */
export interface TopicWords {
  readonly topics: Readonly<
    Record<
      TopicKey,
      {
        /** The topic after "You asked about", in the form that it has there. Example: `prices`. */
        readonly name: string;
        /** How a text asks for it or mentions it. Example: `costs?|how much`. */
        readonly words: Phrases;
      }
    >
  >;
  /** Questions whether the price includes something, which do not ask for the price. Example: `in the price`. */
  readonly inThePrice: Phrases;
  /** What sentences about contract terms contain. Example: `month|notice`. */
  readonly contractTerms: Phrases;
  /** Names and codes of currencies. Example: `euros?`. */
  readonly currencies: Phrases;
  /** How a text mentions each. Example: `delivery: 'deliver|freight'`. */
  readonly sideMatters: Readonly<Record<SideMatter, Phrases>>;
  /**
   * Whole words of each meaning; empty if the language needs no second word. Example: `food: 'food|meals?|lunch*'`.
   */
  readonly synonyms: Readonly<Record<SharedMeaning, Phrases>>;
  /** Words of enquiries that say nothing of what is asked for. Example: `need`, `looking`. */
  readonly idleWords: ReadonlySet<string>;
}
