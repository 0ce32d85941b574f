/** The maximum size of a workspace's knowledge text, in UTF-8 bytes. */
export const maxKnowledgeBytes = 262_144;

/** The error message for knowledge that exceeds the limit. `sizeBytes` is the resulting total. */
export function knowledgeTooLarge(sizeBytes: number): string {
  const [size, limit] = [sizeBytes, maxKnowledgeBytes].map((count) => count.toLocaleString('en'));
  return `The knowledge would have ${size} UTF-8 bytes; the limit is ${limit}. ` + 'Shorten it.';
}
