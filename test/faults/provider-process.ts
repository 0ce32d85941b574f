/*
 * Runs the service in the role ROLE on an existing database and prints its address. SIGTERM ends it as it ends the
 * program. It differs from the program: Apollo is at DIRECTORY_URL for companies and at PEOPLE_URL for contacts. Every
 * site is at the loopback port SITES_PORT. Failed provider calls are retried after PROVIDER_PAUSE_MS. Delays within the
 * Apollo adapter are ten times shorter.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectApollo } from '../../src/adapters/apollo.ts';
import { createApolloDirectory } from '../../src/adapters/directory/apollo.ts';
import { createDirectoryChain } from '../../src/adapters/directory/chain.ts';
import { createEmbeddedDirectory } from '../../src/adapters/directory/embedded.ts';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import { createApolloContactSearch } from '../../src/adapters/contact-search/apollo.ts';
import { createContactSearchChain } from '../../src/adapters/contact-search/chain.ts';
import { createSiteContactSearch } from '../../src/adapters/contact-search/site/site-contact-search.ts';
import { assemble } from '../../src/assemble.ts';
import { readConfig } from '../../src/config.ts';
import { siteReader } from '../fixtures/sites/site-reader.ts';

const { ROLE, DIRECTORY_URL, PEOPLE_URL, SITES_PORT, PROVIDER_PAUSE_MS } = process.env;
const role = ROLE === 'all' ? 'all' : 'worker';
const config = readConfig({ RATE_LIMIT_LIVE: '1000000', ...process.env, PORT: '0' }, process.cwd());
const site = siteReader({ resolve: async () => [{ address: '127.0.0.1', port: Number(SITES_PORT) }] });
const outbound = createGuardedFetch({ allow: ['127.0.0.0/8'], userAgent: 'outreach-preparation/test' });
const clock = {
  now: () => performance.now() * 10,
  sleep: (delayMs: number, signal: AbortSignal) => sleep(delayMs / 10, undefined, { signal }),
};
const apolloAt = (baseUrl: string | undefined) =>
  connectApollo({ key: 'a key', baseUrl: baseUrl!, outbound, clock });

const service = await assemble(
  { ...config, databaseUrl: config.databaseUrl! },
  {
    role,
    ports: {
      site,
      directory: createDirectoryChain([
        createApolloDirectory(apolloAt(DIRECTORY_URL)),
        createEmbeddedDirectory(),
      ]),
      contactSearch: createContactSearchChain([
        createSiteContactSearch({ site }),
        createApolloContactSearch(apolloAt(PEOPLE_URL)),
      ]),
    },
    providerRetryPolicy: {
      delaysMs: [Number(PROVIDER_PAUSE_MS)],
      maxDelayMs: 10_000,
      giveUpAfterMs: 3_600_000,
    },
  },
);
process.once('SIGTERM', async () => {
  await service.close();
  process.exit(0);
});
if (role === 'all') await service.listen();
const address = service.http.address() as AddressInfo | null;
process.stdout.write(`${JSON.stringify({ url: address && `http://127.0.0.1:${address.port}` })}\n`);
