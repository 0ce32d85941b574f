export const deliveryStates = ['waiting', 'delivered', 'failed', 'not_sent'] as const;

/** `waiting` has attempts left; `not_sent` was given up while it had, because its endpoint could not take it. */
export type DeliveryState = (typeof deliveryStates)[number];

/** What one attempt came to: `again` may be tried once more, `never` need not be. */
export type AttemptVerdict = 'taken' | 'again' | 'never';

/** One attempt, as it is kept with its delivery. */
export interface Attempt {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The status that the receiver answered; null where it did not. */
  readonly status: number | null;
  /** Why it did not count; null where it did. */
  readonly error: string | null;
  readonly durationMs: number;
  /** The beginning of what the receiver answered. */
  readonly response: string | null;
}

/** Who wants which events. */
export interface Subscription {
  readonly webhookId: string;
  /** Kinds of events, or `*` for every one. */
  readonly events: readonly string[];
  /** Epoch milliseconds, as all times here. */
  readonly registeredAtMs: number;
}

export interface EventOccurrence {
  readonly type: string;
  readonly raisedAtMs: number;
}

/** After so many failed deliveries in a row an endpoint is sent no more. */
export const maxConsecutiveFailures = 10;

/** How many endpoints an organisation may have. */
export const maxEndpoints = 20;

export const tooManyEndpoints =
  `The organisation has ${maxEndpoints} webhook endpoints, which is the most. Remove one that is not needed, ` +
  'or let one endpoint take more kinds of events.';

/** By how much the times that several processes write may differ. */
const maxClockSkewMs = 1_000;

/**
 * Every endpoint that wants an event, with the event, in the order of the events. An endpoint gets what was raised
 * since it was registered; as processes' clocks differ, rather a little from before than not all.
 */
export function matchSubscribers<Event extends EventOccurrence>(
  events: readonly Event[],
  subscriptions: readonly Subscription[],
): { readonly event: Event; readonly webhookId: string }[] {
  return events.flatMap((event) =>
    subscriptions
      .filter((subscription) => isSubscribedTo(subscription, event.type))
      .filter(({ registeredAtMs }) => event.raisedAtMs >= registeredAtMs - maxClockSkewMs)
      .map(({ webhookId }) => ({ event, webhookId })),
  );
}

/** Whether an endpoint subscribes to a kind of events. */
export function isSubscribedTo({ events }: Pick<Subscription, 'events'>, type: string): boolean {
  return events.includes('*') || events.includes(type);
}

/** A receiver takes a delivery by a 2xx alone: a redirect is none, for nothing is sent where it leads. */
export function classifyStatus(status: number): AttemptVerdict {
  return status >= 200 && status < 300 ? 'taken' : 'again';
}

/**
 * When a delivery is tried again that has failed `attempts` times, in epoch milliseconds; null after the last attempt.
 * The times are counted from the first attempt, so that what came late does not move what follows.
 */
export function nextAttemptAt(
  firstAttemptMs: number,
  attempts: number,
  retryMs: readonly number[],
): number | null {
  const waitMs = retryMs[attempts - 1];
  return waitMs === undefined ? null : firstAttemptMs + waitMs;
}

export interface EndpointHealth {
  /** Failed deliveries in a row, to the last one that was looked at. */
  readonly consecutiveFailures: number;
  /** Whether there were once too many of them. */
  readonly isDisabled: boolean;
}

/** Counts on with deliveries that ended, in the order in which they did; from the one that disables on none counts. */
export function countFailures(before: number, deliveredFlags: readonly boolean[]): EndpointHealth {
  let failures = before;
  for (const each of deliveredFlags) {
    failures = each ? 0 : failures + 1;
    if (failures >= maxConsecutiveFailures) return { consecutiveFailures: failures, isDisabled: true };
  }
  return { consecutiveFailures: failures, isDisabled: false };
}
