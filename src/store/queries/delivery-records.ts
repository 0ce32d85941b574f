/**
 * What became of attempts is written for many deliveries at once. An endpoint's row is held first, so that its failures
 * are counted in one order whatever processes send to it. Only who still holds the claim of a delivery ends it or puts
 * it off; but what a receiver has taken is delivered, whoever holds it by then.
 */
import { countFailures, mostFailures, type Attempt, type DeliveryState } from '../../domain/delivery.ts';
import type { Tx } from '../store.ts';
import { noticeTeam } from './notices.ts';
import type { DueDelivery } from './webhook-claims.ts';

/** What follows from one attempt, or from there being none. */
export interface Conclusion {
  readonly due: DueDelivery;
  readonly attempt: Attempt | null;
  /** `waiting` where it is tried again at `nextAtMs`. */
  readonly state: DeliveryState;
  readonly reason: string | null;
  readonly firstAtMs: number | null;
  readonly nextAtMs: number | null;
  /** Whether a failure speaks against the endpoint. */
  readonly isCounted: boolean;
  /** The secret, as it is stored, that could not be read and so let nothing be sent. */
  readonly unreadableSecret: string | null;
}

interface EndpointRow {
  readonly webhookId: string;
  readonly url: string;
  readonly active: boolean;
  readonly failures: number;
  readonly sealedSecret: string;
}

export async function recordConclusions(tx: Tx, conclusions: readonly Conclusion[]): Promise<void> {
  const [endpoints, ended] = await Promise.all([
    holdEndpoints(tx, conclusions),
    endDue(tx, conclusions),
    putOff(tx, conclusions),
  ]);
  const isEnded = ({ due, state }: Conclusion) => state === 'delivered' || ended.has(due.deliveryId);
  const ends = conclusions.filter((each) => each.state !== 'waiting' && isEnded(each));
  writeDeliveries(tx, conclusions, new Set(ends));
  for (const endpoint of endpoints) {
    if (isUnreadable(endpoint, conclusions)) await disableUnreadable(tx, endpoint);
    const own = ends.filter(({ due, attempt }) => due.webhookId === endpoint.webhookId && attempt);
    const last = own.at(-1);
    if (!last) continue;
    const taken = own.filter(({ isCounted }) => isCounted).map(({ state }) => state === 'delivered');
    const { consecutiveFailures, isDisabled } = countFailures(endpoint.failures, taken);
    const lastError = own.findLast(({ reason }) => reason !== null)?.reason ?? '';
    const isNews = isDisabled && endpoint.active;
    writeEndpoint(tx, endpoint, { last, consecutiveFailures, disabledBy: isNews ? lastError : null });
    if (isNews) await closeEndpoint(tx, endpoint, lastError);
  }
}

export const whyDisabled = 'The endpoint was disabled.';

export const whyUnreadable =
  'The secret of the endpoint cannot be read with the SECRET_KEY that the service has now. Put the key back or give ' +
  'the endpoint a new secret (npx outreach webhook rotate), then enable it (npx outreach webhook enable).';

/** Ends what waits for an endpoint without sending it. Answers how many those were. Served by delivery_due_index. */
export async function cancelWaiting(tx: Tx, webhookId: string, reason: string): Promise<number> {
  const cancelled = await tx.sql<{ id: string }>(
    'delete from directory.delivery_due where webhook_id = $2 and org_id = $1 returning id',
    [tx.orgId, webhookId],
  );
  await tx.sql(
    `update delivery set state = 'not_sent', reason = $3, finished_at = $4
     where org_id = $1 and id = any($2) and state = 'waiting' returning id`,
    [tx.orgId, cancelled.map(({ id }) => id), reason, tx.now],
  );
  return cancelled.length;
}

/** A secret that was changed in the meantime may well be read. */
function isUnreadable({ active, sealedSecret }: EndpointRow, conclusions: readonly Conclusion[]): boolean {
  return active && conclusions.some(({ unreadableSecret }) => unreadableSecret === sealedSecret);
}

/** Nothing would be sent to it before a person has mended it, so that no failure is counted. */
async function disableUnreadable(tx: Tx, { webhookId, url }: EndpointRow): Promise<void> {
  await tx.sql(
    `update webhook set active = false, disabled_at = $3, disabled_reason = $4
     where org_id = $1 and id = $2 returning id`,
    [tx.orgId, webhookId, tx.now, whyUnreadable],
  );
  const [missedSince] = await Promise.all([
    firstMissed(tx, webhookId),
    cancelWaiting(tx, webhookId, whyUnreadable),
  ]);
  const which = `--org ${tx.orgId} --webhook ${webhookId}`;
  await noticeTeam(tx, {
    emails: null,
    subject: `Webhook disabled: ${url}`,
    text:
      `The secret that events to ${url} are signed with was encrypted with another SECRET_KEY than the service has ` +
      'now, so nothing is sent there.\n\n' +
      'Those who run the service can put SECRET_KEY, or the file secret.key in DATA_DIR, back from a backup. ' +
      `Otherwise give the endpoint a new secret, and its receiver too:\noutreach webhook rotate ${which}\n\n` +
      'Then enable it and send again what it missed:\n' +
      `npx outreach webhook enable ${which}\n` +
      `npx outreach webhook replay ${which} --since ${missedSince.toISOString()}`,
    key: `webhook-unreadable ${webhookId} ${tx.now.toISOString()}`,
  });
}

