import type { Events } from '../generated/sdk/types.ts';

/**
 * The content of a delivery. `event` determines the type of `data`. Handle unknown events in a `default` branch and
 * ignore them.
 */
export type WebhookEvent = KnownEvent | LaterEvent;

/**
 * Only a type: it stands for every kind that this version does not know. At run time `event` is the name that the
 * service sent, never the text below.
 */
declare enum UnknownKind {
  kind = 'a kind that this version does not know',
}

/** An event of a newer service, unknown to this version of the package. */
export interface LaterEvent {
  event: UnknownKind;
  /** Time of the event, in epoch milliseconds. */
  timestamp: number;
  data: Readonly<Record<string, unknown>>;
}

/** An event that this version knows. */
export type KnownEvent = {
  [Kind in keyof Events]: {
    event: Kind;
    /** Time of the event, in epoch milliseconds. */
    timestamp: number;
    data: Events[Kind];
  };
}[keyof Events];
