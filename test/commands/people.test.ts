import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { type ProgramResult, testPrograms, startTimeoutMs } from './program.ts';

const service = testService();
const { run } = testPrograms();

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'outreach-people-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on the database of the running service. */
const command = (...options: string[]): Promise<ProgramResult> =>
  run(options, { DATABASE_URL: service.databaseUrl, OUTREACH_URL: service.url });

async function answerOf<Value = any>(...options: string[]): Promise<Value> {
  const { status, stdout, stderr } = await command(...options, '--json');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(stdout) as Value;
}

const call = (key: string, fn: string, args: object = {}, ...more: string[]): Promise<ProgramResult> =>
  run(['call', fn, '--json', JSON.stringify(args), ...more], {
    OUTREACH_URL: service.url,
    OUTREACH_KEY: key,
  });

describe('while the service runs', { timeout: startTimeoutMs }, () => {
  let orgId: string;
  let userId: string;
  let projectId: string;
  let live: { keyId: string; key: string; prefix: string };

  test('a new organisation, user, workspace and key work immediately', async () => {
    ({ orgId } = await answerOf('org', 'create', '--name', 'Harbour Oy', '--plan', 'pro'));
    expect(await command('key', 'create', '--org', orgId, '--mode', 'live')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^The organisation has no user to own the key\. .*outreach user create/,
      ) as string,
    });
    ({ userId } = await answerOf('user', 'create', '--org', orgId, '--email', 'Maija@Harbour.example'));
    ({ projectId } = await answerOf('workspace', 'create', '--org', orgId, '--name', 'Cranes'));
    live = await answerOf('key', 'create', '--org', orgId, '--mode', 'live');
    expect(live).toEqual({
      orgId,
      userId,
      mode: 'live',
      scopes: ['read', 'write', 'pipeline'],
      expiresAt: null,
      keyId: expect.stringMatching(/^key_/) as string,
      key: expect.stringMatching(/^sk_live_[A-Za-z0-9]{40}$/) as string,
      prefix: `${live.key.slice(0, 16)}...`,
    });
    const { status, stdout } = await call(live.key, 'projects.list');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ items: [{ id: projectId, name: 'Cranes' }] });
  });

  test('the lists contain the new objects, without a plaintext key', async () => {
    expect((await answerOf('org', 'list')).orgs).toContainEqual({
      orgId,
      name: 'Harbour Oy',
      plan: 'pro',
      credits: 500,
      createdAt: expect.any(Number) as number,
    });
    expect((await answerOf('user', 'list', '--org', orgId)).users).toMatchObject([
      { userId, email: 'maija@harbour.example', disabledAt: null },
    ]);
    expect((await answerOf('workspace', 'list', '--org', orgId)).workspaces).toMatchObject([
      { projectId, name: 'Cranes' },
    ]);
    const { stdout } = await command('key', 'list', '--org', orgId);
    expect(stdout).toMatch(/^\S+ .* {2}never expires {2}used \d{4}-\d\d-\d\dT\d\d:\d\dZ\n$/);
    expect(stdout).toContain(`${live.keyId}  ${live.prefix}  live  read,write,pipeline  ${userId}  `);
    expect((await command('org', 'list')).stdout).toMatch(
      new RegExp(`${orgId} +pro +500 credits +Harbour Oy`),
    );
  });

  test('writes a workspace from a file and rejects invalid fields', async () => {
    const file = path.join(folder, 'workspace.json');
    const write = (value: unknown) => {
      writeFileSync(file, JSON.stringify(value));
      return command('workspace', 'set', '--project', projectId, '--json', file);
    };
    expect(await write({ settings: { language: 'fi' }, icp: { countries: ['FI'] } })).toMatchObject({
      status: 0,
      stdout: `${JSON.stringify({ projectId, written: ['settings', 'icp'] })}\n`,
    });
    const invalidFiles = [
      [{ settings: { language: 5 } }, 'The field settings.language must be string,null.'],
      [{ icp: { branches: [] } }, 'There is no field icp.branches.'],
      [{ colour: 'red' }, `${file} contains colour; allowed are name, marketAnalysis, icp, settings.`],
      [[], `${file} must contain a JSON object.`],
    ] as const;
    for (const [value, message] of invalidFiles) {
      expect(await write(value)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
    }
    const { stdout } = await call(live.key, 'projects.get', { projectId });
    expect(JSON.parse(stdout)).toMatchObject({ settings: { language: 'fi' }, icp: { countries: ['FI'] } });
  });

  test('added credits and a changed plan apply from the next call', async () => {
    expect(await answerOf('org', 'credits', '--org', orgId, '--add', '50')).toEqual({ orgId, added: 50 });
    const { stdout } = await call(live.key, 'credits.info');
    expect(JSON.parse(stdout)).toMatchObject({ balance: 550, plan: 'pro' });
    await answerOf('org', 'plan', '--org', orgId, '--plan', 'free');
    expect((await call(live.key, 'credits.info')).stderr).toMatch(/^plan_required: /);
    await answerOf('org', 'plan', '--org', orgId, '--plan', 'scale');
    expect((await call(live.key, 'credits.info')).status).toBe(0);
  });

  test('a key has the given lifetime and scopes', async () => {
    const { key, ...printed } = await answerOf(
      'key',
      'create',
      '--org',
      orgId,
      '--mode',
      'test',
      '--user',
      userId,
      '--scopes',
      'read',
      '--expires-in',
      '12h',
    );
    expect((await call(key, 'knowledge.set', { projectId, text: 'x' })).stderr).toMatch(/^scope_missing: /);
    const { keys } = await answerOf('key', 'list', '--org', orgId);
    const { createdAt: _, revokedAt: __, lastUsedAt: ___, ...listed } = keys.at(-1);
    expect(printed).toEqual({ orgId, ...listed });
    // Moves the expiry back by the lifetime, as if twelve hours had passed.
    await service.sql(
      `update directory.api_key set expires_at = expires_at - interval '12 hours' where key_id = $1`,
      [printed.keyId],
    );
    expect((await call(key, 'projects.list')).stderr).toMatch(/^key_expired: /);
  });

  test('warns about a live key on the free plan but not about a sandbox key', async () => {
    const { orgId: free } = await answerOf('org', 'create', '--name', 'Small Oy');
    await answerOf('user', 'create', '--org', free, '--email', 'a@small.example');
    const created = await command(
      'key',
      'create',
      '--org',
      free,
      '--mode',
      'live',
      '--json',
      '--expires-in',
      '30d',
    );
    expect([created.status, JSON.parse(created.stdout)]).toMatchObject([
      0,
      { key: expect.stringMatching(/^sk_live_/) },
    ]);
    expect(created.stderr).toContain(`outreach org plan --org ${free} --plan pro`);
    expect((await command('key', 'list', '--org', free)).stdout).toMatch(
      /expires \d{4}-\S+Z {2}never used\n$/,
    );
    await answerOf('key', 'create', '--org', free, '--mode', 'test');
  });

  test('disabling or enabling a user and revoking a key apply from the next call', async () => {
    await answerOf('user', 'disable', '--user', userId);
    expect((await call(live.key, 'projects.list')).stderr).toMatch(/^user_disabled: /);
    await answerOf('user', 'enable', '--user', userId);
    expect((await call(live.key, 'projects.list')).status).toBe(0);
    await answerOf('key', 'revoke', live.keyId);
    expect((await call(live.key, 'projects.list')).stderr).toMatch(/^key_revoked: /);
    const { stdout } = await command('key', 'list', '--org', orgId);
    expect(stdout.split('\n')[0]).toMatch(/ {2}revoked$/);
  });
});

