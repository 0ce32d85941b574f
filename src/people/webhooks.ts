import { tooManyEndpoints, type Attempt } from '../domain/delivery.ts';
import { onlyItem } from '../domain/only-item.ts';
import { readEventKinds } from '../domain/webhook-input.ts';
import type { Rows } from '../store/rows.ts';
import type { Store, Tx } from '../store/store.ts';
import {
  countWaiting,
  listDeliveries,
  type DeliveryFilter,
  type ListedDelivery,
} from '../store/queries/delivery-log.ts';
import { pingEndpoint, replayEvents, resendDeliveries } from '../store/queries/delivery-replays.ts';
import { cancelWaiting } from '../store/queries/endpoint-closing.ts';
import {
  addWebhook,
  deleteWebhook,
  holdWebhook,
  isWebhookKnown,
  listWebhooks,
  webhookSecretPlace,
  type NewWebhook,
} from '../store/queries/webhooks.ts';
import { AccountError } from './account-error.ts';
import { requireOrg } from './require-org.ts';

const mostListed = 1_000;
const bothSecretsMs = 24 * 60 * 60_000;

/** Names one endpoint. */
export interface EndpointName {
  readonly orgId: string;
  readonly webhookId: string;
}

/** Times are epoch milliseconds, here and below. */
export interface ListedWebhook {
  readonly webhookId: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly description: string | null;
  readonly active: boolean;
  readonly disabledAt: number | null;
  readonly disabledReason: string | null;
  readonly consecutiveFailures: number;
  readonly lastDelivery: Rows['Webhook']['lastDelivery'] | null;
  /** The last one of all that were made, also of a delivery that is tried again. */
  readonly lastAttempt: Attempt | null;
  /** Deliveries that have attempts left. */
  readonly waiting: number;
  readonly createdAt: number;
}

export async function listEndpoints(store: Store, orgId: string): Promise<ListedWebhook[]> {
  await requireOrg(store, orgId);
  const { rows, waiting } = await store.read(orgId, async (reading) => {
    const found = await listWebhooks(reading, { limit: mostListed });
    const ids = found.map(({ id }) => id);
    return { rows: found, waiting: await countWaiting(reading, ids) };
  });
  return rows.map((row) => ({
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
    waiting: waiting.get(row.id) ?? 0,
    createdAt: row.createdAt.getTime(),
  }));
}

/**
 * Registers an endpoint for the organisation's first user.
 *
 * @throws AccountError if the organisation has no user or too many endpoints, or there is no such event.
 */
export async function createEndpoint(
  store: Store,
  orgId: string,
  wanted: Pick<NewWebhook, 'url' | 'events' | 'description' | 'seal'>,
): Promise<{ webhookId: string } & Pick<NewWebhook, 'url' | 'events' | 'description'>> {
  await requireOrg(store, orgId);
  const read = readEventKinds(wanted.events);
  if ('problem' in read) throw new AccountError(read.problem);
  const [user] = await store.directory<{ userId: string }>({
    text: `select user_id as "userId" from directory.member where org_id = $1 and deleted_at is null
           order by user_id limit 1`,
    values: [orgId],
  });
  if (!user)
    throw new AccountError('The organisation has no user yet. Create one: npx outreach user create.');
  const given = { ...wanted, events: read.events, createdBy: user.userId };
  const webhookId = await store.tx(orgId, async (tx) => (await addWebhook(tx, given))?.id);
  if (webhookId === undefined) throw new AccountError(tooManyEndpoints);
  const { url, events, description } = given;
  return { webhookId, url, events, description };
}

/**
 * Lets events be sent again, with no failure counted. What was missed is not sent by itself; see `replayTo`. Answers
 * whether it was enabled before.
 */
export async function enableEndpoint(store: Store, name: EndpointName): Promise<{ wasActive: boolean }> {
  return change(store, name, async (_tx, webhook) => {
    const wasActive = webhook.active;
    if (!wasActive) webhook.timesEnabled += 1;
    Object.assign(webhook, { active: true, disabledAt: null, disabledReason: null, consecutiveFailures: 0 });
    return { wasActive };
  });
}

/** Lets no event be sent until it is enabled. What was waiting ends unsent; answers how many those were. */
export async function disableEndpoint(store: Store, name: EndpointName): Promise<{ cancelled: number }> {
  return change(store, name, async (tx, webhook) => {
    if (webhook.active)
      Object.assign(webhook, { active: false, disabledAt: tx.now, disabledReason: 'A person disabled it.' });
    return { cancelled: await cancelWaiting(tx, webhook.id, 'A person disabled the endpoint.') };
  });
}

