import { ApiError } from '../domain/errors.ts';
import { UnreadableFile, type FileRow } from '../domain/own-directory/file-row.ts';
import type { Ports } from '../ports/ports.ts';
import type { TenantEntry } from '../store/session/session.ts';
import { findUploads } from '../store/queries/material.ts';
import { hasProject } from '../store/queries/projects.ts';
import type { Store } from '../store/store.ts';

interface Call {
  readonly args: {
    readonly projectId: string;
    readonly storageId: string;
    readonly encoding?: string | undefined;
  };
  readonly session: { readonly orgId: string };
  readonly store: Store;
  readonly tenantEntry: TenantEntry;
  readonly ports: Ports;
  fail(code: 'project_not_found' | 'file_not_found', message: null, details: { param: string }): never;
}

/**
 * Reads the rows of an uploaded file, before any transaction, because files may be on another machine. An upload fits
 * into memory. Ends the call if the workspace or the file does not exist or cannot be read.
 */
export async function readUpload(call: Call): Promise<{ path: string; rows: FileRow[] }> {
  const { args, session, store, tenantEntry, ports, fail } = call;
  const { projectId, storageId, encoding } = args;
  const [projectExists, uploads] = await store.read(tenantEntry, (tx) =>
    Promise.all([hasProject(tx, projectId), findUploads(tx, [storageId])]),
  );
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  const { path } = uploads.get(storageId) ?? fail('file_not_found', null, { param: 'storageId' });
  const open = () => ports.bytes.read({ orgId: session.orgId, storageId });
  const rows: FileRow[] = [];
  await explainUnreadable(async () => {
    for await (const row of ports.companyFiles.readRows(open, encoding)) rows.push(row);
  });
  return { path, rows };
}

/** Turns an unreadable file into an error about the argument `storageId`. */
export async function explainUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new ApiError('invalid_arguments', error.message, { param: 'storageId' });
  }
}
