/**
 * Merges two leads so that the merge can be undone. The primary's values take precedence; lists are combined. A merge
 * stores the primary before and after it. Undoing restores each field that the merge changed, unless the field has
 * changed again since. Later changes stay with the primary.
 */
import { isDeepStrictEqual } from 'node:util';
import { addCustomFields } from './custom-fields.ts';
import { maxSuspects } from './lead-additions.ts';
import type { LeadState } from './lead.ts';
import { laterStage, laterStatus } from './stages.ts';
import { combineTags } from './tags.ts';

const singleFields = [
  ...(['firstName', 'lastName', 'email', 'company', 'companyDomain', 'companyWebsite'] as const),
  ...(['companyDescription', 'companyCity', 'jobTitle', 'linkedinUrl', 'phone', 'city', 'country'] as const),
  ...(['location', 'notes', 'analysis', 'outreachAngle', 'externalUrl', 'source'] as const),
  ...(['discoverySource', 'fitScore', 'whyGoodLead', 'dealStage', 'dealValueEur'] as const),
];

/** Reduces a stored lead to the fields that the rules use. */
export function toLeadState(row: LeadState): LeadState {
  const { id, projectId, status, stage, tags, customFields, provenance, suspectedDuplicates } = row;
  const single = Object.fromEntries(singleFields.map((field) => [field, row[field] ?? null]));
  return { id, projectId, status, stage, tags, customFields, provenance, suspectedDuplicates, ...single };
}

/** The primary, completed with values of the duplicate and the sources of these values. */
export function mergeLeads(primary: LeadState, duplicate: LeadState): LeadState {
  const filled = singleFields.filter((field) => isEmpty(primary[field]) && !isEmpty(duplicate[field]));
  const suspects = [...primary.suspectedDuplicates, ...duplicate.suspectedDuplicates];
  const others = suspects.filter((id) => id !== primary.id && id !== duplicate.id);
  const origins = Object.entries(duplicate.provenance).filter(
    ([field]) => filled.some((other) => other === field) || !Object.hasOwn(primary.provenance, field),
  );
  return {
    ...toLeadState(primary),
    ...Object.fromEntries(filled.map((field) => [field, duplicate[field]])),
    status: laterStatus(primary.status, duplicate.status),
    stage: laterStage(primary.stage, duplicate.stage),
    tags: combineTags(primary.tags, duplicate.tags),
    customFields: addCustomFields(primary.customFields, duplicate.customFields),
    provenance: { ...primary.provenance, ...Object.fromEntries(origins) },
    suspectedDuplicates: [...new Set(others)].slice(0, maxSuspects),
  };
}

/** Returns the primary lead as it was before the merge, but keeps changes made after the merge. */
export function undoLeadMerge(current: LeadState, before: LeadState, merged: LeadState): LeadState {
  const restored = (field: (typeof singleFields)[number] | 'status' | 'stage') =>
    isDeepStrictEqual(current[field] ?? null, merged[field] ?? null) ? before[field] : current[field];
  const restoredList = (field: 'tags' | 'suspectedDuplicates') =>
    isDeepStrictEqual(current[field], merged[field])
      ? before[field]
      : current[field].filter((item) => before[field].includes(item) || !merged[field].includes(item));
  return {
    ...toLeadState(current),
    ...Object.fromEntries(singleFields.map((field) => [field, restored(field) ?? null])),
    status: restored('status') as LeadState['status'],
    stage: restored('stage') as LeadState['stage'],
    tags: restoredList('tags'),
    suspectedDuplicates: restoredList('suspectedDuplicates'),
    customFields: undoEntryMerge(current.customFields, before.customFields, merged.customFields),
    provenance: undoEntryMerge(current.provenance, before.provenance, merged.provenance),
  };
}

/** Restores the entries that are unchanged since the merge, and removes entries that the merge added. */
function undoEntryMerge<Value>(
  current: Record<string, Value>,
  before: Record<string, Value>,
  merged: Record<string, Value>,
): Record<string, Value> {
  const entries = Object.entries(current).flatMap(([name, value]): [string, Value][] => {
    if (!Object.hasOwn(merged, name) || !isDeepStrictEqual(value, merged[name])) return [[name, value]];
    return Object.entries(before).filter(([other]) => other === name);
  });
  return Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
