import { Command } from 'commander';
import { expect, test } from 'vitest';
import { buildOperationCommand } from '../../src/commands/client/call-command.ts';
import { findOperation } from '../../src/commands/client/find-operation.ts';
import { commands } from '../../src/commands/command-table.ts';
import { renderAppPage } from '../../src/doors/app-page.ts';

const shownCommands = [...renderAppPage('/app').content.matchAll(/<code>npx outreach ([^<]+)<\/code>/g)].map(
  ([, words]) => words!,
);

/** The command that `words` begin with, and what they then give it. */
async function commandOf(words: readonly string[]): Promise<{ command: Command; given: readonly string[] }> {
  const [name, inner = '', ...further] = words;
  if (name === 'call')
    return { command: buildOperationCommand(findOperation(inner, undefined)), given: further };
  const command = new Command(name);
  (await commands.find((listed) => listed.name === name)!.load())(command);
  return { command: command.commands.find((each) => each.name() === inner)!, given: further };
}

test('every section of the page has commands', () => {
  expect(shownCommands.length).toBeGreaterThan(15);
});

test.each(shownCommands)('outreach %s exists and has all required arguments', async (text) => {
  const { command, given } = await commandOf(text.split(' '));
  const { operands, unknown } = command.parseOptions([...given]);
  expect(unknown).toEqual([]);
  expect(operands).toHaveLength(command.registeredArguments.length);
  for (const option of command.options.filter(({ mandatory }) => mandatory))
    expect(command.getOptionValue(option.attributeName()), option.flags).toBeDefined();
});
