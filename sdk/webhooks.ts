/**
 * The door of the package's part that takes deliveries of webhooks in. It needs nothing of the rest, no dependency and
 * nothing of Node.
 */
export type { Events } from '../generated/sdk/types.ts';
export { unwrap, webhooks, type UnwrapOptions, type WebhookHeaders } from './unwrap.ts';
export type { KnownEvent, LaterEvent, WebhookEvent } from './webhook-event.ts';
export { WebhookVerificationError, type WebhookErrorCode } from './webhook-verification-error.ts';
