// @generated from openapi.yaml and registry.yaml by npm run codegen

import type * as types from './types.ts';

/** What stands under `data` in a delivery, by the kind of the event. */
export interface Events {
  /** The balance fell below the cost of a run */
  'credits.low': types.CreditsLowData;
  /** A draft could not be written */
  'draft.failed': types.DraftFailedData;
  /** A draft is written */
  'draft.ready': types.DraftReadyData;
  /** A lead was created */
  'lead.added': types.LeadAddedData;
  /** A lead moved */
  'lead.status_changed': types.LeadStatusChangedData;
  /** An inbound reply arrived */
  'reply.received': types.ReplyReceivedData;
}

/** The kinds of events. */
export type EventKind = keyof Events;

/** The data of one kind of event. */
export type EventData<Kind extends EventKind> = Events[Kind];

/** Every kind of event, in the order of their names. */
export const eventKinds = [
  'credits.low',
  'draft.failed',
  'draft.ready',
  'lead.added',
  'lead.status_changed',
  'reply.received',
] as const satisfies readonly EventKind[];
