/** The maximum size of all Brain items of a workspace, in UTF-8 bytes. Each draft is written from all of them. */
export const maxBrainBytes = 262_144;

/** The error message for a Brain that exceeds the limit. `sizeBytes` is the resulting total. */
export function brainTooLarge(sizeBytes: number): string {
  const [size, limit] = [sizeBytes, maxBrainBytes].map((count) => count.toLocaleString('en'));
  return (
    `The Brain items of this workspace would have ${size} UTF-8 bytes; the limit is ${limit}. ` +
    'Shorten or remove some.'
  );
}
