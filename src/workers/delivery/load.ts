import { LRUCache } from 'lru-cache';
import { SecretLost, type Secrets } from '../../ports/secrets.ts';
import { loadDeliveries, type LoadedEndpoint } from '../../store/queries/deliveries.ts';
import { whyDisabled, type Conclusion } from '../../store/queries/delivery-records.ts';
import type { DueDelivery } from '../../store/queries/webhook-claims.ts';
import { webhookSecretPlace } from '../../store/queries/webhooks.ts';
import type { Store } from '../../store/store.ts';
import { concludeUnsent, type HeldDelivery } from './attempt.ts';

/** Reads what an organisation's claimed deliveries hold. Those that cannot be sent are concluded at once. */
export type Load = (
  orgId: string,
  claimed: readonly DueDelivery[],
) => Promise<{ held: HeldDelivery[]; unsent: Conclusion[] }>;

const rememberedSecrets = 1_000;

export function createLoader(store: Store, secrets: Secrets): Load {
  const opened = new LRUCache<string, string>({ max: rememberedSecrets });
  const open = (orgId: string, webhookId: string, sealed: string): string => {
    const secret = opened.get(sealed) ?? secrets.open(sealed, webhookSecretPlace(orgId, webhookId));
    opened.set(sealed, secret);
    return secret;
  };
  return async (orgId, claimed) => {
    const heldSinceMs = performance.now();
    const ids = claimed.map(({ deliveryId }) => deliveryId);
    const webhookIds = [...new Set(claimed.map(({ webhookId }) => webhookId))];
    const loaded = await store.read(orgId, (reading) => loadDeliveries(reading, ids, webhookIds));
    const deliveries = new Map(loaded.deliveries.map((each) => [each.deliveryId, each]));
    const endpoints = new Map(loaded.endpoints.map((each) => [each.webhookId, each]));
    const held: HeldDelivery[] = [];
    const unsent: Conclusion[] = [];
    for (const due of claimed) {
      const { deliveryId, webhookId } = due;
      const [delivery, endpoint] = [deliveries.get(deliveryId), endpoints.get(webhookId)];
      const secret = endpoint && secretsOf(endpoint, (sealed) => open(orgId, webhookId, sealed));
      if (!delivery || !endpoint?.isOpen) unsent.push(concludeUnsent(due, whyDisabled));
      else if (!secret) unsent.push(concludeUnsent(due, whyUnreadable));
      else held.push({ webhookId, due, heldSinceMs, url: endpoint.url, ...secret, ...bodyOf(delivery) });
    }
    return { held, unsent };
  };
}

const whyUnreadable =
  'The secret of the endpoint cannot be read with the key that the service has now. Give it another one: ' +
  'outreach webhook rotate.';

function secretsOf(
  { sealedSecret, sealedOldSecret }: LoadedEndpoint,
  open: (sealed: string) => string,
): Pick<HeldDelivery, 'secret' | 'oldSecret'> | undefined {
  try {
    return { secret: open(sealedSecret), oldSecret: sealedOldSecret && open(sealedOldSecret) };
  } catch (error) {
    if (error instanceof SecretLost) return undefined;
    throw error;
  }
}

function bodyOf({ type, body }: { type: string; body: string }): Pick<HeldDelivery, 'type' | 'body'> {
  return { type, body };
}
