import { importDirectory } from '../../application/own-directory/import.ts';
import { retryContention } from '../../dispatch/contention.ts';
import type { DirectoryColumn } from '../../domain/language-pack/contact-words.ts';
import type { FileRow } from '../../domain/own-directory/file-row.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { withUpload } from '../_read-upload.ts';

export const handle: PersonHandler<'directory.import'> = (call) =>
  withUpload(call, async ({ path, rows: rowsOfFile }) => {
    const { args, session, store, tenantEntry, record } = call;
    const { projectId, columns = {} } = args;
    // A transaction does not wait for another machine, so all rows are read before.
    const rows: FileRow[] = [];
    for await (const row of rowsOfFile) rows.push(row);
    const fileName = args.fileName ?? path.split('/').at(-1) ?? path;
    const map = {
      given: new Map(Object.entries(columns) as [DirectoryColumn, string][]),
      mapExample: 'columns {"company": "Firma"}',
    };
    const add = () =>
      store.transaction(tenantEntry, async (tx) => {
        const imported = await importDirectory(tx, { projectId, fileName }, map, rows);
        const { companies, people, suppressed, replaced } = imported;
        const change = { fileName, companies, people, suppressed, replaced };
        record(tx, session, { target: projectId, change });
        const { unread, refused, leftOut } = imported;
        return {
          ...imported,
          columns: { ...imported.columns },
          unread: [...unread],
          refused: [...refused],
          leftOut: [...leftOut],
        };
      });
    return retryContention(add);
  });
