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

const givenUp = 'what: The service failed on this repeatedly.';

/** A run that waits, which a worker takes as far as it goes, once each time that it is asked to. */
async function begin() {
  const { tenant, createFlow, addLead, arrive, runsOf } = await openFlowScene(service);
  const flow = await createFlow([understandStep, notifyStep]);
  const [runId] = await arrive((await addLead()).id);
  const { orgId } = tenant;
  const goOn = (worker = new AbortController()) =>
    performFlowRun(service.assembled.store, ports, { orgId, runId: runId! }, worker.signal);
  const row = async () =>
    (await service.sql('select status, attempts, held_since from flow_run where id = $1', [runId]))[0];
  return { runId: runId!, goOn, row, log: async () => (await runsOf(flow.id))[0]! };
}

test('counts each failed attempt once and fails the run at the fifth', async () => {
  const [working, beginning] = [await begin(), await begin()];
  classifier.fail = new Error('The work is broken.');
  await service.sql(
    `update inbound_event set payload = '{' where id = (select event_id from flow_run where id = $1)`,
    [beginning.runId],
  );
  for (const { goOn, row, log } of [working, beginning]) {
    for (const attempts of [1, 2, 3, 4]) {
      await expect(goOn()).rejects.toThrow(/broken|JSON/);
      expect(await row()).toMatchObject({ status: 'running', attempts });
    }
    await goOn();
    expect(await log()).toMatchObject({ status: 'failed', reason: givenUp });
  }
});

test('a busy database or a stopping worker fails no run', async () => {
  const { goOn, row, log } = await begin();
  classifier.fail = Object.assign(new Error('could not serialize access'), { code: '40001' });
  for (let attempt = 0; attempt < 5; attempt++) await expect(goOn()).rejects.toThrow('could not serialize');
  for (const fault of [new Error('Cut off.'), new ProviderFailed('A model', 'unavailable', 'Cut off.')]) {
    const worker = new AbortController();
    const choose = vi.spyOn(classifier, 'choose').mockImplementation(async () => {
      worker.abort();
      throw fault;
    });
    await expect(goOn(worker)).rejects.toThrow('Cut off.');
    choose.mockRestore();
    expect(await row()).toMatchObject({ status: 'running', held_since: null });
  }
  classifier.fail = null;
  await service.sql('update flow_run set attempts = 11');
  await goOn();
  expect(formatOutcomes(await log())).toEqual(['what done', 'tell done']);
});

test('waits for a provider as long as it requests, up to half an hour', async () => {
  const { runId, goOn, row, log } = await begin();
  classifier.fail = new ProviderFailed('A model', 'unavailable', 'The model is away.', {
    retryAfterMs: 300_000,
  });
  await goOn();
  expect(await row()).toMatchObject({ status: 'running', held_since: expect.any(Date) });
  const [wake] = await service.sql(
    `select due_at > now() + interval '4 minutes' as is_later from directory.outbox where subject = $1`,
    [runId],
  );
  expect(wake).toEqual({ is_later: true });
  const holdFor = (minutes: number) =>
    service.sql(`update flow_run set held_since = now() - $2 * interval '1 minute' where id = $1`, [
      runId,
      minutes,
    ]);
  await holdFor(29);
  await goOn();
  expect(await row()).toMatchObject({ status: 'running' });
  await holdFor(31);
  await goOn();
  expect(await log()).toMatchObject({
    status: 'failed',
    reason: 'what: The model is away. All retries failed.',
  });
});

test('the slower of two workers discards its step and continues', async () => {
  const { goOn, log } = await begin();
  const choose = classifier.choose.bind(classifier);
  const other = new AbortController();
  const asked = vi.spyOn(classifier, 'choose');
  const faster: unknown[] = [];
  asked.mockImplementationOnce(async (question) => {
    asked.mockImplementationOnce(async (again) => {
      other.abort();
      return choose(again);
    });
    faster.push(await goOn(other).catch(({ name }: Error) => name), ...formatOutcomes(await log()));
    return choose(question);
  });
  await goOn();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(faster).toEqual(['AbortError', 'what done']);
  const { status, steps } = await log();
  expect([status, steps.map(({ category }) => category ?? null)]).toEqual(['done', ['quote', null]]);
});
