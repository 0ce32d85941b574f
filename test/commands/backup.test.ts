import { chmodSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from '../../src/store/restore.ts';
import { writeBackup } from '../../src/store/backup.ts';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { freePort } from '../support/free-port.ts';
import { testPrograms, startTimeoutMs, waitUntilReady } from './program.ts';
import { readAllRows, emptyDatabase, queryAt } from './restored-database.ts';

const service = testService();
const { run, start, shell, folder } = testPrograms();

/** Characters that people may write, including the line separators of Unicode. */
const unusualText = 'Line\nend\u2028and\u2029more "quoted" \\ 日本 {,} \t é ﬁ';

let workspace: DraftingWorkspace;
let file: string;
let stdoutOfBackup: string;
beforeAll(async () => {
  workspace = await openWorkspace(service);
  await workspace.call('knowledge.set', { projectId: workspace.projectId, text: unusualText });
  const analysis = 'Acme runs 12 forklifts in Tampere.';
  await workspace.call('leads.add', {
    projectId: workspace.projectId,
    company: 'Acme',
    email: 'a@acme.example',
    source: 'fair',
    analysis,
    tags: ['a,b', '"c"'],
    customFields: { score: '1', note: unusualText },
  });
  await workspace.waitForStatus(await workspace.startRun('fair'), 'awaiting_approval');
  await workspace.call('connectors.create', {
    projectId: workspace.projectId,
    name: 'Register',
    url: 'https://register.example/',
    fieldMap: { email: 'email' },
    authHeader: 'Bearer hidden-secret',
  });
  file = path.join(folder(), 'backup.gz');
  const written = await run(['backup', '--to', file, '--json'], { DATABASE_URL: service.databaseUrl });
  stdoutOfBackup = written.stdout;
}, startTimeoutMs);

test('a backup is private, has an end mark, and omits the request log, sessions and links', async () => {
  expect(JSON.parse(stdoutOfBackup)).toMatchObject({ file, organisations: 2 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const [header, end] = [JSON.parse(lines[0]!), JSON.parse(lines.at(-1)!)];
  expect(end).toMatchObject({ end: true, organisations: 2 });
  const omitted = ['directory.link', 'directory.request', 'directory.session', 'public.storage_use'];
  const stored = Object.keys(await readAllRows(service.databaseUrl));
  expect(Object.keys(header.tables).toSorted()).toEqual(stored.filter((name) => !omitted.includes(name)));
  const positions = ['directory.org', 'directory.member', 'directory.api_key'].map((name) =>
    Object.keys(header.tables).indexOf(name),
  );
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});

test('a backup contains authorization headers encrypted', () => {
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).toContain('https://register.example/');
  expect(text).not.toContain('hidden-secret');
  expect(text).not.toContain(readFileSync(path.join(service.dataDir, 'secret.key'), 'utf8').trim());
});

test('does not write through a link that another user has created', { timeout: startTimeoutMs }, async () => {
  const targetFolder = folder();
  const [target, elsewhere] = [path.join(targetFolder, 'b.gz'), path.join(targetFolder, 'elsewhere')];
  writeFileSync(elsewhere, 'theirs');
  chmodSync(elsewhere, 0o666);
  symlinkSync(elsewhere, `${target}.unfinished`);
  const { stderr } = await run(['backup', '--to', target], { DATABASE_URL: service.databaseUrl });
  expect(stderr).toBe('');
  expect(statSync(target).mode & 0o777).toBe(0o600);
  expect(readFileSync(elsewhere, 'utf8')).toBe('theirs');
  expect(readdirSync(targetFolder).toSorted()).toEqual(['b.gz', 'b.gz.unfinished', 'elsewhere']);
});

test('reports a full disk and leaves nothing on it', { timeout: startTimeoutMs }, async () => {
  const targetFolder = folder();
  const environment = { DATABASE_URL: service.databaseUrl };
  const cutOff = path.join(folder(), 'cut-off.gz');
  const results = await Promise.all([
    shell(`ulimit -f 1; $OUTREACH backup --to ${path.join(targetFolder, 'b.gz')}`, environment),
    shell(`ulimit -f 1; $OUTREACH backup --to - > ${cutOff}`, environment),
    shell('$OUTREACH backup --to - > /dev/full', environment),
  ]);
  const incomplete = /^The backup is incomplete and cannot be restored: (?:EFBIG|ENOSPC): [^\n]*\n$/;
  for (const { status, stderr } of results)
    expect([status, stderr]).toEqual([1, expect.stringMatching(incomplete)]);
  expect(results[2]!.stderr).toContain('Free space on the disk of the output, or write to another disk.');
  expect(readdirSync(targetFolder)).toEqual([]);
});

test('restores every row of every table, and the same keys work', { timeout: startTimeoutMs }, async () => {
  const other = await emptyDatabase('restored');
  const restored = await run(['restore', '--from', file], { DATABASE_URL: other });
  expect(restored.stderr).toBe('');
  expect(restored.stdout).toMatch(/^Restored \d+ rows of 2 organisations\. Start the service as usual\.\n$/);
  expect(await readAllRows(other)).toEqual(await readAllRows(service.databaseUrl));
  const restoredService = await openService(other, { role: 'all' });
  try {
    const { liveKey } = workspace.tenant;
    const answer = await fetch(`${serviceUrl(restoredService)}/mcp/query`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${liveKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fn: 'knowledge.get', args: { projectId: workspace.projectId } }),
    });
    expect(await answer.json()).toMatchObject({ value: { text: unusualText } });
  } finally {
    await restoredService.close();
  }
});

