import { tooManyEndpoints } from '../domain/delivery.ts';
import { onlyItem } from '../domain/only-item.ts';
import { readEventKinds } from '../domain/webhook-input.ts';
import type { Rows } from '../store/rows.ts';
import type { Store, Tx } from '../store/store.ts';
import {
  countWaitingDeliveries,
  listDeliveries,
  type DeliveryFilter,
  type ListedDelivery,
} from '../store/queries/delivery-log.ts';
import { findMember } from '../store/queries/members.ts';
import { enableWebhook } from '../application/webhooks/enable.ts';
import { rotateWebhookSecret } from '../application/webhooks/rotate-secret.ts';
import { replayEvents, replayStart } from '../application/webhooks/replay.ts';
import { lockWebhook, isWebhookKnown, listWebhooks, type NewWebhook } from '../store/queries/webhooks.ts';
import { UserFacingError } from './user-facing-error.ts';
import { recordCommand } from './record-command.ts';
import { requireOrg } from './require-org.ts';
import { viewEndpoint, type ListedWebhook } from './webhooks/_view.ts';
import { cancelWaitingDeliveries, resendDeliveries } from '../store/queries/deliveries.ts';
import { pingEndpoint } from '../application/webhooks/ping.ts';
import { addWebhook } from '../application/webhooks/add.ts';
import { deleteWebhook } from '../application/webhooks/delete.ts';

const maxListed = 1_000;

/** Identifies an endpoint. */
export interface EndpointRef {
  readonly orgId: string;
  readonly webhookId: string;
}

export async function listEndpoints(store: Store, orgId: string): Promise<ListedWebhook[]> {
  await requireOrg(store, orgId);
  const { rows, waiting } = await store.read(orgId, async (reading) => {
    const found = await listWebhooks(reading, { limit: maxListed });
    const ids = found.map(({ id }) => id);
    return { rows: found, waiting: await countWaitingDeliveries(reading, ids) };
  });
  return rows.map((row) => viewEndpoint(row, waiting.get(row.id) ?? 0));
}

/**
 * Registers an endpoint for the organisation's first user.
 * @throws UserFacingError if the organisation has no user or too many endpoints, or an event type is unknown.
 */
export async function createEndpoint(
  store: Store,
  orgId: string,
  endpoint: Pick<NewWebhook, 'url' | 'events' | 'description' | 'seal'>,
): Promise<{ webhookId: string } & Pick<NewWebhook, 'url' | 'events' | 'description'>> {
  await requireOrg(store, orgId);
  const read = readEventKinds(endpoint.events);
  if ('problem' in read) throw new UserFacingError(read.problem);
  const userId = await findMember(store, orgId);
  if (userId === null)
    throw new UserFacingError('The organisation has no user yet. Create one: npx outreach user create.');
  const given = { ...endpoint, events: read.events, createdBy: userId };
  const webhookId = await store.transaction(orgId, async (tx) => {
    const added = await addWebhook(tx, given);
    if (added) recordCommand(tx, 'webhook create', added.id, { events: given.events });
    return added?.id;
  });
  if (webhookId === undefined) throw new UserFacingError(tooManyEndpoints);
  const { url, events, description } = given;
  return { webhookId, url, events, description };
}

/**
 * Enables an endpoint and resets its failure count. Events that it missed are sent only by `replayToEndpoint`. Returns
 * whether the endpoint was enabled before.
 */
export async function enableEndpoint(store: Store, name: EndpointRef): Promise<{ wasActive: boolean }> {
  return withEndpoint(store, name, 'enable', async (_tx, webhook) => enableWebhook(webhook));
}

/** Disables an endpoint. Cancels its waiting deliveries and returns their number. */
export async function disableEndpoint(store: Store, name: EndpointRef): Promise<{ cancelled: number }> {
  return withEndpoint(store, name, 'disable', async (tx, webhook) => {
    if (webhook.active)
      Object.assign(webhook, { active: false, disabledAt: tx.now, disabledReason: 'A person disabled it.' });
    const cancelled = { webhookId: webhook.id, reason: 'A person disabled the endpoint.' };
    return { cancelled: await cancelWaitingDeliveries(tx, [cancelled]) };
  });
}

