import type { JobKind, RunCompanyStatus } from './run.ts';

/** The facts that decide a company's next step. */
export interface CompanyFacts {
  readonly status: RunCompanyStatus;
  /** Whether imported files of the company are still unread. */
  readonly hasUnreadFiles: boolean;
  /** The key of the company's site. Null if the site is unknown. */
  readonly siteKey: string | null;
  /** Whether the site was read recently, with or without a result. */
  readonly isSiteKnown: boolean;
  /** The kinds of the company's jobs that are unfinished (`open`) and finished (`done`). */
  readonly open: ReadonlySet<JobKind>;
  readonly done: ReadonlySet<JobKind>;
}

/**
 * The next step of a company: read its files, then research its site, then find its people. For an unconfirmed company,
 * only its files are read. Null while a job for the company is open, and after the last step.
 */
export function nextStep(company: CompanyFacts): 'read' | 'research' | 'contacts' | null {
  if (company.open.size > 0 || company.status === 'excluded') return null;
  if (company.hasUnreadFiles) return 'read';
  if (company.status !== 'confirmed') return null;
  const isResearched = company.siteKey === null || company.isSiteKnown || company.done.has('research');
  if (!isResearched) return 'research';
  return 'contacts';
}
