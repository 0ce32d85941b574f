import { importDirectory } from '../../application/own-directory/import.ts';
import { retryContention } from '../../dispatch/contention.ts';
import type { DirectoryColumn } from '../../domain/language-pack/contact-words.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { explainUnreadable, readUpload } from '../_read-upload.ts';

export const handle: PersonHandler<'directory.import'> = async (call) => {
  const { args, session, store, tenantEntry, record } = call;
  const { projectId, columns = {} } = args;
  const { path, rows } = await readUpload(call);
  const fileName = args.fileName ?? path.split('/').at(-1) ?? path;
  const map = {
    given: new Map(Object.entries(columns) as [DirectoryColumn, string][]),
    mapExample: 'columns {"company": "Firma"}',
  };
  const add = () =>
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
    });
  return explainUnreadable(() => retryContention(add));
};