test(
  'restore fills a new embedded database, and the first serve then adds no demo organisation',
  { timeout: startTimeoutMs },
  async () => {
    const environment = { DATA_DIR: folder(), PORT: String(await freePort()) };
    expect(await run(['restore', '--from', file], environment)).toMatchObject({ status: 0, stderr: '' });
    const running = start(['serve', '--json'], environment);
    const url = `http://127.0.0.1:${environment.PORT}`;
    await waitUntilReady(url, running);
    expect(JSON.parse(running.stdout()).created).toBeNull();
    const again = path.join(folder(), 'again.gz');
    expect(await run(['backup', '--to', again], environment)).toMatchObject({ status: 0, stderr: '' });
    const twice = await run(['restore', '--from', again], environment);
    expect(twice).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already contains organisations'),
    });
    expect(dataLines(again)).toEqual(dataLines(file));
    expect((await running.end('SIGTERM')).status).toBe(0);
  },
);

test('a role subject to policies can write and restore a backup', async () => {
  const plain = await emptyDatabase('plain', 'backup_plain');
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  await restoreBackup(plain, streamOf(lines));
  const written: string[] = [];
  await writeBackup(plain, 'x', async (line) => void written.push(line));
  expect(written.slice(1).toSorted()).toEqual(lines.slice(1).toSorted());
});

describe('rejects unusable input and writes nothing:', { timeout: startTimeoutMs }, () => {
  const damaged = (change: (lines: string[]) => string[]) => {
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    return gzipSync(`${change(lines).join('\n')}\n`);
  };
  test.each<[title: string, bytes: () => Buffer, complaint: RegExp]>([
    ['not a backup', () => gzipSync('{"a": 1}\n'), /^This is not a backup of the service\./],
    [
      'not compressed',
      () => Buffer.from('{"a": 1}\n'),
      /^The backup cannot be read: it was not written by `npx outreach backup/,
    ],
    [
      'truncated between lines',
      () => damaged((lines) => lines.slice(0, -5)),
      /^The backup is truncated or damaged/,
    ],
    [
      'truncated within a line',
      () => readFileSync(file).subarray(0, -20),
      /^The backup (cannot be read|is truncated)/,
    ],
    [
      'a line is missing',
      () => damaged((lines) => lines.toSpliced(3, 2)),
      /^The backup is truncated or damaged/,
    ],
    [
      'a table name with SQL',
      () =>
        damaged(([head = '', part = '', ...lines]) => {
          const { tables, ...header } = JSON.parse(head);
          const { table, ...rest } = JSON.parse(part);
          const name = `directory.api_key (org_id) select '1'; truncate ${table}; --`;
          return [
            JSON.stringify({ ...header, tables: { ...tables, [name]: tables[table] } }),
            JSON.stringify({ ...rest, table: name }),
            ...lines,
          ];
        }),
      /^The backup is truncated or damaged/,
    ],
    [
      'a table that backups do not contain',
      () =>
        damaged(([head = '', ...lines]) => {
          const { tables, ...header } = JSON.parse(head);
          const name = 'public.migration';
          return [
            JSON.stringify({ ...header, tables: { ...tables, [name]: ['id', 'name'] } }),
            JSON.stringify({ table: name, rows: 1 }),
            '[{"id": 9999, "name": "9999-later"}]',
            ...lines,
          ];
        }),
      /^The backup is truncated or damaged/,
    ],
    [
      'a backup of a newer program',
      () =>
        damaged(([head = '', ...lines]) => [
          head.replace('"0001-spine"', '"0001-spine","9999-later"'),
          ...lines,
        ]),
      /made by a newer program .* does not know 9999-later/,
    ],
  ])('%s', async (title, bytes, complaint) => {
    const name = path.join(folder(), 'damaged.gz');
    writeFileSync(name, bytes());
    const other = await emptyDatabase(`damaged_${title.replaceAll(' ', '_')}`);
    const { status, stderr } = await run(['restore', '--from', name], { DATABASE_URL: other });
    expect(stderr).toMatch(complaint);
    expect(status).toBe(1);
    await migrateDatabase(other);
    expect(await queryAt(other, 'select from directory.org')).toEqual([]);
  });

  test('does not overwrite a file or back up an empty database', async () => {
    const existing = await run(['backup', '--to', file], { DATABASE_URL: service.databaseUrl });
    expect(existing).toMatchObject({ status: 1, stderr: expect.stringContaining('already exists') });
    const other = await emptyDatabase('never_started');
    const nothing = path.join(folder(), 'nothing.gz');
    const empty = await run(['backup', '--to', nothing], { DATABASE_URL: other });
    expect(empty).toMatchObject({ status: 1, stderr: expect.stringContaining('is empty') });
    expect(readdirSync(path.dirname(nothing))).toEqual([]);
    const nowhere = await run(['backup', '--to', '/nowhere/x.gz'], { DATABASE_URL: service.databaseUrl });
    expect(nowhere).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('the folder /nowhere does not exist.'),
    });
    expect(nowhere.stderr).not.toContain('unfinished');
    const noFolder = await run(['backup', '--to', `${file}/x.gz`], { DATABASE_URL: service.databaseUrl });
    expect(noFolder).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`the folder ${file} does not exist.`),
    });
  });
});

function dataLines(name: string): string[] {
  return gunzipSync(readFileSync(name)).toString().trimEnd().split('\n').slice(1).toSorted();
}

async function* streamOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
