/** Tags that a lead has and did not have before, in its order. */
export interface TagGain {
  readonly leadId: string;
  readonly tags: readonly string[];
}

/** What tags a change gave a lead; one that is new gains all of its tags. */
export function gainedTags(
  before: readonly string[],
  after: { readonly id: string; readonly tags: readonly string[] },
): TagGain {
  const had = new Set(before);
  return { leadId: after.id, tags: after.tags.filter((tag) => !had.has(tag)) };
}

/** Tags without blanks around them, each once, in the order given. */
export function normaliseTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
