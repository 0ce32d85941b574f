import { companyKeyOf, mergeCompanies, type OwnCompany } from '../../domain/own-directory/read-row.ts';
import {
  insertDirectoryCompanies,
  type DirectoryRow,
  type WorkspaceFile,
} from '../../store/queries/own-directory.ts';
import type { Tx } from '../../store/store.ts';

/** A company and its row number. */
export interface NumberedCompany {
  readonly company: OwnCompany;
  readonly rowNumber: number;
}

/**
 * Adds companies to a file. Rows of one company are merged, also across calls: the first value of each field wins, and
 * people are combined.
 */
export async function addDirectoryCompanies(
  tx: Tx,
  file: WorkspaceFile,
  companies: readonly NumberedCompany[],
): Promise<void> {
  // One statement cannot update the same row twice.
  const merged = new Map<string, DirectoryRow>();
  for (const { company, rowNumber } of companies) {
    const companyKey = companyKeyOf(company);
    const known = merged.get(companyKey);
    const row = known ? mergeCompanies(known, company) : company;
    merged.set(companyKey, { ...row, companyKey, rowNumber: known?.rowNumber ?? rowNumber });
  }
  await insertDirectoryCompanies(tx, file, [...merged.values()]);
}
