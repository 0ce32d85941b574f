// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Read the thread with one lead. Everything sent and received, and drafts, in the order of time.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const byLead = /* @__PURE__ */ listOperation<types.MessagesByLeadArguments, types.MessageList>({ method: 'GET', path: '/v1/messages/by-lead' });

/**
 * List the messages of a workspace. Newest first, over all leads, by direction, state and time. Use
 * messages.byLead for the thread with one lead in the order of time.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const byProject = /* @__PURE__ */ listOperation<types.MessagesByProjectArguments, types.MessageList>({ method: 'GET', path: '/v1/messages/by-project' });

/**
 * Approve a drafted message. Binds the approval to the text as it stands. Any key with the scope write can
 * record it, so a program does so only for a person who read the draft. It does not send, and nothing in the
 * service does: a person sends what was approved, by whatever means that person has. While something that the
 * lead wrote may ask not to be written to any more, the draft waits until somebody has read that
 * (`invalid_state`).
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `already_sent`: The message already went out.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {StateError} `locked_block_changed`: The text of a locked block was changed.
 * @throws {NotFoundError} `message_not_found`: No message of this organisation has the id.
 * @throws {StateError} `suppressed`: This person must not be written to.
 */
export const approve = /* @__PURE__ */ operation<types.MessagesApproveArguments, types.Message>({ method: 'POST', path: '/v1/messages/{messageId}/approve' });

/**
 * Draft a message for one lead. Researches the lead where it has no analysis, writes a draft, and leaves it
 * in the thread for a person. Complete when the call answers. It never sends. With a live key it costs 1
 * credit for the draft and 1 for research that had to be done; a sandbox key pays nothing. Nothing is drafted
 * for whoever may have asked not to be written to until a person has read it (`invalid_state`).
 *
 * Needs the scope `pipeline` and any key. Spends credits.
 * Raises `draft.ready`, `draft.failed`, `credits.low`.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 * @throws {StateError} `suppressed`: This person must not be written to.
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 */
export const generate = /* @__PURE__ */ operation<types.MessagesGenerateArguments, types.Message>({ method: 'POST', path: '/v1/messages/generate' });
