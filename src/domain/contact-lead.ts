import { countryName } from './country.ts';
import { readLeadInput, type ParsedLead, type LeadInput } from './lead-input.ts';
import type { FoundPerson } from './prospect.ts';

/** The known facts about a person's employer. */
export interface EmployerFacts {
  readonly name: string;
  readonly domain?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly foundIn: string;
}

/**
 * Turns a person into a lead; each field keeps its source. Invalid fields are left out. `source` becomes the lead's
 * source label. Null if nothing identifies the person.
 */
export function toParsedLead(
  person: FoundPerson,
  employer: EmployerFacts,
  source: string,
): ParsedLead | null {
  const personFields = withoutNulls({
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    jobTitle: person.jobTitle,
    linkedinUrl: person.linkedinUrl,
    phone: person.phone,
    city: person.city,
  });
  const employerFields = withoutNulls({
    company: employer.name,
    companyDomain: employer.domain,
    companyWebsite: employer.website,
    companyCity: employer.city,
    country: nameOf(person.country ?? employer.country),
  });
  const draft = readableDraft({ ...employerFields, ...personFields, source });
  if (draft === null) return null;
  const { description, foundIn } = employer;
  const furtherFields = withoutNulls({ companyDescription: description, discoverySource: person.foundIn });
  const origins = [
    ...Object.keys(employerFields).map((field) => [field, foundIn] as const),
    ...Object.keys({ ...personFields, source }).map((field) => [field, person.foundIn] as const),
    ['companyDescription', foundIn] as const,
    ['discoverySource', person.foundIn] as const,
  ];
  return { ...draft, fields: { ...draft.fields, ...furtherFields }, origins: Object.fromEntries(origins) };
}

function nameOf(country: string | null | undefined): string | null {
  return country ? countryName(country) : null;
}

function withoutNulls(fields: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );
}

/** Reads the input without its invalid fields; null if too little remains. */
function readableDraft(input: LeadInput): ParsedLead | null {
  const reading = readLeadInput(input);
  if ('draft' in reading) return reading.draft;
  const { param } = reading.problem;
  if (param === undefined || !(param in input)) return null;
  return readableDraft(Object.fromEntries(Object.entries(input).filter(([field]) => field !== param)));
}
