/**
 * Saves results of many attempts together. Endpoints are locked first, so that failures are counted in one order across
 * processes.
 */
import { countFailures } from '../../domain/delivery.ts';
import { lastItem } from '../../domain/item-at.ts';
import { useAsynchronousCommit } from '../../store/queries/asynchronous-commit.ts';
import {
  lockEndpoints,
  saveAttempts,
  updateEndpoints,
  type AttemptResult,
  type EndpointChange,
  type EndpointRow,
} from '../../store/queries/delivery-records.ts';
import { scheduleVisit } from '../../store/queries/webhook-claims.ts';
import type { Tx } from '../../store/store.ts';
import { notifyEndpointDisabled } from './disable.ts';

/** Skips attempts that are recorded already, because a caller may retry after a lost connection. */
export async function recordAttemptResults(tx: Tx, results: readonly AttemptResult[]): Promise<void> {
  useAsynchronousCommit(tx);
  const [endpoints, isChangedById] = await Promise.all([
    lockEndpoints(tx, results),
    saveAttempts(tx, results),
  ]);
  const saved = results.filter(({ delivery }) => isChangedById.has(delivery.deliveryId));
  const attempted = Map.groupBy(saved, ({ delivery }) => delivery.webhookId);
  const changes = endpoints.flatMap((endpoint) => {
    const endpointResults = attempted.get(endpoint.webhookId);
    return endpointResults ? [countEndpointFailures(endpoint, endpointResults, isChangedById)] : [];
  });
  if (changes.length) updateEndpoints(tx, changes);
  for (const { endpoint, disablingError } of changes)
    if (disablingError !== null) await notifyEndpointDisabled(tx, endpoint, disablingError);
  const retryAtMs = saved.flatMap(({ nextAtMs }) => (nextAtMs === null ? [] : [nextAtMs]));
  if (retryAtMs.length) scheduleVisit(tx, Math.min(...retryAtMs));
}

function countEndpointFailures(
  endpoint: EndpointRow,
  attempted: readonly AttemptResult[],
  isChangedById: ReadonlyMap<string, boolean>,
): EndpointChange {
  const ended = attempted.filter(
    ({ delivery, state }) => state !== 'waiting' && isChangedById.get(delivery.deliveryId),
  );
  const deliveries = ended.filter(({ isCounted }) => isCounted).map(({ state }) => state === 'delivered');
  const { consecutiveFailures, isDisabled } = countFailures(endpoint.failures, deliveries);
  const lastError = ended.findLast(({ attempt }) => attempt.error !== null)?.attempt.error ?? '';
  return {
    endpoint,
    lastAttempted: lastItem(attempted),
    lastEnded: ended.at(-1),
    consecutiveFailures,
    disablingError: isDisabled && endpoint.active ? lastError : null,
  };
}
