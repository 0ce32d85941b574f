import type { ByteKey } from '../../ports/bytes.ts';

const idPattern = /^[a-z_]+_[0-9a-z]{26}$/;

/** The two-part path of a file. Throws for an invalid id, which could lead outside the folder. */
export function pathOf({ orgId, storageId }: ByteKey): string {
  if (!idPattern.test(orgId) || !idPattern.test(storageId)) throw new Error('Invalid ids for a file name.');
  return `${orgId}/${storageId}`;
}

/** The key of a path from `pathOf`; undefined for other paths. */
export function nameOf(path: string): ByteKey | undefined {
  const [orgId = '', storageId = '', ...rest] = path.split('/');
  if (rest.length > 0 || !idPattern.test(orgId) || !idPattern.test(storageId)) return undefined;
  return { orgId, storageId };
}
