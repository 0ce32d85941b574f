import { afterAll, expect, test } from 'vitest';
import { completion, startModel, type ModelHandler } from '../fixtures/model/start-model.ts';
import { testService } from '../support/test-service.ts';
import { openSuspicionScene, clearQuestion, suspectedText } from '../support/suspicion-scene.ts';

let answer: ModelHandler = () => completion({ key: 'positive', confidence: 1 });
const model = await startModel((asked, response) => answer(asked, response));
afterAll(() => model.close());

const service = testService({ environment: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'planner-large' } });

const heldRequest = 'My PIN 4821 for the demo. Our office: Gate 4821 Wien.\npassword: hunter2';
const table = 'name,password\nAnna,kissa123\nBob,swordfish9\nKim,tiger77';
const secrets = /hunter2|PIN 4821|kissa123|swordfish9|tiger77/;

/** All that the model was asked since then, as it read it. */
const requestsSince = (from: number) => model.requests.slice(from).map(({ body }) => JSON.stringify(body));

test('the composer gets the thread without its secrets', async () => {
  const scene = await openSuspicionScene(service);
  await scene.receive(`We met in spring.\n${heldRequest}\n${table}`);
  await scene.receive(`${clearQuestion}\n${table}\n\nOur new one is password: hunter2`);
  const from = model.requests.length;
  await scene.ask('replies.draftByThread', { threadId: scene.leadId.replace('lead', 'thread') });
  const [told = '', ...others] = requestsSince(from);
  expect(told).toContain('We met in spring.');
  expect(told).toContain('Gate 4821 Wien.');
  expect(told).toContain(clearQuestion);
  for (const each of [told, ...others]) expect(each).not.toMatch(secrets);
});

test('the classifier gets a reply without its secrets', async () => {
  const scene = await openSuspicionScene(service);
  await scene.receive(`Hmm, well, one could say a lot about that.\n${heldRequest}\n${table}`);
  const from = model.requests.length;
  await scene.call('replies.classify', { projectId: scene.projectId });
  const [told = ''] = requestsSince(from);
  expect(told).toContain('one could say a lot');
  expect(told).toContain('Gate 4821 Wien.');
  expect(told).not.toMatch(secrets);
});

test('a suspected opt-out during automatic drafting prevents saving and charging', async () => {
  const scene = await openSuspicionScene(service, { email: 'liisa@maki.example' });
  let arrived: Promise<{ messageId: string }> | undefined;
  answer = (_asked, response) => {
    arrived ??= scene.receive(suspectedText);
    void arrived.then(() => response.end(JSON.stringify(completion({ sentences: [] }))));
    return undefined;
  };
  const { leadId, messageId, warnings } = await scene.ingest(clearQuestion);
  expect(leadId).toBe(scene.leadId);
  expect(messageId).toBeNull();
  expect(warnings.join()).toContain(
    `What arrived as ${(await arrived!).messageId} may ask not to be written to`,
  );
  expect(await scene.drafts()).toEqual([]);
  expect((await scene.entries()).map(({ kind }) => kind)).not.toContain('commit');
});
