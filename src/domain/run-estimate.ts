import { unitCosts } from './credits.ts';

/** The remaining work of a run that is neither paid nor reserved. */
export interface RemainingWork {
  /** Companies that are proposed or whose people have not been found yet. */
  readonly companies: number;
  /** People who are proposed or may still be found. */
  readonly contacts: number;
  readonly research: number;
  readonly enrich: number;
  readonly drafts: number;
}

export interface RunEstimate extends RemainingWork {
  /** The maximum cost. */
  readonly credits: number;
}

export function estimateWork(work: RemainingWork): RunEstimate {
  const { research, enrich, drafts } = work;
  const credits = research * unitCosts.research + enrich * unitCosts.enrich + drafts * unitCosts.draft;
  return { ...work, credits };
}

/** The maximum work of a search for this many companies and leads per company. */
export function estimateSearch(companies: number, leadsPerCompany: number): RunEstimate {
  const people = companies * leadsPerCompany;
  return estimateWork({
    companies,
    contacts: people,
    research: companies,
    enrich: companies,
    drafts: people,
  });
}

/** The limits of a run's spending. */
export interface SpendingLimits {
  /** Credits that the organisation can spend. */
  readonly spendable: number;
  readonly cap: number | null;
  /** The unspent and unreserved part of the cap; infinite without a cap. */
  readonly remainingCap: number;
}

/** Why the work may stop for lack of credits, or at the run's cap; null if the credits suffice. */
export function formatInsufficientCredits(
  { credits }: RunEstimate,
  { spendable, cap, remainingCap }: SpendingLimits,
): string | null {
  const overCap = credits - remainingCap;
  const missing = credits - spendable;
  const sentences = [
    ...(overCap > 0
      ? [
          `The cap of this run is ${cap} credits, and it may need ${overCap} more. ` +
            'At the cap it waits as parked_credits until ' +
            'a person raises the cap with `npx outreach run cap`.',
        ]
      : []),
    ...(missing > 0
      ? [
          `At most ${missing} more credits are needed. Without them the run waits as parked_credits and resumes ` +
            'when they are added.',
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
