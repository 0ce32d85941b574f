import type { JobKind, RunCompanyStatus } from './run.ts';

/** What is known of a company of a run. */
export interface CompanyFacts {
  readonly status: RunCompanyStatus;
  /** Whether files of it were imported and not read yet. */
  readonly hasUnreadFiles: boolean;
  /** Where its site is, if anywhere. */
  readonly host: string | null;
  /** Whether its site was read lately, whatever that brought. */
  readonly isSiteKnown: boolean;
  /** Kinds of jobs for it that are not finished, and of those that are. */
  readonly open: ReadonlySet<JobKind>;
  readonly done: ReadonlySet<JobKind>;
}

/**
 * What comes next for a company: its files are read, its site is researched, its people are found. A company that no
 * person confirmed only has its files read. Null while something is at work on it, and where nothing is left to do.
 */
export function nextStep(company: CompanyFacts): 'read' | 'research' | 'contacts' | null {
  if (company.open.size > 0 || company.status === 'excluded') return null;
  if (company.hasUnreadFiles) return 'read';
  if (company.status !== 'confirmed') return null;
  const isResearched = company.host === null || company.isSiteKnown || company.done.has('research');
  if (!isResearched) return 'research';
  return 'contacts';
}
