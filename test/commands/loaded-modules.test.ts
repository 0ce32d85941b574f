import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/table.ts';
import { testHouse } from '../house.ts';
import { programs, repository, startingMs } from './program.ts';

/** What a command loads is what it keeps a person waiting for, and unlike the time it is the same on every machine. */
const house = testHouse();
const { run, folder } = programs();
const workFolder = folder();
const recorder = path.join(workFolder, 'recorder.mjs');

beforeAll(() => {
  writeFileSync(
    recorder,
    `import { appendFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    registerHooks({
      load: (url, context, next) => {
        appendFileSync(process.env.LOADED, url + '\\n');
        return next(url, context);
      },
    });`,
  );
  mkdirSync(path.join(workFolder, 'files'));
  writeFileSync(path.join(workFolder, 'files', 'notes.md'), 'Acme Oy builds lifts in Tampere.');
});

/** The modules that a command loads, by their paths in the repository. */
async function loadedBy(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const list = path.join(folder(), 'loaded');
  const { status, stderr } = await run(words, {
    NODE_OPTIONS: `--import=${recorder}`,
    LOADED: list,
    ...environment,
  });
  expect({ words, status, stderr }).toMatchObject({ status: 0 });
  const loaded = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  expect(loaded).toContain(`file://${repository}/src/main.ts`);
  return loaded.map((url) => url.replace(`file://${repository}/`, ''));
}

const among = (loaded: readonly string[], forms: RegExp) => loaded.filter((name) => forms.test(name));

const database = /node_modules\/(@mikro-orm|kysely|pg|pg-boss)\/|src\/store\/(?!embedded\/|database-error)/;
const service =
  /node_modules\/(koa|pino|undici|ajv)\/|src\/(operations|people|dispatch|pipeline|workers)\/(?!account-e)/;
const reading =
  /node_modules\/(postal-mime|eld|htmlparser2|unpdf|file-type)\/|src\/(adapters|domain\/(drafting|replies|language))\//;
const contract = /generated\/contract\/(validators|types|tools|manuals)/;
const mapping = /node_modules\/(@mikro-orm|kysely)\//;

describe('without a database', { timeout: startingMs }, () => {
  const calling = () => ({ OUTREACH_URL: house.url, OUTREACH_KEY: house.tenant.liveKey });

  test.each([
    [['call', 'projects.list']],
    [['call', 'projects.list', '--output', 'table', '--all']],
    [['call', 'leads.list', '--help']],
    [['call']],
    [['upload', path.join(workFolder, 'files')]],
    [['mcp', '--readonly']],
    [['completion', 'bash']],
    [['config']],
    [['--version']],
    [['help']],
    ...commands.map(({ name }) => [[name, '--help']]),
  ])('%j loads neither database nor service nor what reads texts', async (words) => {
    const loaded = await loadedBy(words, calling());
    for (const forms of [database, service, reading]) expect(among(loaded, forms)).toEqual([]);
  });

  test.each([[['--version']], [['--help']], [['upload', '--help']], [['serve', '--help']]])(
    '%j loads nothing of the interface',
    async (words) => expect(among(await loadedBy(words), contract)).toEqual([]),
  );
});

describe('on a database', { timeout: startingMs }, () => {
  const here = () => ({ DATABASE_URL: house.databaseUrl, DATA_DIR: house.dataDir, BASE_URL: house.url });

  test.each([
    ['migrate', () => []],
    ['requests', () => []],
    ['status', () => []],
    ['org', () => ['list']],
    ['user', () => ['list', '--org', house.tenant.orgId]],
    ['workspace', () => ['list', '--org', house.tenant.orgId]],
    ['key', () => ['list', '--org', house.tenant.orgId]],
    ['notice', () => ['list', '--org', house.tenant.orgId]],
  ])('%s loads nothing that maps entities to look at it', async (name, further) => {
    const loaded = await loadedBy([name, ...further()], here());
    expect(among(loaded, mapping)).toEqual([]);
    expect(among(loaded, /node_modules\/pg\//)).not.toEqual([]);
  });

  test('and what changes an organisation does', async () => {
    const loaded = await loadedBy(
      ['suppression', 'add', '--org', house.tenant.orgId, '--reason', 'manual', 'anna@quiet.example'],
      here(),
    );
    expect(among(loaded, mapping)).not.toEqual([]);
  });
});
