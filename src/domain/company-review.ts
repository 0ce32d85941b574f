import { fold } from './folding.ts';
import type { RunCompanyStatus } from './run.ts';

/** A company as named by the reviewer. */
export interface ReviewedEntry {
  readonly name: string;
  /** A registrable domain. */
  readonly domain: string | null;
}

export interface CompanyInReview extends ReviewedEntry {
  readonly id: string;
  readonly status: RunCompanyStatus;
}

export interface Review {
  /** The companies whose people the run will find. `domain` is the company's or else the one from the review. */
  readonly confirmed: readonly { readonly id: string; readonly domain: string | null }[];
  readonly excluded: readonly { readonly id: string; readonly reason: string }[];
  /** Companies that were not part of the run. */
  readonly added: readonly ReviewedEntry[];
}

export interface Decision {
  /** The complete reviewed list; null accepts the proposed list. */
  readonly reviewed: readonly ReviewedEntry[] | null;
  readonly excludedDomains: ReadonlySet<string>;
  /** Registrable domains that must not be contacted. */
  readonly suppressedDomains: ReadonlySet<string>;
}

/**
 * Applies a person's review to the companies of a run. Companies match by domain, else by name. A company excluded
 * earlier and named again is confirmed. Companies in progress or finished keep their status.
 */
export function reviewCompanies(companies: readonly CompanyInReview[], decision: Decision): Review {
  const { reviewed } = decision;
  const confirmed: { id: string; domain: string | null }[] = [];
  const excluded: { id: string; reason: string }[] = [];
  const knownDomains = new Set(companies.flatMap(({ domain }) => domain ?? []));
  for (const { id, status, ...company } of companies) {
    if (status !== 'proposed' && status !== 'excluded') continue;
    const named = reviewed?.find((other) => isSame(company, other));
    if (status === 'excluded' && !named) continue;
    const newDomain = named && named.domain !== null && !knownDomains.has(named.domain) ? named.domain : null;
    const domain = company.domain ?? newDomain;
    if (newDomain !== null) knownDomains.add(newDomain);
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

const notListedReason = 'It was not on the confirmed list.';

function exclusionReason({ domain }: ReviewedEntry, decision: Decision): string | null {
  if (domain === null) return null;
  if (decision.suppressedDomains.has(domain)) return 'Its domain is suppressed.';
  return decision.excludedDomains.has(domain)
    ? 'A person excluded its domain when confirming the list.'
    : null;
}
