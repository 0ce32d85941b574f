/**
 * What became of attempts is written for many deliveries at once, of new ones in their first and mostly only row. An
 * endpoint's row is held first, so that its failures are counted in one order whatever processes send to it. Only who
 * still holds a delivery ends it or puts it off; but what a receiver has taken is delivered, whoever holds it by then.
 */
import { countFailures, mostFailures, type Attempt, type DeliveryState } from '../../domain/delivery.ts';
import { itemAt } from '../../domain/item-at.ts';
import type { Tx } from '../store.ts';
import { endBatches, type NewDelivery } from './delivery-batches.ts';
import { closeEndpoint, disableUnreadable } from './endpoint-closing.ts';
import { makeForgettable } from './forgettable.ts';
import type { DueDelivery } from './webhook-claims.ts';

/** What follows from one attempt, or from there being none. */
export interface Conclusion {
  readonly due: DueDelivery | NewDelivery;
  readonly attempt: Attempt | null;
  /** `waiting` where it is tried again at `nextAtMs`, or by whoever takes it where that is null. */
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

/** Those whose attempt is kept already change nothing: who never heard that they were recorded may say it again. */
export async function recordConclusions(tx: Tx, conclusions: readonly Conclusion[]): Promise<void> {
  makeForgettable(tx);
  const fresh = conclusions.filter(isNew);
  const [endpoints, written, others] = await Promise.all([
    holdEndpoints(tx, conclusions),
    fresh.length ? addConcluded(tx, fresh) : nothing,
    withoutKept(
      tx,
      conclusions.filter((each) => !isNew(each)),
    ),
  ]);
  const ended = others.length ? (await Promise.all([endDue(tx, others), putOff(tx, others)]))[0] : nobody;
  const isEnded = ({ due, state }: Conclusion) =>
    state === 'delivered' || (due.batch ? written.get(due.deliveryId) === true : ended.has(due.deliveryId));
  const told = [...fresh.filter(({ due }) => written.has(due.deliveryId)), ...others];
  const ends = new Set(told.filter((each) => each.state !== 'waiting' && isEnded(each)));
  if (others.length) updateDeliveries(tx, others, ends);
  await settleNew(tx, fresh, written);
  const made = Map.groupBy(told.filter(isMade), ({ due }) => due.webhookId);
  const changes = endpoints.flatMap((endpoint) => {
    const own = made.get(endpoint.webhookId);
    return own ? [judgeEndpoint(endpoint, own, ends)] : [];
  });
  for (const endpoint of endpoints)
    if (isUnreadable(endpoint, conclusions)) await disableUnreadable(tx, endpoint);
  if (changes.length) writeEndpoints(tx, changes);
  for (const { endpoint, disabledBy } of changes)
    if (disabledBy !== null) await closeEndpoint(tx, endpoint, disabledBy);
}

const nothing: ReadonlyMap<string, boolean> = new Map();
const nobody: ReadonlySet<string> = new Set();

type NewConclusion = Conclusion & { readonly due: NewDelivery };
type MadeConclusion = Conclusion & { readonly attempt: Attempt };

function isMade(conclusion: Conclusion): conclusion is MadeConclusion {
  return conclusion.attempt !== null;
}

function isNew(conclusion: Conclusion): conclusion is NewConclusion {
  return conclusion.due.batch !== undefined;
}

/** A secret that was changed in the meantime may well be read. */
function isUnreadable({ active, sealedSecret }: EndpointRow, conclusions: readonly Conclusion[]): boolean {
  return active && conclusions.some(({ unreadableSecret }) => unreadableSecret === sealedSecret);
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

/**
 * Writes the rows of new deliveries. Answers for the ids of those that changed something whether there was no row:
 * where a claim ran out, or people closed the endpoint, somebody else has written it, and what a receiver has taken is
 * all that changes there.
 */
async function addConcluded(tx: Tx, conclusions: readonly NewConclusion[]): Promise<Map<string, boolean>> {
  const words = (of: (conclusion: NewConclusion) => string) => wordsOf(conclusions.map(of));
  const rows = await tx.sql<{ id: string; isNew: boolean }>(
    `insert into delivery as d
       (org_id, id, webhook_id, event_id, type, state, reason, attempts, created_at, finished_at)
     select $1, id, webhook_id, event_id, type, state, reason, attempts::jsonb,
            to_timestamp(created_ms / 1000), case when state <> 'waiting' then $10::timestamptz end
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::float8[])
       as c (id, webhook_id, event_id, type, state, reason, attempts, created_ms)
     on conflict on constraint delivery_once_key do update
     set attempts = d.attempts || excluded.attempts,
         state = case when excluded.state = 'delivered' then 'delivered' else d.state end,
         reason = case when excluded.state = 'delivered' then null else d.reason end,
         finished_at = case when excluded.state = 'delivered' then excluded.finished_at else d.finished_at end
     where not d.attempts @> excluded.attempts
     returning id, xmax = 0 as "isNew"`,
    [
      tx.orgId,
      words(({ due }) => due.deliveryId),
      words(({ due }) => due.webhookId),
      words(({ due }) => due.eventId),
      words(({ due }) => due.type),
      words(({ state }) => state),
      conclusions.map(({ reason }) => reason),
      conclusions.map(({ attempt }) => (attempt ? `[${JSON.stringify(attempt)}]` : '[]')),
      conclusions.map(({ due }) => due.claimedAtMs),
      tx.now,
    ],
  );
  return new Map(rows.map(({ id, isNew }) => [id, isNew]));
}

/** An array of ids and the like as PostgreSQL reads it. The driver would look through each for what it has to quote. */
function wordsOf(words: readonly string[]): string {
  return `{${words.join(',')}}`;
}

/** Has those come due that are tried again, and lets go of what has its row. */
async function settleNew(
  tx: Tx,
  fresh: readonly NewConclusion[],
  written: ReadonlyMap<string, boolean>,
): Promise<void> {
  const batches = Map.groupBy(fresh, ({ due }) => due.batch);
  const over = Array.from(batches).filter(([batch, own]) => own.length >= batch.left);
  if (over.length)
    endBatches(
      tx,
      over.map(([{ id }]) => id),
    );
  const taken = fresh.filter(
    ({ due, state }) => state === 'delivered' && written.get(due.deliveryId) === false,
  );
  if (taken.length)
    tx.atEnd('delete from directory.delivery_due where id = any($1)', [
      taken.map(({ due }) => due.deliveryId),
    ]);
  const again = fresh.filter(({ due, state }) => state === 'waiting' && written.get(due.deliveryId));
  if (again.length) await waitAgain(tx, again);
}

async function waitAgain(tx: Tx, conclusions: readonly NewConclusion[]): Promise<void> {
  await tx.sql(
    `insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first, first_at, attempts)
     select id, $1, webhook_id, coalesce(to_timestamp(next_ms / 1000), now()), first_ms is null,
            to_timestamp(first_ms / 1000), case when first_ms is null then 0 else 1 end
     from unnest($2::text[], $3::text[], $4::float8[], $5::float8[]) as w (id, webhook_id, next_ms, first_ms)
     on conflict (id) do nothing returning id`,
    [
      tx.orgId,
      conclusions.map(({ due }) => due.deliveryId),
      conclusions.map(({ due }) => due.webhookId),
      conclusions.map(({ nextAtMs }) => nextAtMs),
      conclusions.map(({ firstAtMs }) => firstAtMs),
    ],
  );
}

/** The conclusions about due deliveries but for those whose attempt is kept. Served by the primary key. */
async function withoutKept(tx: Tx, conclusions: readonly Conclusion[]): Promise<readonly Conclusion[]> {
  const made = conclusions.flatMap(({ due, attempt }) =>
    attempt ? [{ id: due.deliveryId, ...attempt }] : [],
  );
  if (!made.length) return conclusions;
  const rows = await tx.sql<{ id: string }>(
    `select d.id from delivery d, unnest($2::text[], $3::text[]) as m (id, attempt)
     where d.org_id = $1 and d.id = any($2) and d.id = m.id and d.attempts @> m.attempt::jsonb`,
    [
      tx.orgId,
      made.map(({ id }) => id),
      // What it came to may be kept without what the receiver answered.
      made.map(({ at, durationMs }) => JSON.stringify([{ at, durationMs }])),
    ],
  );
  const kept = new Set(rows.map(({ id }) => id));
  return conclusions.filter(({ due }) => !kept.has(due.deliveryId));
}

/** Answers the ids of those that were due until now. */
async function endDue(tx: Tx, conclusions: readonly Conclusion[]): Promise<Set<string>> {
  const ends = conclusions.filter(({ state }) => state !== 'waiting');
  const rows = await tx.sql<{ id: string }>(
    `delete from directory.delivery_due d using unnest($1::text[], $2::int[], $3::bool[]) as e (id, claims, taken)
     where d.id = any($1) and d.id = e.id and (e.taken or d.claims = e.claims) returning d.id`,
    [
      ends.map(({ due }) => due.deliveryId),
      ends.map(claimsOf),
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
      waiting.map(claimsOf),
      waiting.map(({ nextAtMs }) => nextAtMs),
      waiting.map(({ firstAtMs }) => firstAtMs),
    ],
  );
}

/** The claim that a due delivery is held by. */
function claimsOf({ due }: Conclusion): number | null {
  return due.batch ? null : due.claims;
}

function updateDeliveries(tx: Tx, conclusions: readonly Conclusion[], ends: ReadonlySet<Conclusion>): void {
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

interface EndpointChange {
  readonly endpoint: EndpointRow;
  readonly lastMade: MadeConclusion;
  readonly lastEnded: MadeConclusion | undefined;
  readonly consecutiveFailures: number;
  /** The last error of one that took nothing too often, and so is disabled now. */
  readonly disabledBy: string | null;
}

/** Counts what ended. */
function judgeEndpoint(
  endpoint: EndpointRow,
  made: readonly MadeConclusion[],
  ends: ReadonlySet<Conclusion>,
): EndpointChange {
  const ended = made.filter((each) => ends.has(each));
  const taken = ended.filter(({ isCounted }) => isCounted).map(({ state }) => state === 'delivered');
  const { consecutiveFailures, isDisabled } = countFailures(endpoint.failures, taken);
  const lastError = ended.findLast(({ reason }) => reason !== null)?.reason ?? '';
  const disabledBy = isDisabled && endpoint.active ? lastError : null;
  return { endpoint, lastMade: itemAt(made, -1), lastEnded: ended.at(-1), consecutiveFailures, disabledBy };
}

function writeEndpoints(tx: Tx, changes: readonly EndpointChange[]): void {
  const reasonOf = ({ disabledBy }: EndpointChange) =>
    disabledBy === null ? null : `${mostFailures} deliveries in a row failed, the last one: ${disabledBy}`;
  tx.atEnd(
    `update webhook w set consecutive_failures = c.failures, last_attempt = c.attempt::jsonb,
       last_delivery = coalesce(c.ended::jsonb, w.last_delivery), active = w.active and c.reason is null,
       disabled_at = case when c.reason is null then w.disabled_at else $3 end,
       disabled_reason = coalesce(c.reason, w.disabled_reason)
     from unnest($2::text[], $4::int[], $5::text[], $6::text[], $7::text[])
       as c (id, failures, attempt, ended, reason)
     where w.org_id = $1 and w.id = any($2) and w.id = c.id`,
    [
      tx.orgId,
      changes.map(({ endpoint }) => endpoint.webhookId),
      tx.now,
      changes.map(({ consecutiveFailures }) => consecutiveFailures),
      changes.map(({ lastMade }) => JSON.stringify(lastMade.attempt)),
      changes.map(({ lastEnded }) => (lastEnded ? describeEnd(lastEnded) : null)),
      changes.map(reasonOf),
    ],
  );
}

function describeEnd({ due, state, attempt }: MadeConclusion): string {
  const { at, status, error } = attempt;
  return JSON.stringify({ deliveryId: due.deliveryId, at, state, status, error });
}
