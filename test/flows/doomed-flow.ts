/*
 * A worker that dies. It performs flow runs without a queue, each up to its own point: before, in or after a
 * transaction, or around a provider call.
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

const [url, tasksJson] = process.argv.slice(2);
if (!url || !tasksJson) throw new Error('usage: doomed-flow.ts DATABASE_URL TASKS');
const tasks = JSON.parse(tasksJson) as DoomedFlow[];

// A task that has stopped within a transaction still uses its connection.
const maxConnections = tasks.length + 1;
const store = await openStore({ url, separateRoles: true, appUrl: 'http://app.example', maxConnections });
const composer = createEmbeddedComposer();
const classifier = createEmbeddedClassifier();
await dieAt(tasks, ({ orgId, runId }, around) =>
  performFlowRun(
    dyingStore(store, around),
    {
      ...flowPorts,
      classifier: { name: 'embedded', choose: (...args) => around(() => classifier.choose(...args)) },
      composer: { name: 'embedded', compose: (...args) => around(() => composer.compose(...args)) },
    },
    { orgId, runId },
    new AbortController().signal,
  ),
);
await store.close();
process.exit(0);
