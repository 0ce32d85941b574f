import { classifyStatus, nextAttemptAt, type Attempt, type AttemptVerdict } from '../../domain/delivery.ts';
import { signDelivery } from '../../domain/webhook-signature.ts';
import type { WebhookClient } from '../../ports/webhook-client.ts';
import { OutboundFailed } from '../../ports/outbound.ts';
import type { AttemptResult } from '../../store/queries/delivery-records.ts';
import type { ClaimedDelivery } from '../../store/queries/webhook-claims.ts';

/** The target of an endpoint's deliveries and the secrets to sign them with. */
export interface Destination {
  readonly url: string;
  readonly secret: string;
  readonly oldSecret: string | null;
}

/** A claimed delivery with everything needed to send it. */
export interface SendableDelivery extends Destination {
  readonly webhookId: string;
  readonly delivery: ClaimedDelivery;
  readonly body: string;
  /** `performance.now()` before the claim. */
  readonly claimedMs: number;
}

/**
 * Sends a delivery once and returns the result. Null if the signal aborted it, which proves nothing about the
 * receiver.
 */
export async function attemptDelivery(
  webhookClient: WebhookClient,
  sendable: SendableDelivery,
  { retryMs, signal, now }: { retryMs: readonly number[]; signal: AbortSignal; now: () => Date },
): Promise<AttemptResult | null> {
  const { delivery } = sendable;
  // Uses the real time instead of the monotonic clock, because receivers reject timestamps far from their own time.
  const at = now().getTime();
  const startedMs = performance.now();
  const response = await send(webhookClient, sendable, at, signal);
  if (response === null) return null;
  const { verdict, isCounted, ...outcome } = response;
  const attempt: Attempt = { at, ...outcome, durationMs: Math.round(performance.now() - startedMs) };
  // Retries are due by the database's clock, so the first attempt is measured by it too.
  const firstAtMs = delivery.firstAtMs ?? delivery.claimedAtMs + (startedMs - sendable.claimedMs);
  const nextAtMs = verdict === 'retry' ? nextAttemptAt(firstAtMs, delivery.attempts + 1, retryMs) : null;
  const state = verdict === 'delivered' ? 'delivered' : nextAtMs === null ? 'failed' : 'waiting';
  return { delivery, attempt, state, firstAtMs, nextAtMs, isCounted };
}

interface SendResult extends Pick<Attempt, 'status' | 'error' | 'response'> {
  readonly verdict: AttemptVerdict;
  readonly isCounted: boolean;
}

async function send(
  webhookClient: WebhookClient,
  sendable: SendableDelivery,
  atMs: number,
  signal: AbortSignal,
): Promise<SendResult | null> {
  const { secret, oldSecret, delivery, url } = sendable;
  const body = Buffer.from(sendable.body);
  const headers = {
    'Content-Type': 'application/json',
    'X-Service-Event': delivery.type,
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
