import { registrableDomain } from '../../domain/company-domain.ts';
import { companyNameKey } from '../../domain/company-name.ts';
import type { StoredCompany } from '../../domain/own-directory/answer.ts';
import { cityKey } from '../../domain/own-directory/read-row.ts';
import type { CompanyCriteria, NamedCompany } from '../../domain/prospect.ts';
import {
  listCompaniesOfDomain,
  listCompaniesOfName,
  searchDirectory,
  type DirectoryFile,
} from '../../store/queries/own-directory.ts';
import type { ReadContext } from '../../store/store.ts';

/**
 * Returns up to `limit` companies of the workspace's files that match all criteria, and the size of each file.
 * `buildSearchAnswer` sorts them.
 */
export async function searchOwnDirectory(
  tx: ReadContext,
  projectId: string,
  criteria: CompanyCriteria,
  limit: number,
): Promise<{ companies: StoredCompany[]; files: DirectoryFile[] }> {
  const cityKeys = [...new Set(criteria.cities.map(cityKey))];
  return searchDirectory(tx, projectId, { ...criteria, cityKeys }, limit);
}

/**
 * Returns companies by domain, otherwise by name, of one workspace or, if null, of all. `buildLookupAnswer` sorts them.
 */
export async function lookUpInOwnDirectory(
  tx: ReadContext,
  projectId: string | null,
  named: NamedCompany,
  limit: number,
): Promise<StoredCompany[]> {
  if (named.domain !== null) {
    const domain = registrableDomain(named.domain);
    return domain === null ? [] : listCompaniesOfDomain(tx, projectId, domain, limit);
  }
  const nameKey = companyNameKey(named.name);
  return nameKey === '' ? [] : listCompaniesOfName(tx, projectId, nameKey, limit);
}
