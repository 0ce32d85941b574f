import { suggestColumns } from '../../domain/lead-file.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { withUpload } from '../_read-upload.ts';

const shownRows = 5;

export const handle: PersonHandler<'leads.previewFile'> = (call) =>
  withUpload(call, async (upload) => {
    let headers: string[] | undefined;
    const sample: string[][] = [];
    let rows = 0;
    let unreadable = 0;
    for await (const row of upload.rows) {
      rows++;
      if ('problem' in row) {
        unreadable++;
        continue;
      }
      headers ??= [...row.headers];
      if (sample.length < shownRows) sample.push([...row.cells]);
    }
    return { headers: headers ?? [], ...suggestColumns(headers ?? []), sample, rows, unreadable };
  });
