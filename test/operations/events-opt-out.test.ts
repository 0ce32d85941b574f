import { expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { openFlowScene, notifyStep } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';
import { suspectedText } from '../support/suspicion-scene.ts';
import { textWorkHere } from '../fixtures/text-work-here.ts';

/** How often the language of a text is detected before the detection fails. */
let detections = Infinity;
const detect = () => {
  if (detections-- <= 0) throw new Error('The language detection fails.');
  return 'en';
};
const service = testService({ ports: { language: { detect }, textWork: textWorkHere(detect) } });

const identity = { email: 'liisa@maki.example' };
const suspicionOf = async (eventId: string) =>
  (await service.sql('select suspicion from inbound_event where id = $1', [eventId]))[0].suspicion;

test('a clear opt-out is not recorded as suspected, and its event joins no run and starts no flow', async () => {
  const { call, projectId, createFlow } = await openFlowScene(service);
  await createFlow([notifyStep]);
  const { runId } = await call('engine.start', { projectId, idea: 'No such companies.' });
  const payload = { message: 'Please do not contact me again.' };
  const args = { projectId, type: 'unsubscribe_request', identity, payload, attachToRunId: runId };
  const result = await call('events.ingest', args);
  expect(result).toMatchObject({ attachedRunId: null, flowRuns: [] });
  expect(result.warnings).toEqual([expect.stringContaining('so this person is suppressed')]);
  expect(await suspicionOf(result.eventId)).toBeNull();
});

test('suspects event types and words that may be an opt-out, and no others', async () => {
  const { call, projectId } = await openFlowScene(service);
  for (const [type, payload, suspicion] of [
    ['unsubscribed', {}, 'open'],
    ['contact_form', { message: suspectedText }, 'open'],
    ['contact_form', { message: 'What does it cost?' }, null],
  ] as const) {
    const { eventId, warnings } = await call('events.ingest', { projectId, type, identity, payload });
    expect(await suspicionOf(eventId), type).toBe(suspicion);
    expect(
      warnings.some((warning: string) => warning.includes(eventId)),
      type,
    ).toBe(suspicion !== null);
  }
});

test('rejects a run of another workspace of the organisation', async () => {
  const { call, projectId, tenant, options } = await openFlowScene(service);
  const other = await createWorkspace(service.assembled.store, { orgId: tenant.orgId, name: 'Another' });
  const { runId } = await call('engine.start', { projectId, idea: 'No such companies.' });
  const args = { projectId: other.projectId, type: 'demo_request', identity, attachToRunId: runId };
  const rejected = await expectError(service, 'events.ingest', 'run_not_found', args, options);
  expect(rejected.error).toMatchObject({ param: 'attachToRunId' });
});

test('releases the idempotency key if drafting the reply fails, so that a repeat can continue', async () => {
  const { call, projectId, tenant, options } = await openFlowScene(service);
  const payload = { message: 'Does Tavlo connect to our payroll system?' };
  const args = {
    projectId,
    type: 'demo_request',
    identity,
    payload,
    autoAdvance: true,
    idempotencyKey: 'once',
  };
  // The first detection is that of the event, which is recorded.
  detections = 1;
  const failed = await service.call('events.ingest', args, options);
  detections = Infinity;
  expect(failed.error.code).toBe('internal_error');
  const [intake] = await service.sql(
    'select leased_until <= now() as is_free from event_intake where org_id = $1',
    [tenant.orgId],
  );
  expect(intake).toEqual({ is_free: true });
  expect((await call('events.ingest', args)).messageId).toMatch(/^message_/);
});
