import process from 'node:process';
import type { Command } from 'commander';
import { listSettings } from '../config.ts';
import { withStore } from './database.ts';
import { print, type OutputOptions } from './output.ts';
import { readSecretFiles } from './secret-files.ts';

/** `outreach migrate`: what `outreach serve` does at its start, for those who want it done before. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the newest shape; safe at any time, from several machines at once')
    .option('--json', 'answer one JSON object')
    .action(async (options: OutputOptions) => {
      await withStore(async () => undefined, 'create');
      print(options, { migrated: true }, ['The database is at the newest shape.']);
    });
}

/** `outreach config`: every setting with its meaning and value. */
export function addConfig(program: Command): void {
  program
    .command('config')
    .description('list all settings, their meaning and their value')
    .option('--json', 'answer one JSON object')
    .action((options: OutputOptions) => {
      const settings = listSettings(readSecretFiles(process.env));
      const lines = settings.flatMap(({ name, value, meaning, isDefault, problem }) => [
        `${name}=${value ?? ''}${isDefault ? '' : '   (set)'}`,
        ...(problem === undefined ? [] : [`    cannot be used: it ${problem}`]),
        `    ${meaning}`,
      ]);
      print(options, { settings }, lines);
    });
}
