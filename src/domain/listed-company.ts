import { fold } from './folding.ts';

export interface ListedCompany {
  readonly name: string;
  readonly domain?: string | null | undefined;
  readonly folder?: string | null | undefined;
}

/**
 * The company of a run's list that a company from elsewhere is: by its domain, else by its folder, else by its name.
 * Letter case and spaces do not matter. Two that have different domains are never the same.
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
