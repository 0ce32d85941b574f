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
  const had = new Set(before);
  return { leadId: after.id, tags: after.tags.filter((tag) => !had.has(tag)) };
}

/** Trims the tags and removes duplicates, in the order given. */
export function normaliseTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
