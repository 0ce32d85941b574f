import type { Command } from 'commander';
import type { ListedNotice } from '../store/queries/notice-sending.ts';
import { withStore } from './database.ts';
import { formatTime, print, printList, type OutputOptions } from './output.ts';
import { parseLimit } from './option-parsers.ts';

/** The notices to the team and their delivery. */
export function defineNotice(notice: Command): void {
  notice
    .command('list')
    .description("list an organisation's notices with their delivery, newest first")
    .requiredOption('--org <id>', 'the organisation')
    .option('--limit <n>', 'maximum number of notices', parseLimit, 50)
    .option('--json', 'print one JSON object')
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
    .description('send a test notice to everyone in an organisation; a running service delivers it')
    .requiredOption('--org <id>', 'the organisation')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { org: string }) => {
      const { sendTestNotice } = await import('../people/notices.ts');
      await withStore((store) => sendTestNotice(store, options.org));
      print(options, { orgId: options.org, written: true }, [
        `It is sent as soon as a service runs; npx outreach notice list --org ${options.org} shows ` +
          'the result.',
      ]);
    });
}

function formatDeliveryStatus({ sentTo, lastError, nextAttemptAt }: ListedNotice): string {
  return [
    sentTo.length > 0 ? `to ${sentTo.join(', ')}` : '',
    lastError ?? '',
    nextAttemptAt === null ? '' : `retry at ${formatTime(nextAttemptAt)}`,
  ]
    .filter(Boolean)
    .join('; ');
}