export async function removeEndpoint(store: Store, name: EndpointRef): Promise<void> {
  await withEndpoint(
    store,
    name,
    'delete',
    async (tx, webhook) => void (await deleteWebhook(tx, webhook.id)),
  );
}

/** Replaces the secret. The old one stays valid for a day unless it is dropped now. */
export async function rotateSecret(
  store: Store,
  name: EndpointRef,
  options: { seal: NewWebhook['seal']; dropsOld: boolean },
): Promise<{ oldValidUntil: number | null }> {
  return withEndpoint(store, name, 'rotate', async (tx, webhook) =>
    rotateWebhookSecret(tx, webhook, options),
  );
}

/**
 * Lists deliveries, newest first, with all attempts.
 * @throws UserFacingError if the organisation, endpoint or delivery does not exist.
 */
export async function showDeliveries(
  store: Store,
  orgId: string,
  filter: DeliveryFilter,
): Promise<ListedDelivery[]> {
  await requireOrg(store, orgId);
  const { webhookId, deliveryId } = filter;
  return store.query(orgId, async (context) => {
    if (webhookId !== undefined && !(await isWebhookKnown(context, webhookId)))
      throw endpointNotFound(webhookId);
    const listed = await listDeliveries(context, filter);
    if (listed.length || deliveryId === undefined) return listed;
    // The delivery may exist for another endpoint or in another state.
    if ((await listDeliveries(context, { deliveryId, limit: 1 })).length) return [];
    throw new UserFacingError(`There is no delivery ${deliveryId}.`);
  });
}

/** Sends a delivery again with the same id and bytes. */
export async function resendDelivery(store: Store, orgId: string, deliveryId: string): Promise<void> {
  const deliveries = await showDeliveries(store, orgId, { deliveryId, limit: 1 });
  const { webhookId } = onlyItem(deliveries);
  await withEndpoint(store, { orgId, webhookId }, 'resend', async (tx, webhook) => {
    requireActive(tx, webhook);
    if ((await resendDeliveries(tx, [deliveryId])) === 0)
      throw new UserFacingError(`The event of ${deliveryId} has expired.`);
  });
}

/**
 * Sends all events of the endpoint's types since a time, delivered or not. Events from before its registration are
 * sent only on request. Also returns the actual start time.
 */
export async function replayToEndpoint(
  store: Store,
  name: EndpointRef,
  { since, withEarlier = false }: { since: Date; withEarlier?: boolean },
): Promise<{ sent: number; since: number }> {
  let sent = 0;
  let after: string | null = null;
  let from = since;
  do {
    const afterId: string | null = after;
    const step: Awaited<ReturnType<typeof replayEvents>> = await withEndpoint(
      store,
      name,
      'replay',
      (tx, webhook) => {
        requireActive(tx, webhook);
        from = replayStart(webhook, { since, withEarlier });
        return replayEvents(tx, webhook, { after: afterId, since: from });
      },
    );
    sent += step.sent;
    after = step.after;
  } while (after !== null);
  return { sent, since: from.getTime() };
}

export async function sendPing(store: Store, name: EndpointRef): Promise<{ deliveryId: string }> {
  return withEndpoint(store, name, 'ping', async (tx, webhook) => {
    requireActive(tx, webhook);
    return { deliveryId: await pingEndpoint(tx, webhook.id) };
  });
}

async function withEndpoint<T>(
  store: Store,
  { orgId, webhookId }: EndpointRef,
  command: string,
  work: (tx: Tx, webhook: Rows['Webhook']) => Promise<T>,
): Promise<T> {
  await requireOrg(store, orgId);
  return store.transaction(orgId, async (tx) => {
    const webhook = await lockWebhook(tx, webhookId);
    if (!webhook) throw endpointNotFound(webhookId);
    recordCommand(tx, `webhook ${command}`, webhookId);
    return work(tx, webhook);
  });
}

function endpointNotFound(webhookId: string): UserFacingError {
  return new UserFacingError(`The organisation has no webhook endpoint ${webhookId}.`);
}

function requireActive(tx: Tx, { id, active }: Rows['Webhook']): void {
  if (active) return;
  throw new UserFacingError(
    `The endpoint is disabled. Enable it first: npx outreach webhook enable --org ${tx.orgId} --webhook ${id}`,
  );
}
