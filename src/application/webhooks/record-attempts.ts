/**
 * Results of many attempts are saved together. A new delivery gets its first and usually only row here. Endpoints are
 * locked first, so that failures are counted in one order across processes. Only the holder of a claim may end or
 * postpone a delivery. A delivery that the receiver accepted is delivered, also if the claim has expired.
 */
import { countFailures } from '../../domain/delivery.ts';
import { lastItem } from '../../domain/item-at.ts';
import type { Tx } from '../../store/store.ts';
import { deleteBatches } from '../../store/queries/delivery-batches.ts';
import { closeFailingEndpoint, disableUnreadableEndpoint } from './disable.ts';
import { useAsynchronousCommit } from '../../store/queries/asynchronous-commit.ts';
import {
  type AttemptResult,
  type EndpointRow,
  type NewDeliveryResult,
  type AttemptedResult,
  type EndpointChange,
  isNewDelivery,
  lockEndpoints,
  insertResults,
  scheduleRetries,
  withoutRecorded,
  deleteDue,
  deleteDueAtCommit,
  postponeDue,
  updateDeliveries,
  updateEndpoints,
} from '../../store/queries/delivery-records.ts';

/** Skips attempts that are recorded already, because a caller may repeat itself after a lost connection. */
export async function recordAttemptResults(tx: Tx, results: readonly AttemptResult[]): Promise<void> {
  useAsynchronousCommit(tx);
  const fresh = results.filter(isNewDelivery);
  const [endpoints, written, others] = await Promise.all([
    lockEndpoints(tx, results),
    fresh.length ? insertResults(tx, fresh) : noneWritten,
    withoutRecorded(
      tx,
      results.filter((each) => !isNewDelivery(each)),
    ),
  ]);
  const ended = others.length
    ? (await Promise.all([deleteDue(tx, others), postponeDue(tx, others)]))[0]
    : noneEnded;
  const isEnded = ({ due, state }: AttemptResult) =>
    state === 'delivered' || (due.batch ? written.get(due.deliveryId) === true : ended.has(due.deliveryId));
  const saved = [...fresh.filter(({ due }) => written.has(due.deliveryId)), ...others];
  const finished = new Set(saved.filter((each) => each.state !== 'waiting' && isEnded(each)));
  if (others.length) updateDeliveries(tx, others, finished);
  await settleNewDeliveries(tx, fresh, written);
  const attempted = Map.groupBy(saved.filter(hasAttempt), ({ due }) => due.webhookId);
  const changes = endpoints.flatMap((endpoint) => {
    const own = attempted.get(endpoint.webhookId);
    return own ? [countEndpointFailures(endpoint, own, finished)] : [];
  });
  for (const endpoint of endpoints)
    if (hasUnreadableSecret(endpoint, results)) await disableUnreadableEndpoint(tx, endpoint);
  if (changes.length) updateEndpoints(tx, changes);
  for (const { endpoint, disablingError } of changes)
    if (disablingError !== null) await closeFailingEndpoint(tx, endpoint, disablingError);
}

const noneWritten: ReadonlyMap<string, boolean> = new Map();
const noneEnded: ReadonlySet<string> = new Set();

function hasAttempt(result: AttemptResult): result is AttemptedResult {
  return result.attempt !== null;
}

/** A secret that changed meanwhile may be readable. */
function hasUnreadableSecret(
  { active, sealedSecret }: EndpointRow,
  results: readonly AttemptResult[],
): boolean {
  return active && results.some(({ unreadableSecret }) => unreadableSecret === sealedSecret);
}

/** Schedules retries and deletes finished batches. */
async function settleNewDeliveries(
  tx: Tx,
  fresh: readonly NewDeliveryResult[],
  written: ReadonlyMap<string, boolean>,
): Promise<void> {
  const batches = Map.groupBy(fresh, ({ due }) => due.batch);
  const over = Array.from(batches).filter(([batch, own]) => own.length >= batch.left);
  if (over.length)
    deleteBatches(
      tx,
      over.map(([{ id }]) => id),
    );
  const deliveredByUs = fresh.filter(
    ({ due, state }) => state === 'delivered' && written.get(due.deliveryId) === false,
  );
  if (deliveredByUs.length) deleteDueAtCommit(tx, deliveredByUs);
  const toRetry = fresh.filter(({ due, state }) => state === 'waiting' && written.get(due.deliveryId));
  if (toRetry.length) await scheduleRetries(tx, toRetry);
}

/** Counts finished deliveries. */
function countEndpointFailures(
  endpoint: EndpointRow,
  attempted: readonly AttemptedResult[],
  finished: ReadonlySet<AttemptResult>,
): EndpointChange {
  const ended = attempted.filter((each) => finished.has(each));
  const deliveries = ended.filter(({ isCounted }) => isCounted).map(({ state }) => state === 'delivered');
  const { consecutiveFailures, isDisabled } = countFailures(endpoint.failures, deliveries);
  const lastError = ended.findLast(({ reason }) => reason !== null)?.reason ?? '';
  const disablingError = isDisabled && endpoint.active ? lastError : null;
  return {
    endpoint,
    lastAttempted: lastItem(attempted),
    lastEnded: ended.at(-1),
    consecutiveFailures,
    disablingError,
  };
}
