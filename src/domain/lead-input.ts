import { companyDomain, normaliseEmail, readLinkedInUrl, registrableDomain } from './company-domain.ts';
import { findTooLongObject } from './custom-fields.ts';
import type { Identity } from './identity.ts';
import { leadTextFields, type LeadTextField, type WhyGoodLead } from './lead.ts';
import { normaliseTags } from './tags.ts';
import { readWebAddress } from './web-address.ts';

type WrittenField = Exclude<LeadTextField, 'companyDescription' | 'discoverySource'>;

/** The arguments of a new lead. Blank texts count as absent. */
export type LeadInput = { readonly [Field in WrittenField]?: string } & {
  readonly domain?: string;
  readonly tags?: readonly string[];
  readonly customFields?: Readonly<Record<string, unknown>>;
  readonly whyGoodLead?: { readonly summary: string; readonly matchReasons?: readonly string[] };
};

/** A new lead with normalised and derived values. */
export interface ParsedLead {
  readonly fields: { readonly [Field in LeadTextField]?: string };
  /** The field that the company domain was derived from; null if it was given or is unknown. */
  readonly domainFrom: 'companyWebsite' | 'email' | null;
  readonly whyGoodLead: WhyGoodLead | null;
  readonly tags: readonly string[];
  readonly customFields: Readonly<Record<string, unknown>>;
  readonly identities: readonly Identity[];
  /** Sources of single fields that differ from the lead's source. */
  readonly origins?: Readonly<Record<string, string>>;
}

/** An invalid argument: its path, and a sentence for people. */
export interface ArgumentProblem {
  readonly param: string | undefined;
  readonly message: string;
}

export type LeadReading = { readonly draft: ParsedLead } | { readonly problem: ArgumentProblem };

const writtenFields = leadTextFields.filter(
  (field): field is WrittenField => field !== 'companyDescription' && field !== 'discoverySource',
);

/** Multi-line texts are stored unchanged, because evidence points into them by position. */
const proseFields: ReadonlySet<string> = new Set(['notes', 'analysis', 'outreachAngle']);

type Reader = (text: string) => string | null;

/** Fields with a format: the function that reads them, and a description of the format. */
const fieldFormats: Readonly<Record<string, readonly [read: Reader, format: string]>> = {
  email: [normaliseEmail, 'an e-mail address such as maria@example.com'],
  linkedinUrl: [
    (text) => readLinkedInUrl(text)?.url ?? null,
    'a LinkedIn address such as https://www.linkedin.com/in/maria',
  ],
  companyWebsite: [readWebAddress, 'a web address such as https://example.com'],
  externalUrl: [readWebAddress, 'a web address such as https://example.com/leads/1'],
  companyDomain: [registrableDomain, 'a domain or web address such as example.com'],
  domain: [registrableDomain, 'a domain or web address such as example.com'],
};

/** Reads a new lead. `path` prefixes the field names in problems, for example `leads[3].`. */
export function readLeadInput(input: LeadInput, path = ''): LeadReading {
  const fields: Partial<Record<LeadTextField | 'domain', string>> = {};
  for (const field of [...writtenFields, 'domain'] as const) {
    const original = input[field];
    if (original === undefined || original.trim() === '') continue;
    const text = readText(field, original);
    if (text === null) return { problem: { param: path + field, message: malformedMessage(path + field) } };
    fields[field] = text;
  }
  const tooLong = findTooLongObject(
    { customFields: input.customFields, whyGoodLead: input.whyGoodLead },
    path,
  );
  if (tooLong) return { problem: tooLong };
  const { domain, ...texts } = fields;
  const named = resolveCompanyDomain({ ...texts, companyDomain: texts.companyDomain ?? domain });
  if (!identifiesSomeone(named.fields))
    return { problem: { param: path.slice(0, -1) || undefined, message: nobodyMessage(path) } };
  return {
    draft: {
      ...named,
      whyGoodLead: input.whyGoodLead ? copyReasons(input.whyGoodLead) : null,
      tags: normaliseTags(input.tags ?? []),
      customFields: input.customFields ?? {},
      identities: identitiesOf(named.fields),
    },
  };
}

/** The normalised text of a field; null if it is invalid. */
export function readText(field: string, text: string): string | null {
  const read = fieldFormats[field]?.[0];
  if (read) return read(text);
  return proseFields.has(field) ? text : text.trim();
}

/** The error message for an invalid value. `param` is the argument's path. */
export function malformedMessage(param: string): string {
  return `The argument ${param} must be ${fieldFormat(param.slice(param.lastIndexOf('.') + 1))}.`;
}

/** Describes the format of a lead's field, to follow "must be". */
export function fieldFormat(field: string): string {
  return fieldFormats[field]?.[1] ?? 'a text';
}

type Fields = { readonly [Field in LeadTextField]?: string };

/**
 * Drops a domain that identifies no company, such as that of a mail provider. Derives a missing domain from the site,
 * else from the e-mail address.
 */
export function resolveCompanyDomain(fields: Fields): Pick<ParsedLead, 'fields' | 'domainFrom'> {
  const { companyDomain: original, ...others } = fields;
  const parsed = original === undefined ? null : companyDomain(original);
  if (parsed !== null) return { fields: { ...others, companyDomain: parsed }, domainFrom: null };
  for (const from of ['companyWebsite', 'email'] as const) {
    const text = others[from];
    const derived = text === undefined ? null : companyDomain(text);
    if (derived !== null) return { fields: { ...others, companyDomain: derived }, domainFrom: from };
  }
  return { fields: others, domainFrom: null };
}

const namingFields = [
  'email',
  'linkedinUrl',
  'company',
  'companyDomain',
  'companyWebsite',
  'firstName',
  'lastName',
] as const;

function identifiesSomeone(fields: Fields): boolean {
  return namingFields.some((field) => fields[field] !== undefined);
}

function nobodyMessage(path: string): string {
  const subject = path === '' ? 'A lead' : `The lead ${path.slice(0, -1)}`;
  return `${subject} needs at least one of ${namingFields.slice(0, -1).join(', ')} or ${namingFields.at(-1)}.`;
}

/** A company's LinkedIn page does not identify a person. It identifies only a lead without a person. */
function identitiesOf({ email, linkedinUrl, firstName, lastName }: Fields): Identity[] {
  const namesPerson = email !== undefined || firstName !== undefined || lastName !== undefined;
  const isCompanyPage = linkedinUrl !== undefined && readLinkedInUrl(linkedinUrl)?.kind === 'company';
  return [
    ...(email === undefined ? [] : [{ kind: 'email', value: email } as const]),
    ...(linkedinUrl === undefined || (isCompanyPage && namesPerson)
      ? []
      : [{ kind: 'linkedin', value: linkedinUrl } as const]),
  ];
}

function copyReasons({ summary, matchReasons }: NonNullable<LeadInput['whyGoodLead']>): WhyGoodLead {
  return { summary, matchReasons: [...(matchReasons ?? [])] };
}
