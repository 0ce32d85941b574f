// @generated from app.yaml and app-registry.yaml by npm run codegen

import { listOperation } from '../../../sdk/list-operation.ts';
import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * List possible opt-outs. Lists messages and events of a workspace that may ask for no more messages, oldest
 * first. Nothing is drafted for their senders until a person decides.
 *
 * Needs the right `review`.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const suspicions = /* @__PURE__ */ listOperation<types.InboxSuspicionsArguments, types.InboxSuspicionsValue>({ method: 'POST', path: '/inbox.suspicions', effect: 'read' });

/**
 * Decide that it is no opt-out. Allows drafts for the sender again. The message or event is treated like any
 * other.
 *
 * Needs the right `review`.
 *
 * @throws {NotFoundError} `inbox_item_not_found`: No received message or event of this organisation has the
 * id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 */
export const clear = /* @__PURE__ */ operation<types.InboxClearArguments, types.InboxClearValue>({ method: 'POST', path: '/inbox.clear', effect: 'change' });

/**
 * Decide that it is an opt-out. Suppresses the lead, and the sender if it is somebody else, and stops all
 * work for them. Works for any received message or event, also if nothing suspected it.
 *
 * Needs the right `review`.
 *
 * @throws {NotFoundError} `inbox_item_not_found`: No received message or event of this organisation has the
 * id.
 */
export const confirm = /* @__PURE__ */ operation<types.InboxConfirmArguments, types.InboxConfirmValue>({ method: 'POST', path: '/inbox.confirm', effect: 'change' });

/**
 * List mail without a lead. Lists received mail of a workspace that is in no thread, because no lead has the
 * address of its sender, newest first.
 *
 * Needs the right `review`.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const waiting = /* @__PURE__ */ listOperation<types.InboxWaitingArguments, types.InboxWaitingValue>({ method: 'POST', path: '/inbox.waiting', effect: 'read' });

/**
 * Give a waiting mail to a lead. Moves a waiting mail into the thread of a lead of the same workspace. It
 * counts as a reply of the lead, also as an opt-out, and starts flows. The address of its sender does not
 * become an address of the lead.
 *
 * Needs the right `prepare`.
 *
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 * @throws {NotFoundError} `mail_not_found`: No such mail waits in the workspace of the lead.
 */
export const place = /* @__PURE__ */ operation<types.InboxPlaceArguments, types.InboxPlaceValue>({ method: 'POST', path: '/inbox.place', effect: 'change' });
