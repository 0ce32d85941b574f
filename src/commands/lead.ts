import type { Command } from 'commander';
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
      const { unmerge } = await import('../people/unmerge.ts');
      const unmerged = await withStore((store) => unmerge(store, options.lead));
      const { leadId, primaryId, messages } = unmerged;
      print(options, unmerged, [
        `${leadId} and ${primaryId} are two leads again; ${messages} messages went back.`,
      ]);
    });
  lead
    .command('hide-secrets')
    .description(
      'take out of notes, timelines and what merges keep what events brought along and is known as a secret by now; ' +
        'safe to repeat',
    )
    .option('--json', 'answer one JSON object')
    .action(async (options: OutputOptions) => {
      const { hideSecrets } = await import('../people/hide-secrets.ts');
      const hidden = await withStore((store) => hideSecrets(store));
      const { events, retold, notes, merges } = hidden;
      print(options, hidden, [
        `Events that were looked at: ${events}. Told without a secret now: ${retold}.`,
        `Leads whose notes changed: ${notes}. Merged leads that would come back with other notes: ${merges}.`,
      ]);
    });
}
