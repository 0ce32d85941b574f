import type { Command } from 'commander';
import { withStore } from './database.ts';
import { print, type OutputOptions } from './output.ts';

/** The actions on leads that only people may take. */
export function defineLead(lead: Command): void {
  lead
    .command('unmerge')
    .description('undo a merge; later data stays with the kept lead, and a suppression applies to both')
    .requiredOption('--lead <id>', 'id of the lead that was merged into another')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { lead: string }) => {
      const { unmerge } = await import('../people/unmerge.ts');
      const unmerged = await withStore((store) => unmerge(store, options.lead));
      const { leadId, primaryId, messages } = unmerged;
      print(options, unmerged, [
        `${leadId} and ${primaryId} are separate leads again; ${messages} messages moved back.`,
      ]);
    });
  lead
    .command('hide-secrets')
    .description('redact secrets from events in notes, timelines and stored merges; safe to repeat')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions) => {
      const { hideSecrets } = await import('../people/hide-secrets.ts');
      const hidden = await withStore((store) => hideSecrets(store));
      const { events, retold, notes, merges } = hidden;
      print(options, hidden, [
        `Events checked: ${events}. Redacted: ${retold}.`,
        `Leads with changed notes: ${notes}. Stored merges with changed notes: ${merges}.`,
      ]);
    });
}
