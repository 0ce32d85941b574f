/** How much prose a workspace may hold, in UTF-8 bytes. */
export const maxKnowledgeBytes = 262_144;

/** What a caller is told whose text does not fit; `sizeBytes` is what the whole would have measured. */
export function knowledgeTooLarge(sizeBytes: number): string {
  const [would, may] = [sizeBytes, maxKnowledgeBytes].map((count) => count.toLocaleString('en'));
  return `The knowledge would hold ${would} UTF-8 bytes; at most ${may} fit. Shorten it, or keep parts as Brain items.`;
}
