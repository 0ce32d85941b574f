import { LRUCache } from 'lru-cache';
import { SecretLost, type Secrets } from '../../ports/secrets.ts';
import type { LoadedEndpoint } from '../../store/queries/deliveries.ts';
import { webhookSecretPlace } from '../../store/queries/webhooks.ts';
import type { HeldDelivery } from './attempt.ts';

/** The secrets of an endpoint; undefined where they cannot be read with the key that the service has now. */
export type OpenSecrets = (
  orgId: string,
  endpoint: LoadedEndpoint,
) => Pick<HeldDelivery, 'secret' | 'oldSecret'> | undefined;

const remembered = 1_000;

/** Remembers what it has opened, for every delivery to an endpoint needs it. */
export function createOpenSecrets(secrets: Secrets): OpenSecrets {
  const opened = new LRUCache<string, string>({ max: remembered });
  return (orgId, { webhookId, sealedSecret, sealedOldSecret }) => {
    const open = (sealed: string): string => {
      const secret = opened.get(sealed) ?? secrets.open(sealed, webhookSecretPlace(orgId, webhookId));
      opened.set(sealed, secret);
      return secret;
    };
    try {
      return { secret: open(sealedSecret), oldSecret: sealedOldSecret && open(sealedOldSecret) };
    } catch (error) {
      if (error instanceof SecretLost) return undefined;
      throw error;
    }
  };
}
