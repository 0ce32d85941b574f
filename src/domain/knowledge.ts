/** The limit of a workspace's prose, in UTF-8 bytes. */
export const maxKnowledgeBytes = 262_144;

/** The error message for a text that does not fit. `sizeBytes` is the resulting total. */
export function knowledgeTooLarge(sizeBytes: number): string {
  const [would, may] = [sizeBytes, maxKnowledgeBytes].map((count) => count.toLocaleString('en'));
  return `The knowledge would have ${would} UTF-8 bytes; the limit is ${may}. Shorten it, or move parts to Brain items.`;
}
