import { unitCosts } from './credits.ts';

/** Work of a run that is not paid yet, nor set aside for. */
export interface WorkLeft {
  /** Companies that are proposed, or whose people are still to be found. */
  readonly companies: number;
  /** People who are proposed, or may be found. */
  readonly contacts: number;
  readonly research: number;
  readonly enrich: number;
  readonly drafts: number;
}

export interface RunEstimate extends WorkLeft {
  /** What that costs at most. */
  readonly credits: number;
}

export function estimateWork(left: WorkLeft): RunEstimate {
  const { research, enrich, drafts } = left;
  const credits = research * unitCosts.research + enrich * unitCosts.enrich + drafts * unitCosts.draft;
  return { ...left, credits };
}

/** What a search for so many companies may come to, with so many people written to at each. */
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

/** What a person is told whose run may come to more than there is, or than it may cost. */
export interface SpendingLimits {
  /** Credits that the organisation can spend. */
  readonly spendable: number;
  readonly cap: number | null;
  /** Of the cap, what is not spent or set aside; no end where there is no cap. */
  readonly capLeft: number;
}

/** Why going on may stop for want of credits, or at the run's cap; null where there is enough. */
export function formatInsufficientCredits(
  { credits }: RunEstimate,
  { spendable, cap, capLeft }: SpendingLimits,
): string | null {
  const overCap = credits - capLeft;
  const missing = credits - spendable;
  const sentences = [
    ...(overCap > 0
      ? [
          `This run may cost ${cap} credits, and may come to ${overCap} more. There it waits as parked_credits until ` +
            'a person raises the cap with `npx outreach run cap`.',
        ]
      : []),
    ...(missing > 0
      ? [
          `At most ${missing} more credits are needed. Without them the run waits as parked_credits, and goes on by ` +
            'itself once they are there.',
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
