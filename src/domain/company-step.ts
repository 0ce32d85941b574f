import type { JobKind, RunCompanyStatus } from './run.ts';

/** The facts that decide a company's next step. */
export interface CompanyFacts {
  readonly status: RunCompanyStatus;
  /** Whether imported files of the company are still unread. */
  readonly hasUnreadFiles: boolean;
  /** The host of its site, if known. */
  readonly host: string | null;
  /** Whether its site was read recently, with or without a result. */
  readonly isSiteKnown: boolean;
  /** Kinds of its jobs that are unfinished (`open`) and finished (`done`). */
  readonly open: ReadonlySet<JobKind>;
  readonly done: ReadonlySet<JobKind>;
}

/**
 * The next step of a company: its files are read, then its site is researched, then its people are found. An
 * unconfirmed company only has its files read. Null while a job runs for it, and when nothing is left to do.
 */
export function nextStep(company: CompanyFacts): 'read' | 'research' | 'contacts' | null {
  if (company.open.size > 0 || company.status === 'excluded') return null;
  if (company.hasUnreadFiles) return 'read';
  if (company.status !== 'confirmed') return null;
  const isResearched = company.host === null || company.isSiteKnown || company.done.has('research');
  if (!isResearched) return 'research';
  return 'contacts';
}
