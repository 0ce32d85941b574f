import { companyNameKey, nameMatch } from '../company-name.ts';
import { countryName } from '../country.ts';
import type { CompanyCriteria, FoundCompany, SearchedSource, NamedCompany } from '../prospect.ts';
import { cityKey, distinctPeople, type OwnCompany } from './read-row.ts';

/** A stored company with its position in the file. */
export interface StoredCompany extends OwnCompany {
  readonly fileName: string;
  /** The first row with this company. */
  readonly rowNumber: number;
}

/** The number of companies in a file, and how many have each value. */
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
  readonly lookedIn: readonly SearchedSource[];
}

/**
 * Sorts the companies that a search found and gives a reason for each. Companies with a web site come first, then
 * those with known people, then the rest in file order. For a file without a match, the result explains why.
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

/** The same for a lookup by name or domain: equal names come first, and among them companies in the same city. */
export function buildLookupAnswer(
  stored: readonly StoredCompany[],
  named: NamedCompany,
  limit: number,
): OwnDirectoryAnswer {
  const wanted = companyNameKey(named.name);
  const city = named.city === null ? null : cityKey(named.city);
  const score = ({ nameKey, cityKey: companyCity }: StoredCompany) =>
    2 * nameMatch(nameKey, wanted) + Number(city !== null && companyCity === city);
  const best = [...stored]
    .sort((left, right) => score(right) - score(left) || compareUsefulness(left, right))
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
  const score = ({ domain, people }: StoredCompany) =>
    2 * Number(domain !== null) + Number(people.length > 0);
  return (
    score(right) - score(left) ||
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
  return parts.length === 0 ? `It is listed in ${file}.` : `According to ${file}, ${parts.join(', ')}.`;
}

function formatRange(from: number, to: number | null): string {
  if (to === null) return `at least ${from}`;
  return from === to ? String(from) : `${from} to ${to}`;
}

function lookupReason(company: StoredCompany, named: NamedCompany, wanted: string): string {
  const file = fileLabel(company.fileName);
  if (named.domain !== null) return `In ${file} its web site is at ${company.domain ?? named.domain}.`;
  return nameMatch(company.nameKey, wanted) === 2
    ? `In ${file} its name is ${named.name}.`
    : `In ${file} its name begins with ${named.name}.`;
}

/** Why no company of a file matches: because of a missing column, if there is one, or else because of the values. */
function noMatchReason(
  file: DirectoryFileStats,
  { fields, countries, cities, sizes }: CompanyCriteria,
): string {
  const missingColumns = [
    ...(fields.length > 0 && file.withField === 0 ? ['the field of its companies'] : []),
    ...(cities.length > 0 && file.withCity === 0 ? ['their cities'] : []),
    ...(cities.length === 0 && countries.length > 0 && file.withCountry === 0 ? ['their countries'] : []),
    ...(sizes.length > 0 && file.withEmployees === 0 ? ['their numbers of employees'] : []),
  ];
  if (missingColumns.length > 0) return `It does not list ${missingColumns.join(' or ')}.`;
  return `None of its ${file.companies} companies matches the criteria.`;
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
