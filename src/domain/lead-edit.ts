import { companyDomain, normaliseEmail } from './company-domain.ts';
import { findTooLongObject } from './custom-fields.ts';
import { malformedMessage, resolveCompanyDomain, readText, type ArgumentProblem } from './lead-input.ts';
import type { DealStage, LeadState, LeadStatus } from './lead.ts';
import { stageByDeal } from './stages.ts';
import { normaliseTags } from './tags.ts';

type EditedText =
  | 'firstName'
  | 'lastName'
  | 'jobTitle'
  | 'companyDescription'
  | 'city'
  | 'country'
  | 'location'
  | 'analysis'
  | 'outreachAngle'
  | 'externalUrl'
  | 'companyWebsite';

/** The arguments of an edit. A blank text clears its field. */
export type LeadEdit = { readonly [Field in EditedText]?: string } & {
  readonly email?: string;
  readonly notes?: string;
  readonly appendNote?: boolean;
  readonly companyDomain?: string | null;
  readonly status?: LeadStatus;
  readonly tags?: readonly string[];
  readonly fitScore?: number;
  readonly customFields?: Readonly<Record<string, unknown>>;
  readonly dealStage?: DealStage | null;
  readonly dealValueEur?: number | null;
};

export type LeadEditResult =
  | { readonly problem: ArgumentProblem }
  | {
      readonly lead: LeadState;
      /** The changed fields, in the order of the edit. */
      readonly edited: readonly string[];
    };

/** The maximum length of the notes, including appended ones. */
const maxNotesLength = 65_536;

/**
 * Applies an edit. Each changed field gets the source `api`; a cleared field loses its source. A missing company
 * domain is derived from an edited site or e-mail address. A won or lost deal changes the stage.
 */
export function editLead(lead: LeadState, edit: LeadEdit, atMs: number): LeadEditResult {
  const read = readEdit(lead, edit);
  if ('problem' in read) return read;
  const changedEntries = Object.entries(read.values).filter(
    ([field, value]) => !isSame(lead[field as keyof LeadState], value),
  );
  const changes = Object.fromEntries(changedEntries) as Partial<LeadState>;
  const stage = stageByDeal(lead.stage, changes.dealStage ?? null);
  const edited = changedEntries.map(([field]) => field);
  const after = { ...lead, ...changes, stage };
  const derived =
    edit.companyDomain === undefined && !lead.companyDomain ? deriveDomain(after, edited) : null;
  return {
    lead: {
      ...after,
      ...(derived && { companyDomain: derived.domain }),
      provenance: {
        ...withoutCleared(lead.provenance, changes),
        ...Object.fromEntries(
          edited
            .filter((field) => changes[field as keyof LeadState] !== null)
            .map((field) => [field, { source: 'api', at: atMs }]),
        ),
        ...(derived && { companyDomain: { source: `derived:${derived.from}`, at: atMs } }),
      },
    },
    edited: derived ? [...edited, 'companyDomain'] : edited,
  };
}

/** Appends tags to a lead and returns which of them are new. */
export function addTags(
  lead: LeadState,
  tags: readonly string[],
  atMs: number,
): { lead: LeadState; added: readonly string[] } {
  const added = normaliseTags(tags).filter((tag) => !lead.tags.includes(tag));
  if (added.length === 0) return { lead, added };
  const provenance = { ...lead.provenance, tags: { source: 'api', at: atMs } };
  return { lead: { ...lead, tags: [...lead.tags, ...added], provenance }, added };
}

type Values = { -readonly [Field in keyof LeadState]?: LeadState[Field] };

function readEdit(lead: LeadState, edit: LeadEdit): { values: Values } | { problem: ArgumentProblem } {
  const { appendNote, notes, tags, email, companyDomain: domain, ...plain } = edit;
  const values: Record<string, unknown> = {};
  const tooLong = findTooLongObject({ customFields: edit.customFields });
  if (tooLong) return { problem: tooLong };
  for (const [field, value] of Object.entries(plain)) {
    const read =
      typeof value === 'string' && field !== 'status' && field !== 'dealStage'
        ? textOrNull(field, value)
        : value;
    if (read === undefined) return { problem: { param: field, message: malformedMessage(field) } };
    values[field] = read;
  }
  if (email !== undefined) {
    const normalised = normaliseEmail(email);
    if (normalised === null) return { problem: { param: 'email', message: malformedMessage('email') } };
    values.email = normalised;
  }
  if (domain !== undefined) {
    const parsed = domain === null ? null : companyDomain(domain);
    if (domain !== null && parsed === null)
      return { problem: { param: 'companyDomain', message: noCompanyMessage(domain) } };
    values.companyDomain = parsed;
  }
  if (tags !== undefined) values.tags = normaliseTags(tags);
  if (notes !== undefined) {
    const combined = appendNote && lead.notes && notes.trim() ? `${lead.notes}\n\n${notes}` : notes;
    if (combined.length > maxNotesLength) return { problem: { param: 'notes', message: notesTooLong } };
    values.notes = appendNote && !notes.trim() ? (lead.notes ?? null) : combined.trim() ? combined : null;
  }
  return { values: values as Values };
}

const notesTooLong = `The notes would have more than ${maxNotesLength.toLocaleString('en')} characters. Shorten them.`;

function noCompanyMessage(domain: string): string {
  return readText('companyDomain', domain) === null
    ? malformedMessage('companyDomain')
    : 'The argument companyDomain must be the domain of a company, not of a mail provider or a shared host.';
}

/** The normalised text; null to clear the field, undefined if the value is invalid. */
function textOrNull(field: string, text: string): string | null | undefined {
  return text.trim() === '' ? null : (readText(field, text) ?? undefined);
}

function deriveDomain(lead: LeadState, edited: readonly string[]) {
  for (const from of ['companyWebsite', 'email'] as const) {
    const value = lead[from];
    if (!value || !edited.includes(from)) continue;
    const domain = resolveCompanyDomain({ [from]: value }).fields.companyDomain;
    return domain === undefined ? null : { domain, from };
  }
  return null;
}

function withoutCleared(
  provenance: LeadState['provenance'],
  changes: Partial<LeadState>,
): LeadState['provenance'] {
  return Object.fromEntries(
    Object.entries(provenance).filter(([field]) => changes[field as keyof LeadState] !== null),
  );
}

function isSame(left: unknown, right: unknown): boolean {
  return (left ?? null) === (right ?? null) || JSON.stringify(left) === JSON.stringify(right);
}
