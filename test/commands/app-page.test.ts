import { Command } from 'commander';
import { expect, test } from 'vitest';
import { buildOperationCommand } from '../../src/commands/client/call-command.ts';
import { findOperation } from '../../src/commands/client/find-operation.ts';
import { commands } from '../../src/commands/command-table.ts';
import { renderAppPage } from '../../src/doors/app-page.ts';

const shownCommands = [...renderAppPage('/app').content.matchAll(/<code>npx outreach ([^<]+)<\/code>/g)].map(
  ([, words]) => words!,
);

/** Finds the command at the start of `words` and returns it with its arguments. */
async function commandOf(
  words: readonly string[],
): Promise<{ command: Command; commandArguments: readonly string[] }> {
  const [name, inner = '', ...further] = words;
  if (name === 'call')
    return { command: buildOperationCommand(findOperation(inner, undefined)), commandArguments: further };
  const command = new Command(name);
  (await commands.find((listed) => listed.name === name)!.load())(command);
  return {
    command: command.commands.find((subcommand) => subcommand.name() === inner)!,
    commandArguments: further,
  };
}

test('the page shows at least 16 commands', () => {
  expect(shownCommands.length).toBeGreaterThan(15);
});

test.each(shownCommands)('outreach %s is an existing command with all its required options', async (text) => {
  const { command, commandArguments } = await commandOf(text.split(' '));
  const { operands, unknown } = command.parseOptions([...commandArguments]);
  expect(unknown).toEqual([]);
  expect(operands).toHaveLength(command.registeredArguments.length);
  for (const option of command.options.filter(({ mandatory }) => mandatory))
    expect(command.getOptionValue(option.attributeName()), option.flags).toBeDefined();
});
