import type { Statement, Transaction } from './transaction.ts';

/** The statements that insert one row, and many rows from one array per column. */
export interface Table {
  readonly one: Statement;
  readonly many: Statement;
}

export const leadTable = tableOf('lead', {
  id: 'text',
  project_id: 'text',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  company: 'text',
  company_domain: 'text',
  job_title: 'text',
  city: 'text',
  source: 'text',
  provenance: 'jsonb',
  city_folded: 'text',
  search_text: 'text',
  variant_key: 'text',
  site_host: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
});
export const eventTable = tableOf('event', {
  id: 'text',
  type: 'text',
  data: 'jsonb',
  created_at: 'timestamptz',
});
export const outboxTable = tableOf('directory.outbox', {
  id: 'text',
  kind: 'text',
  name: 'text',
  subject: 'text',
  due_at: 'timestamptz',
});
export const timelineTable = tableOf('timeline_entry', {
  id: 'text',
  lead_id: 'text',
  at: 'timestamptz',
  kind: 'text',
  summary: 'text',
  event_id: 'text',
});

export async function insertRows(
  tx: Transaction,
  { one, many }: Table,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  if (rows.length === 1) await tx.query(one, ...first);
  else await tx.query(many, ...first.map((_, column) => rows.map((row) => row[column])));
}

/** The organisation is the first column of every table. */
function tableOf(name: string, columns: Readonly<Record<string, string>>): Table {
  const names = Object.keys(columns);
  const into = `insert into ${name} (org_id, ${names.join(', ')})`;
  const parameters = names.map((_, index) => `$${index + 2}`);
  const arrays = Object.values(columns).map((type, index) => `$${index + 2}::${type}[]`);
  return {
    one: { name: `${name}-one`, text: `${into} values ($1, ${parameters.join(', ')})` },
    many: { name: `${name}-many`, text: `${into} select $1, * from unnest(${arrays.join(', ')})` },
  };
}
