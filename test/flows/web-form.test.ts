import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerStep, openFlowScene, formatOutcomes, routeStep, notifyStep } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { testReceiver } from '../webhooks/test-receiver.ts';

const service = testService();
const receiver = testReceiver();

const quote = {
  key: 'quote',
  label: 'Asks for a price',
  description: 'Wants to know what it costs, or an offer.',
  examples: ['What would the planner cost for 40 people?', 'Please send us a quote for your software.'],
};
const job = {
  key: 'job',
  label: 'Applies for work',
  description: 'Looks for a position with us.',
  examples: ['I am looking for a job as a developer. My CV is attached.', 'Do you have open positions?'],
};

/** The mails sent to the team. */
function teamMails(): string[] {
  const folder = path.join(service.dataDir, 'outbox');
  try {
    const names = readdirSync(folder, { recursive: true }).map(String);
    const mails = names.filter((name) => name.endsWith('.eml'));
    return mails.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  } catch {
    return [];
  }
}

test('a web form creates a lead, a drafted reply and a notification', async () => {
  const scene = await openFlowScene(service);
  const { projectId, call, tenant } = scene;
  const owner = `owner@${tenant.orgId.slice(4)}.example`;
  await call('webhooks.create', { url: receiver.urlOf('/flows'), events: ['flow.notified', 'draft.ready'] });
  const flow = await scene.createFlow(
    [
      { id: 'classify', kind: 'understand', categories: [quote, job] },
      routeStep(['quote', 'answer'], ['*', 'stop']),
      { ...answerStep, note: 'Offer a call.' },
      { ...notifyStep, emails: [owner], note: 'A quote is asked for, and a draft waits.' },
    ],
    { trigger: { kind: 'inbound_event', eventTypes: ['contact_form'], sources: ['website'] } },
  );
  const form = {
    projectId,
    type: 'contact_form',
    source: 'website',
    idempotencyKey: 'form-1',
    identity: { name: 'Eeva Salo', email: 'eeva@salo.example', company: 'Salo Oy' },
    payload: {
      Message:
        'Does Tavlo connect to payroll systems? Please send us a quote for 40 people.\nBcc: all@salo.example',
    },
  };
  const event = await call('events.ingest', form);
  expect(event.flowRuns).toHaveLength(1);
  expect((await call('events.ingest', form)).flowRuns).toEqual(event.flowRuns);

  const [run] = await scene.waitUntilEnded(flow.id);
  expect(run).toMatchObject({
    id: event.flowRuns[0],
    status: 'done',
    leadId: event.leadId,
    eventId: event.eventId,
  });
  expect(run!.eventType).toBe('contact_form');
  expect(formatOutcomes(run!)).toEqual(['classify done', 'route done', 'answer done', 'notify done']);
  expect(run!.steps[0]).toMatchObject({ category: 'quote' });
  const { items } = await call('messages.byLead', { leadId: event.leadId });
  expect(items).toMatchObject([{ id: run!.steps[2]!.messageId, state: 'drafted', direction: 'outbound' }]);
  expect(items[0].body).toContain('payroll');

  await expect.poll(() => teamMails().length).toBe(1);
  const [mail] = teamMails();
  const [head, body] = mail!.split(/\r?\n\r?\n(.*)/s) as [string, string];
  expect(head).toContain(owner);
  expect(head).not.toContain('salo.example>');
  expect(head).not.toMatch(/^bcc:/im);
  expect(body).toContain('A quote is asked for');
  const delivered = await receiver.waitFor('/flows', 2);
  expect(teamMails()).toHaveLength(1);
  const notified = delivered.find(({ event: kind }) => kind === 'flow.notified');
  expect(notified!.data).toMatchObject({
    flowId: flow.id,
    stepId: 'notify',
    leadId: event.leadId,
    email: 'eeva@salo.example',
    note: 'A quote is asked for, and a draft waits.',
  });
  expect((await call('credits.info')).used.today).toBe(1);
});

test('a job application stops the flow, and a sandbox form is free', async () => {
  const scene = await openFlowScene(service);
  const { projectId, tenant } = scene;
  const flow = await scene.createFlow([
    { id: 'classify', kind: 'understand', categories: [quote, job] },
    routeStep(['job', 'stop']),
    answerStep,
  ]);
  const send = async (message: string) => {
    const identity = { email: 'kai@hill.example' };
    const args = { projectId, type: 'contact_form', identity, payload: { message } };
    const reply = await service.call('events.ingest', args, { key: tenant.testKey });
    expect(reply.status, reply.text).toBe(200);
    return (await scene.waitUntilEnded(flow.id))[0]!;
  };
  expect(formatOutcomes(await send('Do you have open positions? I look for a job as a developer.'))).toEqual([
    'classify done',
    'route done',
    'answer skipped',
  ]);
  expect(formatOutcomes(await send('Does Tavlo connect to payroll systems? What would it cost?'))).toEqual([
    'classify done',
    'route done',
    'answer done',
  ]);
  expect((await scene.call('credits.info')).used.today).toBe(0);
});

test('the effects of a flow start no other flow', async () => {
  const scene = await openFlowScene(service);
  const steps = [{ ...notifyStep, emails: [`owner@${scene.tenant.orgId.slice(4)}.example`] }];
  const flow = await scene.createFlow(steps, {
    trigger: {
      kind: 'inbound_event',
      eventTypes: ['flow.notified', 'draft.ready', 'message.received', 'one'],
    },
  });
  const lead = await scene.addLead();
  await scene.receiveEvent(lead.id, { type: 'one' });
  await scene.waitUntilEnded(flow.id);
  await sleep(1_000);
  expect(await scene.waitUntilEnded(flow.id)).toHaveLength(1);
});
