import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { buildWorld, type World } from '../contract/world.ts';
import type { TestService } from '../support/test-service.ts';

/** Another organisation whose data no fuzzed call may see or change. */
export interface ForeignWorld extends World {
  /** A text that its objects contain, and nothing else does. */
  readonly mark: string;
  /** A hash of all its rows in all tables. */
  hashRows(): Promise<Readonly<Record<string, string>>>;
}

export async function buildForeignWorld(service: TestService): Promise<ForeignWorld> {
  const world = await buildWorld(service);
  const { tenant, ids } = world;
  const mark = `Foreign ${tenant.orgId.slice(-12)}`;
  const options = { key: tenant.liveKey };
  const { projectId } = tenant;
  const calls: readonly [fn: string, args: object][] = [
    ['brain.add', { projectId, type: 'note', title: mark, body: mark }],
    ['leads.add', { projectId, company: mark, firstName: mark, notes: mark }],
    ['leads.update', { leadId: ids['lead'], notes: mark }],
    ['campaigns.create', { projectId, name: mark }],
    ['knowledge.set', { projectId, text: mark }],
    // Deliveries are retried for minutes, and each attempt changes a row.
    ['webhooks.delete', { webhookId: ids['webhook'] }],
  ];
  for (const [fn, args] of calls) {
    const { status, text } = await service.call(fn, args, options);
    if (status !== 200) throw new Error(`${fn} failed: ${text}`);
  }
  const isAtRest = () => hasNoOpenWork(service, tenant.orgId);
  await vi.waitUntil(isAtRest, { timeout: 60_000, interval: 100 });
  return { ...world, mark, hashRows: () => hashRows(service, tenant.orgId) };
}

/** Workers deliver events and run jobs some time after a call, which changes rows. */
async function hasNoOpenWork(service: TestService, orgId: string): Promise<boolean> {
  const open = await service.sql(
    `select id from directory.outbox where org_id = $1
     union all select id from delivery where org_id = $1 and state = 'waiting'
     union all select id from flow_run where org_id = $1 and status = 'running'`,
    [orgId],
  );
  return open.length === 0;
}

/** Leaves out what is written some time after a call: the request log, and the time of a worker's next visit. */
async function hashRows(service: TestService, orgId: string): Promise<Record<string, string>> {
  const tables = await service.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where column_name = 'org_id' and table_name not in ('request', 'delivery_schedule') and table_type = 'BASE TABLE'
       and table_schema in ('public', 'directory')
     order by name`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = await service.sql<{ row: string }>(
      `select t::text as row from ${name} t where org_id = $1 order by t::text collate "C"`,
      [orgId],
    );
    const hash = createHash('sha256').update(rows.map(({ row }) => row).join('\n'));
    hashes[name] = `${rows.length} rows ${hash.digest('hex').slice(0, 16)}`;
  }
  return hashes;
}
