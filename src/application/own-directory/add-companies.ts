import {
  companyKeyOf,
  mergeCompanies,
  type OwnCompany,
  type OwnPerson,
} from '../../domain/own-directory/read-row.ts';
import {
  insertDirectoryCompanies,
  type DirectoryRow,
  type WorkspaceFile,
} from '../../store/queries/own-directory.ts';
import type { Tx } from '../../store/store.ts';
import { findSuppressedAddresses } from '../suppressions/find-suppressed.ts';

/** A company and its row number. */
export interface NumberedCompany {
  readonly company: OwnCompany;
  readonly rowNumber: number;
}

/**
 * Adds companies to a file. Rows of one company are merged, also across calls: the first value of each field wins, and
 * people are combined. Leaves out people whose address is suppressed or erased, and returns their addresses.
 */
export async function addDirectoryCompanies(
  tx: Tx,
  file: WorkspaceFile,
  companies: readonly NumberedCompany[],
): Promise<ReadonlySet<string>> {
  const emails = companies.flatMap(({ company }) => company.people.flatMap(({ email }) => email ?? []));
  const suppressed = await findSuppressedAddresses(tx, emails);
  const isSuppressed = ({ email }: OwnPerson) => email !== null && suppressed.has(email);
  // One statement cannot update the same row twice.
  const merged = new Map<string, DirectoryRow>();
  for (const { company: read, rowNumber } of companies) {
    const company = { ...read, people: read.people.filter((person) => !isSuppressed(person)) };
    const companyKey = companyKeyOf(company);
    const known = merged.get(companyKey);
    const row = known ? mergeCompanies(known, company) : company;
    merged.set(companyKey, { ...row, companyKey, rowNumber: known?.rowNumber ?? rowNumber });
  }
  await insertDirectoryCompanies(tx, file, [...merged.values()]);
  return suppressed;
}
