import { Option, type Command } from 'commander';
import type { NewSuppression } from '../people/suppressions.ts';
import { withStore } from './database.ts';
import { formatTime, print, printList, type OutputOptions } from './output.ts';
import { parseLimit } from './option-parsers.ts';

type Options = OutputOptions & { org: string; reason: NewSuppression['reason'] };

/** The suppression list. Only people manage it; no call can change it. */
export function defineSuppression(suppression: Command): void {
  suppression
    .command('add')
    .description('suppress an e-mail address, or everyone at a domain')
    .argument('<target>', 'address or domain')
    .requiredOption('--org <id>', 'the organisation')
    .addOption(
      new Option('--reason <reason>', 'why')
        .choices(['unsubscribe', 'hard_bounce', 'complaint', 'manual'])
        .default('manual'),
    )
    .option('--json', 'print one JSON object')
    .action(async (target: string, options: Options) => {
      const { org: orgId, reason } = options;
      const { suppress } = await import('../people/suppressions.ts');
      const { value, removedDrafts } = await withStore((store) => suppress(store, { orgId, target, reason }));
      const removed = removedDrafts === 0 ? '' : ` Removed drafts: ${removedDrafts}.`;
      print(options, { orgId, value, reason, removedDrafts }, [`${value} is now suppressed.${removed}`]);
    });
  suppression
    .command('list')
    .description('list suppressed addresses and domains, newest first')
    .requiredOption('--org <id>', 'the organisation')
    .option('--limit <n>', 'maximum number of entries', parseLimit, 50)
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { org: string; limit: number }) => {
      const { org: orgId, limit } = options;
      const { listSuppressions } = await import('../people/suppressions.ts');
      const found = await withStore((store) => listSuppressions(store, orgId, limit));
      const { suppressions, total } = found;
      printList(options, found, suppressions, ({ value, reason, since }) => [
        formatTime(since),
        reason,
        value,
      ]);
      if (suppressions.length < total && !options.json)
        print(options, {}, [`Showing ${suppressions.length} of ${total}; --limit shows more.`]);
    });
  suppression
    .command('lift')
    .description('allow messages to an address or domain again')
    .argument('<target>', 'address or domain')
    .requiredOption('--org <id>', 'the organisation')
    .option('--json', 'print one JSON object')
    .action(async (target: string, options: Options) => {
      const { unsuppress } = await import('../people/suppressions.ts');
      const { value } = await withStore((store) => unsuppress(store, options.org, target));
      print(options, { orgId: options.org, value, lifted: true }, [`${value} is no longer suppressed.`]);
    });
}
