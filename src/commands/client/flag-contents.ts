import { readFileSync } from 'node:fs';
import process from 'node:process';
import { text as textOf } from 'node:stream/consumers';
import { InvalidArgumentError, type Command } from 'commander';

/** A value from standard input. It is read after all flags are parsed, because the writer may be slow. */
class StandardInputValue {
  readonly parse: (contents: string) => unknown;

  constructor(make: (contents: string) => unknown) {
    this.parse = make;
  }
}

/**
 * Parses a flag's text, the contents of @FILE, or for - standard input, read later by `resolveStandardInput`.
 * @throws InvalidArgumentError if the file cannot be read.
 */
export function readFlagContents(text: string, parse: (contents: string) => unknown): unknown {
  if (text === '-') return new StandardInputValue(parse);
  return parse(text.startsWith('@') ? readNamedFile(text.slice(1)) : text);
}

/** Reads standard input into the flags that wait for it; each gets all of it. */
export async function resolveStandardInput(command: Command): Promise<void> {
  let contents: string | undefined;
  for (const option of command.options) {
    const name = option.attributeName();
    const pending: unknown = command.getOptionValue(name);
    if (!(pending instanceof StandardInputValue)) continue;
    contents ??= await textOf(process.stdin);
    try {
      command.setOptionValue(name, pending.parse(contents));
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      command.error(`error: option '${option.flags}' argument '-' is invalid. ${error.message}`);
    }
  }
}

function readNamedFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InvalidArgumentError(`The file cannot be read: ${(error as Error).message}`);
  }
}
