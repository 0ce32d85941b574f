import { LRUCache } from 'lru-cache';
import { SecretUnreadable, type Secrets } from '../../ports/secrets.ts';
import type { LoadedEndpoint } from '../../store/queries/deliveries.ts';
import { webhookSecretLocation } from '../../store/queries/webhooks.ts';
import type { Destination } from './attempt.ts';

/**
 * An endpoint with its secrets; undefined where its secret cannot be read with the key that the service has now. The
 * one before it is left out where that cannot be read: a new secret is how an endpoint whose secret was lost goes on.
 */
export type ResolveDestination = (orgId: string, endpoint: LoadedEndpoint) => Destination | undefined;

const maxCachedSecrets = 1_000;

/** Remembers what it has opened, for every delivery to an endpoint needs it. */
export function createDestinationResolver(secrets: Secrets): ResolveDestination {
  const cache = new LRUCache<string, string>({ max: maxCachedSecrets });
  return (orgId, { webhookId, url, timesEnabled, sealedSecret, sealedOldSecret }) => {
    const openSecret = (sealed: string): string | undefined => {
      try {
        const secret = cache.get(sealed) ?? secrets.open(sealed, webhookSecretLocation(orgId, webhookId));
        cache.set(sealed, secret);
        return secret;
      } catch (error) {
        if (error instanceof SecretUnreadable) return undefined;
        throw error;
      }
    };
    const secret = openSecret(sealedSecret);
    if (secret === undefined) return undefined;
    return { url, timesEnabled, secret, oldSecret: (sealedOldSecret && openSecret(sealedOldSecret)) || null };
  };
}

/** Where those go that take deliveries and have a secret that can be read, by their ids. */
export function resolveDestinations(
  orgId: string,
  endpoints: readonly LoadedEndpoint[],
  resolveDestination: ResolveDestination,
): ReadonlyMap<string, Destination> {
  const destinations = new Map<string, Destination>();
  for (const endpoint of endpoints) {
    const destination = endpoint.closedBecause === null ? resolveDestination(orgId, endpoint) : undefined;
    if (destination) destinations.set(endpoint.webhookId, destination);
  }
  return destinations;
}
