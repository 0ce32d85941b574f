import type { Words } from './phrases.ts';

/** Levels of authority, the highest first. */
export const seniorities = [
  'chief',
  'owner',
  'director',
  'head',
  'manager',
  'board',
  'specialist',
  'assistant',
] as const;
export type Seniority = (typeof seniorities)[number];

/** The functions of a company, as reasons name them. */
export const companyFunctions = [
  'general management',
  'sales',
  'marketing',
  'finance',
  'technology',
  'product',
  'operations',
  'production',
  'purchasing',
  'human resources',
  'customer service',
  'communications',
  'logistics',
  'quality',
  'projects',
  'legal',
  'property',
  'maintenance',
  'safety and environment',
  'care',
  'shops and restaurants',
  'shift planning',
  'research',
  'education',
] as const;
export type CompanyFunction = (typeof companyFunctions)[number];

/** The words of job titles, in lower case and without the marks of letters. */
export interface TitleWords {
  /**
   * Words that name a rank, for example "partner". With `*`, a word also ends compounds, such as "*johtaja" in
   * "myyntijohtaja"; with `+`, it only ends compounds. The longest ending decides.
   */
  readonly ranks: Readonly<Record<Seniority, Words>>;
  /** Stems of words for functions, for example "accountant". Stems of up to four letters match whole words only. */
  readonly functions: Readonly<Record<CompanyFunction, Words>>;
  /** Titles of several words, by the word of the same meaning: "managing director" for "ceo". */
  readonly phrases: Readonly<Record<string, string>>;
  /** Words that make a chief the chief's deputy, for example "vice". */
  readonly deputies: Words;
  /** Words in titles that name neither a function nor a rank, for example "senior". */
  readonly fillers: Words;
  /** Words of sentences, which titles do not contain, for example "they". */
  readonly ofSentences: Words;
  /** Words for former titles and for positions that are not yet filled, for example "retired". */
  readonly former: Words;
}
