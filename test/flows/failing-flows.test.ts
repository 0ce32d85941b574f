import { expect, test } from 'vitest';
import { eventValidators } from '../../generated/contract/validators.js';
import { openFlowScene, notifyStep, understandStep, wordClassifier } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';

const classifier = wordClassifier();
const service = testService({ ports: { classifier, embeddedClassifier: classifier } });

test('notifies once per failing flow, and again after a success or a change', async () => {
  const scene = await openFlowScene(service);
  const { call, projectId, tenant } = scene;
  const { runId } = await call('engine.start', { projectId, idea: 'Nobody at all.' });
  const flow = await scene.createFlow([understandStep, { id: 'list', kind: 'attach', runId }, notifyStep]);
  await scene.createFlow([notifyStep], { name: 'Sound' });
  await call('runs.archive', { runId });
  const { id: leadId } = await scene.addLead();
  const receiveEvent = async (mode?: 'test') => {
    await scene.receiveEvent(leadId, mode ? { mode } : {});
    return (await scene.waitUntilEnded(flow.id))[0]!;
  };
  const notices = () =>
    service.sql(
      `select subject, body, emails from notice where org_id = $1 and key like 'flow-failing %' order by id`,
      [tenant.orgId],
    );
  const events = () =>
    service.sql(`select data from event where org_id = $1 and type = 'flow.failed' order by id`, [
      tenant.orgId,
    ]);

  expect(await receiveEvent('test')).toMatchObject({ status: 'failed' });
  expect([await notices(), await events()]).toEqual([[], []]);
  const failed = await receiveEvent();
  const [notice] = await notices();
  expect(notice).toMatchObject({ emails: null, subject: 'Flow failing: Enquiries' });
  expect(notice.body).toContain(failed.reason!);
  expect(notice.body).toContain(`npx outreach flow runs --flow ${flow.id}`);
  const [event] = await events();
  expect(event.data).toMatchObject({ flowId: flow.id, runId: failed.id, reason: failed.reason, leadId });
  expect(
    eventValidators['flow.failed'](event.data),
    JSON.stringify(eventValidators['flow.failed'].errors),
  ).toBe(true);
  await receiveEvent();
  await Promise.all([scene.receiveEvent(leadId), scene.receiveEvent(leadId)]);
  await scene.waitUntilEnded(flow.id);
  expect([(await notices()).length, (await events()).length]).toEqual([1, 1]);

  await call('flows.update', { flowId: flow.id, name: 'Enquiries again' });
  await receiveEvent();
  await receiveEvent();
  expect((await notices()).map(({ subject }) => subject)).toEqual([
    'Flow failing: Enquiries',
    'Flow failing: Enquiries again',
  ]);

  const markAsDone = () => service.sql(`update flow_run set status = 'done' where flow_id = $1`, [flow.id]);
  await markAsDone();
  await receiveEvent();
  expect(await notices()).toHaveLength(2);
  await service.sql(`update notice set created_at = created_at - interval '25 hours' where org_id = $1`, [
    tenant.orgId,
  ]);
  await receiveEvent();
  expect(await notices()).toHaveLength(2);
  await markAsDone();
  await receiveEvent();
  expect([(await notices()).length, (await events()).length]).toEqual([3, 3]);
});

test('notifies about each failing flow separately', async () => {
  const { call, projectId, tenant, createFlow, addLead, receiveEvent, waitUntilEnded } =
    await openFlowScene(service);
  const { runId } = await call('engine.start', { projectId, idea: 'Nobody at all.' });
  const failing = (type: string) =>
    createFlow([{ id: 'list', kind: 'attach', runId }], {
      trigger: { kind: 'inbound_event', eventTypes: [type] },
    });
  const flows = [await failing('first'), await failing('second')];
  await call('runs.archive', { runId });
  const { id: leadId } = await addLead();
  for (const [type, flow] of [['second', flows[1]!] as const, ['first', flows[0]!] as const]) {
    await receiveEvent(leadId, { type });
    await waitUntilEnded(flow.id);
  }
  const failedEvents = await service.sql(
    `select data->>'flowId' as id from event where org_id = $1 and type = 'flow.failed'`,
    [tenant.orgId],
  );
  expect(failedEvents.map(({ id }) => id).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
    flows.map(({ id }) => id),
  );
});
