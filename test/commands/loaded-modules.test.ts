import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/command-table.ts';
import { testService } from '../support/test-service.ts';
import { testPrograms, repository, startTimeoutMs } from './program.ts';

/** What a command loads is what it keeps a person waiting for, and unlike the time it is the same on every machine. */
const service = testService();
const { run, folder } = testPrograms();
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

const databaseModules =
  /node_modules\/(@mikro-orm|kysely|pg|pg-boss)\/|src\/store\/(?!embedded\/|database-error)/;
const serviceModules =
  /node_modules\/(koa|pino|undici|ajv)\/|src\/(operations|people|dispatch|pipeline|workers)\/(?!account-e)/;
const parserModules =
  /node_modules\/(postal-mime|eld|htmlparser2|unpdf|file-type)\/|src\/(adapters|domain\/(drafting|replies|language))\//;
const contractModules = /generated\/contract\/(validators|types|tools|manuals)/;
const ormModules = /node_modules\/(@mikro-orm|kysely)\//;

describe('without a database', { timeout: startTimeoutMs }, () => {
  const calling = () => ({ OUTREACH_URL: service.url, OUTREACH_KEY: service.tenant.liveKey });

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
    for (const forms of [databaseModules, serviceModules, parserModules])
      expect(among(loaded, forms)).toEqual([]);
  });

  test.each([[['--version']], [['--help']], [['upload', '--help']], [['serve', '--help']]])(
    '%j loads no module of the interface',
    async (words) => expect(among(await loadedBy(words), contractModules)).toEqual([]),
  );
});

describe('on a database', { timeout: startTimeoutMs }, () => {
  const here = () => ({
    DATABASE_URL: service.databaseUrl,
    DATA_DIR: service.dataDir,
    BASE_URL: service.url,
  });

  test.each([
    ['migrate', () => []],
    ['requests', () => []],
    ['status', () => []],
    ['org', () => ['list']],
    ['user', () => ['list', '--org', service.tenant.orgId]],
    ['workspace', () => ['list', '--org', service.tenant.orgId]],
    ['key', () => ['list', '--org', service.tenant.orgId]],
    ['notice', () => ['list', '--org', service.tenant.orgId]],
  ])('%s loads no entity mapping to read it', async (name, further) => {
    const loaded = await loadedBy([name, ...further()], here());
    expect(among(loaded, ormModules)).toEqual([]);
    expect(among(loaded, /node_modules\/pg\//)).not.toEqual([]);
  });

  test('a command that changes an organisation loads the entity mapping', async () => {
    const loaded = await loadedBy(
      ['suppression', 'add', '--org', service.tenant.orgId, '--reason', 'manual', 'anna@quiet.example'],
      here(),
    );
    expect(among(loaded, ormModules)).not.toEqual([]);
  });
});
