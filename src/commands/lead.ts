import type { Command } from 'commander';
import { withStore } from './database.ts';
import { print, type OutputOptions } from './output.ts';

// Read when they are asked, so that help waits for nothing.
const loadHideSecrets = () => import('../people/hide-secrets.ts');
const loadUnmerge = () => import('../people/unmerge.ts');

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
      const unmerged = await withStore(async (store) => (await loadUnmerge()).unmerge(store, options.lead));
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
      const hidden = await withStore(async (store) => (await loadHideSecrets()).hideSecrets(store));
      const { events, retold, notes, merges } = hidden;
      print(options, hidden, [
        `Events that were looked at: ${events}. Told without a secret now: ${retold}.`,
        `Leads whose notes changed: ${notes}. Merged leads that would come back with other notes: ${merges}.`,
      ]);
    });
}
