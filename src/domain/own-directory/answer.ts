import { companyNameKey, nameMatch } from '../company-name.ts';
import { countryName } from '../country.ts';
import type { CompanyCriteria, FoundCompany, LookedIn, NamedCompany } from '../prospect.ts';
import { cityKey, distinctPeople, type OwnCompany } from './read-row.ts';

/** A company as it was kept, with the file that it is from. */
export interface StoredCompany extends OwnCompany {
  readonly fileName: string;
  /** Of the row in the file that named it first. */
  readonly rowNumber: number;
}

/** How many companies a file holds, and of how many it says what. */
export interface DirectoryFileStats {
  readonly fileName: string;
  readonly companies: number;
  readonly withField: number;
  readonly withCountry: number;
  readonly withCity: number;
  readonly withEmployees: number;
}

export interface OwnDirectoryAnswer {
  readonly companies: readonly FoundCompany[];
  readonly lookedIn: readonly LookedIn[];
}

/**
 * Puts the companies that a search found in order and says why each fits: those with a web site first, then those whose
 * people are known, then as the files have them. A file that brought none says why.
 */
export function buildSearchAnswer(
  stored: readonly StoredCompany[],
  files: readonly DirectoryFileStats[],
  criteria: CompanyCriteria,
  limit: number,
): OwnDirectoryAnswer {
  const best = [...stored].sort(compareUsefulness).slice(0, limit);
  const companies = best.map((company) => toFoundCompany(company, matchReason(company, criteria)));
  const lookedIn = files.map((file) => {
    const found = best.filter(({ fileName }) => fileName === file.fileName).length;
    return { place: fileLabel(file.fileName), found, note: found > 0 ? null : noMatchReason(file, criteria) };
  });
  return { companies, lookedIn };
}

/** The same for companies that were looked up by name or domain: the same name first, in the same city first. */
export function buildLookupAnswer(
  stored: readonly StoredCompany[],
  named: NamedCompany,
  limit: number,
): OwnDirectoryAnswer {
  const wanted = companyNameKey(named.name);
  const city = named.city === null ? null : cityKey(named.city);
  const fit = ({ nameKey, cityKey: own }: StoredCompany) =>
    2 * nameMatch(nameKey, wanted) + Number(city !== null && own === city);
  const best = [...stored]
    .sort((left, right) => fit(right) - fit(left) || compareUsefulness(left, right))
    .slice(0, limit);
  const companies = best.map((company) => toFoundCompany(company, lookupReason(company, named, wanted)));
  const fileNames = [...new Set(best.map(({ fileName }) => fileName))];
  const lookedIn = fileNames.map((fileName) => {
    const found = best.filter((company) => company.fileName === fileName).length;
    return { place: fileLabel(fileName), found, note: null };
  });
  return { companies, lookedIn };
}

function fileLabel(fileName: string): string {
  return `the file ${fileName}`;
}

function compareUsefulness(left: StoredCompany, right: StoredCompany): number {
  const worth = ({ domain, people }: StoredCompany) =>
    2 * Number(domain !== null) + Number(people.length > 0);
  return (
    worth(right) - worth(left) ||
    Number(left.fileName > right.fileName) - Number(left.fileName < right.fileName) ||
    left.rowNumber - right.rowNumber
  );
}

function matchReason(company: StoredCompany, { fields, countries, cities, sizes }: CompanyCriteria): string {
  const { field, city, country, employeesFrom: from, employeesTo: to } = company;
  const where = [
    ...(cities.length > 0 && city !== null ? [city] : []),
    ...(countries.length > 0 && country !== null ? [countryName(country)] : []),
  ];
  const parts = [
    ...(fields.length > 0 && field !== null ? [`the field is ${field}`] : []),
    ...(where.length > 0 ? [`it is in ${where.join(', ')}`] : []),
    ...(sizes.length > 0 && from !== null ? [`it has ${formatRange(from, to)} people`] : []),
  ];
  const file = fileLabel(company.fileName);
  return parts.length === 0 ? `It stands in ${file}.` : `By ${file} ${parts.join(', ')}.`;
}

function formatRange(from: number, to: number | null): string {
  if (to === null) return `at least ${from}`;
  return from === to ? String(from) : `${from} to ${to}`;
}

function lookupReason(company: StoredCompany, named: NamedCompany, wanted: string): string {
  const file = fileLabel(company.fileName);
  if (named.domain !== null) return `In ${file} its web site is at ${company.domain ?? named.domain}.`;
  return nameMatch(company.nameKey, wanted) === 2
    ? `In ${file} it goes by the name ${named.name}.`
    : `In ${file} its name begins with ${named.name}.`;
}

/** Why none of a file fits: what it never says is the reason before what it says otherwise. */
function noMatchReason(
  file: DirectoryFileStats,
  { fields, countries, cities, sizes }: CompanyCriteria,
): string {
  const silent = [
    ...(fields.length > 0 && file.withField === 0 ? ['in which field its companies work'] : []),
    ...(cities.length > 0 && file.withCity === 0 ? ['in which city they are'] : []),
    ...(cities.length === 0 && countries.length > 0 && file.withCountry === 0
      ? ['in which country they are']
      : []),
    ...(sizes.length > 0 && file.withEmployees === 0 ? ['how many people work there'] : []),
  ];
  if (silent.length > 0) return `It does not say ${silent.join(', nor ')}.`;
  return `None of its ${file.companies} companies is what was asked for.`;
}

function toFoundCompany(company: StoredCompany, reason: string): FoundCompany {
  const { name, domain, website, field, description, city, country, phone, fileName } = company;
  const { employeesFrom: from, employeesTo: to } = company;
  const foundIn = fileLabel(fileName);
  return {
    name,
    domain,
    website,
    field,
    description,
    city,
    country,
    phone,
    foundIn,
    reason,
    employees: from === to ? from : null,
    foundUrl: null,
    people: distinctPeople(company.people).map((person) => ({ ...person, foundIn, foundUrl: null })),
  };
}
