import { connect } from 'node:net';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { testPrograms, type RunningProgram, startTimeoutMs, waitUntil, waitUntilReady } from './program.ts';

const { folder, npmStart, start, run } = testPrograms();

const stack = /\n {4}at /;
const keyForm = /sk_(test|live)_[A-Za-z0-9]{40}/g;

let dataDir: string;
let port: number;
let url: string;
let service: RunningProgram;
let keys: { test: string; live: string };

beforeAll(async () => {
  dataDir = folder();
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  service = npmStart({ DATA_DIR: dataDir, PORT: String(port) });
  await waitUntilReady(url, service);
  const [testKey = '', liveKey = ''] = service.stdout().match(keyForm) ?? [];
  keys = { test: testKey, live: liveKey };
});

const settings = (overrides: Record<string, string> = {}) => ({
  DATA_DIR: dataDir,
  PORT: String(port),
  ...overrides,
});

async function addLead(company: string): Promise<number> {
  const projectId = /project_\w+/.exec(service.stdout())![0];
  const response = await fetch(`${url}/v1/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${keys.test}` },
    body: JSON.stringify({ projectId, company }),
  });
  return response.status;
}

async function listCompanies(baseUrl: string): Promise<string[]> {
  const projectId = /project_\w+/.exec(service.stdout())![0];
  const response = await fetch(`${baseUrl}/v1/leads?projectId=${projectId}`, {
    headers: { Authorization: `Bearer ${keys.test}` },
  });
  const { value } = (await response.json()) as { value: { items: { company: string }[] } };
  return value.items.map(({ company }) => company);
}

const postmaster = (): number =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('a first start', () => {
  test('prints a sandbox key and a live key', () => {
    expect(keys.test).toMatch(/^sk_test_/);
    expect(keys.live).toMatch(/^sk_live_/);
    expect(service.stdout()).toContain(`Ready at ${url}. Documentation: ${url}/docs`);
  });

  test('prints a one-time link for the first account', () => {
    expect(service.stderr()).toMatch(
      /^Set up your account \(once, within a day\): http:\/\/127\.0\.0\.1:\d+\/app\/set-up#[\w-]{43}$/m,
    );
    expect(service.stdout()).not.toContain('set-up#');
  });

  test('prints that it creates the database before it prints the keys', () => {
    const lines = service.stdout().split('\n');
    const creationLine = lines.findIndex((line) => line.startsWith(`Creating the database in ${dataDir}`));
    expect(creationLine).toBeGreaterThanOrEqual(0);
    expect(creationLine).toBeLessThan(lines.findIndex((line) => line.includes('sk_test_')));
  });

  test('prints three calls that work unchanged', async () => {
    const lines = service.stdout().match(/^ +curl .*$/gm) ?? [];
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(
        ([, name, value]) => [name!, value!] as [string, string],
      );
      const body = /-d '([^']+)'/.exec(line)?.[1];
      const response = await fetch(/http\S+/.exec(line)![0], {
        headers,
        ...(body && { method: 'POST', body }),
      });
      expect([line, response.status]).toEqual([line, 200]);
    }
  });

  test('serves the documentation at the printed address', async () => {
    expect((await fetch(`${url}/docs`)).headers.get('content-type')).toContain('text/html');
  });
});

describe('beside a running service', { timeout: startTimeoutMs }, () => {
  test('a second service in the same folder uses the same database and prints no keys', async () => {
    const other = await freePort();
    const second = start(['serve', '--json'], settings({ PORT: String(other) }));
    const secondUrl = `http://127.0.0.1:${other}`;
    await waitUntilReady(secondUrl, second);
    expect(await addLead('Seen By Both Oy')).toBe(200);
    expect(await listCompanies(secondUrl)).toContain('Seen By Both Oy');
    const { status, stdout } = await second.end('SIGTERM');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      role: 'all',
      url: secondUrl,
      docsUrl: `${secondUrl}/docs`,
      created: null,
    });
    expect(await listCompanies(url)).toContain('Seen By Both Oy');
  });

  test.each([[[]], [['--processes', '2']]])('reports a port that is in use: serve %j', async (options) => {
    const { status, stdout, stderr } = await run(['serve', ...options], settings());
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use. Set PORT to another port`);
    expect(stderr).not.toMatch(stack);
  });

  test('rejects a host that is not an address of this machine', async () => {
    const { status, stderr } = await run(['serve'], settings({ HOST: '192.0.2.1', PORT: '0' }));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^HOST is 192\.0\.2\.1, which is not an address of this machine\. .*\n$/);
  });
});

describe('kill -9', { timeout: startTimeoutMs }, () => {
  test('of the embedded database: the service recovers without losing data', async () => {
    expect(await addLead('Kept Through A Crash AB')).toBe(200);
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    // Its connections still respond for a moment, and its pid file may be missing meanwhile.
    await waitUntil('another database server', async () => postmaster() !== killed || undefined);
    const found = await waitUntil('the service responds again', () => listCompanies(url));
    expect(found).toContain('Kept Through A Crash AB');
    expect(service.process.exitCode).toBeNull();
  });

  test('of a service: the next one finds the data', async () => {
    const otherDataDir = folder();
    const otherPort = String(await freePort());
    const environment = { DATA_DIR: otherDataDir, PORT: otherPort };
    const otherUrl = `http://127.0.0.1:${otherPort}`;
    const first = start(['serve', '--json'], environment);
    await waitUntilReady(otherUrl, first);
    const { created } = JSON.parse(first.stdout()) as { created: { projectId: string; testKey: string } };
    await first.end('SIGKILL');
    const second = start(['serve', '--json'], environment);
    await waitUntilReady(otherUrl, second);
    const reply = await fetch(`${otherUrl}/v1/projects/${created.projectId}`, {
      headers: { Authorization: `Bearer ${created.testKey}` },
    });
    expect(reply.status).toBe(200);
    const { status, stdout } = await second.end('SIGTERM');
    expect([status, (JSON.parse(stdout) as { created: unknown }).created]).toEqual([0, null]);
  });
});

