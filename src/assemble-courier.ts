import type { Config } from './config.ts';
import type { Courier } from './ports/courier.ts';

/** What speaks to receivers of webhooks is loaded with the first delivery or endpoint. */
export function openCourierWhenAsked(
  { outboundAllow: allow, webhookTimeoutMs: timeoutMs }: Config,
  userAgent: string,
): { courier: Courier; close(): Promise<void> } {
  const open = async () => {
    const { createCourier } = await import('./adapters/courier.ts');
    return createCourier({ allow, userAgent, timeoutMs });
  };
  let opening: ReturnType<typeof open> | undefined;
  const opened = () => (opening ??= open());
  return {
    courier: {
      deliver: async (parcel, signal) => (await opened()).deliver(parcel, signal),
      whyNever: async (url, orgId) => (await opened()).whyNever(url, orgId),
    },
    close: async () => (await opening)?.close(),
  };
}
