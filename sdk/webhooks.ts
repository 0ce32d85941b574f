/**
 * The package's entry point for receiving webhooks. It has no dependencies and needs neither the client nor Node.
 */
export type { Events } from '../generated/sdk/types.ts';
export { unwrap, webhooks, type UnwrapOptions, type WebhookHeaders } from './unwrap.ts';
export type { KnownEvent, LaterEvent, WebhookEvent } from './webhook-event.ts';
export { WebhookVerificationError, type WebhookErrorCode } from './webhook-verification-error.ts';
