import type { Config } from './config.ts';
import type { WebhookClient } from './ports/webhook-client.ts';

/** Loads the webhook client with the first delivery or endpoint. */
export function openWebhookClientLazily(
  { outboundAllow: allow, webhookTimeoutMs }: Config,
  userAgent: string,
): { webhookClient: WebhookClient; close(): Promise<void> } {
  const open = async () => {
    const { createWebhookClient } = await import('./adapters/webhook-client.ts');
    return createWebhookClient({ allow, userAgent, timeoutMs: webhookTimeoutMs });
  };
  let opening: ReturnType<typeof open> | undefined;
  const opened = () => (opening ??= open());
  return {
    webhookClient: {
      post: async (request, signal) => (await opened()).post(request, signal),
      blockedUrlReason: async (url, orgId) => (await opened()).blockedUrlReason(url, orgId),
    },
    close: async () => (await opening)?.close(),
  };
}