async function closeEndpoint(tx: Tx, { webhookId, url }: EndpointRow, lastError: string): Promise<void> {
  const [missedSince, cancelled] = await Promise.all([
    firstMissed(tx, webhookId),
    cancelWaiting(tx, webhookId, whyDisabled),
  ]);
  await noticeTeam(tx, {
    emails: null,
    subject: `Webhook disabled: ${url}`,
    text:
      `${mostFailures} deliveries in a row to ${url} failed, so events are sent there no more.\n\n` +
      `Last error: ${lastError}\nDeliveries that were waiting: ${cancelled}\n\n` +
      'Once the receiver works, enable the endpoint and send again what it missed:\n' +
      `npx outreach webhook enable --org ${tx.orgId} --webhook ${webhookId}\n` +
      `npx outreach webhook replay --org ${tx.orgId} --webhook ${webhookId} --since ${missedSince.toISOString()}`,
    key: `webhook-disabled ${webhookId} ${tx.now.toISOString()}`,
  });
}

/** When the first event was raised after the last one that the endpoint took. Served by delivery_once_key. */
async function firstMissed(tx: Tx, webhookId: string): Promise<Date> {
  const [missed] = await tx.sql<{ atMs: number | null }>(
    `select (extract(epoch from min(e.created_at)) * 1000)::float8 as "atMs"
     from delivery d join event e on e.org_id = d.org_id and e.id = d.event_id
     where d.org_id = $1 and d.webhook_id = $2 and d.event_id > coalesce(
       (select max(event_id) from delivery where org_id = $1 and webhook_id = $2 and state = 'delivered'), '')`,
    [tx.orgId, webhookId],
  );
  return missed?.atMs ? new Date(Math.floor(missed.atMs)) : tx.now;
}

/** In the order of their ids, so that no two transactions wait for each other. */
async function holdEndpoints(tx: Tx, conclusions: readonly Conclusion[]): Promise<EndpointRow[]> {
  const ids = [...new Set(conclusions.map(({ due }) => due.webhookId))];
  return tx.sql<EndpointRow>(
    `select id as "webhookId", url, active, consecutive_failures as failures, sealed_secret as "sealedSecret"
     from webhook where org_id = $1 and id = any($2) order by id for no key update`,
    [tx.orgId, ids],
  );
}

/** Answers the ids of those that were due until now. */
async function endDue(tx: Tx, conclusions: readonly Conclusion[]): Promise<Set<string>> {
  const ends = conclusions.filter(({ state }) => state !== 'waiting');
  const rows = await tx.sql<{ id: string }>(
    `delete from directory.delivery_due d using unnest($1::text[], $2::int[], $3::bool[]) as e (id, claims, taken)
     where d.id = any($1) and d.id = e.id and (e.taken or d.claims = e.claims) returning d.id`,
    [
      ends.map(({ due }) => due.deliveryId),
      ends.map(({ due }) => due.claims),
      ends.map(({ state }) => state === 'delivered'),
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

async function putOff(tx: Tx, conclusions: readonly Conclusion[]): Promise<void> {
  const waiting = conclusions.filter(({ state }) => state === 'waiting');
  if (!waiting.length) return;
  await tx.sql(
    `update directory.delivery_due d
     set due_at = to_timestamp(w.next_ms / 1000), first_at = to_timestamp(w.first_ms / 1000), is_first = false,
         attempts = d.attempts + 1
     from unnest($1::text[], $2::int[], $3::float8[], $4::float8[]) as w (id, claims, next_ms, first_ms)
     where d.id = any($1) and d.id = w.id and d.claims = w.claims returning d.id`,
    [
      waiting.map(({ due }) => due.deliveryId),
      waiting.map(({ due }) => due.claims),
      waiting.map(({ nextAtMs }) => nextAtMs),
      waiting.map(({ firstAtMs }) => firstAtMs),
    ],
  );
}

function writeDeliveries(tx: Tx, conclusions: readonly Conclusion[], ends: ReadonlySet<Conclusion>): void {
  const rows = conclusions.map((conclusion) => ({
    id: conclusion.due.deliveryId,
    attempts: conclusion.attempt ? [conclusion.attempt] : [],
    ...(ends.has(conclusion) ? { state: conclusion.state, reason: conclusion.reason } : {}),
  }));
  tx.atEnd(
    `update delivery d
     set attempts = d.attempts || r.attempts, state = coalesce(r.state, d.state),
         reason = case when r.state is null then d.reason else r.reason end,
         finished_at = case when r.state is null then d.finished_at else $3 end
     from json_to_recordset($2::json) as r (id text, attempts jsonb, state text, reason text)
     where d.org_id = $1 and d.id = any($4) and d.id = r.id`,
    [tx.orgId, JSON.stringify(rows), tx.now, rows.map(({ id }) => id)],
  );
}

function writeEndpoint(
  tx: Tx,
  { webhookId }: EndpointRow,
  change: { last: Conclusion; consecutiveFailures: number; disabledBy: string | null },
): void {
  const { last, consecutiveFailures, disabledBy } = change;
  const { at, status, error } = last.attempt!;
  const lastDelivery = { deliveryId: last.due.deliveryId, at, state: last.state, status, error };
  const reason =
    disabledBy === null ? null : `${mostFailures} deliveries in a row failed, the last one: ${disabledBy}`;
  tx.atEnd(
    `update webhook set consecutive_failures = $3, last_delivery = $4::jsonb,
       active = active and $5::text is null, disabled_at = case when $5::text is null then disabled_at else $6 end,
       disabled_reason = coalesce($5::text, disabled_reason)
     where org_id = $1 and id = $2`,
    [tx.orgId, webhookId, consecutiveFailures, JSON.stringify(lastDelivery), reason, tx.now],
  );
}
