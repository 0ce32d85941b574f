import type { Events } from '../generated/sdk/types.ts';

/**
 * What a delivery holds. Its `event` tells the type of its `data`; what is of none of the known kinds is for a
 * `default` branch, which should let it be.
 */
export type WebhookEvent = KnownEvent | LaterEvent;

/** A kind that this version of the package does not know; its text is whatever the service sent. */
declare enum Later {
  kind = 'a kind that this version does not know',
}

/** An event of a kind that the service raises by now and that this version of the package knows nothing of. */
export interface LaterEvent {
  event: Later;
  /** When it happened, in epoch milliseconds. */
  timestamp: number;
  data: Readonly<Record<string, unknown>>;
}

/** An event of a kind that this version knows. */
export type KnownEvent = {
  [Kind in keyof Events]: {
    event: Kind;
    /** When it happened, in epoch milliseconds. */
    timestamp: number;
    data: Events[Kind];
  };
}[keyof Events];
