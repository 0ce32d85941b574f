import { connectApollo } from './adapters/apollo.ts';
import { createApolloDirectory } from './adapters/directory/apollo.ts';
import { createDirectoryChain } from './adapters/directory/chain.ts';
import { connectGooglePlaces, createGooglePlacesDirectory } from './adapters/directory/google-places.ts';
import { createWebSearchDirectory } from './adapters/directory/web-search.ts';
import { createGuardedFetch } from './adapters/fetch.ts';
import { createApolloContactSearch } from './adapters/contact-search/apollo.ts';
import { createContactSearchChain } from './adapters/contact-search/chain.ts';
import { connectHunter, createHunterContactSearch } from './adapters/contact-search/hunter.ts';
import { createSiteContactSearch } from './adapters/contact-search/site/site-contact-search.ts';
import { createBraveSearch } from './adapters/search/brave.ts';
import { createSearchChain } from './adapters/search/chain.ts';
import { createSearxngSearch } from './adapters/search/searxng.ts';
import type { Config } from './config.ts';
import type { CompanyDirectory } from './ports/directory.ts';
import type { ContactSearch } from './ports/contact-search.ts';
import type { WebSearch } from './ports/search.ts';
import type { SiteReader } from './ports/site.ts';

/** Built-in providers that need no key. */
export interface EmbeddedProviders {
  readonly directory: CompanyDirectory;
  /** Reads the company sites that are searched for people first. */
  readonly site: SiteReader;
}

export interface Providers {
  readonly directory: CompanyDirectory;
  readonly contactSearch: ContactSearch;
  readonly search: WebSearch | null;
  close(): Promise<void>;
}

/**
 * Chains the configured and the built-in providers. A search for companies starts at the paid directories,
 * which filter by exact industry and place. A lookup by name or domain starts at the built-in directory, which is free.
 * Web search is last in both. A search for people starts at the company's own site, before the paid providers.
 */
export function assembleProviders(config: Config, userAgent: string, embedded: EmbeddedProviders): Providers {
  const outbound = createGuardedFetch({ allow: config.outboundAllow, userAgent });
  const search = assembleSearch(config, userAgent, outbound);
  const apollo = config.apolloApiKey ? connectApollo({ key: config.apolloApiKey, outbound }) : null;
  const places = config.googlePlacesApiKey
    ? connectGooglePlaces({ key: config.googlePlacesApiKey, outbound })
    : null;
  const hunter = config.hunterApiKey ? connectHunter({ key: config.hunterApiKey, outbound }) : null;
  const paidDirectories = [
    ...(apollo ? [createApolloDirectory(apollo)] : []),
    ...(places ? [createGooglePlacesDirectory(places)] : []),
  ];
  const searchDirectories = search.search === null ? [] : [createWebSearchDirectory(search.search)];
  return {
    directory: {
      search: createDirectoryChain([...paidDirectories, embedded.directory, ...searchDirectories]).search,
      lookup: createDirectoryChain([embedded.directory, ...paidDirectories, ...searchDirectories]).lookup,
    },
    contactSearch: createContactSearchChain([
      createSiteContactSearch({ site: embedded.site }),
      ...(apollo ? [createApolloContactSearch(apollo)] : []),
      ...(hunter ? [createHunterContactSearch(hunter)] : []),
    ]),
    search: search.search,
    async close() {
      await Promise.all([outbound.close(), search.close()]);
    },
  };
}

/** The operator configured the search instance's address, so it may be private, but only for this adapter. */
function assembleSearch(
  { braveApiKey, searxngUrl }: Config,
  userAgent: string,
  outbound: ReturnType<typeof createGuardedFetch>,
): { search: WebSearch | null; close(): Promise<void> } {
  const ownOutbound =
    searxngUrl === undefined
      ? null
      : createGuardedFetch({ allow: [], trustedOrigins: [new URL(searxngUrl).origin], userAgent });
  const [first, ...others] = [
    ...(braveApiKey ? [createBraveSearch({ key: braveApiKey, outbound })] : []),
    ...(searxngUrl && ownOutbound
      ? [createSearxngSearch({ baseUrl: searxngUrl, outbound: ownOutbound })]
      : []),
  ];
  return {
    search: first === undefined ? null : createSearchChain([first, ...others]),
    close: async () => ownOutbound?.close(),
  };
}
