import type { Knowledge } from '../../../generated/contract/types.ts';

/** The prose of a workspace as it goes out; `updatedAt` is null when nothing was ever written. */
export function viewKnowledge(projectId: string, text: string, updatedAt: Date | null): Knowledge {
  return { projectId, text, sizeBytes: Buffer.byteLength(text), updatedAt: updatedAt?.getTime() ?? null };
}
