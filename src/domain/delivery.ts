export const deliveryStates = ['waiting', 'delivered', 'failed', 'not_sent'] as const;

/** `waiting`: an attempt will follow. `not_sent`: cancelled because the endpoint cannot receive events. */
export type DeliveryState = (typeof deliveryStates)[number];

/** The result of one attempt: `retry` may be repeated, `failed` must not be. */
export type AttemptVerdict = 'delivered' | 'retry' | 'failed';

/** One attempt, as stored with its delivery. */
export interface Attempt {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The status of the receiver's response; null without a response. */
  readonly status: number | null;
  /** Why the attempt failed; null on success. */
  readonly error: string | null;
  readonly durationMs: number;
  /** The beginning of the response body. */
  readonly response: string | null;
}

/** A registered endpoint and its events. */
export interface Subscription {
  /** Types of events, or `*` for all. */
  readonly events: readonly string[];
  /** Epoch milliseconds, like all times here. */
  readonly registeredAtMs: number;
  /** When it was disabled or removed, or null. */
  readonly closedAtMs: number | null;
}

export interface EventOccurrence {
  readonly type: string;
  readonly raisedAtMs: number;
}

/** An endpoint is disabled after this many consecutive failed deliveries. */
export const maxConsecutiveFailures = 10;

/** Endpoints per organisation. */
export const maxEndpoints = 20;

export const tooManyEndpoints =
  `The organisation has ${maxEndpoints} webhook endpoints, the maximum. Remove an unused one, ` +
  'or subscribe one endpoint to more event types.';

/** The largest expected difference between the clocks of two processes. */
const maxClockSkewMs = 1_000;

/**
 * Whether an endpoint receives an event: one of its types, raised between its registration and its end. Because clocks
 * of processes differ, it may also receive events from shortly before its registration.
 */
export function receivesEvent(subscription: Subscription, { type, raisedAtMs }: EventOccurrence): boolean {
  const { registeredAtMs, closedAtMs } = subscription;
  return (
    isSubscribedTo(subscription, type) &&
    raisedAtMs >= registeredAtMs - maxClockSkewMs &&
    (closedAtMs === null || raisedAtMs < closedAtMs)
  );
}

export function isSubscribedTo({ events }: Pick<Subscription, 'events'>, type: string): boolean {
  return events.includes('*') || events.includes(type);
}

/** Only 2xx counts as delivered. Any other status is tried again, also a redirect: the client follows none. */
export function classifyStatus(status: number): AttemptVerdict {
  return status >= 200 && status < 300 ? 'delivered' : 'retry';
}

/**
 * The time of the next attempt after `attempts` failures, in epoch milliseconds; null after the last one. Delays
 * count from the first attempt, so a late attempt does not shift the following ones.
 */
export function nextAttemptAt(
  firstAttemptMs: number,
  attempts: number,
  retryMs: readonly number[],
): number | null {
  const delayMs = retryMs[attempts - 1];
  return delayMs === undefined ? null : firstAttemptMs + delayMs;
}

export interface EndpointHealth {
  /** Consecutive failed deliveries up to the most recent one. */
  readonly consecutiveFailures: number;
  /** Whether the counted deliveries disable the endpoint. */
  readonly isDisabled: boolean;
}

/**
 * Continues the count of failures with finished deliveries, in the order in which they ended. Stops at the delivery
 * that disables the endpoint.
 */
export function countFailures(before: number, deliveredFlags: readonly boolean[]): EndpointHealth {
  let failures = before;
  for (const isDelivered of deliveredFlags) {
    failures = isDelivered ? 0 : failures + 1;
    if (failures >= maxConsecutiveFailures) return { consecutiveFailures: failures, isDisabled: true };
  }
  return { consecutiveFailures: failures, isDisabled: false };
}
