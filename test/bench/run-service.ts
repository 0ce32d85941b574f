/*
 * Runs the service on an existing database and prints its address. It differs from the program in two ways: the names
 * of the farm's sites resolve to local addresses, and there is no pause between requests to one site.
 */
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import { createSiteReader } from '../../src/adapters/site/reader.ts';
import { assemble } from '../../src/assemble.ts';
import { readConfig } from '../../src/config.ts';
import { addressOfHost, type SiteFarm } from './farm-sites.ts';

const farm = JSON.parse(process.argv[2]!) as SiteFarm;
const config = readConfig({ ...process.env, PORT: '0' }, process.cwd());
const userAgent = 'outreach-bench/1';
const outbound = createGuardedFetch({
  allow: ['127.0.0.0/8'],
  userAgent,
  resolve: async (host) => [{ address: addressOfHost(host), port: farm.port }],
});
const service = await assemble(
  { ...config, databaseUrl: config.databaseUrl! },
  { role: 'all', ports: { site: createSiteReader({ outbound, userAgent, spacingMs: 0 }) } },
);
process.once('SIGTERM', async () => {
  await service.close();
  process.exit(0);
});
await service.listen();
process.stdout.write(`http://127.0.0.1:${(service.http.address() as AddressInfo).port}\n`);