describe('outreach call', { timeout: startTimeoutMs }, () => {
  const key = () => service.tenant.testKey;

  test('prints only the value on standard output', async () => {
    const { status, stdout, stderr } = await call(key(), 'credits.info');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toHaveProperty('balance');
  });

  test('uses the endpoint of the operation unless another is requested', async () => {
    const { projectId } = service.tenant;
    expect((await call(key(), 'knowledge.set', { projectId, text: 'We build cranes.' })).status).toBe(0);
    const { stderr } = await call(key(), 'knowledge.get', { projectId }, '--endpoint', 'mutate');
    expect(stderr).toMatch(/^unknown_fn: /);
  });

  test('an error has its code, its message and the id of the call', async () => {
    expect(await call(key(), 'leads.get', { leadId: 'run_1' })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^invalid_arguments: .* \(req_\w+\)\n$/) as string,
    });
  });

  test.each([
    ['an unknown operation', ['lead.list'], /no operation lead\.list\. Did you mean leads\.list\?/],
    ['invalid JSON', ['leads.list', '--json', '{'], /It is not valid JSON: /],
    ['JSON that is not an object', ['leads.list', '--json', '[]'], /Write one JSON object/],
    ['an unknown endpoint', ['leads.list', '--endpoint', 'read'], /Allowed choices are query, mutate, run/],
  ])('rejects %s', async (_, options, complaint) => {
    const { status, stdout, stderr } = await run(['call', ...options], {
      OUTREACH_KEY: key(),
      OUTREACH_URL: service.url,
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(complaint);
  });

  test('says what to do without a key, without a service or with another server', async () => {
    const [noKey, noService, other] = await Promise.all([
      run(['call', 'projects.list'], {}),
      run(['call', 'projects.list'], { OUTREACH_KEY: key(), OUTREACH_URL: 'http://127.0.0.1:9' }),
      run(['call', 'projects.list'], { OUTREACH_KEY: key(), OUTREACH_URL: `${service.url}/docs` }),
    ]);
    expect([noKey.status, noKey.stderr]).toEqual([
      2,
      'Set OUTREACH_KEY to an API key; create one with `npx outreach key create --org ORG_ID`.\n',
    ]);
    expect(noService).toMatchObject({
      status: 1,
      stderr: 'No service is running at http://127.0.0.1:9. Start it with npm start, or set OUTREACH_URL.\n',
    });
    expect(other).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(
        `OUTREACH_URL should be the root of the service, such as ${service.url}`,
      ),
    });
    const endpoint = await run(['call', 'projects.list'], {
      OUTREACH_KEY: key(),
      OUTREACH_URL: `${service.url}/mcp`,
    });
    expect(endpoint).toMatchObject({
      status: 2,
      stderr: `OUTREACH_URL must be the root of the service, without /mcp, not "${service.url}/mcp".\n`,
    });
  });

  test.each([
    ['that does not exist', `sk_test_${'a'.repeat(40)}`, 'key_invalid', 'Create a key'],
    ['that is truncated', 'sk_test_a', 'key_malformed', 'Set OUTREACH_KEY to the whole key'],
  ])('gives one instruction about a key %s', async (_, wrong, code, remedy) => {
    const { status, stderr } = await call(wrong, 'projects.list');
    expect([status, stderr.split(':')[0]]).toEqual([1, code]);
    expect(stderr.split(remedy)).toHaveLength(2);
    expect(stderr).not.toContain('Authorization');
  });
});

