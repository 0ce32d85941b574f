import { LRUCache } from 'lru-cache';
import { SecretUnreadable, type Secrets } from '../../ports/secrets.ts';
import type { LoadedEndpoint } from '../../store/queries/deliveries.ts';
import { webhookSecretLocation } from '../../store/queries/webhooks.ts';
import type { Destination } from './attempt.ts';

/**
 * Resolves an endpoint with its secrets. Undefined if its secret cannot be decrypted. Leaves out an unreadable
 * previous secret, because a new secret must repair the endpoint.
 */
export type ResolveDestination = (orgId: string, endpoint: LoadedEndpoint) => Destination | undefined;

const maxCachedSecrets = 1_000;

/** Caches decrypted secrets, because every delivery needs them. */
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

/** Returns the endpoints that accept deliveries and have a readable secret, by id. */
export function resolveDestinations(
  orgId: string,
  endpoints: readonly LoadedEndpoint[],
  resolveDestination: ResolveDestination,
): ReadonlyMap<string, Destination> {
  const destinations = new Map<string, Destination>();
  for (const endpoint of endpoints) {
    const destination = endpoint.closedReason === null ? resolveDestination(orgId, endpoint) : undefined;
    if (destination) destinations.set(endpoint.webhookId, destination);
  }
  return destinations;
}
