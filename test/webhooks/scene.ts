import type { TestService, Tenant } from '../support/test-service.ts';
import { showDeliveries } from '../../src/people/webhooks.ts';
import type { ListedDelivery } from '../../src/store/queries/delivery-log.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** Receivers on loopback, pauses short enough to be waited for, and time for an answer, however busy the machine is. */
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
  /** Raises `lead.added`, once for each. */
  raiseEvents(count?: number): Promise<void>;
  /** The newest first. */
  deliveries(webhookId: string): Promise<ListedDelivery[]>;
  /** Waits until there are so many deliveries of an endpoint, ended or not. */
  waitUntilCreated(webhookId: string, count: number): Promise<void>;
  /** Waits until all deliveries of an endpoint have ended, and there are so many. */
  waitUntilEnded(webhookId: string, count: number, timeoutMs?: number): Promise<ListedDelivery[]>;
  /** As webhooks.list has it. */
  readState(webhookId: string): Promise<any>;
}

let raised = 0;

/** An organisation of its own, whose events reach no other test's receivers. */
export async function webhookScene(service: TestService): Promise<WebhookScene> {
  const tenant = await service.newTenant();
  const call = async (fn: string, args: object) => {
    const { value, status, text } = await service.call(fn, args, { key: tenant.liveKey });
    if (status !== 200) throw new Error(text);
    return value;
  };
  const deliveries = (webhookId: string) =>
    showDeliveries(service.assembled.store, tenant.orgId, { webhookId, limit: 10_000 });
  const counted = async (webhookId: string) => {
    const [row] = await service.sql<{ all: number; waiting: number }>(
      `with underway as (
         select event_id from directory.delivery_batch b cross join unnest(b.event_ids) as named (event_id)
         where org_id = $1 and webhook_id = $2
         except select event_id from delivery where org_id = $1 and webhook_id = $2)
       select count(*)::int as all, (count(*) filter (where state = 'waiting'))::int as waiting
       from (select state from delivery where org_id = $1 and webhook_id = $2
             union all select 'waiting' from underway) made`,
      [tenant.orgId, webhookId],
    );
    return row!;
  };
  return {
    tenant,
    deliveries,
    async waitUntilCreated(webhookId, count) {
      while ((await counted(webhookId)).all < count) await sleep(20);
    },
    createEndpoint: (url, events = ['*']) => call('webhooks.create', { url, events }),
    async raiseEvents(count = 1) {
      for (let left = count; left > 0; left -= 500) {
        const leads = Array.from({ length: Math.min(left, 500) }, () => ({
          company: `Koivu ${(raised += 1)}`,
          email: `a${raised}@koivu.example`,
        }));
        await call('leads.addBatch', { projectId: tenant.projectId, leads });
      }
    },
    async waitUntilEnded(webhookId, count, timeoutMs = 45_000) {
      for (const until = Date.now() + timeoutMs; ; await sleep(20)) {
        const { all, waiting } = await counted(webhookId);
        if (all >= count && waiting === 0) return deliveries(webhookId);
        if (Date.now() > until) throw new Error(`Of ${all} deliveries ${waiting} wait.`);
      }
    },
    async readState(webhookId) {
      const { items } = await call('webhooks.list', {});
      return items.find((item: Endpoint) => item.webhookId === webhookId);
    },
  };
}
