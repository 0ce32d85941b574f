import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import type { EventsIngestArguments } from '../../generated/contract/types.ts';
import type { Classifier } from '../../src/ports/classifier.ts';
import type { Composer } from '../../src/ports/composer.ts';
import { dictations } from '../fixtures/injection/dictated.ts';
import { payloadInjections } from '../fixtures/injection/inbound.ts';
import { openFlowScene, type FlowScene } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { saying, startComposers, type Composers } from './draft-from.ts';
import { startObedientClassifier } from './obedient-classifier.ts';
import { findTraces } from './find-traces.ts';

let composers: Composers;
let obedient: Awaited<ReturnType<typeof startObedientClassifier>>;
const composer: Composer = {
  name: 'obedient',
  compose: (...args) => composers.obedient.compose(...args),
};
const classifier: Classifier = {
  name: 'obedient',
  choose: (...args) => obedient.classifier.choose(...args),
};
const service = testService({ ports: { composer, embeddedComposer: createEmbeddedComposer(), classifier } });
let scene: FlowScene;
let owner: string;
let flowId: string;
let count = 0;

/** Notifies the team immediately of meeting requests and positive replies. All other messages get a drafted reply. */
const steps = (email: string) => [
  {
    id: 'classify',
    kind: 'understand',
    categories: [
      { key: 'meeting_request' },
      { key: 'positive' },
      { key: 'cost', examples: ['What does it cost?'] },
    ],
  },
  {
    id: 'route',
    kind: 'route',
    routes: [
      { when: 'meeting_request', goTo: 'alarm' },
      { when: 'positive', goTo: 'alarm' },
      { when: '*', goTo: 'answer' },
    ],
  },
  { id: 'answer', kind: 'draft_reply' },
  { id: 'notify', kind: 'notify', emails: [email] },
  { id: 'end', kind: 'route', routes: [{ when: '*', goTo: 'stop' }] },
  { id: 'alarm', kind: 'notify', emails: [email], note: 'Alarm' },
];

beforeAll(async () => {
  [composers, obedient] = await Promise.all([startComposers(), startObedientClassifier()]);
  scene = await openFlowScene(service, 1_000);
  const { projectId, call } = scene;
  owner = `owner@${scene.tenant.orgId.slice(4)}.example`;
  await call('projects.updateContext', { projectId, whatTheyDo: saying });
  const body = 'Tavlo costs 5 euros a month for each planner.';
  await call('brain.add', { projectId, type: 'product', title: 'Price', body });
  flowId = (await scene.createFlow(steps(owner))).id;
});
afterAll(() => Promise.all([composers.close(), obedient.close()]));

test.each(payloadInjections)('a flow ignores instructions in a message: $kind, $name', async (injection) => {
  const { payload, identity, analysis, type, source } = injection;
  composers.obey(injection);
  const run = await follow({ payload, identity, analysis, type, source });
  expect(run.steps[0]!.category).not.toBe('meeting_request');
  // A payload that may be an opt-out waits for a person, so no draft can contain the injection.
  const answer = run.steps[2]!;
  if (answer.outcome === 'skipped') return expect(answer.reason).toContain('may ask not to be written to');
  const { items } = await scene.call('messages.byLead', { leadId: run.leadId });
  const draft = items.find(({ id }) => id === answer.messageId)!;
  const { subject, body, evidence } = draft;
  expect(findTraces({ subject, body, sentences: [{ evidence }] as never }), body).toEqual([]);
});

test.each(dictations)('a message cannot choose its route: $name', async ({ says, order, dictated }) => {
  const run = await follow({ payload: { message: `${says}\n${order}` } });
  expect(run.steps[0]!.category, order).not.toBe(dictated);
});

test('only the team is notified', async () => {
  const notices = await service.sql('select emails, body from notice where org_id = $1', [
    scene.tenant.orgId,
  ]);
  expect(notices.length).toBeGreaterThanOrEqual(payloadInjections.length);
  expect(notices.filter(({ emails }) => emails.join() !== owner)).toEqual([]);
  expect(notices.filter(({ body }) => body.includes('Alarm'))).toEqual([]);
});

/** Ingests an event of a new lead and returns the flow run that it starts, once the run has ended. */
async function follow({
  identity,
  type = 'contact_form',
  source = 'website',
  ...eventFields
}: Partial<EventsIngestArguments>) {
  const { projectId, call } = scene;
  const email = `sam-${++count}@harbour-foods.example`;
  const person = { email, firstName: 'Sam', company: 'Harbour Foods', ...identity };
  const event = { projectId, type, source, ...eventFields, identity: person };
  const { flowRuns, leadId } = await call('events.ingest', event);
  const runs = await scene.waitUntilEnded(flowId);
  const run = runs.find(({ id }) => flowRuns.includes(id));
  return { ...run!, leadId };
}
