import type { Command } from 'commander';
import type { ListedNotice } from '../people/notices.ts';
import { withStore } from './database.ts';
import { formatTime, print, printList, type OutputOptions } from './output.ts';
import { parseLimit } from './option-parsers.ts';

/** What the team is told by mail, and whether it went out. */
export function defineNotice(notice: Command): void {
  notice
    .command('list')
    .description('list what an organisation was told, the newest first, and whether the mail went out')
    .requiredOption('--org <id>', 'the organisation')
    .option('--limit <n>', 'how many at most', parseLimit, 50)
    .option('--json', 'answer one JSON object')
    .action(async (options: OutputOptions & { org: string; limit: number }) => {
      const { listNotices } = await import('../people/notices.ts');
      const notices = await withStore((store) => listNotices(store, options.org, options.limit));
      printList(options, { notices }, notices, (listed) => [
        formatTime(listed.createdAt),
        listed.state,
        listed.subject,
        formatDeliveryStatus(listed),
      ]);
    });
  notice
    .command('test')
    .description(
      'send everybody of an organisation a test; a running service sends it, and list says whether',
    )
    .requiredOption('--org <id>', 'the organisation')
    .option('--json', 'answer one JSON object')
    .action(async (options: OutputOptions & { org: string }) => {
      const { sendTestNotice } = await import('../people/notices.ts');
      await withStore((store) => sendTestNotice(store, options.org));
      print(options, { orgId: options.org, written: true }, [
        `It goes out as soon as a service runs; npx outreach notice list --org ${options.org} says how it went.`,
      ]);
    });
}

function formatDeliveryStatus({ sentTo, lastError, nextAttemptAt }: ListedNotice): string {
  return [
    sentTo.length > 0 ? `to ${sentTo.join(', ')}` : '',
    lastError ?? '',
    nextAttemptAt === null ? '' : `again at ${formatTime(nextAttemptAt)}`,
  ]
    .filter(Boolean)
    .join('; ');
}
