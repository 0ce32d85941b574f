import { beforeEach, expect, test, vi } from 'vitest';
import { performFlowRun } from '../../src/flows/perform.ts';
import { ProviderFailed } from '../../src/ports/provider-failed.ts';
import {
  openFlowScene,
  formatOutcomes,
  notifyStep,
  understandStep,
  wordClassifier,
} from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { flowPorts } from './flow-ports.ts';

const service = testService({ role: 'api' });
const classifier = wordClassifier();
const ports = { ...flowPorts, classifier, embeddedClassifier: classifier };
beforeEach(() => void (classifier.fail = null));

const repeatedFailure = 'classify: The service failed on this repeatedly.';

/** Creates a waiting run. Each `perform` lets a worker perform it as far as possible. */
async function createRun() {
  const { tenant, createFlow, addLead, receiveEvent, runsOf } = await openFlowScene(service);
  const flow = await createFlow([understandStep, notifyStep]);
  const [runId] = await receiveEvent((await addLead()).id);
  const { orgId } = tenant;
  const perform = (worker = new AbortController()) =>
    performFlowRun(service.assembled.store, ports, { orgId, runId: runId! }, worker.signal);
  const row = async () =>
    (await service.sql('select status, attempts, held_since from flow_run where id = $1', [runId]))[0];
  return { runId: runId!, perform, row, log: async () => (await runsOf(flow.id))[0]! };
}

test('counts each failed attempt once and fails the run at the fifth', async () => {
  const [failing, unreadable] = [await createRun(), await createRun()];
  classifier.fail = new Error('The work is broken.');
  await service.sql(
    `update inbound_event set payload = '{' where id = (select event_id from flow_run where id = $1)`,
    [unreadable.runId],
  );
  for (const { perform, row, log } of [failing, unreadable]) {
    for (const attempts of [1, 2, 3, 4]) {
      await expect(perform()).rejects.toThrow(/broken|JSON/);
      expect(await row()).toMatchObject({ status: 'running', attempts });
    }
    await perform();
    expect(await log()).toMatchObject({ status: 'failed', reason: repeatedFailure });
  }
});

test('a busy database or a stopping worker fails no run', async () => {
  const { perform, row, log } = await createRun();
  classifier.fail = Object.assign(new Error('could not serialize access'), { code: '40001' });
  for (let attempt = 0; attempt < 5; attempt++)
    await expect(perform()).rejects.toThrow('could not serialize');
  for (const fault of [new Error('Aborted.'), new ProviderFailed('A model', 'unavailable', 'Aborted.')]) {
    const worker = new AbortController();
    const choose = vi.spyOn(classifier, 'choose').mockImplementation(async () => {
      worker.abort();
      throw fault;
    });
    await expect(perform(worker)).rejects.toThrow('Aborted.');
    choose.mockRestore();
    expect(await row()).toMatchObject({ status: 'running', held_since: null });
  }
  classifier.fail = null;
  await service.sql('update flow_run set attempts = 11');
  await perform();
  expect(formatOutcomes(await log())).toEqual(['classify done', 'notify done']);
});

test('waits for a provider as long as it requests, up to half an hour', async () => {
  const { runId, perform, row, log } = await createRun();
  classifier.fail = new ProviderFailed('A model', 'unavailable', 'The model is unavailable.', {
    retryAfterMs: 300_000,
  });
  await perform();
  expect(await row()).toMatchObject({ status: 'running', held_since: expect.any(Date) });
  const [wake] = await service.sql(
    `select due_at > now() + interval '4 minutes' as is_later from directory.outbox where subject = $1`,
    [runId],
  );
  expect(wake).toEqual({ is_later: true });
  const setWaitMinutes = (minutes: number) =>
    service.sql(`update flow_run set held_since = now() - $2 * interval '1 minute' where id = $1`, [
      runId,
      minutes,
    ]);
  await setWaitMinutes(29);
  await perform();
  expect(await row()).toMatchObject({ status: 'running' });
  await setWaitMinutes(31);
  await perform();
  expect(await log()).toMatchObject({
    status: 'failed',
    reason: 'classify: The model is unavailable. All retries failed.',
  });
});

test('the slower of two workers discards its step and continues', async () => {
  const { perform, log } = await createRun();
  const choose = classifier.choose.bind(classifier);
  const other = new AbortController();
  const choices = vi.spyOn(classifier, 'choose');
  const fasterResult: unknown[] = [];
  choices.mockImplementationOnce(async (question) => {
    choices.mockImplementationOnce(async (secondQuestion) => {
      other.abort();
      return choose(secondQuestion);
    });
    fasterResult.push(await perform(other).catch(({ name }: Error) => name), ...formatOutcomes(await log()));
    return choose(question);
  });
  await perform();
  expect(choices).toHaveBeenCalledTimes(2);
  expect(fasterResult).toEqual(['AbortError', 'classify done']);
  const { status, steps } = await log();
  expect([status, steps.map(({ category }) => category ?? null)]).toEqual(['done', ['quote', null]]);
});
