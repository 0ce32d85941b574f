import type { Command } from 'commander';
import { unmerge } from '../people/unmerge.ts';
import { withStore } from './database.ts';
import { print, type OutputOptions } from './output.ts';

/** What people, and no program, may do with leads. */
export function defineLead(lead: Command): void {
  lead
    .command('unmerge')
    .description(
      'take a merge back; what came since stays with the lead that was kept, a suppression with both',
    )
    .requiredOption('--lead <id>', 'the id of the lead that was merged into another')
    .option('--json', 'answer one JSON object')
    .action(async (options: OutputOptions & { lead: string }) => {
      const unmerged = await withStore((store) => unmerge(store, options.lead));
      const { leadId, primaryId, messages } = unmerged;
      print(options, unmerged, [
        `${leadId} and ${primaryId} are two leads again; ${messages} messages went back.`,
      ]);
    });
}
