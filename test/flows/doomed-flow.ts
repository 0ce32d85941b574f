/*
 * A worker that dies. It takes one run of a flow, without a queue, and kills itself with SIGKILL at the point of which
 * the number is given: before, in and after every transaction, and around every call of a provider. A point that it
 * does not reach lets it come to its end.
 */
import { createEmbeddedClassifier } from '../../src/adapters/classifier/embedded.ts';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { performFlowRun } from '../../src/flows/perform.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { flowPorts } from './flow-ports.ts';

const [url, orgId, runId, lastPoint] = process.argv.slice(2);
if (!url || !orgId || !runId) throw new Error('usage: doomed-flow.ts DATABASE_URL ORG_ID FLOW_RUN_ID POINT');

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

const store = await openStore({ url, separateRoles: true, appUrl: 'http://app.example', maxConnections: 1 });
const dying: Store = {
  ...store,
  tx: (org, work) => around(() => store.tx(org, (tx) => around(() => work(tx)))),
};
const composer = createEmbeddedComposer();
const classifier = createEmbeddedClassifier();
await performFlowRun(
  dying,
  {
    ...flowPorts,
    classifier: { name: 'embedded', choose: (...given) => around(() => classifier.choose(...given)) },
    composer: { name: 'embedded', compose: (...given) => around(() => composer.compose(...given)) },
  },
  { orgId, runId },
  new AbortController().signal,
);
await store.close();
process.stdout.write(`${points}\n`);
process.exit(0);
