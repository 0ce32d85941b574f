// @generated from app.yaml and app-registry.yaml by npm run codegen

import { listOperation } from '../../../sdk/list-operation.ts';
import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Read an endpoint. Reads an endpoint with its last attempt, its waiting deliveries and, if it is disabled,
 * what it missed.
 *
 * Needs the right `administer`.
 *
 * @throws {NotFoundError} `webhook_not_found`: No webhook endpoint of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.WebhooksGetArguments, types.EndpointDetails>({ method: 'POST', path: '/webhooks.get', effect: 'read' });

/**
 * List the deliveries to an endpoint. Lists the deliveries of the last 30 days with all attempts, newest
 * first.
 *
 * Needs the right `administer`.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `webhook_not_found`: No webhook endpoint of this organisation has the id.
 */
export const deliveries = /* @__PURE__ */ listOperation<types.WebhooksDeliveriesArguments, types.WebhooksDeliveriesValue>({ method: 'POST', path: '/webhooks.deliveries', effect: 'read' });

/**
 * Repeat a delivery. Sends a delivery again with the same id and bytes.
 *
 * Needs the right `administer`.
 *
 * @throws {NotFoundError} `delivery_not_found`: No delivery of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 */
export const resend = /* @__PURE__ */ operation<types.WebhooksResendArguments, types.WebhooksResendValue>({ method: 'POST', path: '/webhooks.resend', effect: 'change' });

/**
 * Resend the events since a time. Sends the endpoint all events of its types since a time, delivered or not,
 * up to a thousand per call. Repeat the call with `nextCursor` until that is null.
 *
 * Needs the right `administer`.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `webhook_not_found`: No webhook endpoint of this organisation has the id.
 */
export const replay = /* @__PURE__ */ operation<types.WebhooksReplayArguments, types.WebhooksReplayValue>({ method: 'POST', path: '/webhooks.replay', effect: 'change' });

/**
 * Send a test event. Sends the event test.ping to this endpoint alone.
 *
 * Needs the right `administer`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `webhook_not_found`: No webhook endpoint of this organisation has the id.
 */
export const sendTest = /* @__PURE__ */ operation<types.WebhooksSendTestArguments, types.WebhooksSendTestValue>({ method: 'POST', path: '/webhooks.sendTest', effect: 'change' });

/**
 * Enable an endpoint. Sends events again and resets the count of failures. Missed events are sent only by
 * webhooks.replay.
 *
 * Needs the right `administer`.
 *
 * @throws {NotFoundError} `webhook_not_found`: No webhook endpoint of this organisation has the id.
 */
export const enable = /* @__PURE__ */ operation<types.WebhooksEnableArguments, types.WebhooksEnableValue>({ method: 'POST', path: '/webhooks.enable', effect: 'change' });

/**
 * Replace the secret of an endpoint. Creates a new signing secret, which only this reply contains. The old
 * one stays valid for a day unless `dropOld` is true.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {NotFoundError} `webhook_not_found`: No webhook endpoint of this organisation has the id.
 */
export const rotate = /* @__PURE__ */ operation<types.WebhooksRotateArguments, types.WebhooksRotateValue>({ method: 'POST', path: '/webhooks.rotate', effect: 'change' });
