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
  const possible = listed.filter((company) => !domain || !company.domain || company.domain === domain);
  return (
    (domain ? possible.find((company) => company.domain === domain) : undefined) ??
    (folder
      ? possible.find((company) => company.folder && fold(company.folder) === fold(folder))
      : undefined) ??
    possible.find((company) => fold(company.name) === fold(name))
  );
}
