import { ApiError } from '../domain/errors.ts';
import { FairQueue } from '../domain/fair-queue.ts';
import { UnreadableFile, type FileRow } from '../domain/own-directory/file-row.ts';
import { limitRows } from '../domain/own-directory/limit-rows.ts';
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

interface Upload {
  readonly path: string;
  readonly rows: AsyncIterable<FileRow>;
}

/**
 * Rows and their texts take much memory and processor time. So an organisation imports one file at a time in a process,
 * and others do not wait for it as long as a slot is free.
 */
const turns = new FairQueue<() => void>({ slots: 2, slotsPerOrganisation: 1 });

/**
 * Calls `work` with the rows of an uploaded file when it is the organisation's turn. Read them before any transaction,
 * because files may be on another machine. Ends the call if the workspace or the file does not exist, cannot be read or
 * is too large.
 */
export async function withUpload<T>(call: Call, work: (upload: Upload) => Promise<T>): Promise<T> {
  const { orgId } = call.session;
  if (!turns.acquire(orgId)) await new Promise<void>((begin) => turns.enqueue(orgId, begin));
  try {
    return await work(await openUpload(call));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new ApiError('invalid_arguments', error.message, { param: 'storageId' });
  } finally {
    turns.release(orgId)?.();
  }
}

async function openUpload(call: Call): Promise<Upload> {
  const { args, session, store, tenantEntry, ports, fail } = call;
  const { projectId, storageId, encoding } = args;
  const [projectExists, uploads] = await store.read(tenantEntry, (tx) =>
    Promise.all([hasProject(tx, projectId), findUploads(tx, [storageId])]),
  );
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  const { path } = uploads.get(storageId) ?? fail('file_not_found', null, { param: 'storageId' });
  const open = () => ports.bytes.read({ orgId: session.orgId, storageId });
  return { path, rows: limitRows(ports.companyFiles.readRows(open, encoding)) };
}
