import { onlyItem } from '../../domain/only-item.ts';
import type { ReadContext } from '../store.ts';

/** A page ends after the row with which it reaches this size. 200 leads with long texts could have 200 MB. */
export const maxPageBytes = 2_097_152;

/** A row with the bytes of the rows before it. */
export interface SizedRow {
  readonly bytesBefore: number;
}

/**
 * SQL that ends the query `rows` one row after a page is full. That row shows that another page follows. `size` and
 * `order` are SQL for a row `r`.
 */
export function limitPageSql(rows: string, { size, order }: { size: string; order: string }): string {
  const sum = (last: number) =>
    `coalesce(sum(${size}) over (order by ${order} rows between unbounded preceding and ${last} preceding), 0)::float8`;
  return `
    select * from (select r.*, ${sum(1)} as "bytesBefore", ${sum(2)} as "bytesBeforeLast" from (${rows}) r) r
    where "bytesBeforeLast" < ${maxPageBytes} order by ${order}`;
}

/** The number of rows of a page, which is at most `limit`. */
export function countFittingRows(rows: readonly SizedRow[], limit: number): number {
  return Math.min(limit, rows.filter(({ bytesBefore }) => bytesBefore < maxPageBytes).length);
}

/** A page of a workspace's rows, newest first. */
export interface EntityPage {
  readonly table: 'campaign' | 'flow' | 'run';
  readonly projectId: string;
  /** Only rows older than this id. */
  readonly beforeId: string | undefined;
  /** Columns with the value that they must have. */
  readonly columns?: Readonly<Record<string, string | null>>;
  readonly limit: number;
}

/** As `countFittingRows`, for rows that are read as entities afterwards. Served by the index of the table's list. */
export async function countEntitiesOfPage(
  tx: ReadContext,
  { table, projectId, beforeId, columns = {}, limit }: EntityPage,
): Promise<number> {
  const parameters: unknown[] = [tx.orgId, projectId, limit];
  const conditions = ['r.org_id = $1', 'r.project_id = $2'];
  if (beforeId !== undefined) conditions.push(`r.id < $${parameters.push(beforeId)}`);
  for (const [column, value] of Object.entries(columns))
    conditions.push(`r.${column} ${value === null ? 'is null' : `= $${parameters.push(value)}`}`);
  return countRowsOfPage(
    tx,
    `select * from ${table} r where ${conditions.join(' and ')} order by r.id desc limit $3`,
    { order: 'r.id desc', parameters },
  );
}

/** As `countEntitiesOfPage`, for the companies of a run with their messages. Served by run_lead_run_index. */
export async function countRunLeadsOfPage(
  tx: ReadContext,
  runId: string,
  { afterId, withDraftOnly, limit }: { afterId: string | undefined; withDraftOnly: boolean; limit: number },
): Promise<number> {
  const parameters = [tx.orgId, runId, limit, ...(afterId === undefined ? [] : [afterId])];
  const conditions = [
    'l.org_id = $1 and l.run_id = $2',
    ...(afterId === undefined ? [] : ['l.id > $4']),
    ...(withDraftOnly ? ['l.message_id is not null'] : []),
  ];
  return countRowsOfPage(
    tx,
    `select l.id, l as row, m as message from run_lead l left join message m on m.org_id = $1 and m.id = l.message_id
     where ${conditions.join(' and ')} order by l.id limit $3`,
    { order: 'r.id', parameters },
  );
}

async function countRowsOfPage(
  tx: ReadContext,
  rows: string,
  { order, parameters }: { order: string; parameters: readonly unknown[] },
): Promise<number> {
  const page = limitPageSql(rows, { size: 'octet_length(r::text)', order });
  const counted = await tx.sql<{ count: number }>(
    `select count(*)::int as count from (${page}) r where "bytesBefore" < ${maxPageBytes}`,
    parameters,
  );
  return onlyItem(counted).count;
}
