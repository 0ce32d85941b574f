/** The maximum number of tags of a lead. */
export const maxTags = 100;

/** The new tags of a lead, in its order. */
export interface TagGain {
  readonly leadId: string;
  readonly tags: readonly string[];
}

/** The tags that a change added to a lead; a new lead gains all its tags. */
export function gainedTags(
  before: readonly string[],
  after: { readonly id: string; readonly tags: readonly string[] },
): TagGain {
  const previous = new Set(before);
  return { leadId: after.id, tags: after.tags.filter((tag) => !previous.has(tag)) };
}

/** Adds the tags that the lead does not have, until the limit is reached. */
export function combineTags(tags: readonly string[], added: readonly string[]): string[] {
  const missing = new Set(added.filter((tag) => !tags.includes(tag)));
  return [...tags, ...[...missing].slice(0, Math.max(0, maxTags - tags.length))];
}

/** Trims the tags, removes blank ones and duplicates, and keeps the order. */
export function normaliseTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