export async function removeEndpoint(store: Store, name: EndpointName): Promise<void> {
  await change(store, name, async (tx, webhook) => void (await deleteWebhook(tx, webhook.id)));
}

/** A new secret takes the place of the one before, which stays valid for a day beside it unless it is dropped now. */
export async function rotateSecret(
  store: Store,
  name: EndpointName,
  { seal, dropsOld }: { seal: NewWebhook['seal']; dropsOld: boolean },
): Promise<{ oldValidUntil: number | null }> {
  return change(store, name, async (tx, webhook) => {
    const until = dropsOld ? null : new Date(tx.now.getTime() + bothSecretsMs);
    Object.assign(webhook, {
      sealedOldSecret: dropsOld ? null : webhook.sealedSecret,
      oldSecretUntil: until,
      sealedSecret: seal(webhookSecretPlace(tx.orgId, webhook.id)),
    });
    return { oldValidUntil: until?.getTime() ?? null };
  });
}

/**
 * The newest first, with every attempt that was made.
 *
 * @throws AccountError if there is no such organisation, or it never had the endpoint or delivery that is asked for.
 */
export async function showDeliveries(
  store: Store,
  orgId: string,
  filter: DeliveryFilter,
): Promise<ListedDelivery[]> {
  await requireOrg(store, orgId);
  const { webhookId, deliveryId } = filter;
  return store.ask(orgId, async (asking) => {
    if (webhookId !== undefined && !(await isWebhookKnown(asking, webhookId))) throw noEndpoint(webhookId);
    const listed = await listDeliveries(asking, filter);
    if (listed.length || deliveryId === undefined) return listed;
    // It may be known, to another endpoint or in another state.
    if ((await listDeliveries(asking, { deliveryId, limit: 1 })).length) return [];
    throw new AccountError(`There is no delivery ${deliveryId}.`);
  });
}

/** Sends one delivery again, under the same id and with the same bytes. */
export async function resendOne(store: Store, orgId: string, deliveryId: string): Promise<void> {
  const deliveries = await showDeliveries(store, orgId, { deliveryId, limit: 1 });
  const { webhookId, state, attempts } = onlyItem(deliveries);
  await change(store, { orgId, webhookId }, async (tx, webhook) => {
    requireActive(tx, webhook);
    const isUnderWay = state === 'waiting' && attempts.length === 0;
    if ((await resendDeliveries(tx, [deliveryId])) === 0 && !isUnderWay)
      throw new AccountError(`The event of ${deliveryId} is kept no more.`);
  });
}

/**
 * Sends the events of the endpoint's kinds that were raised since a time, whether it got them or not; what was raised
 * before the endpoint was registered only where that is asked for. Answers from when on they were sent, too.
 */
export async function replayTo(
  store: Store,
  name: EndpointName,
  { since, withEarlier = false }: { since: Date; withEarlier?: boolean },
): Promise<{ sent: number; since: number }> {
  let sent = 0;
  let after: string | null = null;
  let from = since;
  do {
    const goOnBehind: string | null = after;
    const step: Awaited<ReturnType<typeof replayEvents>> = await change(store, name, (tx, webhook) => {
      requireActive(tx, webhook);
      if (!withEarlier && since < webhook.createdAt) from = webhook.createdAt;
      return replayEvents(tx, webhook, { after: goOnBehind, since: from });
    });
    sent += step.sent;
    after = step.after;
  } while (after !== null);
  return { sent, since: from.getTime() };
}

export async function pingTo(store: Store, name: EndpointName): Promise<{ deliveryId: string }> {
  return change(store, name, async (tx, webhook) => {
    requireActive(tx, webhook);
    return { deliveryId: await pingEndpoint(tx, webhook.id) };
  });
}

async function change<T>(
  store: Store,
  { orgId, webhookId }: EndpointName,
  work: (tx: Tx, webhook: Rows['Webhook']) => Promise<T>,
): Promise<T> {
  await requireOrg(store, orgId);
  return store.tx(orgId, async (tx) => {
    const webhook = await holdWebhook(tx, webhookId);
    if (!webhook) throw noEndpoint(webhookId);
    return work(tx, webhook);
  });
}

function noEndpoint(webhookId: string): AccountError {
  return new AccountError(`The organisation has no webhook endpoint ${webhookId}.`);
}

function requireActive(tx: Tx, { id, active }: Rows['Webhook']): void {
  if (active) return;
  throw new AccountError(
    `The endpoint is disabled. Enable it first: npx outreach webhook enable --org ${tx.orgId} --webhook ${id}`,
  );
}
