// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Add one message to a lead's thread. Records a message that was sent or received elsewhere: by telephone, in
 * a chat, in another mailbox. Sends nothing. Name the lead by `leadId`, or the person in `identity`. A person
 * whose e-mail address, alias and LinkedIn address are unknown becomes a new lead. An `inbound` message is a
 * reply like any other: it moves the lead to replied, is classified if the category is certain, emits
 * `reply.received` and starts the flows for `message.received`. An opt-out suppresses the person immediately.
 * An `outbound` message is stored as sent and moves the lead to contacted; it does not emit `message.sent`,
 * because nothing was sent here. Sending the same message twice stores two messages, unless both calls have
 * the same `Idempotency-Key`.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Emits `lead.added`, `lead.status_changed`, `reply.received`.
 *
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const addMessage = /* @__PURE__ */ operation<types.InboxAddMessageArguments, types.AddedMessage>({ method: 'POST', path: '/v1/inbox/add-message' });