test('reports a broken secret.key before it creates anything', { timeout: startTimeoutMs }, async () => {
  const broken = folder();
  const file = path.join(broken, 'secret.key');
  writeFileSync(file, 'too short');
  const environment = { DATA_DIR: broken, PORT: '0' };
  const { status, stdout, stderr } = await run(['serve'], environment);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(
    /^[^\n]*\/secret\.key does not contain a key of 32 bytes [^\n]*set SECRET_KEY[^\n]*\n$/,
  );
  expect(readdirSync(broken)).toEqual(['secret.key']);
});

test('reports a secret key of another database', { timeout: startTimeoutMs }, async () => {
  const environment = (secretKey: number) => ({
    DATA_DIR: other,
    PORT: String(otherPort),
    SECRET_KEY: Buffer.alloc(32, secretKey).toString('base64'),
  });
  const other = folder();
  const otherPort = await freePort();
  const otherUrl = `http://127.0.0.1:${otherPort}`;
  const first = start(['serve'], environment(1));
  await waitUntilReady(otherUrl, first);
  const key = first.stdout().match(keyForm)?.[1] ?? '';
  const created = await fetch(`${otherUrl}/mcp/mutate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ fn: 'webhooks.create', args: { url: 'https://hooks.example/', events: ['*'] } }),
  });
  expect(created.status).toBe(200);
  await first.end('SIGTERM');
  for (const [secretKey, isReported] of [
    [1, false],
    [2, true],
  ] as const) {
    const again = start(['serve'], environment(secretKey));
    await waitUntil('it is ready', () => again.stdout().includes('Ready at') || undefined);
    const { status, stderr } = await again.end('SIGTERM');
    expect(status).toBe(0);
    expect(stderr.includes('encrypted with another SECRET_KEY')).toBe(isReported);
  }
});

test('keeps running when its output is closed', { timeout: startTimeoutMs }, async () => {
  const other = await freePort();
  const running = start(['serve', '--processes', '2'], settings({ PORT: String(other) }));
  running.process.stdout!.destroy();
  const runningUrl = `http://127.0.0.1:${other}`;
  await waitUntilReady(runningUrl, running);
  await sleep(300);
  expect((await fetch(`${runningUrl}/healthz`)).status).toBe(200);
  expect((await running.end('SIGTERM')).status).toBe(0);
});

test('SIGTERM during the start ends the service cleanly', { timeout: startTimeoutMs }, async () => {
  const emptyDir = folder();
  const early = start(['serve'], { DATA_DIR: emptyDir, PORT: String(await freePort()) });
  await waitUntil(
    'its database is being created',
    () => readdirSync(emptyDir).includes('postgres') || undefined,
  );
  const { status, stderr } = await early.end('SIGTERM');
  expect([status, stderr]).toEqual([0, expect.stringContaining('finishing running work')]);
  expect(existsSync(path.join(emptyDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test(
  'SIGTERM to npm start finishes a running call, stops the database and exits with 0',
  { timeout: startTimeoutMs },
  async () => {
    const pid = postmaster();
    const body = '{"fn":"projects.list","args":{}}';
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /mcp/query HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${keys.test}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    // This request was sent later, so its response shows that the service has read the start of the call.
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const ended = service.end('SIGTERM');
    await waitUntil('it no longer accepts calls', async () => {
      const probe = connect(port, '127.0.0.1');
      const refused = await once(probe, 'connect').then(
        () => undefined,
        () => true,
      );
      probe.destroy();
      return refused;
    });
    socket.write(body.slice(10));
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 200 OK/);
    expect((await ended).status).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  },
);
