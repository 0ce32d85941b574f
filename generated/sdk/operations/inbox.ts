// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Put one message into a lead's thread. For what came or went out elsewhere: by telephone, in a chat, in
 * another mailbox. It sends nothing. Name the lead by `leadId`, or the person in `identity`, who becomes a
 * lead where nobody is known by that e-mail address, alias or LinkedIn address. An `inbound` message is a
 * reply like any other: it moves the lead to replied, is classified where that is certain, raises
 * `reply.received` and starts the flows for `message.received`. Whoever asks to be left alone is, at once. An
 * `outbound` one is kept as sent and moves the lead to contacted; `message.sent` is not raised, for nothing
 * was sent here. The same message twice is two, unless the calls have one `Idempotency-Key`.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Raises `lead.added`, `lead.status_changed`, `reply.received`.
 *
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const addMessage = /* @__PURE__ */ operation<types.InboxAddMessageArguments, types.AddedMessage>({ method: 'POST', path: '/v1/inbox/add-message' });
