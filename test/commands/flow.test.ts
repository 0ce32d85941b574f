import { expect, test } from 'vitest';
import { runFlow } from '../../src/people/flows.ts';
import { newId } from '../../src/store/ids.ts';
import {
  answerStep,
  openFlowScene,
  formatOutcomes,
  notifyStep,
  understandStep,
  wordClassifier,
} from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const classifier = wordClassifier();
const service = testService({ ports: { classifier, embeddedClassifier: classifier } });
const { run } = testPrograms();
const command = (...options: string[]) => run(['flow', ...options], { DATABASE_URL: service.databaseUrl });

test('lists, shows, runs, disables and enables a flow', { timeout: 3 * startTimeoutMs }, async () => {
  const scene = await openFlowScene(service);
  const { projectId, call } = scene;
  const skill = await call('flows.saveSkill', { projectId, name: 'Quotes', body: 'Prices.\nSeats.' });
  const steps = [{ ...understandStep, skillId: skill.id }, notifyStep];
  const flow = await scene.createFlow(steps, { trigger: { kind: 'manual' } });
  const lead = await scene.addLead();
  const message = { projectId, leadId: lead.id, direction: 'inbound', body: 'We would like a quote.' };
  const { messageId } = await call('inbox.addMessage', message);

  const listed = await command('list', '--project', projectId);
  expect(listed).toMatchObject({ status: 0, stdout: `${flow.id}  on  Enquiries  a person  never ran\n` });
  const started = JSON.parse((await command('run', '--flow', flow.id, '--lead', lead.id, '--json')).stdout);
  expect(started).toEqual({ flowId: flow.id, runId: expect.stringMatching(/^flow_run_/), mode: 'live' });
  const [flowRun] = await scene.waitUntilEnded(flow.id);
  expect(flowRun).toMatchObject({
    id: started.runId,
    messageId,
    eventType: 'message.received',
    eventId: null,
  });
  expect(formatOutcomes(flowRun!)).toEqual(['classify done', 'notify done']);
  expect(flowRun!.steps[0]!.category).toBe('quote');

  const runs = await command('runs', '--flow', flow.id);
  expect(runs.stdout).toContain('    done     classify (understand) quote: The text contains the key.\n');
  const shown = await command('show', '--flow', flow.id);
  expect(shown.stdout).toContain(
    `Enquiries (${flow.id}) is on and starts with a person.\n1. classify (understand): quote, job\n`,
  );
  expect(shown.stdout).toContain('Quotes:\n    Prices.\n    Seats.\nIt last ran at ');
  expect(await command('disable', '--flow', flow.id)).toMatchObject({
    status: 0,
    stdout: 'The flow is off.\n',
  });
  expect((await call('flows.list', { projectId })).items).toMatchObject([{ enabled: false }]);
  const rejected = await command('run', '--flow', flow.id, '--lead', lead.id);
  expect(rejected).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`flow enable --flow ${flow.id}`),
  });
  expect((await command('enable', '--flow', flow.id, '--json')).stdout).toBe(
    `{"flowId":"${flow.id}","enabled":true,"ended":0}\n`,
  );
  const absent = await command('show', '--flow', newId('flow'));
  expect(absent).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no flow flow_') });
});

test('a flow started by a person handles the last message and costs nothing on the free plan', async () => {
  const scene = await openFlowScene(service);
  const { store } = service.assembled;
  const flow = await scene.createFlow([understandStep, answerStep], { trigger: { kind: 'manual' } });
  const lead = await scene.addLead();
  await runFlow(store, flow.id, lead.id);
  const [silent] = await scene.waitUntilEnded(flow.id);
  expect(silent).toMatchObject({ eventType: null, eventId: null, messageId: null });
  expect(formatOutcomes(silent!)).toEqual(['classify done', 'answer skipped']);
  await scene.receiveEvent(lead.id);
  await service.sql(`update directory.org set plan = 'free' where org_id = $1`, [scene.tenant.orgId]);
  expect(await runFlow(store, flow.id, lead.id)).toMatchObject({ mode: 'test' });
  await service.sql(`update directory.org set plan = 'pro' where org_id = $1`, [scene.tenant.orgId]);
  const [answered] = await scene.waitUntilEnded(flow.id);
  expect(answered).toMatchObject({ eventType: 'contact_form', eventId: expect.stringMatching(/^event_/) });
  expect(formatOutcomes(answered!)).toEqual(['classify done', 'answer done']);
  expect((await scene.call('credits.info')).used.today).toBe(0);
  const foreign = await openFlowScene(service);
  const stranger = await foreign.addLead();
  await expect(runFlow(store, flow.id, stranger.id)).rejects.toThrow('There is no lead');
  await expect(runFlow(store, newId('flow'), lead.id)).rejects.toThrow('There is no flow');
});
