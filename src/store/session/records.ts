import type { Statement } from './bundle.ts';

/** Rows that nothing in their transaction reads again; so they are gathered and written at its end. */
const tables = {
  event: { name: 'event', columns: 'id, type, data, created_at' },
  outbox: { name: 'directory.outbox', columns: 'id, kind, name, subject, due_at, relays' },
  timeline: { name: 'timeline_entry', columns: 'id, lead_id, at, kind, summary, event_id' },
} as const;

export type RecordTable = keyof typeof tables;

/** A row in the names of its columns, without the organisation. */
export type RecordRow = Readonly<Record<string, unknown>>;

/** One statement for all rows of a table, whatever their number. As `jsonb` PostgreSQL reads them in half the time. */
export function insertRecords(table: RecordTable, orgId: string, rows: readonly RecordRow[]): Statement {
  const { name, columns } = tables[table];
  return {
    name: `records-${table}`,
    text:
      `insert into ${name} (org_id, ${columns}) ` +
      `select $1, ${columns} from jsonb_populate_recordset(null::${name}, $2::jsonb) returning id`,
    values: [orgId, JSON.stringify(rows)],
  };
}
