import type { ByteKey } from '../../ports/bytes.ts';

const idPattern = /^[a-z_]+_[0-9a-z]{26}$/;

/** A file's name as a path of two parts. Throws for what is no id, since it would lead elsewhere. */
export function pathOf({ orgId, storageId }: ByteKey): string {
  if (!idPattern.test(orgId) || !idPattern.test(storageId))
    throw new Error('These are no ids to name a file by.');
  return `${orgId}/${storageId}`;
}

/** The name that such a path is of; undefined for anything else that lies there. */
export function nameOf(path: string): ByteKey | undefined {
  const [orgId = '', storageId = '', ...rest] = path.split('/');
  if (rest.length > 0 || !idPattern.test(orgId) || !idPattern.test(storageId)) return undefined;
  return { orgId, storageId };
}
