import { afterAll, expect, test } from 'vitest';
import { completion, startModel, type ModelHandler } from '../fixtures/model/start-model.ts';
import { testService } from '../support/test-service.ts';
import { openSuspicionScene, innocentQuestion, suspectedText } from '../support/suspicion-scene.ts';

let answer: ModelHandler = () => completion({ key: 'positive', confidence: 1 });
const model = await startModel((request, response) => answer(request, response));
afterAll(() => model.close());

const service = testService({ environment: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'planner-large' } });

const textWithSecrets = 'My PIN 4821 for the demo. Our office: Gate 4821 Wien.\npassword: hunter2';
const table = 'name,password\nAnna,kissa123\nBob,swordfish9\nKim,tiger77';
const secrets = /hunter2|PIN 4821|kissa123|swordfish9|tiger77/;

/** Returns the bodies of the requests that the model has received since the first `from`. */
const requestsSince = (from: number) => model.requests.slice(from).map(({ body }) => JSON.stringify(body));

test('the composer gets the thread without its secrets', async () => {
  const scene = await openSuspicionScene(service);
  await scene.receive(`We met in spring.\n${textWithSecrets}\n${table}`);
  await scene.receive(`${innocentQuestion}\n${table}\n\nOur new one is password: hunter2`);
  const from = model.requests.length;
  await scene.tryCall('replies.draftByThread', { threadId: scene.leadId.replace('lead', 'thread') });
  const [request = '', ...others] = requestsSince(from);
  expect(request).toContain('We met in spring.');
  expect(request).toContain('Gate 4821 Wien.');
  expect(request).toContain(innocentQuestion);
  for (const body of [request, ...others]) expect(body).not.toMatch(secrets);
});

test('the classifier gets a reply without its secrets', async () => {
  const scene = await openSuspicionScene(service);
  await scene.receive(`Hmm, well, one could say a lot about that.\n${textWithSecrets}\n${table}`);
  const from = model.requests.length;
  await scene.call('replies.classify', { projectId: scene.projectId });
  const [request = ''] = requestsSince(from);
  expect(request).toContain('one could say a lot');
  expect(request).toContain('Gate 4821 Wien.');
  expect(request).not.toMatch(secrets);
});

test('a suspected opt-out during automatic drafting prevents saving and charging', async () => {
  const scene = await openSuspicionScene(service, { email: 'liisa@maki.example' });
  let reception: Promise<{ messageId: string }> | undefined;
  answer = (_request, response) => {
    reception ??= scene.receive(suspectedText);
    void reception.then(() => response.end(JSON.stringify(completion({ sentences: [] }))));
    return undefined;
  };
  const { leadId, messageId, warnings } = await scene.ingest(innocentQuestion);
  expect(leadId).toBe(scene.leadId);
  expect(messageId).toBeNull();
  expect(warnings.join()).toContain(
    `What arrived as ${(await reception!).messageId} may ask not to be written to`,
  );
  expect(await scene.drafts()).toEqual([]);
  expect((await scene.entries()).map(({ kind }) => kind)).not.toContain('commit');
});
