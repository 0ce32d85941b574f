import { Option, type Command } from 'commander';
import type { NewSuppression } from '../people/suppressions.ts';
import { withStore } from './database.ts';
import { formatTime, print, printList, type OutputOptions } from './output.ts';
import { parseLimit } from './option-parsers.ts';

type Options = OutputOptions & { org: string; reason: NewSuppression['reason'] };

/** Who must not be written to. People say it here, and no call can take it back. */
export function defineSuppression(suppression: Command): void {
  suppression
    .command('add')
    .description('never write to an e-mail address, or to anybody at a domain')
    .argument('<target>', 'the address or domain')
    .requiredOption('--org <id>', 'the organisation')
    .addOption(
      new Option('--reason <reason>', 'why')
        .choices(['unsubscribe', 'hard_bounce', 'complaint', 'manual'])
        .default('manual'),
    )
    .option('--json', 'answer one JSON object')
    .action(async (target: string, options: Options) => {
      const { org: orgId, reason } = options;
      const { suppress } = await import('../people/suppressions.ts');
      const { value, removedDrafts } = await withStore((store) => suppress(store, { orgId, target, reason }));
      const removed = removedDrafts === 0 ? '' : ` Removed drafts: ${removedDrafts}.`;
      print(options, { orgId, value, reason, removedDrafts }, [`${value} will not be written to.${removed}`]);
    });
  suppression
    .command('list')
    .description('list who must not be written to, the newest first')
    .requiredOption('--org <id>', 'the organisation')
    .option('--limit <n>', 'how many at most', parseLimit, 50)
    .option('--json', 'answer one JSON object')
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
        print(options, {}, [`These are ${suppressions.length} of ${total}; --limit shows more.`]);
    });
  suppression
    .command('lift')
    .description('allow messages to an address or domain again')
    .argument('<target>', 'the address or domain')
    .requiredOption('--org <id>', 'the organisation')
    .option('--json', 'answer one JSON object')
    .action(async (target: string, options: Options) => {
      const { unsuppress } = await import('../people/suppressions.ts');
      const { value } = await withStore((store) => unsuppress(store, options.org, target));
      print(options, { orgId: options.org, value, lifted: true }, [`${value} may be written to again.`]);
    });
}
