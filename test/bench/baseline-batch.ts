import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { leadColumns, nextId, type PushedLead, valuesOf } from './baseline-write.ts';

export interface PushedBatch {
  readonly orgId: string;
  readonly projectId: string;
  readonly idempotencyKey: string;
  readonly leads: readonly PushedLead[];
}

const types = [...Array.from({ length: 14 }, () => 'text'), 'jsonb', 'timestamptz', 'timestamptz'];
const unnested = types.map((type, index) => `$${index + 1}::${type}[]`).join(', ');
const insertLeads = (table: string, onConflict: string) =>
  `insert into ${table} (${leadColumns}) select * from unnest(${unnested}) ${onConflict} returning id`;

/** One table, one statement; leads with existing addresses are skipped. */
export async function insertBatch(pool: pg.Pool, batch: PushedBatch): Promise<unknown> {
  const text = insertLeads('bare.lead_unique_email', 'on conflict (org_id, project_id, email) do nothing');
  const { rows } = await pool.query({ name: 'leads-once', text, values: columnsOf(batch) });
  return rows;
}

/** Inserts all rows that the service writes for a batch. */
const withAll = `
  with added as (${insertLeads('bare.lead', '')}),
  identities as (
    insert into bare.lead_identity (org_id, project_id, kind, value, lead_id)
    select org_id, project_id, 'email', email, id
    from unnest($1::text[], $2::text[], $3::text[], $7::text[]) as l (org_id, id, project_id, email)
    on conflict (org_id, project_id, kind, value) do nothing
  ), events as (
    insert into bare.event (org_id, id, type, data, created_at)
    select org_id, event_id, 'lead.added', data, at
    from unnest($1::text[], $18::text[], $19::jsonb[], $16::timestamptz[]) as e (org_id, event_id, data, at)
  ), outbox as (
    insert into bare.outbox (id, org_id, kind, name, subject, due_at)
    select event_id, org_id, 'event', 'lead.added', event_id, at
    from unnest($1::text[], $18::text[], $16::timestamptz[]) as e (org_id, event_id, at)
  ), timeline as (
    insert into bare.timeline_entry (org_id, id, lead_id, at, kind, summary, event_id)
    select org_id, timeline_id, lead_id, at, 'added', 'The lead was added from ' || source || '.', event_id
    from unnest($1::text[], $20::text[], $2::text[], $16::timestamptz[], $10::text[], $18::text[])
      as t (org_id, timeline_id, lead_id, at, source, event_id)
  ), kept as (
    insert into bare.idempotency (org_id, operation, key, arguments_hash, unit_id, leased_until, reply, created_at)
    values (($1::text[])[1], 'add', $21, repeat('0', 64), $21, now(), $22, now())
  )
  select id from added`;

/**
 * Inserts the five rows that the service writes for each lead of a batch, and the idempotency key, in one statement.
 */
export async function insertBatchWithAll(pool: pg.Pool, batch: PushedBatch): Promise<unknown> {
  const columns = columnsOf(batch);
  const eventIds = batch.leads.map(() => nextId('event'));
  const data = batch.leads.map(({ company, email, source }, row) =>
    JSON.stringify({ leadId: columns[1]![row], projectId: batch.projectId, company, email, source }),
  );
  const timelineIds = batch.leads.map(() => nextId('timeline'));
  const reply = JSON.stringify(columns[1]!.map((leadId, row) => ({ row, outcome: 'created', leadId })));
  const values = [...columns, eventIds, data, timelineIds, batch.idempotencyKey, reply];
  const { rows } = await pool.query({ name: 'leads-with-all', text: withAll, values });
  return rows;
}

/** One table by COPY without checks: the fastest way to insert rows. */
export async function copyBatch(pool: pg.Pool, batch: PushedBatch): Promise<unknown> {
  const lines = rowsOf(batch).map((row) => `${row.map(toCopyText).join('\t')}\n`);
  const client = await pool.connect();
  try {
    const target = client.query(copyFrom(`copy bare.lead_copy_target (${leadColumns}) from stdin`));
    await pipeline(Readable.from([lines.join('')]), target);
  } finally {
    client.release();
  }
  return batch.leads.length;
}

function rowsOf({ orgId, projectId, leads }: PushedBatch): unknown[][] {
  const at = new Date();
  return leads.map((lead) => valuesOf(orgId, projectId, lead, nextId('lead'), at));
}

function columnsOf(batch: PushedBatch): unknown[][] {
  const rows = rowsOf(batch);
  return types.map((_, column) => rows.map((row) => row[column]));
}

function toCopyText(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value);
  return text.replace(
    /[\\\t\n\r]/g,
    (found) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[found]!,
  );
}
