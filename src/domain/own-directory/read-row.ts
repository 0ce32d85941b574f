import { readFields } from '../brief/brief.ts';
import { readLocations } from '../brief/locations.ts';
import { readSizes } from '../brief/sizes.ts';
import { cleanName, cleanPhone, cleanProse, cleanWebAddress } from '../untrusted-text.ts';
import { cleanText } from '../clean-text.ts';
import { companyDomain, normaliseEmail, readLinkedInUrl } from '../company-domain.ts';
import { companyNameKey } from '../company-name.ts';
import { readCountry } from '../country.ts';
import { fold } from '../folding.ts';
import { splitName } from '../name-parts.ts';
import { onlyItemOrNull } from '../only-item.ts';
import type { FoundPerson } from '../prospect.ts';
import { isRoleAddress } from '../role-address.ts';
import type { DirectoryColumn } from '../language-pack/contact-words.ts';

export type OwnPerson = Omit<FoundPerson, 'foundIn' | 'foundUrl'>;

/** A company from a directory file of the seller. */
export interface OwnCompany {
  readonly name: string;
  readonly nameKey: string;
  /** A registrable domain. */
  readonly domain: string | null;
  readonly website: string | null;
  /** As written in the file. */
  readonly field: string | null;
  /** The known fields of business; an unknown field is kept in lower case. */
  readonly fields: readonly string[];
  readonly description: string | null;
  readonly city: string | null;
  /** The same for all spellings of a city. */
  readonly cityKey: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** Both are null if the number is unknown. `employeesTo` is null for an open range. */
  readonly employeesFrom: number | null;
  readonly employeesTo: number | null;
  readonly phone: string | null;
  readonly people: readonly OwnPerson[];
}

export type RowCells = ReadonlyMap<DirectoryColumn, string>;

/** The company of a row, with a sentence for each invalid value, or the reason why the row has no company. */
export type RowResult =
  { readonly company: OwnCompany; readonly leftOut: readonly string[] } | { readonly refused: string };

/** Reads one row. Nothing is guessed: an invalid value is left out and reported. */
export function readDirectoryRow(cells: RowCells): RowResult {
  const leftOut: string[] = [];
  const readCell = <Value>(
    column: DirectoryColumn,
    what: string,
    read: (text: string) => Value | null,
  ): Value | null => {
    const text = cleanText(cells.get(column) ?? '');
    const value = text === null ? null : read(text);
    if (text !== null && value === null)
      leftOut.push(`“${text.slice(0, maxShownLength)}” is not a valid ${what}.`);
    return value;
  };
  const website = readCell('website', 'web address', cleanWebAddress);
  const domain = website === null ? null : companyDomain(website);
  const name = readCell('company', 'company name', (text) => cleanName(text, maxNameLength)) ?? domain;
  const nameKey = companyNameKey(name ?? '');
  if (name === null || nameKey === '') return { refused: 'It has no company name.' };
  const field = readCell('field', 'field of business', (text) => cleanName(text, maxNameLength));
  const city = readCell('city', 'city', (text) => cleanName(text, maxNameLength));
  const employees = readCell('employees', 'number of people', readHeadcount);
  const person = readPerson(readCell);
  const company: OwnCompany = {
    name,
    nameKey,
    domain,
    website,
    field,
    fields: fieldsOf(field),
    description: readCell('description', 'description', (text) => cleanProse(text, maxDescriptionLength)),
    city,
    cityKey: city === null ? null : cityKey(city),
    country: readCell('country', 'country', readCountry),
    employeesFrom: employees?.from ?? null,
    employeesTo: employees?.to ?? null,
    phone: readCell('phone', 'telephone number', cleanPhone),
    people: person === null ? [] : [person],
  };
  return { company, leftOut };
}

