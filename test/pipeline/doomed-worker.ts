/*
 * A worker that dies. It performs the waiting jobs of each organisation in order and without a queue, up to a given
 * point. Points are before, in and after every transaction, and around every call of a provider.
 */
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { detectLanguage } from '../../src/adapters/site/language.ts';
import type { JobKind } from '../../src/domain/run.ts';
import { createUnitTransactions, performJob } from '../../src/pipeline/perform.ts';
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
  /** Performs all waiting jobs at the same time, in shared transactions. */
  readonly isTogether?: boolean;
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

await dieAt(tasks, async ({ orgId, isTogether = false }, around) => {
  const [dying, ports] = [dyingStore(store, around), portsAround(around)];
  const transactions = createUnitTransactions(dying);
  for (;;) {
    const jobs = await store.transaction(orgId, (tx) =>
      tx.sql<{ id: string; kind: JobKind }>(
        `select id, kind from job where org_id = $1 and state = 'waiting' order by id limit $2`,
        [orgId, isTogether ? null : 1],
      ),
    );
    if (jobs.length === 0) return;
    const { signal } = new AbortController();
    const perform = ({ id: jobId, kind }: (typeof jobs)[number]) =>
      performJob(dying, ports, { orgId, jobId, kind }, signal, { transactions });
    await Promise.all(jobs.map(perform));
  }
});
await store.close();
await sites.close();
process.exit(0);
