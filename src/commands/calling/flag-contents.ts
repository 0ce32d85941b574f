import { readFileSync } from 'node:fs';
import process from 'node:process';
import { text as textOf } from 'node:stream/consumers';
import { InvalidArgumentError, type Command } from 'commander';

/** What a flag makes of standard input, which is read when all flags are: whoever writes it may be slower than us. */
class FromStandardInput {
  readonly make: (contents: string) => unknown;

  constructor(make: (contents: string) => unknown) {
    this.make = make;
  }
}

/**
 * What `make` makes of a flag's text, of the file behind an @, or, by `readStandardInput`, of standard input for -.
 *
 * @throws InvalidArgumentError where the file cannot be read.
 */
export function readContents(text: string, make: (contents: string) => unknown): unknown {
  if (text === '-') return new FromStandardInput(make);
  return make(text.startsWith('@') ? readNamed(text.slice(1)) : text);
}

/** Gives the flags of a command that wait for standard input their values; each of them gets all of it. */
export async function readStandardInput(command: Command): Promise<void> {
  let contents: string | undefined;
  for (const option of command.options) {
    const name = option.attributeName();
    const waiting: unknown = command.getOptionValue(name);
    if (!(waiting instanceof FromStandardInput)) continue;
    contents ??= await textOf(process.stdin);
    try {
      command.setOptionValue(name, waiting.make(contents));
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      command.error(`error: option '${option.flags}' argument '-' is invalid. ${error.message}`);
    }
  }
}

function readNamed(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InvalidArgumentError(`The file cannot be read: ${(error as Error).message}`);
  }
}
