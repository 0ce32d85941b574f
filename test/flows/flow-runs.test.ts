import { expect, test } from 'vitest';
import { suppress } from '../../src/people/suppressions.ts';
import {
  answerStep,
  enquiry,
  openFlowScene,
  formatOutcomes,
  routeStep,
  notifyStep,
  understandStep,
  wordClassifier,
} from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';

const classifier = wordClassifier();
const service = testService({ ports: { classifier, embeddedClassifier: classifier } });

test('classifies an enquiry, drafts a reply, notifies, and logs each step', async () => {
  const scene = await openFlowScene(service);
  const owner = `owner@${scene.tenant.orgId.slice(4)}.example`;
  const steps = [
    understandStep,
    routeStep(['quote', 'answer']),
    { ...notifyStep, id: 'jobs' },
    answerStep,
    { ...notifyStep, emails: [owner] },
  ];
  const flow = await scene.createFlow(steps);
  const lead = await scene.addLead();
  const [runId] = await scene.receiveEvent(lead.id);
  const [run] = await scene.waitUntilEnded(flow.id);
  expect(run).toMatchObject({ id: runId, flowId: flow.id, status: 'done', reason: null, leadId: lead.id });
  expect(formatOutcomes(run!)).toEqual([
    'classify done',
    'route done',
    'jobs skipped',
    'answer done',
    'notify done',
  ]);
  const [classified, routed, attached, answered, notified] = run!.steps;
  expect(classified).toMatchObject({
    category: 'quote',
    confidence: 0.9,
    reason: 'The text contains the key.',
  });
  expect(routed!.reason).toContain('continues with answer');
  expect(attached!.reason).toContain('route skipped it');
  expect(notified!.reason).toBe(`Notified ${owner}, subscribers of flow.notified.`);
  const { items } = await scene.call('messages.byLead', { leadId: lead.id });
  expect(items).toMatchObject([{ id: answered!.messageId, state: 'drafted', direction: 'outbound' }]);
  const [notice] = await service.sql('select emails, subject, body from notice where org_id = $1', [
    scene.tenant.orgId,
  ]);
  expect(notice.emails).toEqual([owner]);
  expect(notice.body).toContain('Somebody wrote.');
  expect(notice.body).toContain(`> message: ${enquiry.message}`);
  const events = await service.sql(
    `select type, data from event where org_id = $1 and type in ('flow.notified', 'draft.ready') order by id`,
    [scene.tenant.orgId],
  );
  expect(events).toHaveLength(2);
  expect(events.find(({ type }) => type === 'flow.notified').data).toMatchObject({
    flowId: flow.id,
    stepId: 'notify',
    note: 'Somebody wrote.',
    leadId: lead.id,
  });
  expect(await scene.call('flows.list', { projectId: scene.projectId })).toMatchObject({
    items: [{ lastRun: { id: runId, status: 'done' }, lastFailure: null }],
  });
  const credits = await scene.call('credits.info');
  expect(credits.used.today).toBe(1);
});

test('starts only enabled flows with a matching trigger', async () => {
  const scene = await openFlowScene(service);
  const steps = [notifyStep];
  const forms = await scene.createFlow(steps, {
    trigger: { kind: 'inbound_event', eventTypes: ['contact_form'] },
  });
  await scene.createFlow(steps, { enabled: false });
  await scene.createFlow(steps, { trigger: { kind: 'manual' } });
  await scene.createFlow(steps, { trigger: { kind: 'inbound_event', sources: ['shop'] } });
  const lead = await scene.addLead();
  expect(await scene.receiveEvent(lead.id, { type: 'message.received', source: 'inbox' })).toEqual([]);
  const started = await scene.receiveEvent(lead.id);
  expect(started).toHaveLength(1);
  expect(await scene.waitUntilEnded(forms.id)).toMatchObject([{ id: started[0], status: 'done' }]);
});

test('logs stopped routes and unclassified enquiries step by step', async () => {
  const scene = await openFlowScene(service);
  const flow = await scene.createFlow([understandStep, routeStep(['job', 'stop']), notifyStep]);
  const lead = await scene.addLead();
  await scene.receiveEvent(lead.id, { payload: { message: 'A job, please.' } });
  const [stopped] = await scene.waitUntilEnded(flow.id);
  expect(stopped).toMatchObject({ status: 'done' });
  expect(formatOutcomes(stopped!)).toEqual(['classify done', 'route done', 'notify skipped']);
  expect(stopped!.steps[2]!.reason).toBe('route ended the flow before it.');
  await scene.receiveEvent(lead.id, { payload: { message: 'Hello.' } });
  const [unsure] = await scene.waitUntilEnded(flow.id);
  expect(unsure!.steps[0]).toMatchObject({ category: 'unsure', outcome: 'done' });
  expect(formatOutcomes(unsure!)).toEqual(['classify done', 'route done', 'notify done']);
  expect(unsure!.steps[1]!.reason).toContain('has no route');
  await scene.receiveEvent(lead.id, { payload: null });
  const [empty] = await scene.waitUntilEnded(flow.id);
  expect(empty!.steps[0]).toMatchObject({ category: 'unsure', confidence: 0 });
});

