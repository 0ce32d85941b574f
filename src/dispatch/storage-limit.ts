import { countTextCharacters, minCountedCharacters, storageFullError } from '../domain/storage-limit.ts';
import { addStoredBytes, readStoredBytes } from '../store/queries/storage-use.ts';
import type { Tx } from '../store/store.ts';
import type { AcceptedUpload, StepDeps, ValidCall } from './context.ts';

/** Rejects a file before its first byte if the organisation has no space left. */
export async function requireStorageSpace(upload: AcceptedUpload, deps: StepDeps): Promise<void> {
  const { orgId } = upload.authenticated.caller;
  const usedBytes = await deps.store.query(orgId, readStoredBytes);
  const { storageLimitBytes: limitBytes } = deps;
  if (usedBytes >= limitBytes) throw storageFullError({ usedBytes, limitBytes }, 0);
}

/** Counts the texts of a call that stores long ones. The last statement of its transaction. */
export async function countCallStorage(tx: Tx, { entry, args }: ValidCall, deps: StepDeps): Promise<void> {
  if (entry.endpoint === 'query') return;
  const characters = countTextCharacters(args);
  if (characters >= minCountedCharacters) await claimStorage(tx, characters, deps);
}

/** Counts bytes, or throws `storage_full`. */
export async function claimStorage(tx: Tx, bytes: number, { storageLimitBytes }: StepDeps): Promise<void> {
  if (await addStoredBytes(tx, bytes, storageLimitBytes)) return;
  const usedBytes = await readStoredBytes(tx);
  throw storageFullError({ usedBytes, limitBytes: storageLimitBytes }, bytes);
}
