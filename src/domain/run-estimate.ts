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

export function estimate(left: WorkLeft): RunEstimate {
  const { research, enrich, drafts } = left;
  const credits = research * unitCosts.research + enrich * unitCosts.enrich + drafts * unitCosts.draft;
  return { ...left, credits };
}

/** What a search for so many companies may come to, with so many people written to at each. */
export function estimateSearch(companies: number, leadsPerCompany: number): RunEstimate {
  const people = companies * leadsPerCompany;
  return estimate({ companies, contacts: people, research: companies, enrich: companies, drafts: people });
}
