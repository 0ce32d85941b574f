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

/** Trims the tags, removes blank ones and duplicates, and keeps the order. */
export function normaliseTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
