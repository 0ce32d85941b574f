import { fold } from './folding.ts';

export interface ListedCompany {
  readonly name: string;
  readonly domain?: string | null | undefined;
  readonly folder?: string | null | undefined;
}

/**
 * Finds a company in a run's list by domain, else by folder, else by name, ignoring letter case and spaces. Two
 * different domains never match.
 */
export function findListedCompany<Company extends ListedCompany>(
  listed: readonly Company[],
  { name, domain, folder }: ListedCompany,
): Company | undefined {
  const candidates = listed.filter((company) => !domain || !company.domain || company.domain === domain);
  return (
    (domain ? candidates.find((company) => company.domain === domain) : undefined) ??
    (folder
      ? candidates.find((company) => company.folder && fold(company.folder) === fold(folder))
      : undefined) ??
    candidates.find((company) => fold(company.name) === fold(name))
  );
}
