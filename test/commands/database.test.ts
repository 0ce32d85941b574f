import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { createOutreach } from '../../sdk/client.ts';
import { installations, postgresServer } from './postgres-server.ts';
import { testPrograms, startTimeoutMs, waitUntil, waitUntilReady } from './program.ts';

const { run, start, folder: emptyFolder } = testPrograms();
const stack = /\n {4}at /;

describe('an unusable DATABASE_URL is reported in one line:', { timeout: startTimeoutMs }, () => {
  let silentServer: Server;
  let silentPort: number;
  beforeAll(async () => {
    silentServer = createServer((socket) => socket.destroy());
    silentServer.listen(0, '127.0.0.1');
    await once(silentServer, 'listening');
    silentPort = (silentServer.address() as AddressInfo).port;
  });
  afterAll(() => void silentServer.close());

  test.each<[title: string, url: () => string, status: number, complaint: RegExp]>([
    [
      'nothing listens',
      () => 'postgresql://me:hidden@127.0.0.1:9/x',
      1,
      /127\.0\.0\.1:9\/x cannot be reached \(connect ECONNREFUSED/,
    ],
    [
      'unknown host',
      () => 'postgresql://me:hidden@nowhere.invalid/x',
      1,
      /nowhere\.invalid:5432\/x cannot be reached \(.*ENOTFOUND.* check the host/,
    ],
    [
      'missing folder',
      () => 'postgresql://me:hidden@%2Fnone%2Fhere/x',
      1,
      /database x at the socket \/none\/here\/\.s\.PGSQL\.5432 cannot be reached \(connect ENOENT/,
    ],
    [
      'missing folder in the query',
      () => 'postgresql://me:hidden@/x?host=/none/here&port=5433',
      1,
      /database x at the socket \/none\/here\/\.s\.PGSQL\.5433 cannot be reached \(connect ENOENT/,
    ],
    [
      'missing certificate',
      () => 'postgresql://me:hidden@127.0.0.1:9/x?sslmode=verify-full&sslrootcert=/none/ca.pem',
      1,
      /DATABASE_URL cannot be used: ENOENT: .*\/none\/ca\.pem/,
    ],
    [
      'a per cent sign in the name',
      () => 'postgresql://me:hidden@127.0.0.1:9/d%62%zz',
      1,
      /127\.0\.0\.1:9\/db%zz cannot be reached \(connect ECONNREFUSED .* check DATABASE_URL/,
    ],
    [
      'a password that is not UTF-8',
      () => 'postgresql://me:hidden%ff@127.0.0.1:9/x',
      2,
      /DATABASE_URL must percent-encode .*, and % itself as %25/,
    ],
    [
      'a server that is not PostgreSQL',
      () => `postgresql://me:hidden@127.0.0.1:${silentPort}/x`,
      1,
      /cannot be reached \(.*: check DATABASE_URL/,
    ],
    [
      'another scheme',
      () => 'mysql://me:hidden@127.0.0.1/x',
      2,
      /must look like postgresql:\/\/user:password@host/,
    ],
    ['no database name', () => 'postgresql://me:hidden@127.0.0.1', 2, /must look like postgresql:/],
    [
      'connection options',
      () => 'postgresql://me:hidden@127.0.0.1/x?options=-c%20role%3Dme',
      2,
      /must not carry options/,
    ],
  ])('%s', async (_, url, status, complaint) => {
    const environment = { DATABASE_URL: url(), PORT: '0' };
    const results = await Promise.all([run(['serve'], environment), run(['org', 'list'], environment)]);
    for (const result of results) {
      expect([result.status, result.stdout]).toEqual([status, '']);
      expect(result.stderr).toMatch(complaint);
      expect(result.stderr).not.toMatch(stack);
      expect(result.stderr).not.toContain('hidden');
    }
  });
});

describe('before the first start of the service', { timeout: startTimeoutMs }, () => {
  test.each([
    [['org', 'list']],
    [['requests']],
    [['key', 'list', '--org', 'org_x']],
    [['backup', '--to', '-']],
    [['user', 'create', '--org', 'org_x', '--email', 'a@b.example']],
  ])('%j is rejected and creates no files', async (options) => {
    const empty = emptyFolder();
    const absent = path.join(empty, 'absent');
    const results = await Promise.all([
      run(options, { DATA_DIR: empty }),
      run(options, { DATA_DIR: absent }),
    ]);
    for (const [index, dataDir] of [empty, absent].entries()) {
      expect(results[index]).toMatchObject({ status: 1, stdout: '' });
      expect(results[index]!.stderr).toMatch(/^The database is empty: .*\n$/);
      expect(results[index]!.stderr).toContain(`data in ${dataDir}. `);
    }
    expect([readdirSync(empty), existsSync(absent)]).toEqual([[], false]);
  });

  test('a create command creates the database, and a read command finds it', async () => {
    const environment = { DATA_DIR: emptyFolder() };
    expect(await run(['org', 'create', '--name', 'First'], environment)).toMatchObject({ status: 0 });
    expect(await run(['org', 'list'], environment)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('First'),
    });
  });
});

describe.each(installations())('PostgreSQL $version', ({ isInstalled, folder }) => {
  describe.runIf(isInstalled)('if installed', { timeout: startTimeoutMs, tags: 'needs-postgres' }, () => {
    const server = postgresServer(folder);
    const gates: Server[] = [];
    afterAll(() => gates.forEach((gate) => void gate.close()));
    beforeAll(async () => {
      for (const role of ['plain', 'maker', 'guest']) {
        await server.sql(`create role ${role} login ${role === 'maker' ? 'createrole' : ''}`);
        await server.sql(`create database ${role} owner ${role === 'guest' ? 'postgres' : role}`);
      }
      await server.sql('create database super');
    });

    const migrate = (role: string, database: string) =>
      run(['migrate', '--json'], { DATABASE_URL: server.url(role, database) });

    // The order matters: the first owner must find no roles, and the superuser must find those of the second.
    test.each([
      ['an owner who may not make roles', 'plain', 'plain', 'plain'],
      ['an owner who may make roles', 'maker', 'maker', 'outreach_owner'],
      ['a superuser', 'postgres', 'super', 'outreach_owner'],
    ])(
      'two processes of %s start concurrently over a socket folder and isolate tenants',
      async (_, role, database, owner) => {
        const environment = { DATABASE_URL: server.url(role, database), LOG_LEVEL: 'error' };
        const ports = [await freePort(), await freePort()];
        const both = ports.map((port) => start(['serve', '--json'], { ...environment, PORT: String(port) }));
        await Promise.all(
          both.map((service, index) => waitUntilReady(`http://127.0.0.1:${ports[index]}`, service)),
        );
        const outputs = both.map(
          (service) =>
            JSON.parse(service.stdout()) as { created: { liveKey: string; projectId: string } | null },
        );
        const created = outputs.flatMap((output) => output.created ?? []);
        expect(created).toHaveLength(1);
        const { liveKey, projectId } = created[0]!;
        await draftOne(`http://127.0.0.1:${ports[1]}`, liveKey, projectId);
        const rows = await server.sql(
          `select pg_get_userbyid(relowner) as owner, relrowsecurity and relforcerowsecurity as forced
       from pg_class where relname = 'lead' and relnamespace = 'public'::regnamespace`,
          database,
        );
        expect(rows).toEqual([{ owner, forced: true }]);
        expect(await countLeadsWithoutTenant(role, database)).toBe(0);
        for (const service of both) {
          const { status, stderr } = await service.end('SIGTERM');
          expect(status).toBe(0);
          expect(stderr).toMatch(/^(Set up your account .+\n\n)?$/);
        }
        expect(await migrate(role, database)).toMatchObject({ status: 0 });
      },
    );

    test('accepts other forms of the socket address', async () => {
      const { folder } = server;
      const addresses = [
        `maker@localhost/maker?host=${folder}&port=5432`,
        `/maker?host=${folder}&user=maker`,
        `maker@${encodeURIComponent(folder)}/maker`,
      ];
      const environments = addresses.map((address) => ({ DATABASE_URL: `postgresql://${address}` }));
      for (const environment of environments)
        expect(await run(['migrate'], environment)).toMatchObject({ status: 0, stderr: '' });
      expect(await run(['backup', '--to', '-'], environments[0]!)).toMatchObject({ status: 0 });
    });

    /** Counts the leads that the role of the service sees outside of any organisation. */
    async function countLeadsWithoutTenant(role: string, database: string): Promise<number> {
      const serviceRole = role === 'plain' ? 'plain' : 'outreach_app';
      const [row] = await server.sql<{ count: number }>(
        'select count(*)::int as count from lead',
        database,
        serviceRole,
      );
      return row!.count;
    }

    test.each([
      ['serve', ['serve', '--json'], 1],
      ['serve, after the migration', ['serve', '--json'], 2],
      ['a command', ['org', 'list'], 1],
      ['status', ['status'], 1],
    ])('%s reports in one line that the server closes connections', async (_, options, connections) => {
      expect(await migrate('maker', 'maker')).toMatchObject({ status: 0 });
      const environment = { DATABASE_URL: await openLimitedSocket(connections, 'maker'), PORT: '0' };
      const { status, stdout, stderr } = await run(options, environment);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^The database maker at the socket [^\n]* cannot be reached[^\n]* DATABASE_URL[^\n]*\n$/,
      );
    });

    test('reports a role with too few connections', async () => {
      await server.sql('create role single login connection limit 1');
      await server.sql('create database single owner single');
      const { status, stderr } = await migrate('single', 'single');
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^The database single [^\n]*too many connections for role "single"[^\n]* raise [^\n]*\n$/,
      );
    });

    /** Opens a socket that forwards the given number of connections to the database and closes all others. */
    async function openLimitedSocket(connections: number, database: string): Promise<string> {
      const folder = emptyFolder();
      let remaining = connections;
      const gate = createServer((client) => {
        if (remaining-- <= 0) return void client.destroy();
        const upstream = connect(path.join(server.folder, '.s.PGSQL.5432'));
        for (const socket of [client, upstream]) socket.on('error', () => undefined);
        client.pipe(upstream).pipe(client);
      });
      gates.push(gate);
      gate.listen(path.join(folder, '.s.PGSQL.5432'));
      await once(gate, 'listening');
      return `postgresql://${database}@/${database}?host=${folder}`;
    }

    test.each([
      ['guest', 'guest', /role guest lacks a permission in the database guest: permission denied/],
      ['maker', 'plain', /belong to the role plain, not to maker\. Connect as plain\./],
      ['postgres', 'plain', /belong to the role plain, not to postgres\. Connect as plain\./],
      [
        'plain',
        'maker',
        /role plain may not switch to outreach_owner.*grant outreach_owner, outreach_app, outreach_queue to "plain"/,
      ],
      [
        'nobody_known',
        'super',
        /database super at the socket .* cannot be reached \(role "nobody_known" does not exist/,
      ],
      ['postgres', 'not_there', /database "not_there" does not exist\): create it/],
    ])('reports why the role %s cannot migrate the database %s', async (role, database, complaint) => {
      const { status, stdout, stderr } = await migrate(role, database);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(complaint);
      expect(stderr).not.toMatch(stack);
    });

    test('rejects a role that bypasses row-level security and may create no roles', async () => {
      await server.sql('create role unrestricted login bypassrls');
      await server.sql('create database unrestricted owner unrestricted');
      const { status, stderr } = await migrate('unrestricted', 'unrestricted');
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Row-level security does not apply to the role unrestricted/);
    });

    test('rejects a database in another encoding', async () => {
      await server.sql(`create database latin encoding 'LATIN1' locale 'C' template template0`);
      const { status, stderr } = await migrate('postgres', 'latin');
      expect(status).toBe(1);
      expect(stderr).toMatch(/encoded in LATIN1\. The service needs UTF8/);
    });
  });
});

async function draftOne(baseUrl: string, key: string, projectId: string): Promise<void> {
  const outreach = createOutreach({ baseUrl, key });
  await outreach.projects.updateContext({ projectId, whatTheyDo: 'We repair forklifts overnight.' });
  await outreach.leads.addBatch({
    projectId,
    leads: [{ company: 'Nordvik', source: 'fair', analysis: 'Nordvik runs twelve forklifts in Malmö.' }],
  });
  const { runId } = await outreach.runs.startFromLeads({ projectId, source: 'fair' });
  await waitUntil('the run is drafted', async () => {
    const { status } = await outreach.runs.status({ runId: runId! });
    return status === 'awaiting_approval' ? true : undefined;
  });
}
