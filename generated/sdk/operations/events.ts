// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Report something that happened outside. For a form on a website, a booking, an order: whatever tells of a
 * person or company. Needs a plan with `inboundIntake`. It never sends. **Who it is.** The lead whose e-mail
 * address or alias is the given one, else the one with that LinkedIn address, else a new lead; a domain or a
 * name never matches. Empty fields of a known lead are filled, with where they are from, and nothing is
 * overwritten. Whoever must not be written to is recorded all the same, with a warning, and nothing is
 * drafted. **What is kept.** The payload whole, a line of it in the lead's notes, and the event on the lead's
 * timeline under its `eventId`. The flows of the workspace that take its type and source start. An event
 * moves neither status nor stage; a message does, see inbox.addMessage. **Once.** With an `idempotencyKey`
 * the event is taken in once, for good: every repeat, whatever else it carries and whichever key of the
 * organisation sends it, answers what the first one answered. The header `Idempotency-Key` works beside it as
 * everywhere. **A reply.** With `autoAdvance` a reply is written at once from the Brain, in the language of
 * the enquiry, and waits in the thread for a person (`draft.ready`). It needs a live key and costs 1 credit.
 * When it cannot be written, for want of credits or of anything to say, lead and event stay, nothing is
 * charged, `messageId` is null, a warning says why and `draft.failed` is raised.
 *
 * Needs the scope `write` and any key. Live and sandbox; with autoAdvance only live, because it spends
 * credits. Needs a plan with `inboundIntake`. Spends credits.
 * Raises `lead.added`, `lead.status_changed`, `reply.received`, `draft.ready`, `draft.failed`, `credits.low`.
 *
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 * @throws {PermissionError} `entitlement_missing`: The organisation's plan does not include this operation.
 */
export const ingest = /* @__PURE__ */ operation<types.EventsIngestArguments, types.IngestedEvent>({ method: 'POST', path: '/v1/events/ingest' });
