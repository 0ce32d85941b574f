/*
 * A worker that dies. It takes the waiting jobs of one organisation one after the other, without a queue, and kills
 * itself with SIGKILL at the point of which the number is given: before, in and after every transaction, and around
 * every call of a provider. A point that it does not reach lets it come to its end.
 */
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { detectLanguage } from '../../src/adapters/site/language.ts';
import type { JobKind } from '../../src/domain/run.ts';
import { performJob } from '../../src/pipeline/perform.ts';
import type { Ports } from '../../src/ports/ports.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { startSites } from '../fixtures/sites/start-sites.ts';
import { siteReader } from '../fixtures/sites/site-reader.ts';
import { oneCompany } from './one-company.ts';

const [url, orgId, lastPoint] = process.argv.slice(2);
if (!url || !orgId) throw new Error('usage: doomed-worker.ts DATABASE_URL ORG_ID POINT');

let points = 0;
const pass = (): void => {
  points += 1;
  if (points === Number(lastPoint)) process.kill(process.pid, 'SIGKILL');
};

const around = async <T>(work: () => Promise<T>): Promise<T> => {
  pass();
  const result = await work();
  pass();
  return result;
};

const sites = await startSites(companySites);
const store = await openStore({ url, separateRoles: true, appUrl: 'http://app.example', maxConnections: 1 });
const dying: Store = {
  ...store,
  tx: (org, work) => around(() => store.tx(org, (tx) => around(() => work(tx)))),
};
const composer = createEmbeddedComposer();
const reader = siteReader(sites);
const known = oneCompany();
const ports: Ports = {
  ...unusedPorts,
  directory: { ...known.directory, search: (...given) => around(() => known.directory.search(...given)) },
  people: { find: (...given) => around(() => known.people.find(...given)) },
  search: null,
  language: { detect: (text) => detectLanguage(text, null) },
  site: { read: (...given) => around(() => reader.read(...given)) },
  composer: { name: 'embedded', compose: (...given) => around(() => composer.compose(...given)) },
  embeddedComposer: composer,
};

for (;;) {
  const [job] = await store.tx(orgId, (tx) =>
    tx.sql<{ id: string; kind: JobKind }>(
      `select id, kind from job where org_id = $1 and state = 'waiting' order by id limit 1`,
      [orgId],
    ),
  );
  if (!job) break;
  await performJob(dying, ports, { orgId, jobId: job.id, kind: job.kind }, new AbortController().signal);
}
await store.close();
await sites.close();
process.stdout.write(`${points}\n`);
process.exit(0);
