import type { Command } from 'commander';
import { withStore } from './database.ts';
import { print, type OutputOptions } from './output.ts';

/**
 * `outreach migrate`: runs the migrations of a release before its `outreach serve` starts, which would otherwise run
 * them.
 */
export function defineMigrate(command: Command): void {
  command.option('--json', 'print one JSON object').action(async (options: OutputOptions) => {
    // `withStore` migrates the database before it calls its work.
    await withStore(async () => undefined, 'create');
    print(options, { migrated: true }, ['The database is up to date.']);
  });
}
