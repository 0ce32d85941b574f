// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Read the thread with one lead. Returns everything sent, received and drafted, oldest first.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const byLead = /* @__PURE__ */ listOperation<types.MessagesByLeadArguments, types.MessageList>({ method: 'GET', path: '/v1/messages/by-lead' });

/**
 * List the messages of a workspace. Newest first, over all leads, filtered by direction, state, time,
 * campaign and run. Use messages.byLead for the thread with one lead, oldest first.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const byProject = /* @__PURE__ */ listOperation<types.MessagesByProjectArguments, types.MessageList>({ method: 'GET', path: '/v1/messages/by-project' });

/**
 * Approve a drafted message. Approves exactly the current text. Any key with the scope write can approve, so
 * a program may do so only for a person who has read the draft. Nothing in the service sends: a person sends
 * the approved message by their own means. While a message of the lead is a suspected opt-out, approval is
 * rejected until a person has read it (`invalid_state`).
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `already_sent`: The message was already sent.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {StateError} `locked_block_changed`: The text of a locked block was changed.
 * @throws {NotFoundError} `message_not_found`: No message of this organisation has the id.
 * @throws {StateError} `suppressed`: This person is suppressed.
 */
export const approve = /* @__PURE__ */ operation<types.MessagesApproveArguments, types.Message>({ method: 'POST', path: '/v1/messages/{messageId}/approve' });

/**
 * Draft a message for one lead. Researches the lead if it has no analysis, and leaves a draft in the thread
 * for a person. The draft is complete when the call returns. The draft begins with the news of the company
 * that fits best; `triggerId` takes other news, such as one of the draft's `alternatives`, and does not read
 * the site again. It never sends. With a live key, it costs 1 credit for the draft and 1 for research, if
 * needed; a sandbox key pays nothing. A lead with a suspected opt-out gets no draft until a person has read
 * the message (`invalid_state`).
 *
 * Needs the scope `pipeline` and any key. Spends credits.
 * Emits `draft.ready`, `draft.failed`, `credits.low`.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 * @throws {StateError} `suppressed`: This person is suppressed.
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 */
export const generate = /* @__PURE__ */ operation<types.MessagesGenerateArguments, types.Message>({ method: 'POST', path: '/v1/messages/generate' });
