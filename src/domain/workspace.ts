/** The seller's business context, with the fields of `projects.updateContext`. An absent field was never set. */
export interface ProjectContext {
  whatTheyDo?: string;
  industry?: string;
  valueProposition?: string;
  products?: string;
  companySize?: string;
  targetMarkets?: string[];
  jobTitles?: string[];
  voiceExamplesGood?: string[];
  voiceExamplesBad?: string[];
  forbiddenPhrases?: string[];
  toneWords?: string[];
  competitors?: string[];
  knownCustomers?: string[];
}

export interface IdealCustomerProfile {
  industries?: string[];
  companySizes?: string[];
  countries?: string[];
  jobTitles?: string[];
  text?: string | null;
}

/** When messages may be sent. Times are HH:MM in `timezone`; days are ISO weekdays, Monday is 1. */
export interface SendingWindow {
  from: string;
  to: string;
  days: number[];
}

export interface ProjectSettings {
  language?: string | null;
  timezone?: string | null;
  sendingWindow?: SendingWindow | null;
  dailyCap?: number | null;
  signature?: string | null;
  /** The default credit cap of a run. */
  runCreditCap?: number | null;
}
