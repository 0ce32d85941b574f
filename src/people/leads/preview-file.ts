import { suggestColumns } from '../../domain/lead-file.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { readUpload } from '../_read-upload.ts';

const shownRows = 5;

export const handle: PersonHandler<'leads.previewFile'> = async (call) => {
  const { rows } = await readUpload(call);
  const readable = rows.flatMap((row) => ('problem' in row ? [] : [row]));
  const headers = [...(readable[0]?.headers ?? [])];
  const { columns, unread } = suggestColumns(headers);
  const sample = readable.slice(0, shownRows).map(({ cells }) => [...cells]);
  return { headers, columns, unread, sample, rows: rows.length, unreadable: rows.length - readable.length };
};
