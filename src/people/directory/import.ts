import { importDirectory } from '../../application/own-directory/import.ts';
import { retryContention } from '../../dispatch/contention.ts';
import { ApiError } from '../../domain/errors.ts';
import type { DirectoryColumn } from '../../domain/language-pack/contact-words.ts';
import { UnreadableFile, type FileRow } from '../../domain/own-directory/file-row.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findUploads } from '../../store/queries/material.ts';
import { hasProject } from '../../store/queries/projects.ts';

/** Reads the rows before the transaction, because files may be on another machine. An upload fits into memory. */
export const handle: PersonHandler<'directory.import'> = async (call) => {
  const { args, session, store, tenantEntry, ports, record, fail } = call;
  const { projectId, storageId, columns = {}, encoding } = args;
  const [projectExists, uploads] = await store.read(tenantEntry, (tx) =>
    Promise.all([hasProject(tx, projectId), findUploads(tx, [storageId])]),
  );
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  const upload = uploads.get(storageId) ?? fail('file_not_found', null, { param: 'storageId' });
  const fileName = args.fileName ?? upload.path.split('/').at(-1) ?? upload.path;
  const map = {
    given: new Map(Object.entries(columns) as [DirectoryColumn, string][]),
    mapExample: 'columns {"company": "Firma"}',
  };
  const open = () => ports.bytes.read({ orgId: session.orgId, storageId });
  try {
    const rows: FileRow[] = [];
    for await (const row of ports.companyFiles.readRows(open, encoding)) rows.push(row);
    return await retryContention(() =>
      store.transaction(tenantEntry, async (tx) => {
        const imported = await importDirectory(tx, { projectId, fileName }, map, rows);
        const { companies, people, replaced } = imported;
        record(tx, session, { target: projectId, change: { fileName, companies, people, replaced } });
        const { unread, refused, leftOut } = imported;
        return {
          ...imported,
          columns: { ...imported.columns },
          unread: [...unread],
          refused: [...refused],
          leftOut: [...leftOut],
        };
      }),
    );
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new ApiError('invalid_arguments', error.message, { param: 'storageId' });
  }
};
