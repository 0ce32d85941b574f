import { fold } from './folding.ts';
import type { RunCompanyStatus } from './run.ts';

/** A company as a person names it who reviewed the list. */
export interface ReviewedEntry {
  readonly name: string;
  /** Registrable. */
  readonly domain: string | null;
}

export interface CompanyInReview extends ReviewedEntry {
  readonly id: string;
  readonly status: RunCompanyStatus;
}

export interface Review {
  /** Ids of those whose people are to be found; with the domain that the person knew where none was known. */
  readonly confirmed: readonly { readonly id: string; readonly domain: string | null }[];
  readonly excluded: readonly { readonly id: string; readonly reason: string }[];
  /** Companies that the run did not hold. */
  readonly added: readonly ReviewedEntry[];
}

export interface Decision {
  /** The whole list as the person wants it; null where the proposed one stands. */
  readonly reviewed: readonly ReviewedEntry[] | null;
  readonly excludedDomains: ReadonlySet<string>;
  /** Domains at which nobody may be written to. */
  readonly suppressedDomains: ReadonlySet<string>;
}

/**
 * What a person's review comes to. Companies are the same by domain, else by name. One that was excluded before and is
 * named again is confirmed; those that are under way or done already stay as they are.
 */
export function reviewCompanies(companies: readonly CompanyInReview[], decision: Decision): Review {
  const { reviewed } = decision;
  const confirmed: { id: string; domain: string | null }[] = [];
  const excluded: { id: string; reason: string }[] = [];
  const seen = new Set(companies.flatMap(({ domain }) => domain ?? []));
  for (const { id, status, ...company } of companies) {
    if (status !== 'proposed' && status !== 'excluded') continue;
    const named = reviewed?.find((other) => isSame(company, other));
    if (status === 'excluded' && !named) continue;
    const learned = named && named.domain !== null && !seen.has(named.domain) ? named.domain : null;
    const domain = company.domain ?? learned;
    if (learned !== null) seen.add(learned);
    const reason =
      exclusionReason({ ...company, domain }, decision) ?? (reviewed && !named ? notListedReason : null);
    if (reason === null) confirmed.push({ id, domain });
    else if (status === 'proposed') excluded.push({ id, reason });
  }
  const added: ReviewedEntry[] = [];
  for (const named of reviewed ?? []) {
    const isKnown = [...companies, ...added].some((other) => isSame(other, named));
    if (!isKnown && exclusionReason(named, decision) === null) added.push(named);
  }
  return { confirmed, excluded, added };
}

function isSame(one: ReviewedEntry, other: ReviewedEntry): boolean {
  if (one.domain !== null && other.domain !== null) return one.domain === other.domain;
  return fold(one.name) === fold(other.name);
}

const notListedReason = 'It was not on the list that was confirmed.';

function exclusionReason({ domain }: ReviewedEntry, decision: Decision): string | null {
  if (domain === null) return null;
  if (decision.suppressedDomains.has(domain)) return 'Nobody there may be written to.';
  return decision.excludedDomains.has(domain) ? 'Its domain was excluded when the list was confirmed.' : null;
}
