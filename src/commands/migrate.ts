import type { Command } from 'commander';
import { withStore } from './database.ts';
import { print, type OutputOptions } from './output.ts';

/** `outreach migrate`: what `outreach serve` does at its start, for those who want it done before. */
export function defineMigrate(command: Command): void {
  command.option('--json', 'answer one JSON object').action(async (options: OutputOptions) => {
    await withStore(async () => undefined, 'create');
    print(options, { migrated: true }, ['The database is at the newest shape.']);
  });
}
