import { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/table.ts';
import { programs, startingMs } from './program.ts';

const { run, folder } = programs();

test.each(commands)(
  'outreach $name says what each of its options and commands is',
  async ({ name, load }) => {
    const command = new Command(name);
    (await load())(command);
    const below = [command, ...command.commands];
    const named = below.flatMap(({ options, registeredArguments }) => [...options, ...registeredArguments]);
    expect(named.length).toBeGreaterThan(0);
    for (const { description } of [
      ...named,
      ...command.commands.map((each) => ({ description: each.description() })),
    ])
      expect(description).not.toBe('');
  },
);

describe('outreach', { timeout: startingMs }, () => {
  test.each([['--help'], ['help']])('%s lists every command', async (word) => {
    const { status, stdout } = await run([word], {});
    expect(status).toBe(0);
    for (const { name } of commands) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  test('help NAME is the help of a command, and a name that there is not is told', async () => {
    const [asked, flag, strange] = await Promise.all([
      run(['help', 'key'], {}),
      run(['key', '--help'], {}),
      run(['clal'], {}),
    ]);
    expect(asked.stdout).toContain('revoke [options] <key-id>');
    expect(flag.stdout).toBe(asked.stdout);
    expect(strange).toMatchObject({ status: 2, stderr: expect.stringContaining('Did you mean call?') });
  });

  test.each([
    ['--version', [] as string[]],
    ['--help', []],
    ['call', []],
    ['call', ['leads.list', '--help']],
    ...commands.map(({ name }): [string, string[]] => [name, ['--help']]),
  ])('%s %s loads neither the database nor the service', async (word, further) => {
    const recorder = path.join(folder(), 'recorder.mjs');
    writeFileSync(
      recorder,
      `import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) });`,
    );
    const { status, stderr } = await run([word, ...further], { NODE_OPTIONS: `--import=${recorder}` });
    expect(status).toBe(0);
    expect(stderr).toContain('/src/main.ts');
    expect(stderr).not.toMatch(
      /node_modules\/(@mikro-orm|pg|koa|undici|postal-mime)\/|src\/(operations|doors|people)\/(?!account-error)/,
    );
  });
});