describe('invalid arguments', { timeout: startTimeoutMs }, () => {
  test.each([
    [['nonsense'], /unknown command 'nonsense'\n\(npx outreach --help shows details\)/],
    [['serve', '--port', '1'], /unknown option '--port'\n\(npx outreach serve --help shows details\)/],
    [['serve', '--processes', '0'], /whole number from 1 to 99/],
    [['org', 'create'], /missing --name <name>\n\(npx outreach org create --help/],
    [['org', 'plan', '--org', 'x', '--plan', 'gold'], /Allowed choices are free, pro, scale/],
    [['org', 'credits', '--org', 'x', '--add', '-5'], /whole number from 1 to 9999999/],
    [
      ['key', 'create', '--org', 'x', '--mode', 'live', '--scopes', 'admin'],
      /Scopes are read, write, pipeline/,
    ],
    [['key', 'create', '--org', 'x', '--mode', 'live', '--expires-in', '3w'], /such as 30d/],
    [['requests', '--fn', 'lead.add'], /no operation lead\.add\. Did you mean leads\.add\?/],
  ])('%j: exit status 2', async (options, complaint) => {
    const { status, stdout, stderr } = await command(...options);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(complaint);
  });

  test('unknown or impossible values: exit status 1, one line', async () => {
    const { orgId } = service.tenant;
    const cases: [string[], string][] = [
      [['user', 'create', '--org', 'org_x', '--email', 'a@b.example'], 'There is no organisation org_x.'],
      [['user', 'create', '--org', orgId, '--email', 'nobody'], 'nobody is not an e-mail address.'],
      [
        ['workspace', 'create', '--org', orgId, '--name', ' '],
        'The name of the workspace must not be empty.',
      ],
      [['user', 'disable', '--user', 'user_x'], 'There is no user user_x.'],
      [['key', 'revoke', 'key_x'], 'There is no key key_x.'],
      [['person', 'link', '--email', 'nobody'], 'nobody is not an e-mail address.'],
      [['key', 'list', '--org', 'org_x'], 'There is no organisation org_x.'],
    ];
    const results = await Promise.all(cases.map(([options]) => command(...options)));
    expect(results).toEqual(cases.map(([, message]) => ({ status: 1, stdout: '', stderr: `${message}\n` })));
  });

  test('help and version exit with status 0', async () => {
    const [help, version, bare] = await Promise.all([
      command('key', 'create', '--help'),
      command('--version'),
      command(),
    ]);
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toMatch(/^Usage: npx outreach key create/);
    expect(help.stdout).toMatch(/--org <id> +the organisation \(required\)/);
    expect(help.stdout).toMatch(/choices: "live",\s+"test"\)\s+\(required\)/);
    expect(help.stdout.match(/\(required\)/g)).toHaveLength(2);
    expect(version).toEqual({ status: 0, stdout: '1.0.0\n', stderr: '' });
    expect([bare.status, bare.stdout]).toEqual([2, '']);
  });
});

test('outreach migrate can be run again at any time', async () => {
  expect(await answerOf('migrate')).toEqual({ migrated: true });
});
