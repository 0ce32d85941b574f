import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookDelivery } from '../../../generated/contract/types.ts';
import type { Attempt } from '../../domain/delivery.ts';

/** A webhook endpoint. */
export const Webhook = defineEntity({
  name: 'Webhook',
  tableName: 'webhook',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    url: p.text(),
    events: p.array<string>(),
    description: p.text().nullable(),
    createdBy: p.string(),
    /** Encrypted by `Secrets.seal`, as is the old secret, which is valid until `oldSecretUntil`. */
    sealedSecret: p.text(),
    sealedOldSecret: p.text().nullable(),
    oldSecretUntil: p.datetime().nullable(),
    active: p.boolean(),
    /** Deliveries created before the endpoint was last enabled are not sent. */
    timesEnabled: p.integer().default(0),
    disabledAt: p.datetime().nullable(),
    disabledReason: p.text().nullable(),
    consecutiveFailures: p.integer(),
    lastDelivery: p.json<WebhookDelivery>().nullable(),
    /** The last attempt, also of a delivery that will be retried. */
    lastAttempt: p.json<Attempt>().nullable(),
    createdAt: p.datetime(),
    /** A deleted endpoint stays until its deliveries are swept. */
    deletedAt: p.datetime().nullable(),
  },
});
