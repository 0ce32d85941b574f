import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookDelivery } from '../../../generated/contract/types.ts';
import type { Attempt } from '../../domain/delivery.ts';

/** An address that events are sent to. */
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
    /** As `Secrets.seal` made it, and so the one before, which is valid until its time. */
    sealedSecret: p.text(),
    sealedOldSecret: p.text().nullable(),
    oldSecretUntil: p.datetime().nullable(),
    active: p.boolean(),
    /** After it was disabled: what was held for it before is sent no more. */
    timesEnabled: p.integer().default(0),
    disabledAt: p.datetime().nullable(),
    disabledReason: p.text().nullable(),
    consecutiveFailures: p.integer(),
    lastDelivery: p.json<WebhookDelivery>().nullable(),
    /** The last one of all, also of a delivery that is tried again. */
    lastAttempt: p.json<Attempt>().nullable(),
    createdAt: p.datetime(),
    /** A deleted one is there until its deliveries are swept. */
    deletedAt: p.datetime().nullable(),
  },
});
