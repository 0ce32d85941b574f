// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the webhook endpoints. The addresses that events are sent to, each with whether it is active and how
 * its last delivery ended. An endpoint is disabled after 10 deliveries in a row of which every attempt
 * failed; once its receiver works, a person enables it with `npx outreach webhook enable`. Secrets are never
 * shown again.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 */
export const list = /* @__PURE__ */ listOperation<types.WebhooksListArguments, types.WebhookList>({ method: 'GET', path: '/v1/webhooks' });

/**
 * Register a webhook endpoint. Events of these kinds are sent to the address from now on, as POST with the
 * JSON body that the page on events shows. A receiver answers with any 2xx within 10 seconds; anything else,
 * a redirect included, is tried again 30 seconds and 5 minutes after the first attempt, with the same bytes
 * under the same `webhook-id`. An event may come more than once, and later than one that was raised after it.
 * The secret is in this answer alone: with it the receiver verifies `X-Service-Signature` or the headers of
 * Standard Webhooks. An organisation has at most 20 endpoints.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {IdempotencyError} `reply_unreadable`: The call was done under this Idempotency-Key, but its answer
 * held a secret and can be read no more.
 * @throws {InvalidRequestError} `url_not_allowed`: The service may not call this address.
 */
export const create = /* @__PURE__ */ operation<types.WebhooksCreateArguments, types.WebhookCreated>({ method: 'POST', path: '/v1/webhooks' });

const deleteOperation = /* @__PURE__ */ operation<types.WebhooksDeleteArguments, types.WebhookDeleted>({ method: 'DELETE', path: '/v1/webhooks/{webhookId}' });
export {
  /**
   * Remove a webhook endpoint. Nothing is sent to the address any more, and its secrets are forgotten. A
   * delivery that is under way may still arrive.
   *
   * Needs the scope `write` and any key. Costs nothing.
   *
   * @throws {NotFoundError} `webhook_not_found`: No webhook endpoint of this organisation has the id.
   */
  deleteOperation as delete,
};
