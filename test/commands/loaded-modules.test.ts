import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/command-table.ts';
import { testService } from '../support/test-service.ts';
import { testPrograms, repository, startTimeoutMs } from './program.ts';

/** The loaded modules determine how long a command takes to start. Unlike the time, they do not vary by machine. */
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

/** Returns the paths in the repository of the modules that a command loads. */
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

const matching = (loaded: readonly string[], pattern: RegExp) => loaded.filter((name) => pattern.test(name));

const databaseModules =
  /node_modules\/(@mikro-orm|kysely|pg|pg-boss)\/|src\/store\/(?!embedded\/|database-error)/;
const serviceModules =
  /node_modules\/(koa|pino|undici|ajv)\/|src\/(operations|people|dispatch|pipeline|workers)\/(?!user-facing-error)/;
const parserModules =
  /node_modules\/(postal-mime|eld|htmlparser2|unpdf|file-type)\/|src\/(adapters|domain\/(drafting|replies|language))\//;
const contractModules = /generated\/contract\/(validators|types|tools|manuals)/;
const ormModules = /node_modules\/(@mikro-orm|kysely)\//;

describe('without a database', { timeout: startTimeoutMs }, () => {
  const callEnvironment = () => ({ OUTREACH_URL: service.url, OUTREACH_KEY: service.tenant.liveKey });

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
  ])('%j loads no module of the database, the service or the parsers', async (words) => {
    const loaded = await loadedBy(words, callEnvironment());
    for (const pattern of [databaseModules, serviceModules, parserModules])
      expect(matching(loaded, pattern)).toEqual([]);
  });

  test.each([[['--version']], [['--help']], [['upload', '--help']], [['serve', '--help']]])(
    '%j loads no module of the contract',
    async (words) => expect(matching(await loadedBy(words), contractModules)).toEqual([]),
  );
});

describe('on a database', { timeout: startTimeoutMs }, () => {
  const databaseEnvironment = () => ({
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
  ])('%s loads the database driver but no ORM module', async (name, options) => {
    const loaded = await loadedBy([name, ...options()], databaseEnvironment());
    expect(matching(loaded, ormModules)).toEqual([]);
    expect(matching(loaded, /node_modules\/pg\//)).not.toEqual([]);
  });

  test('a command that changes an organisation loads the ORM', async () => {
    const loaded = await loadedBy(
      ['suppression', 'add', '--org', service.tenant.orgId, '--reason', 'manual', 'anna@quiet.example'],
      databaseEnvironment(),
    );
    expect(matching(loaded, ormModules)).not.toEqual([]);
  });
});
