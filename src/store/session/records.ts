import type { Statement } from './bundle.ts';

/** Rows that nothing in their transaction reads again; so they are gathered and written at its end. */
const tables = {
  event: { name: 'event', columns: 'org_id, id, type, data, created_at' },
  outbox: { name: 'directory.outbox', columns: 'org_id, id, kind, name, subject, due_at, relays' },
  timeline: { name: 'timeline_entry', columns: 'org_id, id, lead_id, at, kind, summary, event_id' },
} as const;

export type RecordTable = keyof typeof tables;

/** A row in the names of its columns, without the organisation. */
export type RecordRow = Readonly<Record<string, unknown>>;

/** One statement for all rows of a table, whatever their number. */
export function insertRecords(table: RecordTable, orgId: string, rows: readonly RecordRow[]): Statement {
  const { name, columns } = tables[table];
  const records = JSON.stringify(rows.map((row) => ({ org_id: orgId, ...row })));
  return {
    name: `records-${table}`,
    text:
      `insert into ${name} (${columns}) ` +
      `select ${columns} from json_populate_recordset(null::${name}, $2::json) where org_id = $1 returning id`,
    values: [orgId, records],
  };
}
