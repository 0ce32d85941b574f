/*
 * A worker that dies. It performs the waiting jobs of each organisation in order and without a queue, up to a given
 * point. Points are before, in and after every transaction, and around every call of a provider.
 */
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { detectLanguage } from '../../src/adapters/site/language.ts';
import type { JobKind } from '../../src/domain/run.ts';
import { performJob } from '../../src/pipeline/perform.ts';
import type { Ports } from '../../src/ports/ports.ts';
import { openStore } from '../../src/store/store.ts';
import { dieAt, dyingStore, type RunAroundPoints } from '../support/die-at-points.ts';
import type { DoomedTask } from '../support/doomed-process.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { startSites } from '../fixtures/sites/start-sites.ts';
import { siteReader } from '../fixtures/sites/site-reader.ts';
import { createFakeCompanyProviders } from './fake-company-providers.ts';

export interface DoomedJobs extends DoomedTask {
  readonly orgId: string;
}

const [url, tasksJson] = process.argv.slice(2);
if (!url || !tasksJson) throw new Error('usage: doomed-worker.ts DATABASE_URL TASKS');
const tasks = JSON.parse(tasksJson) as DoomedJobs[];

const sites = await startSites(companySites);
// Work that stopped in a transaction keeps its connection.
const maxConnections = tasks.length + 1;
const store = await openStore({ url, separateRoles: true, appUrl: 'http://app.example', maxConnections });
const composer = createEmbeddedComposer();
const reader = siteReader(sites);
const company = createFakeCompanyProviders();
const portsAround = (around: RunAroundPoints): Ports => ({
  ...unusedPorts,
  directory: { ...company.directory, search: (...asked) => around(() => company.directory.search(...asked)) },
  contactSearch: { find: (...asked) => around(() => company.contactSearch.find(...asked)) },
  search: null,
  language: { detect: (text) => detectLanguage(text, null) },
  site: { read: (...asked) => around(() => reader.read(...asked)) },
  composer: { name: 'embedded', compose: (...asked) => around(() => composer.compose(...asked)) },
  embeddedComposer: composer,
});

await dieAt(tasks, async ({ orgId }, around) => {
  const [dying, ports] = [dyingStore(store, around), portsAround(around)];
  for (;;) {
    const [job] = await store.transaction(orgId, (tx) =>
      tx.sql<{ id: string; kind: JobKind }>(
        `select id, kind from job where org_id = $1 and state = 'waiting' order by id limit 1`,
        [orgId],
      ),
    );
    if (!job) return;
    await performJob(dying, ports, { orgId, jobId: job.id, kind: job.kind }, new AbortController().signal);
  }
});
await store.close();
await sites.close();
process.exit(0);
