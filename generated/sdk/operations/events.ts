// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Report an event from another system. Records a form submission, a booking, an order or any other event
 * about a person or company. Needs a plan with `inboundIntake`. It never sends. **Matching.** The event
 * belongs to the lead with this e-mail address or alias, else to the lead with this LinkedIn address, else to
 * a new lead. A domain or a name never matches. Empty fields of a known lead are filled, with their source,
 * and nothing is overwritten. An event of a suppressed person is recorded with a warning, and nothing is
 * drafted. **Storage.** The whole payload is stored, one line of it is added to the lead's notes, and the
 * event appears on the lead's timeline under its `eventId`. The flows for its type and source start. An event
 * changes neither status nor stage; a message does, see inbox.addMessage. **Deduplication.** An event with an
 * `idempotencyKey` is recorded once, without expiry. Every repeat returns the first reply, even with other
 * arguments and from another key of the organisation. The header `Idempotency-Key` works as for every call.
 * **Automatic reply draft.** With `autoAdvance`, a reply is drafted immediately from the Brain, in the
 * language of the enquiry, and waits in the thread for a person (`draft.ready`). It needs a live key and
 * costs 1 credit. If it cannot be written, for lack of credits or material, lead and event stay, nothing is
 * charged, `messageId` is null, a warning says why and `draft.failed` is emitted.
 *
 * Needs the scope `write` and any key. Live and sandbox; with autoAdvance live only, because it spends
 * credits. Needs a plan with `inboundIntake`. Spends credits.
 * Emits `lead.added`, `lead.status_changed`, `reply.received`, `draft.ready`, `draft.failed`, `credits.low`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 * @throws {PermissionError} `entitlement_missing`: The organisation's plan does not include this operation.
 */
export const ingest = /* @__PURE__ */ operation<types.EventsIngestArguments, types.IngestedEvent>({ method: 'POST', path: '/v1/events/ingest' });
