/*
 * Runs the service in the role ROLE on an existing database. It reads the fixture sites, and its composer takes up to
 * COMPOSE_MS, so that kills happen during work. It prints its address, and a line for each draft that it starts.
 * SIGTERM ends it as it ends the program.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { assemble } from '../../src/assemble.ts';
import { readConfig } from '../../src/config.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { siteReader } from '../fixtures/sites/site-reader.ts';
import { startSites } from '../fixtures/sites/start-sites.ts';

const role = process.env['ROLE'] === 'all' ? 'all' : 'worker';
const composeMs = Number(process.env['COMPOSE_MS'] ?? 0);
const config = readConfig({ RATE_LIMIT_LIVE: '1000000', ...process.env, PORT: '0' }, process.cwd());
const sites = await startSites(companySites);
const composer = createEmbeddedComposer();
const printLine = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const service = await assemble(
  { ...config, databaseUrl: config.databaseUrl! },
  {
    role,
    ports: {
      site: siteReader(sites),
      composer: {
        name: 'embedded',
        compose: async (request, signal) => {
          printLine({ drafting: request.recipient.company ?? null });
          await sleep(composeMs * (0.2 + 0.8 * Math.random()), undefined, { signal });
          return composer.compose(request, signal);
        },
      },
    },
  },
);
process.once('SIGTERM', async () => {
  await service.close();
  process.exit(0);
});
if (role === 'all') await service.listen();
const address = service.http.address() as AddressInfo | null;
printLine({ url: address && `http://127.0.0.1:${address.port}` });
