import process from 'node:process';
import type { Command } from 'commander';
import { listSettings } from '../config.ts';
import { print, type OutputOptions } from './output.ts';
import { readSecretFiles } from './secret-files.ts';

/** `outreach config`: lists every setting with its meaning and value. */
export function defineConfig(command: Command): void {
  command.option('--json', 'print one JSON object').action((options: OutputOptions) => {
    const settings = listSettings(readSecretFiles(process.env));
    const lines = settings.flatMap(({ name, value, meaning, isDefault, problem }) => [
      `${name}=${value ?? ''}${isDefault ? '' : '   (set)'}`,
      ...(problem === undefined ? [] : [`    invalid: it ${problem}`]),
      `    ${meaning}`,
    ]);
    print(options, { settings }, lines);
  });
}
