import type { Knowledge } from '../../../generated/contract/types.ts';

/** The API's form of a workspace's knowledge; `updatedAt` is null if none was ever saved. */
export function viewKnowledge(projectId: string, text: string, updatedAt: Date | null): Knowledge {
  return { projectId, text, sizeBytes: Buffer.byteLength(text), updatedAt: updatedAt?.getTime() ?? null };
}
