import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { capabilities } from '../../generated/contract/capabilities.ts';
import { commands } from '../../src/commands/command-table.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const { run } = testPrograms();

test.each(commands)('outreach $name describes all its options and commands', async ({ name, load }) => {
  const command = new Command(name);
  (await load())(command);
  const allCommands = [command, ...command.commands];
  const parameters = allCommands.flatMap(({ options, registeredArguments }) => [
    ...options,
    ...registeredArguments,
  ]);
  expect(parameters.length).toBeGreaterThan(0);
  for (const { description } of [
    ...parameters,
    ...command.commands.map((subcommand) => ({ description: subcommand.description() })),
  ])
    expect(description).not.toBe('');
});

describe('outreach', { timeout: startTimeoutMs }, () => {
  test.each([['--help'], ['help']])('%s lists every command', async (word) => {
    const { status, stdout } = await run([word], {});
    expect(status).toBe(0);
    for (const { name } of commands) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  test('help NAME shows the help of a command and rejects an unknown name', async () => {
    const [help, flag, misspelt] = await Promise.all([
      run(['help', 'key'], {}),
      run(['key', '--help'], {}),
      run(['clal'], {}),
    ]);
    expect(help.stdout).toContain('revoke [options] <key-id>');
    expect(flag.stdout).toBe(help.stdout);
    expect(misspelt).toMatchObject({ status: 2, stderr: expect.stringContaining('Did you mean call?') });
  });

  test('help shows operations, groups and subcommands, in every form', async () => {
    const help = async (...words: string[]) => {
      const { status, stdout, stderr } = await run(words, {});
      expect([status, stderr]).toEqual([0, '']);
      return stdout;
    };
    const [group, flag, called] = await Promise.all([
      help('help', 'leads'),
      help('leads', '--help'),
      help('call', 'leads', '--help'),
    ]);
    expect(group).toMatch(/^Leads\n {2}leads\.list {2,}List the leads of a workspace\n/);
    expect(group).not.toContain('runs.list');
    expect([flag, called]).toEqual([group, group]);
    const [one, ofCall, subcommand] = await Promise.all([
      help('help', 'leads.get'),
      help('help', 'call', 'leads.get'),
      help('help', 'webhook', 'deliveries'),
    ]);
    expect(one).toMatch(/^Usage: npx outreach call leads\.get /);
    expect(ofCall).toBe(one);
    expect(subcommand).toMatch(/^Usage: npx outreach webhook deliveries /);
    const strange = await run(['help', 'clal'], {});
    expect(strange).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('mean call?') });
  });

  test.each([
    [['call', 'leads.add', '--dry-run'], 'npx outreach call leads.add'],
    [['call', 'leads.list', '--limit', 'ten'], 'npx outreach call leads.list'],
    [['key', 'create', '--mode', 'strange'], 'npx outreach key create'],
  ])('%j shows its help with --help, and the error without', async (words, name) => {
    const [help, refused] = await Promise.all([run([...words, '--help'], {}), run(words, {})]);
    expect(help).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining(`Usage: ${name} `) });
    expect(refused).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^error: /) });
  });

  test('reports an unknown flag before a missing one, and help marks required flags', async () => {
    const [strange, lacking, help] = await Promise.all([
      run(['inbox', 'suspected', '--projct', 'x'], {}),
      run(['inbox', 'suspected'], {}),
      run(['inbox', 'suspected', '--projct', 'x', '--help'], {}),
    ]);
    expect([strange.status, strange.stderr.split('\n').slice(0, 2)]).toEqual([
      2,
      ["error: unknown option '--projct'", '(Did you mean --project?)'],
    ]);
    expect(lacking.stderr.split('\n').slice(0, 2)).toEqual([
      'error: missing --project <id>',
      'npx outreach workspace list --org ORG lists the ids of workspaces.',
    ]);
    expect((await run(['run', 'cap'], {})).stderr).toMatch(
      /^error: missing --run <id>, --credits <credits>\n\(/,
    );
    expect(help).toMatchObject({ status: 0, stdout: expect.stringContaining('the workspace (required)') });
  });

  test.each([
    ['an unknown command', []],
    ['an unknown command of a group', ['org']],
    ['an unknown operation', ['call']],
    ['an unknown flag of an operation', ['call', 'leads.list']],
    ['a word without a flag', ['call', 'leads.list', 'x']],
  ])('removes control characters from the message about %s', async (_, words) => {
    const strange = ']0;strange\u001b[31m\u009b\u202e\u0007';
    const all = await Promise.all(
      ['\u001b', '--\u001b'].map((prefix) => run([...words, prefix + strange], {})),
    );
    for (const { status, stderr } of all) {
      expect([status, stderr.split('\n')[0]]).toEqual([2, expect.stringMatching(/^error: /)]);
      for (const character of ['\u001b', '\u0007', '\u009b', '\u202e'])
        expect(stderr).not.toContain(character);
    }
    expect(all.some(({ stderr }) => stderr.includes(' ]0;strange [31m'))).toBe(true);
  });

  test('an operation used as a command prints how to call it', async () => {
    const lines = async (...words: string[]) => {
      const { status, stderr } = await run(words, {});
      expect(status).toBe(2);
      return stderr.split('\n');
    };
    const [group, exact, misspelt, wrongCommand, none] = await Promise.all([
      lines('leads'),
      lines('leads.list'),
      lines('leeds.list'),
      lines('run', 'status'),
      lines('foo.bar'),
    ]);
    const leadOperations = capabilities.operations
      .filter(({ fn }) => fn.startsWith('leads.'))
      .map(({ fn }) => fn);
    expect(group![2]).toContain(`call leads.list. Operations of leads: ${leadOperations.join(', ')}.`);
    expect(exact![1]).toBe('To call an operation: npx outreach call leads.list');
    expect(misspelt![1]).toBe(exact![1]);
    expect(wrongCommand!.slice(1)).toEqual([
      'To call an operation: npx outreach call runs.status',
      '(npx outreach run --help shows details)',
      '',
    ]);
    expect(none!.slice(1)).toEqual(['(npx outreach --help shows details)', '']);
  });
});
