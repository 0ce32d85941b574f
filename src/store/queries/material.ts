import { MaterialFile } from '../entities/material.ts';
import type { Tx } from '../store.ts';

export interface NewFile {
  readonly storageId: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** As the uploader wrote it, parameters included. */
  readonly declaredMediaType: string | null;
  /** As the first bytes tell. */
  readonly toldMediaType: string | null;
  readonly userId: string;
  readonly keyId: string;
}

/** Remembers a file whose bytes are stored. */
export function keepFile(tx: Tx, { storageId, ...file }: NewFile): void {
  tx.em.create(MaterialFile, { orgId: tx.orgId, id: storageId, ...file, createdAt: tx.now });
}

/** Those of the storage ids that are files of the organisation. Served by the primary key of material_file. */
export async function knownFiles(tx: Tx, storageIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.sql<{ id: string }>(
    'select id from material_file where org_id = $1 and id = any($2)',
    [tx.orgId, storageIds],
  );
  return new Set(rows.map(({ id }) => id));
}
