import type { StoredFile } from '../../domain/material-import.ts';
import { MaterialFile } from '../entities/material.ts';
import type { ReadContext, Tx } from '../store.ts';

export interface NewMaterialFile {
  readonly storageId: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The uploader's media type, with parameters. */
  readonly declaredMediaType: string | null;
  /** The media type detected from the first bytes. */
  readonly detectedMediaType: string | null;
  readonly userId: string;
  readonly keyId: string;
}

/** Saves a file after its bytes were stored. */
export function saveFile(tx: Tx, { storageId, ...file }: NewMaterialFile): void {
  tx.em.create(MaterialFile, { orgId: tx.orgId, id: storageId, ...file, createdAt: tx.now });
}

/** Returns the storage ids that are files of the organisation. Served by the primary key of material_file. */
export async function findKnownFiles(tx: Tx, storageIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.sql<{ id: string }>(
    'select id from material_file where org_id = $1 and id = any($2)',
    [tx.orgId, storageIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns uploads by storage id, without those of other organisations. Served by the primary key. */
export async function findUploads(
  tx: ReadContext,
  storageIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const rows = await tx.sql<StoredFile & { id: string }>(
    'select id, path, size_bytes as "sizeBytes" from material_file where org_id = $1 and id = any($2)',
    [tx.orgId, storageIds],
  );
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** Saves media types that the caller gave after the upload, if the upload had none. Served by the primary key. */
export async function saveMediaTypes(
  tx: Tx,
  files: readonly { readonly storageId: string; readonly mimeType?: string }[],
): Promise<void> {
  const declared = files.filter(({ mimeType }) => mimeType?.trim());
  if (declared.length === 0) return;
  await tx.sql(
    `update material_file f set declared_media_type = t.media_type
     from unnest($2::text[], $3::text[]) as t (id, media_type)
     where f.org_id = $1 and f.id = t.id and f.declared_media_type is null`,
    [tx.orgId, declared.map(({ storageId }) => storageId), declared.map(({ mimeType }) => mimeType)],
  );
}