test('a failing flow gives the reason and blocks no other run', async () => {
  const scene = await openFlowScene(service);
  const { runId } = await scene.call('engine.start', { projectId: scene.projectId, idea: 'Nobody at all.' });
  const bad = await scene.createFlow([{ id: 'list', kind: 'attach', runId }, notifyStep], { name: 'Bad' });
  const good = await scene.createFlow([notifyStep], { name: 'Good' });
  const lead = await scene.addLead();
  await scene.receiveEvent(lead.id);
  const [attached] = await scene.waitUntilEnded(bad.id);
  expect(formatOutcomes(attached!)).toEqual(['list done', 'notify done']);
  const { items } = await scene.call('runs.leads', { runId });
  expect(items).toMatchObject([{ leadId: lead.id, draft: null }]);
  await scene.receiveEvent(lead.id);
  expect(formatOutcomes((await scene.waitUntilEnded(bad.id))[0]!)).toEqual(['list skipped', 'notify done']);
  await scene.call('runs.archive', { runId });
  const started = await scene.receiveEvent(lead.id);
  const [failed] = await scene.waitUntilEnded(bad.id);
  expect(failed).toMatchObject({ status: 'failed', reason: expect.stringMatching(/^list: .*archived/) });
  expect(formatOutcomes(failed!)).toEqual(['list failed', 'notify skipped']);
  expect(failed!.steps[1]!.reason).toContain('because list failed');
  const all = await scene.waitUntilEnded(good.id);
  expect(all).toHaveLength(3);
  const page = await scene.call('flows.runs', { flowId: good.id, limit: 2 });
  expect(page.items).toEqual(all.slice(0, 2));
  const { nextCursor: cursor } = page;
  const rest = await scene.call('flows.runs', { flowId: good.id, limit: 2, cursor });
  expect(rest).toEqual({ items: all.slice(2), nextCursor: null });
  expect((await scene.waitUntilEnded(good.id))[0]).toMatchObject({ id: started[1], status: 'done' });
  const listed = (await scene.call('flows.list', { projectId: scene.projectId })).items;
  expect(listed).toMatchObject([
    { name: 'Good', lastFailure: null },
    { name: 'Bad', lastRun: { status: 'failed' }, lastFailure: { id: started[0], reason: failed!.reason } },
  ]);
});

test('a draft without credits fails with a reason, and a sandbox key pays nothing', async () => {
  const scene = await openFlowScene(service, 0);
  await scene.spendFreeCredits();
  const flow = await scene.createFlow([answerStep, notifyStep]);
  const lead = await scene.addLead();
  await scene.receiveEvent(lead.id);
  const [failed] = await scene.waitUntilEnded(flow.id);
  expect(formatOutcomes(failed!)).toEqual(['answer failed', 'notify skipped']);
  expect(failed!.reason).toContain('1 more credits');
  const [event] = await service.sql(`select data from event where org_id = $1 and type = 'draft.failed'`, [
    scene.tenant.orgId,
  ]);
  expect(event.data).toMatchObject({ code: 'credits_exhausted', leadId: lead.id });
  await scene.receiveEvent(lead.id, { mode: 'test' });
  const [written] = await scene.waitUntilEnded(flow.id);
  expect(formatOutcomes(written!)).toEqual(['answer done', 'notify done']);
  expect(await scene.call('credits.info')).toMatchObject({ balance: 0, used: { today: 0 } });
});

test('drafts no reply to suppressed people, automatic messages or offers', async () => {
  const scene = await openFlowScene(service);
  const { runId } = await scene.call('engine.start', { projectId: scene.projectId, idea: 'Nobody at all.' });
  const classifyStep = { id: 'classify', kind: 'understand' };
  const flow = await scene.createFlow([
    classifyStep,
    answerStep,
    { id: 'list', kind: 'attach', runId },
    notifyStep,
  ]);
  const lead = await scene.addLead({ email: 'gone@away.example' });
  await scene.receiveEvent(lead.id, { payload: { message: 'auto_reply: this box is read by nobody' } });
  const [automaticReply] = await scene.waitUntilEnded(flow.id);
  expect(formatOutcomes(automaticReply!)).toEqual([
    'classify done',
    'answer skipped',
    'list done',
    'notify done',
  ]);
  expect(automaticReply!.steps[1]!.reason).toContain('automatic reply');
  await scene.receiveEvent(lead.id, {
    payload: { message: 'We offer SEO services, would you be interested?' },
  });
  const [offer] = await scene.waitUntilEnded(flow.id);
  expect(formatOutcomes(offer!)).toContain('answer skipped');
  expect(offer!.steps[1]!.reason).toContain('It offers something to you');
  const orgId = scene.tenant.orgId;
  await suppress(service.assembled.store, { orgId, target: 'gone@away.example', reason: 'unsubscribe' });
  await scene.receiveEvent(lead.id);
  const [suppressed] = await scene.waitUntilEnded(flow.id);
  expect(formatOutcomes(suppressed!)).toEqual([
    'classify done',
    'answer skipped',
    'list skipped',
    'notify done',
  ]);
  expect(suppressed!.steps[1]!.reason).toContain('is suppressed (unsubscribe)');
  expect((await scene.call('credits.info')).used.today).toBe(0);
});

test('runs a hundred concurrent events once each, with steps in order', async () => {
  const scene = await openFlowScene(service);
  const flow = await scene.createFlow([
    understandStep,
    routeStep(['quote', 'notify']),
    { ...notifyStep, id: 'other' },
    notifyStep,
  ]);
  const lead = await scene.addLead();
  const started = await Promise.all(Array.from({ length: 100 }, () => scene.receiveEvent(lead.id)));
  const runs = await scene.waitUntilEnded(flow.id);
  expect(runs.map(({ id }) => id)).toEqual(started.flat().toSorted().toReversed());
  for (const run of runs) {
    expect(formatOutcomes(run)).toEqual(['classify done', 'route done', 'other skipped', 'notify done']);
    const times = run.steps.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
  const [count] = await service.sql(
    `select count(*)::int from event where org_id = $1 and type = 'flow.notified'`,
    [scene.tenant.orgId],
  );
  expect(count).toEqual({ count: 100 });
});
