import { Command } from 'commander';
import { expect, test } from 'vitest';
import { commandFor } from '../../src/commands/calling/call-command.ts';
import { findOperation } from '../../src/commands/calling/named-operation.ts';
import { commands } from '../../src/commands/table.ts';
import { appPage } from '../../src/doors/app-page.ts';

const shown = [...appPage('/app').content.matchAll(/<code>npx outreach ([^<]+)<\/code>/g)].map(
  ([, words]) => words!,
);

/** The command that `words` begin with, and what they then give it. */
async function commandOf(words: readonly string[]): Promise<{ command: Command; given: readonly string[] }> {
  const [name, inner = '', ...further] = words;
  if (name === 'call') return { command: commandFor(findOperation(inner, undefined)), given: further };
  const command = new Command(name);
  (await commands.find((listed) => listed.name === name)!.load())(command);
  return { command: command.commands.find((each) => each.name() === inner)!, given: further };
}

test('there are commands for every place of the page', () => {
  expect(shown.length).toBeGreaterThan(15);
});

test.each(shown)('outreach %s is a command that there is, with all that it must be given', async (text) => {
  const { command, given } = await commandOf(text.split(' '));
  const { operands, unknown } = command.parseOptions([...given]);
  expect(unknown).toEqual([]);
  expect(operands).toHaveLength(command.registeredArguments.length);
  for (const option of command.options.filter(({ mandatory }) => mandatory))
    expect(command.getOptionValue(option.attributeName()), option.flags).toBeDefined();
});
