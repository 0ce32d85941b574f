import { LRUCache } from 'lru-cache';
import { SecretLost, type Secrets } from '../../ports/secrets.ts';
import type { LoadedEndpoint } from '../../store/queries/deliveries.ts';
import { webhookSecretPlace } from '../../store/queries/webhooks.ts';
import type { Destination } from './attempt.ts';

/**
 * An endpoint with its secrets; undefined where its secret cannot be read with the key that the service has now. The
 * one before it is left out where that cannot be read: a new secret is how an endpoint whose secret was lost goes on.
 */
export type OpenSecrets = (orgId: string, endpoint: LoadedEndpoint) => Destination | undefined;

const remembered = 1_000;

/** Remembers what it has opened, for every delivery to an endpoint needs it. */
export function createOpenSecrets(secrets: Secrets): OpenSecrets {
  const opened = new LRUCache<string, string>({ max: remembered });
  return (orgId, { webhookId, url, timesEnabled, sealedSecret, sealedOldSecret }) => {
    const open = (sealed: string): string | undefined => {
      try {
        const secret = opened.get(sealed) ?? secrets.open(sealed, webhookSecretPlace(orgId, webhookId));
        opened.set(sealed, secret);
        return secret;
      } catch (error) {
        if (error instanceof SecretLost) return undefined;
        throw error;
      }
    };
    const secret = open(sealedSecret);
    if (secret === undefined) return undefined;
    return { url, timesEnabled, secret, oldSecret: (sealedOldSecret && open(sealedOldSecret)) || null };
  };
}

/** Where those go that take deliveries and have a secret that can be read, by their ids. */
export function destinationsOf(
  orgId: string,
  endpoints: readonly LoadedEndpoint[],
  open: OpenSecrets,
): ReadonlyMap<string, Destination> {
  const destinations = new Map<string, Destination>();
  for (const endpoint of endpoints) {
    const destination = endpoint.closedBecause === null ? open(orgId, endpoint) : undefined;
    if (destination) destinations.set(endpoint.webhookId, destination);
  }
  return destinations;
}
