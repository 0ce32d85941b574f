import type { TestService, Tenant } from '../support/test-service.ts';
import { showDeliveries } from '../../src/people/webhooks.ts';
import type { ListedDelivery } from '../../src/store/queries/delivery-log.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** Receivers on loopback, short retry delays, and a timeout that is long enough for a slow machine. */
export const webhookSettings = {
  OUTBOUND_ALLOW: '127.0.0.1/32',
  WEBHOOK_RETRY_MS: '400,1200',
  WEBHOOK_TIMEOUT_MS: '10000',
};

export interface Endpoint {
  readonly webhookId: string;
  readonly secret: string;
}

export interface WebhookScene {
  readonly tenant: Tenant;
  createEndpoint(url: string, events?: readonly string[]): Promise<Endpoint>;
  /** Raises `lead.added`, `count` times. */
  raiseEvents(count?: number): Promise<void>;
  /** The deliveries of an endpoint, the newest first. */
  deliveries(webhookId: string): Promise<ListedDelivery[]>;
  /** Waits until an endpoint has this many deliveries, ended or not. */
  waitUntilCreated(webhookId: string, count: number): Promise<void>;
  /** Waits until all deliveries of an endpoint have ended and there are this many. */
  waitUntilEnded(webhookId: string, count: number, timeoutMs?: number): Promise<ListedDelivery[]>;
  /** The endpoint as webhooks.list returns it. */
  readState(webhookId: string): Promise<any>;
}

let lastNumber = 0;

/** Creates an organisation whose events reach no receivers of other tests. */
export async function webhookScene(service: TestService): Promise<WebhookScene> {
  const tenant = await service.newTenant();
  const call = async (fn: string, args: object) => {
    const { value, status, text } = await service.call(fn, args, { key: tenant.liveKey });
    if (status !== 200) throw new Error(text);
    return value;
  };
  const deliveries = (webhookId: string) =>
    showDeliveries(service.assembled.store, tenant.orgId, { webhookId, limit: 10_000 });
  const countDeliveries = async (webhookId: string) => {
    const [row] = await service.sql<{ all: number; waiting: number }>(
      `select count(*)::int as all, (count(*) filter (where state = 'waiting'))::int as waiting
       from delivery where org_id = $1 and webhook_id = $2`,
      [tenant.orgId, webhookId],
    );
    return row!;
  };
  return {
    tenant,
    deliveries,
    async waitUntilCreated(webhookId, count) {
      while ((await countDeliveries(webhookId)).all < count) await sleep(20);
    },
    createEndpoint: (url, events = ['*']) => call('webhooks.create', { url, events }),
    async raiseEvents(count = 1) {
      for (let remaining = count; remaining > 0; remaining -= 500) {
        const leads = Array.from({ length: Math.min(remaining, 500) }, () => ({
          company: `Koivu ${(lastNumber += 1)}`,
          email: `a${lastNumber}@koivu.example`,
        }));
        await call('leads.addBatch', { projectId: tenant.projectId, leads });
      }
    },
    async waitUntilEnded(webhookId, count, timeoutMs = 45_000) {
      for (const deadline = Date.now() + timeoutMs; ; await sleep(20)) {
        const { all, waiting } = await countDeliveries(webhookId);
        if (all >= count && waiting === 0) return deliveries(webhookId);
        if (Date.now() > deadline) throw new Error(`${waiting} of ${all} deliveries are waiting.`);
      }
    },
    async readState(webhookId) {
      const { items } = await call('webhooks.list', {});
      return items.find((item: Endpoint) => item.webhookId === webhookId);
    },
  };
}
