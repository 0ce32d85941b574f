import type pg from 'pg';
import type { Workspace } from './bench-environment.ts';

const tables = ['lead', 'lead_identity', 'timeline_entry'];
const idColumns: Readonly<Record<string, readonly string[]>> = {
  lead: ['id'],
  lead_identity: ['lead_id'],
  timeline_entry: ['id', 'lead_id'],
};
/** Columns with a lead's address or values derived from it. */
const addressColumns = ['email', 'company_domain', 'search_text', 'variant_key', 'value'];
const skew = 0.8;
const progressEvery = 100;

/** Sizes for many small organisations and few large ones, in descending order, with a total of exactly `leads`. */
export function sizesOfOrgs(orgs: number, leads: number): number[] {
  const weights = Array.from({ length: orgs }, (_, index) => 1 / (index + 1) ** skew);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const sizes = weights.map((weight) => Math.floor((weight / sum) * leads));
  sizes[0]! += leads - sizes.reduce((total, size) => total + size, 0);
  return sizes;
}

/**
 * Copies the leads of one organisation into the others, up to the given sizes. If a size exceeds the source, copies
 * them again with other ids and addresses. Returns the number of copies.
 */
export async function copyLeads(
  pool: pg.Pool,
  source: Workspace,
  others: readonly Workspace[],
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<number> {
  const client = await pool.connect();
  let copied = 0;
  try {
    // The copies are consistent, and checking a million references would take longer than copying.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`);
    const columns = new Map<string, string[]>();
    for (const table of tables) columns.set(table, await columnsOf(client, table));
    const { rows } = await client.query<{ id: string }>('select id from lead where org_id = $1 order by id', [
      source.orgId,
    ]);
    for (const [index, other] of others.entries()) {
      for (let remaining = sizes[index]!, copy = 0; remaining > 0; remaining -= rows.length, copy++) {
        const last = rows[Math.min(remaining, rows.length) - 1]!.id;
        for (const table of tables)
          await client.query(copyStatement(table, columns.get(table)!, copy), [
            source.orgId,
            last,
            other.orgId,
            other.projectId,
          ]);
        copied += Math.min(remaining, rows.length);
      }
      if ((index + 1) % progressEvery === 0) say(`  ${copied} leads in ${index + 1} further organisations`);
    }
    await client.query('reset session_replication_role; reset synchronous_commit');
    say('  gathering statistics');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
  return copied;
}

async function columnsOf(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

function copyStatement(table: string, columns: readonly string[], copy: number): string {
  const valueOf = (column: string) => {
    if (column === 'org_id') return '$3';
    // A timeline entry has no workspace; the statement still uses the parameter, so that PostgreSQL knows its type.
    if (column === 'project_id') return '$4';
    if (copy > 0 && idColumns[table]!.includes(column)) {
      return `overlay(${column} placing '${String(copy).padStart(4, '0')}' from length(${column}) - 3)`;
    }
    if (copy > 0 && addressColumns.includes(column))
      return `replace(${column}, '.example', '.${copy}.example')`;
    return column;
  };
  const leadId = table === 'lead' ? 'id' : 'lead_id';
  return `insert into ${table} (${columns.join(', ')})
          select ${columns.map(valueOf).join(', ')} from ${table}
          where org_id = $1 and ${leadId} <= $2 and $4::text is not null`;
}
