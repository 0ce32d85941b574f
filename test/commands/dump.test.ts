import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, describe, test } from 'vitest';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { createKey, createOrg, createUser, createWorkspace } from '../../src/people/accounts.ts';
import { openStore } from '../../src/store/store.ts';
import { openService, serviceUrl } from '../support/test-service.ts';
import { installations, postgresServer } from './postgres-server.ts';
import { startTimeoutMs } from './program.ts';

/** A PostgreSQL installation of the system that includes the dump programs. */
const installation = installations().find(({ isInstalled, folder, version }) => {
  return isInstalled && version !== 'embedded' && existsSync(path.join(folder(), 'pg_restore'));
});

const options = { timeout: startTimeoutMs, tags: 'needs-postgres' };
describe.skipIf(!installation)('a dump by pg_dump', options, () => {
  const server = postgresServer(() => installation!.folder());
  const run = (program: string, ...options: string[]) =>
    execFileSync(path.join(installation!.folder(), program), options, { stdio: ['ignore', 'pipe', 'pipe'] });

  test('restores owners, grants, policies and the queue, and keys and jobs still work', async () => {
    await server.sql('create database first');
    const url = server.url('postgres', 'first');
    const { separateRoles } = await migrateDatabase(url);
    expect(separateRoles).toBe(true);
    const store = await openStore({ url, separateRoles, appUrl: '' });
    const { orgId } = await createOrg(store, { name: 'Kept', plan: 'pro', credits: 10 });
    await createUser(store, { orgId, email: 'a@kept.example' });
    const { projectId } = await createWorkspace(store, { orgId, name: 'Kept' });
    const { key } = await createKey(store, { orgId, mode: 'live' });
    await store.close();
    const before = await openService(url, { role: 'api' });
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const call = async (url: string, endpoint: string, fn: string, args: object) => {
      const init = { method: 'POST', headers, body: JSON.stringify({ fn, args: { projectId, ...args } }) };
      return ((await (await fetch(`${url}/mcp/${endpoint}`, init)).json()) as { value: any }).value;
    };
    const analysis = 'Acme runs 12 forklifts in Tampere.';
    await call(serviceUrl(before), 'mutate', 'projects.updateContext', {
      whatTheyDo: 'We plan shifts for teams.',
    });
    await call(serviceUrl(before), 'mutate', 'leads.add', {
      company: 'Acme',
      email: 'a@acme.example',
      source: 'fair',
      analysis,
    });
    const { runId } = await call(serviceUrl(before), 'run', 'runs.startFromLeads', { source: 'fair' });
    await before.close();
    const dump = path.join(tmpdir(), `outreach-dump-${process.pid}`);
    const schema = await readSchema('first');
    run('pg_dump', '--format', 'custom', '--file', dump, url);
    await server.sql('drop database first with (force)');
    await server.sql('create database second');
    const other = server.url('postgres', 'second');
    run('pg_restore', '--exit-on-error', '--dbname', other, dump);
    expect(await readSchema('second')).toEqual(schema);
    const after = await openService(other, { role: 'all' });
    try {
      const status = async () =>
        (await call(serviceUrl(after), 'query', 'runs.status', { projectId: undefined, runId })).status;
      await expect.poll(status, { timeout: 30_000 }).toBe('awaiting_approval');
    } finally {
      await after.close();
    }
  });

  async function readSchema(database: string): Promise<object[]> {
    return server.sql(
      `select n.nspname, c.relname, c.relowner::regrole::text as owner,
              coalesce(c.relacl, acldefault('r', c.relowner))::text as grants, c.relforcerowsecurity,
              (select count(*)::int from pg_policy where polrelid = c.oid) as policies
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'directory', 'queue') and c.relkind = 'r' order by 1, 2`,
      database,
    );
  }
});
