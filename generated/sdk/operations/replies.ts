// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Classify inbound replies. Gives each reply of the workspace that has no classification yet one of thirteen
 * categories, the oldest first, and is complete when the call answers. Rules come first: automatic answers,
 * reports of mail servers, and opt-outs in English, Finnish, Swedish and German. Whoever asks to be left
 * alone is suppressed at once, and what was drafted for them is removed. The rest is chosen by the model
 * where the settings name one, and else by the built-in classifier; a sandbox key asks the built-in one
 * alone. What is not clear is `unsure`. A category that is set is never changed. It costs nothing.
 *
 * Needs the scope `pipeline` and any key. Costs nothing.
 * Raises `lead.status_changed`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const classify = /* @__PURE__ */ operation<types.RepliesClassifyArguments, types.ReplyClassifications>({ method: 'POST', path: '/v1/replies/classify' });

/**
 * Write a reply draft into a lead's thread. Your own text becomes a draft in the lead's inbox thread, under
 * the thread's last subject, and waits there for a person. It takes the place of the reply drafts there that
 * nobody has approved. A text with a phrase that the workspace avoids or forbids is refused. It sends nothing
 * and costs nothing. To have an answer written instead, call replies.draft on /mcp/run.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Raises `draft.ready`.
 *
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 * @throws {StateError} `suppressed`: This person must not be written to.
 */
export const draft = /* @__PURE__ */ operation<types.RepliesDraftArguments, types.Message>({ method: 'POST', path: '/v1/replies/draft' });

/**
 * Draft an answer to a reply. Writes an answer to the last message that came in on a thread, from the
 * workspace's Brain, knowledge and business context, and leaves it in the thread for a person, in place of
 * the reply drafts there that nobody has approved. Complete when the call answers. It never sends. What no
 * source answers is not made up: `warnings` names it. With a live key it costs 1 credit; a sandbox key pays
 * nothing. Opt-outs and automatic answers are not answered.
 *
 * Needs the scope `pipeline` and any key. Spends credits.
 * Raises `draft.ready`, `draft.failed`, `credits.low`.
 *
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {StateError} `suppressed`: This person must not be written to.
 * @throws {NotFoundError} `thread_not_found`: No thread of this organisation has the id.
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 */
export const draftByThread = /* @__PURE__ */ operation<types.RepliesDraftByThreadArguments, types.Message>({ method: 'POST', path: '/mcp/run', fn: 'replies.draft' });

/**
 * Preview how an enquiry would be answered. Writes the answer that something which arrives would get, from
 * the workspace's Brain, knowledge and business context as they are now, and shows which sentence answers
 * which question and what nothing answers. It stores and sends nothing, raises no event and costs nothing.
 * What asks not to be written to, or may, is refused as it would be then (`invalid_state`).
 *
 * Needs the scope `pipeline` and any key. Costs nothing.
 *
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const preview = /* @__PURE__ */ operation<types.RepliesPreviewArguments, types.ReplyPreview>({ method: 'POST', path: '/v1/replies/preview' });
