// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the webhook endpoints. Lists the endpoints, each with whether it is active and the result of its last
 * delivery. An endpoint is disabled after 10 deliveries in a row of which every attempt failed. A person
 * enables it again with `npx outreach webhook enable`. Secrets are never returned.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 */
export const list = /* @__PURE__ */ listOperation<types.WebhooksListArguments, types.WebhookList>({ method: 'GET', path: '/v1/webhooks' });

/**
 * Register a webhook endpoint. From now on, events of these kinds are sent to the address, as POST with the
 * JSON bodies of the page Webhook events. The receiver must answer with a 2xx within 10 seconds. Any other
 * result, including a redirect, is retried 30 seconds and 5 minutes after the first attempt, with the same
 * bytes and the same `webhook-id`. An event may arrive more than once and out of order. Only this reply
 * contains the secret, with which the receiver verifies `X-Service-Signature` or the Standard Webhooks
 * headers. An organisation has at most 20 endpoints.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {IdempotencyError} `reply_unreadable`: An earlier call with this Idempotency-Key succeeded, but its
 * reply contained a secret and can no longer be read.
 * @throws {InvalidRequestError} `url_not_allowed`: The service may not call this address.
 */
export const create = /* @__PURE__ */ operation<types.WebhooksCreateArguments, types.WebhookCreated>({ method: 'POST', path: '/v1/webhooks' });

const deleteOperation = /* @__PURE__ */ operation<types.WebhooksDeleteArguments, types.WebhookDeleted>({ method: 'DELETE', path: '/v1/webhooks/{webhookId}' });
export {
  /**
   * Remove a webhook endpoint. Stops all deliveries to the address and deletes its secrets. A delivery in
   * progress may still arrive.
   *
   * Needs the scope `write` and any key. Costs nothing.
   *
   * @throws {NotFoundError} `webhook_not_found`: No webhook endpoint of this organisation has the id.
   */
  deleteOperation as delete,
};
