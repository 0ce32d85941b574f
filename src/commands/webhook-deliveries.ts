import { Option, type Command } from 'commander';
import { cleanText } from '../domain/clean-text.ts';
import { deliveryStates, type Attempt, type DeliveryState } from '../domain/delivery.ts';
import type { ListedDelivery } from '../store/queries/delivery-log.ts';
import { withStore } from './database.ts';
import { formatTime, print, formatEmptyList, type OutputOptions } from './output.ts';
import { parseLimit } from './option-parsers.ts';

interface Options extends OutputOptions {
  readonly org: string;
  readonly webhook?: string;
  readonly delivery?: string;
  readonly state?: DeliveryState;
  readonly limit: number;
}

const maxResponseCharacters = 120;

/** `outreach webhook deliveries`: what was sent, and each attempt at it. */
export function addWebhookDeliveries(webhook: Command): void {
  webhook
    .command('deliveries')
    .description('what was sent in the last 30 days, the newest first, with each attempt')
    .requiredOption('--org <id>', 'the organisation')
    .option('--webhook <id>', 'to one endpoint')
    .option('--delivery <id>', 'one delivery')
    .addOption(new Option('--state <state>', 'in one state').choices(deliveryStates))
    .option('--limit <n>', 'how many at most', parseLimit, 50)
    .option('--json', 'answer one JSON object')
    .action(async ({ org, webhook: webhookId, delivery: deliveryId, ...options }: Options) => {
      const { state, limit } = options;
      const filter = { webhookId, deliveryId, state, limit };
      const { showDeliveries } = await import('../people/webhooks.ts');
      const deliveries = await withStore((store) => showDeliveries(store, org, filter));
      const lines = deliveries.flatMap(formatDelivery);
      print(
        options,
        { deliveries },
        lines.length ? lines : [formatEmptyList({ webhook: webhookId, delivery: deliveryId, state })],
      );
    });
}

function formatDelivery({
  deliveryId,
  webhookId,
  type,
  state,
  createdAt,
  ...rest
}: ListedDelivery): string[] {
  const reason = rest.attempts.length === 0 && rest.reason !== null ? `  ${rest.reason}` : '';
  return [
    `${formatTime(createdAt)}  ${state.padEnd(9)}  ${type}  ${deliveryId}  to ${webhookId}${reason}`,
    ...rest.attempts.map(formatAttempt),
  ];
}

/** What a receiver answered is shown on one line and without what a terminal would obey. */
function formatAttempt({ at, status, error, durationMs, response }: Attempt): string {
  const answer = cleanText(response)?.slice(0, maxResponseCharacters) ?? '';
  const outcome = status === null ? cleanText(error) : `${status}${answer === '' ? '' : `: ${answer}`}`;
  return `    ${new Date(at).toISOString()}  ${durationMs} ms  ${outcome}`;
}
