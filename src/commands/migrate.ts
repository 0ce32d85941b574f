import type { Command } from 'commander';
import { withStore } from './database.ts';
import { print, type OutputOptions } from './output.ts';

/** `outreach migrate`: runs the migrations that `outreach serve` runs at startup, to separate the two. */
export function defineMigrate(command: Command): void {
  command.option('--json', 'print one JSON object').action(async (options: OutputOptions) => {
    await withStore(async () => undefined, 'create');
    print(options, { migrated: true }, ['The database is up to date.']);
  });
}
