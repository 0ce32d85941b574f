// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Edit a draft. Replaces the subject, the body or both of a draft, in a run or not. The text of a locked
 * block cannot change. Verifies each changed sentence against the source of the sentence that it replaces,
 * and names those without a source. An approved draft becomes drafted again. It never sends.
 *
 * Needs the right `review`.
 *
 * @throws {StateError} `already_sent`: The message was already sent.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {StateError} `locked_block_changed`: The text of a locked block was changed.
 * @throws {NotFoundError} `message_not_found`: No message of this organisation has the id.
 */
export const edit = /* @__PURE__ */ operation<types.MessagesEditArguments, types.MessagesEditValue>({ method: 'POST', path: '/messages.edit', effect: 'change' });

/**
 * Remove a draft. A removed draft can be neither approved nor sent. It stays in the thread, and can be
 * restored.
 *
 * Needs the right `review`.
 *
 * @throws {StateError} `already_sent`: The message was already sent.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `message_not_found`: No message of this organisation has the id.
 */
export const remove = /* @__PURE__ */ operation<types.MessagesRemoveArguments, types.Message>({ method: 'POST', path: '/messages.remove', effect: 'change' });

/**
 * Restore a removed draft. Makes a removed message a draft again, which waits for approval. Refuses messages
 * to suppressed people, and a reply while the thread has a newer one.
 *
 * Needs the right `review`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `message_not_found`: No message of this organisation has the id.
 * @throws {StateError} `suppressed`: This person is suppressed.
 */
export const restore = /* @__PURE__ */ operation<types.MessagesRestoreArguments, types.Message>({ method: 'POST', path: '/messages.restore', effect: 'change' });

/**
 * Withdraw an approval. Makes an approved message a draft again, until it is sent.
 *
 * Needs the right `review`.
 *
 * @throws {StateError} `already_sent`: The message was already sent.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `message_not_found`: No message of this organisation has the id.
 */
export const withdrawApproval = /* @__PURE__ */ operation<types.MessagesWithdrawApprovalArguments, types.Message>({ method: 'POST', path: '/messages.withdrawApproval', effect: 'change' });

/**
 * Approve several drafts. Approves drafts whose claims all have a source, without warnings and without edits
 * by hand. Each carries the hash of the text that was shown. Every other draft stays as it is, with the
 * reason. It never sends.
 *
 * Needs the right `review`.
 */
export const approveMany = /* @__PURE__ */ operation<types.MessagesApproveManyArguments, types.MessagesApproveManyValue>({ method: 'POST', path: '/messages.approveMany', effect: 'change' });

/**
 * Begin a draft with other news. Writes a draft again, in place, so that it begins with other news of the
 * company, such as one of its `alternatives`. It costs 1 credit; on the plan free it costs nothing. It never
 * sends.
 *
 * Needs the right `prepare`.
 *
 * @throws {StateError} `already_sent`: The message was already sent.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `message_not_found`: No message of this organisation has the id.
 * @throws {StateError} `suppressed`: This person is suppressed.
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 */
export const swapTrigger = /* @__PURE__ */ operation<types.MessagesSwapTriggerArguments, types.Message>({ method: 'POST', path: '/messages.swapTrigger', effect: 'change' });
