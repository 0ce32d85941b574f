// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Classify inbound replies. Assigns one of thirteen categories to each unclassified reply of the workspace,
 * oldest first, and is complete when the call returns. Rules come first: automatic answers, mail server
 * reports, and opt-outs in English, Finnish, Swedish and German. A person who opts out is suppressed
 * immediately, and drafts to them are removed. The configured model classifies the rest; without one, or with
 * a sandbox key, the built-in classifier does. An unclear reply gets `unsure`. An existing category never
 * changes. Costs nothing.
 *
 * Needs the scope `pipeline` and any key. Costs nothing.
 * Emits `lead.status_changed`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const classify = /* @__PURE__ */ operation<types.RepliesClassifyArguments, types.ReplyClassifications>({ method: 'POST', path: '/v1/replies/classify' });

/**
 * Save a reply draft in a lead's thread. Saves your own text as a draft in the lead's inbox thread, under the
 * thread's last subject, for a person to review. It replaces the unapproved reply drafts there. A text with a
 * phrase that the workspace avoids or forbids is rejected. Sends nothing and costs nothing. To have an answer
 * written for you, call replies.draft on /mcp/run.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Emits `draft.ready`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 * @throws {StateError} `suppressed`: This person is suppressed.
 */
export const draft = /* @__PURE__ */ operation<types.RepliesDraftArguments, types.Message>({ method: 'POST', path: '/v1/replies/draft' });

/**
 * Draft an answer to a reply. Drafts an answer to the last inbound message of a thread, from the workspace's
 * Brain, knowledge and business context. The draft waits in the thread for a person and replaces the
 * unapproved reply drafts there. Complete when the call returns. It never sends. Nothing is made up:
 * `warnings` names the questions that no source answers. With a live key, it costs 1 credit; a sandbox key
 * pays nothing. Opt-outs and automatic answers get no answer.
 *
 * Needs the scope `pipeline` and any key. Spends credits.
 * Emits `draft.ready`, `draft.failed`, `credits.low`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {StateError} `suppressed`: This person is suppressed.
 * @throws {NotFoundError} `thread_not_found`: No thread of this organisation has the id.
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 */
export const draftByThread = /* @__PURE__ */ operation<types.RepliesDraftByThreadArguments, types.Message>({ method: 'POST', path: '/mcp/run', fn: 'replies.draft' });

/**
 * Preview how an enquiry would be answered. Writes the answer that an enquiry would get from the workspace's
 * current Brain, knowledge and business context. Shows which sentence answers which question and what stays
 * unanswered. Stores and sends nothing, emits no event and costs nothing. An opt-out, or a suspected one, is
 * rejected (`invalid_state`).
 *
 * Needs the scope `pipeline` and any key. Costs nothing.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const preview = /* @__PURE__ */ operation<types.RepliesPreviewArguments, types.ReplyPreview>({ method: 'POST', path: '/v1/replies/preview' });
