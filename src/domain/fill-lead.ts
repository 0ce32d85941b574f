import { addCustomFields } from './custom-fields.ts';
import type { ParsedLead } from './lead-input.ts';
import type { LeadState, LeadTextField, Provenance } from './lead.ts';
import { combineTags } from './tags.ts';

export interface FilledLead {
  readonly lead: LeadState;
  /** The fields that were empty and are filled now. Lists with new items count as filled. */
  readonly filled: readonly string[];
}

/**
 * Fills the empty fields of a lead and combines its lists up to their limits; existing values are never overwritten.
 * Each filled field stores its source and time. The source is the draft's origin for the field, else the caller's
 * label, else `api`. The source of a derived company domain names the field that it was derived from.
 */
export function fillLead(lead: LeadState, draft: ParsedLead, atMs: number): FilledLead {
  const texts = Object.entries(draft.fields).filter(([field]) => isEmpty(lead[field as LeadTextField]));
  const customFields = addCustomFields(lead.customFields, draft.customFields);
  const tags = combineTags(lead.tags, draft.tags);
  const gains = {
    ...Object.fromEntries(texts),
    ...(draft.whyGoodLead && !lead.whyGoodLead ? { whyGoodLead: draft.whyGoodLead } : {}),
    ...(tags.length > lead.tags.length ? { tags } : {}),
    ...(customFields === lead.customFields ? {} : { customFields }),
  };
  const filled = Object.keys(gains);
  if (filled.length === 0) return { lead, filled };
  const source = draft.fields.source ?? 'api';
  const origins = filled.map((field) => {
    const isDerived = field === 'companyDomain' && draft.domainFrom !== null;
    const origin = isDerived ? `derived:${draft.domainFrom}` : (draft.origins?.[field] ?? source);
    return [field, { source: origin, at: atMs }];
  });
  const provenance = { ...lead.provenance, ...(Object.fromEntries(origins) as Provenance) };
  return { lead: { ...lead, ...gains, provenance }, filled };
}

function isEmpty(value: string | null | undefined): boolean {
  return value === undefined || value === null || value === '';
}
