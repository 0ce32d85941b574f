/**
 * Saves results of many attempts together. The row of a new delivery is inserted here, and usually never updated.
 * Endpoints are locked first, so that failures are counted in one order across processes. Only the process that has
 * the claim may end or postpone a delivery. A delivery that the receiver accepted counts as delivered in any case.
 */
import { countFailures } from '../../domain/delivery.ts';
import { lastItem } from '../../domain/item-at.ts';
import type { Tx } from '../../store/store.ts';
import { deleteBatches } from '../../store/queries/delivery-batches.ts';
import { notifyEndpointDisabled, disableUnreadableEndpoint } from './disable.ts';
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
  findUnrecordedResults,
  deleteDue,
  deleteDueAtCommit,
  postponeDue,
  updateDeliveries,
  updateEndpoints,
} from '../../store/queries/delivery-records.ts';

/** Skips attempts that are recorded already, because a caller may retry after a lost connection. */
export async function recordAttemptResults(tx: Tx, results: readonly AttemptResult[]): Promise<void> {
  useAsynchronousCommit(tx);
  const newDeliveries = results.filter(isNewDelivery);
  const [endpoints, isNewRowById, others] = await Promise.all([
    lockEndpoints(tx, results),
    newDeliveries.length ? insertResults(tx, newDeliveries) : noInsertedRows,
    findUnrecordedResults(
      tx,
      results.filter((result) => !isNewDelivery(result)),
    ),
  ]);
  const deletedDueIds = others.length
    ? (await Promise.all([deleteDue(tx, others), postponeDue(tx, others)]))[0]
    : noDeletedIds;
  const wasSaved = ({ delivery, state }: AttemptResult) =>
    state === 'delivered' ||
    (delivery.batch
      ? isNewRowById.get(delivery.deliveryId) === true
      : deletedDueIds.has(delivery.deliveryId));
  const saved = [...newDeliveries.filter(({ delivery }) => isNewRowById.has(delivery.deliveryId)), ...others];
  const finished = new Set(saved.filter((result) => result.state !== 'waiting' && wasSaved(result)));
  if (others.length) updateDeliveries(tx, others, finished);
  await settleNewDeliveries(tx, newDeliveries, isNewRowById);
  const attempted = Map.groupBy(saved.filter(hasAttempt), ({ delivery }) => delivery.webhookId);
  const changes = endpoints.flatMap((endpoint) => {
    const endpointResults = attempted.get(endpoint.webhookId);
    return endpointResults ? [countEndpointFailures(endpoint, endpointResults, finished)] : [];
  });
  for (const endpoint of endpoints)
    if (hasUnreadableSecret(endpoint, results)) await disableUnreadableEndpoint(tx, endpoint);
  if (changes.length) updateEndpoints(tx, changes);
  for (const { endpoint, disablingError } of changes)
    if (disablingError !== null) await notifyEndpointDisabled(tx, endpoint, disablingError);
}

const noInsertedRows: ReadonlyMap<string, boolean> = new Map();
const noDeletedIds: ReadonlySet<string> = new Set();

function hasAttempt(result: AttemptResult): result is AttemptedResult {
  return result.attempt !== null;
}

/** Compares with the current secret: if the secret was replaced since the attempt, the new one may be readable. */
function hasUnreadableSecret(
  { active, sealedSecret }: EndpointRow,
  results: readonly AttemptResult[],
): boolean {
  return active && results.some(({ unreadableSecret }) => unreadableSecret === sealedSecret);
}

/** Schedules retries and deletes finished batches. */
async function settleNewDeliveries(
  tx: Tx,
  newDeliveries: readonly NewDeliveryResult[],
  isNewRowById: ReadonlyMap<string, boolean>,
): Promise<void> {
  const batches = Map.groupBy(newDeliveries, ({ delivery }) => delivery.batch);
  const finishedBatches = Array.from(batches).filter(
    ([batch, deliveries]) => deliveries.length >= batch.remaining,
  );
  if (finishedBatches.length)
    deleteBatches(
      tx,
      finishedBatches.map(([{ id }]) => id),
    );
  const deliveredWithExistingRow = newDeliveries.filter(
    ({ delivery, state }) => state === 'delivered' && isNewRowById.get(delivery.deliveryId) === false,
  );
  if (deliveredWithExistingRow.length) deleteDueAtCommit(tx, deliveredWithExistingRow);
  const toRetry = newDeliveries.filter(
    ({ delivery, state }) => state === 'waiting' && isNewRowById.get(delivery.deliveryId),
  );
  if (toRetry.length) await scheduleRetries(tx, toRetry);
}

function countEndpointFailures(
  endpoint: EndpointRow,
  attempted: readonly AttemptedResult[],
  finished: ReadonlySet<AttemptResult>,
): EndpointChange {
  const finishedHere = attempted.filter((result) => finished.has(result));
  const deliveries = finishedHere
    .filter(({ isCounted }) => isCounted)
    .map(({ state }) => state === 'delivered');
  const { consecutiveFailures, isDisabled } = countFailures(endpoint.failures, deliveries);
  const lastError = finishedHere.findLast(({ reason }) => reason !== null)?.reason ?? '';
  const disablingError = isDisabled && endpoint.active ? lastError : null;
  return {
    endpoint,
    lastAttempted: lastItem(attempted),
    lastEnded: finishedHere.at(-1),
    consecutiveFailures,
    disablingError,
  };
}
