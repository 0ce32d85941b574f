import type { FoundCompany } from '../../domain/prospect.ts';
import { addRunLead, insertRunCompany, type RunCompanyOptions } from '../../store/queries/run-companies.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

/** Adds a company to a run, with the row for its first person. People are found once it is confirmed. */
export function addCompany(tx: Tx, found: FoundCompany, options: RunCompanyOptions): Rows['RunCompany'] {
  const company = insertRunCompany(tx, found, options);
  addRunLead(tx, company, options.status === 'proposed' ? 'proposed' : 'resolving');
  return company;
}
