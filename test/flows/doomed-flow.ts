/*
 * A worker that dies. It takes runs of flows, without a queue, each to a point of its own: before, in and after every
 * transaction, and around every call of a provider.
 */
import { createEmbeddedClassifier } from '../../src/adapters/classifier/embedded.ts';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { performFlowRun } from '../../src/flows/perform.ts';
import { openStore } from '../../src/store/store.ts';
import { dieAt, dyingStore } from '../support/die-at-points.ts';
import type { DoomedTask } from '../support/doomed-process.ts';
import { flowPorts } from './flow-ports.ts';

export interface DoomedFlow extends DoomedTask {
  readonly orgId: string;
  readonly runId: string;
}

const [url, given] = process.argv.slice(2);
if (!url || !given) throw new Error('usage: doomed-flow.ts DATABASE_URL WORKS');
const works = JSON.parse(given) as DoomedFlow[];

// A work that has stopped amid a transaction keeps its connection.
const maxConnections = works.length + 1;
const store = await openStore({ url, separateRoles: true, appUrl: 'http://app.example', maxConnections });
const composer = createEmbeddedComposer();
const classifier = createEmbeddedClassifier();
await dieAt(works, ({ orgId, runId }, around) =>
  performFlowRun(
    dyingStore(store, around),
    {
      ...flowPorts,
      classifier: { name: 'embedded', choose: (...asked) => around(() => classifier.choose(...asked)) },
      composer: { name: 'embedded', compose: (...asked) => around(() => composer.compose(...asked)) },
    },
    { orgId, runId },
    new AbortController().signal,
  ),
);
await store.close();
process.exit(0);
