// @generated from openapi.yaml and registry.yaml by npm run codegen

import type * as types from './types.ts';

/** The `data` of a delivery by the kind of its event. */
export interface Events {
  /** A campaign run finished sending */
  'campaign.completed': types.CampaignCompletedData;
  /** The balance fell below the cost of a run */
  'credits.low': types.CreditsLowData;
  /** A draft could not be written */
  'draft.failed': types.DraftFailedData;
  /** A draft is ready */
  'draft.ready': types.DraftReadyData;
  /** A flow began to fail */
  'flow.failed': types.FlowFailedData;
  /** A flow notifies the team */
  'flow.notified': types.FlowNotifiedData;
  /** A lead was created */
  'lead.added': types.LeadAddedData;
  /** A lead's status or stage changed */
  'lead.status_changed': types.LeadStatusChangedData;
  /** A prospect booked a meeting */
  'meeting.booked': types.MeetingBookedData;
  /** A message went out to a lead */
  'message.sent': types.MessageSentData;
  /** An inbound reply arrived */
  'reply.received': types.ReplyReceivedData;
  /** A test of one endpoint */
  'test.ping': types.TestPingData;
}

/** The kinds of events. */
export type EventKind = keyof Events;

/** The data of one kind of event. */
export type EventData<Kind extends EventKind> = Events[Kind];

/** All kinds of events, sorted by name. */
export const eventKinds = [
  'campaign.completed',
  'credits.low',
  'draft.failed',
  'draft.ready',
  'flow.failed',
  'flow.notified',
  'lead.added',
  'lead.status_changed',
  'meeting.booked',
  'message.sent',
  'reply.received',
  'test.ping',
] as const satisfies readonly EventKind[];
