import type pg from 'pg';

interface Column {
  readonly name: string;
  readonly type: string;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Names of the columns of each unique index. */
  readonly keys: readonly (readonly string[])[];
}

/** Columns whose ids are equal in all copies. */
const sharedIds = ['org_id', 'project_id'];

/** Tables of which a workspace or an organisation has few rows. */
const smallTables = ['project', 'flow', 'flow_skill', 'webhook', 'connector', 'brain_item'];

/**
 * Copies the rows of an organisation, with new ids that agree between tables, and then a handful of rows to each of
 * many other organisations. Tables with one row per organisation or workspace stay as they are, and so do open jobs,
 * because workers would begin them.
 */
export async function multiplyRows(
  client: pg.ClientBase,
  orgId: string,
  { copies, orgs }: { readonly copies: number; readonly orgs: number },
): Promise<void> {
  // The copies are consistent, so the foreign keys need no checks.
  await client.query('set session_replication_role = replica');
  const tables = (await listTables(client)).filter(
    ({ name, keys }) => !smallTables.includes(name) && keys[0]?.some((column) => !sharedIds.includes(column)),
  );
  for (const table of tables) await copyRows(client, table, orgId, { copies: orgs, areForeign: true });
  for (const table of tables) await copyRows(client, table, orgId, { copies, areForeign: false });
  await client.query('reset session_replication_role');
}

async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                        order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       ) as columns,
       (select json_agg((select json_agg(a.attname order by k.position) from unnest(i.indkey) with ordinality
                           as k (attnum, position)
                         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum)
                        order by i.indisprimary desc)
        from pg_index i where i.indrelid = c.oid and i.indisunique) as keys
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
     order by 1`,
  );
  return rows;
}

/** If the copies are foreign, each belongs to an organisation and a workspace of its own. */
async function copyRows(
  client: pg.ClientBase,
  { name, columns, keys }: Table,
  orgId: string,
  { copies, areForeign }: { readonly copies: number; readonly areForeign: boolean },
): Promise<void> {
  const texts = columns.flatMap((column) =>
    column.type === 'text' && !sharedIds.includes(column.name) ? [column.name] : [],
  );
  const tests = ['null', ...texts.map((column) => `bool_or(${column} ~ '${idPattern}') as ${column}`)];
  const { rows } = await client.query<Record<string, boolean | null>>(
    `select ${tests.join(', ')} from ${name} where org_id = $1`,
    [orgId],
  );
  const hasIds = (column: string) => rows[0]?.[column] === true || (areForeign && sharedIds.includes(column));
  const changedTexts = keys
    .filter((key) => !key.some(hasIds))
    .map((key) => key.findLast((column) => texts.includes(column)));
  const valueOf = ({ name: column, type }: Column) => {
    if (hasIds(column))
      return `overlay(${column} placing lpad(to_hex(n), 5, '0') from length(${column}) - 4)`;
    if (changedTexts.includes(column) || variedTexts.includes(column)) return `n || '.' || ${column}`;
    if (type === 'timestamp with time zone') return `${column} - n * interval '1 minute'`;
    return column === 'tags' ? `'{}'` : column;
  };
  const hasState = columns.some((column) => column.name === 'state');
  await client.query(
    `insert into ${name} (${columns.map((column) => column.name).join(', ')})
     select ${columns.map(valueOf).join(', ')} from ${name}, generate_series(1, $2::int) as n
     where org_id = $1 ${hasState ? `and state not in ('waiting', 'parked')` : ''} on conflict do nothing`,
    [orgId, copies],
  );
}

/** Texts that differ between the rows of an organisation although no unique index demands it. */
const variedTexts = [
  'email',
  'variant_key',
  'host',
  'site_host',
  'address',
  'mail_id',
  'tag',
  'path',
  'sha256',
];

const idPattern = '^[a-z_]+_[0-7][0-9a-hjkmnp-tv-z]{25}$';
