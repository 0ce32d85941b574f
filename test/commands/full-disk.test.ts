import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createByteFolder } from '../../src/adapters/bytes/folder.ts';
import { newId } from '../../src/store/ids.ts';
import { freePort } from '../support/free-port.ts';
import { testService } from '../support/test-service.ts';
import { startTimeoutMs, testPrograms, waitUntil, waitUntilReady, type RunningProgram } from './program.ts';

const { run, shell, start, folder } = testPrograms();

/** Mounts a file system of this size, such as `4k`, on `mountPoint`. False if this account may not mount. */
function mountSmallDisk(mountPoint: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', mountPoint], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const disk = folder();
const canMount = mountSmallDisk(disk, '4k');
if (canMount) execFileSync('umount', [disk]);
const filler = path.join(disk, 'filler');

/** Fills the disk and leaves this many megabytes free. */
function fillDisk(freeMegabytes: number): void {
  rmSync(filler, { force: true });
  const { bavail, bsize } = statfsSync(disk);
  const size = Math.max(0, bavail * bsize - freeMegabytes * 1024 ** 2);
  try {
    writeFileSync(filler, Buffer.alloc(size));
  } catch (error) {
    // The database wrote meanwhile.
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}

describe.runIf(canMount)('on a full disk', { timeout: startTimeoutMs, tags: 'needs-mount' }, () => {
  const dataDir = path.join(disk, 'data');
  const missing = path.join(disk, 'missing');
  let environment: Record<string, string>;
  let service: RunningProgram;
  let url: string;
  let created: { liveKey: string; projectId: string };
  const saved: string[] = [];

  beforeAll(async () => {
    mountSmallDisk(disk, '260m');
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    environment = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
    service = start(['serve', '--json'], environment);
    await waitUntilReady(url, service);
    created = (JSON.parse(service.stdout()) as { created: typeof created }).created;
  }, startTimeoutMs);
  afterEach(() => rmSync(filler, { force: true }));
  afterAll(async () => {
    rmSync(filler, { force: true });
    await service.end('SIGTERM');
    execFileSync('umount', ['--lazy', disk]);
  });

  const addLeads = async (count: number) => {
    const companies = Array.from(
      { length: count },
      (_, index) => `${saved.length}-${index}-${'x'.repeat(100)}`,
    );
    const leads = companies.map((company) => ({ company, analysis: 'y'.repeat(1_500) }));
    const reply = await fetch(`${url}/mcp/mutate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${created.liveKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fn: 'leads.addBatch', args: { projectId: created.projectId, leads } }),
    });
    if (reply.status === 200) saved.push(...companies);
    return (await reply.json()) as { error?: { code: string; message: string } };
  };
  const readiness = async () => {
    const reply = await fetch(`${url}/readyz`);
    const { error } = (await reply.json()) as { error?: { message: string } };
    return { status: reply.status, message: error?.message };
  };
  const notReady = { status: 500, message: 'The service is not ready. The disk of the database is full.' };
  const callerError = {
    code: 'unavailable',
    message: expect.stringMatching(/^The disk of the database is full\. Try again when the operator /),
  };
  const freeDisk = async () => {
    rmSync(filler);
    await expect.poll(readiness, { timeout: startTimeoutMs }).toMatchObject({ status: 200 });
    expect((await addLeads(100)).error).toBeUndefined();
    const rows = await queryDatabase<{ company: string }>('outreach', 'select company from lead');
    expect(rows.map(({ company }) => company).toSorted()).toEqual(saved.toSorted());
  };
  const queryDatabase = async <Row>(database: string, ...statements: string[]): Promise<Row[]> => {
    const socketFolder = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split(
      '\n',
    )[4]!;
    const client = new pg.Client({ host: socketFolder, user: 'outreach_admin', database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      for (const statement of statements.slice(0, -1)) await client.query(statement);
      return (await client.query(statements.at(-1)!)).rows as Row[];
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const logLines = (pattern: RegExp) =>
    service
      .stderr()
      .split('\n')
      .filter((line) => pattern.test(line));

  test('calls, the readiness check, status and the log name it, and the service recovers', async () => {
    expect((await addLeads(100)).error).toBeUndefined();
    fillDisk(0);
    await expect.poll(readiness).toEqual(notReady);
    let reply = await addLeads(100);
    while (!reply.error) reply = await addLeads(100);
    expect(reply.error).toMatchObject(callerError);
    const { status, stdout } = await run(['status'], environment);
    expect(status).toBe(1);
    expect(stdout).toContain(`The service at ${url} takes no calls: ${notReady.message}`);
    expect(stdout).toContain(`The disk of ${dataDir} is full or nearly full: free some space there.`);
    await freeDisk();
    // The log reaches this test by a pipe, later than the replies.
    await expect.poll(() => logLines(/the database can write to its disk again/)).toHaveLength(1);
    expect(
      logLines(/the disk of the database is full: free at least 32 MB on the disk of .*postgres/),
    ).toHaveLength(1);
  });

  test('a database that cannot write its log and stops is named as such, and restarts', async () => {
    fillDisk(4);
    // Each change after the first needs a new file of 16 MB, and PostgreSQL ends without it.
    const useLogFiles = async () => {
      for (let file = 0; file < 20; file++)
        await queryDatabase(
          'postgres',
          'select pg_switch_wal()',
          `create table unsaved_${file} as select 1 as one`,
        );
    };
    const stopped = /No space left|terminat|ENOENT|starting up|shutting down|recovery|not yet accepting/;
    await expect(useLogFiles()).rejects.toThrow(stopped);
    await expect.poll(readiness, { timeout: startTimeoutMs }).toEqual(notReady);
    expect((await addLeads(1)).error).toMatchObject(callerError);
    const { status, stderr } = await run(['status'], environment);
    expect(status).toBe(1);
    // It finds the server stopped, or starting and about to stop.
    expect(stderr).toMatch(/^The (?:embedded PostgreSQL|database) [^\n]* disk is full[^\n]*\n$/);
    expect(stderr).toMatch(/[Ff]ree at least 32 MB (?:on|there)/);
    expect(stderr).toContain(`disk of ${dataDir}`);
    await freeDisk();
    expect(service.process.exitCode).toBeNull();
  });

  test('a first start names it in one line', async () => {
    fillDisk(20);
    const { status, stderr } = await run(['serve', '--json'], { DATA_DIR: missing, PORT: '0' });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The embedded PostgreSQL in [^\n]* cannot start, because its disk is full \([^\n]*\n$/,
    );
    expect(stderr).toContain(`Free at least 32 MB on the disk of ${missing}, or set DATA_DIR`);
  });

  test('a backup names its folder and leaves nothing', async () => {
    const backups = folder();
    mountSmallDisk(backups, '4k');
    onTestFinished(() => void execFileSync('umount', ['--lazy', backups]));
    const { status, stderr } = await run(['backup', '--to', path.join(backups, 'backup.gz')], environment);
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`Free space on the disk of ${backups}, or `),
    ]);
    expect(readdirSync(backups)).toEqual([]);
  });

  test('an uploaded file names the folder and leaves nothing', async () => {
    const material = path.join(disk, 'material');
    mkdirSync(material);
    fillDisk(1);
    const key = { orgId: newId('org'), storageId: newId('file') };
    async function* content() {
      for (let part = 0; part < 4; part++) yield Promise.resolve(new Uint8Array(1024 ** 2));
    }
    const bytes = createByteFolder(material);
    await expect(bytes.write(key, content())).rejects.toThrow(`The disk of ${material} is full (ENOSPC): `);
    rmSync(filler);
    await bytes.write(key, content());
  });
});

describe.runIf(existsSync('/dev/full'))(
  'a log on a full disk',
  { timeout: startTimeoutMs, tags: 'needs-linux' },
  () => {
    const database = testService();

    test('does not end the service', async () => {
      const port = await freePort();
      const address = { DATABASE_URL: database.databaseUrl, PORT: String(port), LOG_LEVEL: 'trace' };
      const ended = shell('exec $OUTREACH serve --json --role api 2> /dev/full', address);
      const url = `http://127.0.0.1:${port}`;
      const isReady = async () => ((await fetch(`${url}/readyz`)).status === 200 ? true : undefined);
      await waitUntil('the service is ready', isReady);
      for (let call = 0; call < 50; call++) await fetch(`${url}/v1/projects`);
      expect(await isReady()).toBe(true);
      const stillRunning = Symbol('running');
      expect(await Promise.race([ended, Promise.resolve(stillRunning)])).toBe(stillRunning);
    });

    test('does not keep the program from ending', async () => {
      const log = pathToFileURL(path.join(import.meta.dirname, '..', '..', 'src', 'log.ts')).href;
      const script = `import { createLog } from '${log}';
        createLog('info').info('x');
        setTimeout(() => process.exit(0), 500);`;
      const node = `exec "${process.execPath}" --input-type=module --eval "$SCRIPT" 2> /dev/full`;
      expect((await shell(node, { SCRIPT: script })).status).toBe(0);
    });
  },
);
