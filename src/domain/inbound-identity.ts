import { readLeadInput, type ParsedLead, type LeadReading } from './lead-input.ts';
import { splitName } from './name-parts.ts';

/** The sender of an inbound event, from the arguments of a call. Blank texts count as absent. */
export interface InboundIdentity {
  readonly email?: string;
  readonly domain?: string;
  readonly linkedinUrl?: string;
  /** The full name; `firstName` and `lastName` take precedence. */
  readonly name?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  readonly jobTitle?: string;
  readonly phone?: string;
}

/** Further facts about the sender. */
export interface IdentityContext {
  /** The reporting system, which becomes the source of a new lead. */
  readonly source?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly analysis?: string | undefined;
}

const namingFields = ['email', 'linkedinUrl', 'name', 'firstName', 'lastName', 'company', 'domain'] as const;

/**
 * Reads the person or company as a lead draft. The draft matches a lead by e-mail address or alias, then by LinkedIn
 * address, never by domain. Its fields get `source`, else `inbound`, as their source. A problem names the invalid
 * argument below `identity`, or explains that nothing identifies the sender.
 */
export function readInboundIdentity(
  identity: InboundIdentity,
  { source, tags = [], analysis }: IdentityContext = {},
): LeadReading {
  const { name, ...others } = identity;
  if (!namingFields.some((field) => hasText(identity[field]))) return { problem: nobodyNamed };
  const isNamed = hasText(others.firstName) || hasText(others.lastName);
  const parts = !isNamed && hasText(name) ? withoutNulls(splitName(name.trim().replace(/\s+/gu, ' '))) : {};
  const reading = readLeadInput({ ...others, ...parts, tags }, 'identity.');
  return 'problem' in reading ? reading : { draft: withContext(reading.draft, source?.trim(), analysis) };
}

function withContext(
  draft: ParsedLead,
  source: string | undefined,
  analysis: string | undefined,
): ParsedLead {
  const fields = {
    ...draft.fields,
    ...(source ? { discoverySource: source } : {}),
    ...(hasText(analysis) ? { analysis } : {}),
  };
  const origin = source || 'inbound';
  const origins = [...Object.keys(fields), 'tags'].map((field) => [field, origin]);
  return { ...draft, fields, origins: Object.fromEntries(origins) as Record<string, string> };
}

const nobodyNamed = {
  param: 'identity',
  message:
    'The argument identity identifies nobody. ' +
    `It needs at least one of ${namingFields.slice(0, -1).join(', ')} or domain.`,
};

function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

function withoutNulls(parts: { readonly firstName: string | null; readonly lastName: string | null }) {
  const { firstName, lastName } = parts;
  return { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}
