import { classifyStatus, nextAttemptAt, type Attempt, type AttemptVerdict } from '../../domain/delivery.ts';
import { signDelivery } from '../../domain/webhook-signature.ts';
import type { WebhookClient } from '../../ports/webhook-client.ts';
import { OutboundFailed } from '../../ports/outbound.ts';
import type { NewDelivery } from '../../store/queries/delivery-batches.ts';
import type { DueDelivery } from '../../store/queries/webhook-claims.ts';
import type { AttemptResult } from '../../store/queries/delivery-records.ts';

/** The target of an endpoint's deliveries and the secrets to sign them with. */
export interface Destination {
  readonly url: string;
  readonly secret: string;
  readonly oldSecret: string | null;
  /** How often the endpoint has been re-enabled. */
  readonly timesEnabled: number;
}

/** A claimed delivery with everything needed to send it. */
export interface ClaimedDelivery extends Destination {
  readonly webhookId: string;
  readonly delivery: DueDelivery | NewDelivery;
  readonly type: string;
  readonly body: string;
  /** `performance.now()` at the claim. */
  readonly heldSinceMs: number;
}

/**
 * Sends a delivery once and returns the result. Null if the signal aborted it, which proves nothing about the
 * receiver.
 */
export async function attemptDelivery(
  webhookClient: WebhookClient,
  claimed: ClaimedDelivery,
  { retryMs, signal, now }: { retryMs: readonly number[]; signal: AbortSignal; now: () => Date },
): Promise<AttemptResult | null> {
  const { delivery } = claimed;
  // Uses the real time instead of the monotonic clock, because receivers reject timestamps far from their own time.
  const at = now().getTime();
  const startedMs = performance.now();
  const response = await send(webhookClient, claimed, at, signal);
  if (response === null) return null;
  const { verdict, isCounted, ...outcome } = response;
  const record: Attempt = { at, ...outcome, durationMs: Math.round(performance.now() - startedMs) };
  // Retries are due by the database's clock, so the first attempt is measured by it too.
  const firstAtMs = delivery.firstAtMs ?? delivery.claimedAtMs + (startedMs - claimed.heldSinceMs);
  if (verdict === 'delivered')
    return createResult(delivery, record, { state: 'delivered', firstAtMs, nextAtMs: null, isCounted });
  const nextAtMs = verdict === 'failed' ? null : nextAttemptAt(firstAtMs, delivery.attempts + 1, retryMs);
  const state = nextAtMs === null ? 'failed' : 'waiting';
  return createResult(delivery, record, { state, firstAtMs, nextAtMs, isCounted });
}

/** Returns the result for a delivery that cannot be attempted, for example because its secret is unreadable. */
export function createUnsentResult(
  delivery: DueDelivery,
  reason: string,
  unreadableSecret: string | null = null,
): AttemptResult {
  const noAttempt = { firstAtMs: null, nextAtMs: null, isCounted: false };
  return { delivery, attempt: null, state: 'not_sent', reason, unreadableSecret, ...noAttempt };
}

/** Returns the result for a new delivery that this process leaves to another. */
export function createReleasedResult(delivery: NewDelivery): AttemptResult {
  const noAttempt = { firstAtMs: null, nextAtMs: null, isCounted: false };
  return { delivery, attempt: null, state: 'waiting', reason: null, unreadableSecret: null, ...noAttempt };
}

function createResult(
  delivery: AttemptResult['delivery'],
  record: Attempt,
  rest: Pick<AttemptResult, 'state' | 'firstAtMs' | 'nextAtMs' | 'isCounted'>,
): AttemptResult {
  return { delivery, attempt: record, reason: record.error, unreadableSecret: null, ...rest };
}

interface SendResult extends Pick<Attempt, 'status' | 'error' | 'response'> {
  readonly verdict: AttemptVerdict;
  readonly isCounted: boolean;
}

async function send(
  webhookClient: WebhookClient,
  claimed: ClaimedDelivery,
  atMs: number,
  signal: AbortSignal,
): Promise<SendResult | null> {
  const { secret, oldSecret, delivery, type, url } = claimed;
  const body = Buffer.from(claimed.body);
  const headers = {
    'Content-Type': 'application/json',
    'X-Service-Event': type,
    ...signDelivery({ secret, oldSecret, body, deliveryId: delivery.deliveryId, atMs }),
  };
  try {
    const { status, response } = await webhookClient.post({ url, headers, body }, signal);
    const verdict = classifyStatus(status);
    const reason = verdict === 'delivered' ? null : describeStatus(status);
    return { status, response, verdict, error: reason, isCounted: true };
  } catch (error) {
    if (!(error instanceof OutboundFailed)) throw error;
    if (error.code === 'aborted') return null;
    const verdict = permanentFailures.has(error.code) ? 'failed' : 'retry';
    // A DNS timeout may be the fault of our own network. An unknown name is the fault of the receiver.
    const isCounted = error.code !== 'name_unanswered';
    return { status: null, response: null, verdict, error: error.message, isCounted };
  }
}

/** Failures of the address itself, which a retry cannot change. */
const permanentFailures: ReadonlySet<string> = new Set([
  'address_refused',
  'bad_url',
  'bad_scheme',
  'credentials_in_url',
  'port_refused',
]);

function describeStatus(status: number): string {
  return status >= 300 && status < 400
    ? `The receiver answered ${status}; redirects are not followed.`
    : `The receiver answered ${status}.`;
}
