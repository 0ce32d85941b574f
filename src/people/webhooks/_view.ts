import type { Attempt } from '../../domain/delivery.ts';
import type { Rows } from '../../store/rows.ts';

/** Times are epoch milliseconds. */
export interface ListedWebhook {
  readonly webhookId: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly description: string | null;
  readonly active: boolean;
  readonly disabledAt: number | null;
  readonly disabledReason: string | null;
  readonly consecutiveFailures: number;
  readonly lastDelivery: NonNullable<Rows['Webhook']['lastDelivery']> | null;
  /** The last attempt overall, also of a delivery that is being retried. */
  readonly lastAttempt: Attempt | null;
  /** Deliveries with attempts left. */
  readonly waiting: number;
  readonly createdAt: number;
}

/** An endpoint for people, without its secrets. */
export function viewEndpoint(row: Rows['Webhook'], waiting: number): ListedWebhook {
  return {
    webhookId: row.id,
    url: row.url,
    events: row.events,
    description: row.description ?? null,
    active: row.active,
    disabledAt: row.disabledAt?.getTime() ?? null,
    disabledReason: row.disabledReason ?? null,
    consecutiveFailures: row.consecutiveFailures,
    lastDelivery: row.lastDelivery ?? null,
    lastAttempt: row.lastAttempt ?? null,
    waiting,
    createdAt: row.createdAt.getTime(),
  };
}
