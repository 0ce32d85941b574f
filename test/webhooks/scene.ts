import type { House, Tenant } from '../house.ts';
import { showDeliveries, type ListedDelivery } from '../../src/people/webhooks.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** Receivers on loopback, and what is short enough to be waited for. */
export const webhookSettings = {
  OUTBOUND_ALLOW: '127.0.0.1/32',
  WEBHOOK_RETRY_MS: '400,1200',
  WEBHOOK_TIMEOUT_MS: '1000',
};

export interface Endpoint {
  readonly webhookId: string;
  readonly secret: string;
}

export interface WebhookScene {
  readonly tenant: Tenant;
  endpoint(url: string, events?: readonly string[]): Promise<Endpoint>;
  /** Raises `lead.added`, once for each. */
  raise(count?: number): Promise<void>;
  /** The newest first. */
  deliveries(webhookId: string): Promise<ListedDelivery[]>;
  /** Waits until all deliveries of an endpoint have ended, and there are so many. */
  ended(webhookId: string, count: number, patienceMs?: number): Promise<ListedDelivery[]>;
  /** As webhooks.list has it. */
  state(webhookId: string): Promise<any>;
}

let raised = 0;

/** An organisation of its own, whose events reach no other test's receivers. */
export async function webhookScene(house: House): Promise<WebhookScene> {
  const tenant = await house.newTenant();
  const call = async (fn: string, args: object) => {
    const { value, status, text } = await house.call(fn, args, { key: tenant.liveKey });
    if (status !== 200) throw new Error(text);
    return value;
  };
  const deliveries = (webhookId: string) =>
    showDeliveries(house.service.store, tenant.orgId, { webhookId, limit: 10_000 });
  return {
    tenant,
    deliveries,
    endpoint: (url, events = ['*']) => call('webhooks.create', { url, events }),
    async raise(count = 1) {
      for (let left = count; left > 0; left -= 500) {
        const leads = Array.from({ length: Math.min(left, 500) }, () => ({
          company: `Koivu ${(raised += 1)}`,
          email: `a${raised}@koivu.example`,
        }));
        await call('leads.addBatch', { projectId: tenant.projectId, leads });
      }
    },
    async ended(webhookId, count, patienceMs = 15_000) {
      for (const until = Date.now() + patienceMs; ; await sleep(20)) {
        const found = await deliveries(webhookId);
        if (found.length >= count && found.every(({ state }) => state !== 'waiting')) return found;
        if (Date.now() > until) throw new Error(JSON.stringify(found.map(({ state }) => state)));
      }
    },
    async state(webhookId) {
      const { items } = await call('webhooks.list', {});
      return items.find((item: Endpoint) => item.webhookId === webhookId);
    },
  };
}
