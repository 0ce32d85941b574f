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

/** `outreach webhook deliveries`: lists deliveries with their attempts. */
export function addWebhookDeliveries(webhook: Command): void {
  webhook
    .command('deliveries')
    .description('list the deliveries of the last 30 days with their attempts, newest first')
    .requiredOption('--org <id>', 'the organisation')
    .option('--webhook <id>', 'only to this endpoint')
    .option('--delivery <id>', 'only this delivery')
    .addOption(new Option('--state <state>', 'only in this state').choices(deliveryStates))
    .option('--limit <n>', 'maximum number of deliveries', parseLimit, 50)
    .option('--json', 'print one JSON object')
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

/** Shows a receiver's response on one line, without terminal control characters. */
function formatAttempt({ at, status, error, durationMs, response }: Attempt): string {
  const answer = cleanText(response)?.slice(0, maxResponseCharacters) ?? '';
  const outcome = status === null ? cleanText(error) : `${status}${answer === '' ? '' : `: ${answer}`}`;
  return `    ${new Date(at).toISOString()}  ${durationMs} ms  ${outcome}`;
}