/** Merges two rows of one company. Values of the first take precedence; people are combined. */
export function mergeCompanies(first: OwnCompany, second: OwnCompany): OwnCompany {
  const { employeesFrom, employeesTo } = first.employeesFrom === null ? second : first;
  return {
    ...second,
    ...withoutNulls(first),
    employeesFrom,
    employeesTo,
    fields: first.field === null ? second.fields : first.fields,
    people: distinctPeople([...first.people, ...second.people]),
  };
}

/** Removes duplicates: by e-mail address, else by LinkedIn profile, else by name. The last occurrence wins. */
export function distinctPeople<Person extends OwnPerson>(people: readonly Person[]): Person[] {
  return [...new Map(people.map((person) => [personKey(person), person])).values()];
}

/** Rows with the same key are one company: by domain, else by name and city. */
export function companyKeyOf({ domain, nameKey, cityKey: city }: OwnCompany): string {
  return domain ?? `\n${nameKey}\n${city ?? ''}`;
}

/** The same key for all names of a city, such as Turku and Åbo. */
export function cityKey(city: string): string {
  const { cities } = readLocations(city);
  return fold(onlyItemOrNull(cities)?.name ?? city);
}

const maxNameLength = 200;
const maxDescriptionLength = 2_000;
const maxShownLength = 80;

type ReadCell = <Value>(
  column: DirectoryColumn,
  what: string,
  read: (text: string) => Value | null,
) => Value | null;

function readPerson(readCell: ReadCell): OwnPerson | null {
  const fullName = readCell('person', 'person name', (text) => cleanName(text, maxNameLength));
  const nameParts = fullName === null ? { firstName: null, lastName: null } : splitName(fullName);
  const firstName =
    readCell('firstName', 'first name', (text) => cleanName(text, maxNameLength)) ?? nameParts.firstName;
  const lastName =
    readCell('lastName', 'last name', (text) => cleanName(text, maxNameLength)) ?? nameParts.lastName;
  const email = readCell('email', 'e-mail address', normaliseEmail);
  const linkedinUrl = readCell('linkedin', 'LinkedIn profile', readProfile);
  const jobTitle = readCell('jobTitle', 'job title', (text) => cleanName(text, maxNameLength));
  const phone = readCell('personPhone', 'telephone number', cleanPhone);
  const isNamed = firstName !== null || lastName !== null;
  if (!isNamed && email === null && linkedinUrl === null) return null;
  const hasRoleAddress = !isNamed && email !== null && isRoleAddress(email);
  const kind = hasRoleAddress ? 'role_address' : 'person';
  return { kind, firstName, lastName, jobTitle, email, phone, linkedinUrl, city: null, country: null };
}

function readProfile(text: string): string | null {
  const profile = readLinkedInUrl(text);
  return profile?.kind === 'person' ? profile.url : null;
}

/** Reads a number or range, such as `12`, `10–49`, `250+` or `under 10`. */
function readHeadcount(text: string): { from: number | null; to: number | null } | null {
  const exact = /^\d{1,3}(?:[ .,\u00a0]?\d{3})*$/u.exec(text);
  if (exact) {
    const employees = Number(text.replaceAll(/\D/g, ''));
    return employees > 0 && employees <= maxEmployees ? { from: employees, to: employees } : null;
  }
  const [size] = readSizes(text, { of: 'sizes' });
  return size === undefined ? null : { from: size.from ?? 0, to: size.to };
}

const maxEmployees = 5_000_000;

function fieldsOf(field: string | null): string[] {
  if (field === null) return [];
  const known = readFields(field);
  return known.length > 0 ? known : [field.toLowerCase()];
}

function withoutNulls(company: OwnCompany): Partial<OwnCompany> {
  return Object.fromEntries(Object.entries(company).filter(([, value]) => value !== null));
}

function personKey({ email, firstName, lastName, linkedinUrl }: OwnPerson): string {
  return email ?? linkedinUrl ?? fold(`${firstName ?? ''} ${lastName ?? ''}`);
}
