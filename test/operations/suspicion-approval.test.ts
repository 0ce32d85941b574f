import { expect, test } from 'vitest';
import { clearSuspicion } from '../../src/people/suspicions.ts';
import { testService } from '../support/test-service.ts';
import { openSuspicionScene, clearQuestion, suspectedText } from '../support/suspicion-scene.ts';

const service = testService();

test.each(['a message', 'an event'])('a draft approved before %s returns to review', async (what) => {
  const scene = await openSuspicionScene(service);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await scene.call('messages.approve', { messageId: draft.id });
  const { email } = await scene.call('leads.get', { leadId: scene.leadId });
  if (what === 'a message') await scene.receive(suspectedText);
  else await scene.ingest(suspectedText, { identity: { email }, autoAdvance: false });
  const [back] = await scene.drafts();
  expect(back).toMatchObject({ id: draft.id, state: 'drafted', approvedBy: null, approvedAt: null });
  expect(back!.history.at(-1)!.instruction).toMatch(/^The approval was revoked: /u);
  const refused = await scene.ask('messages.approve', { messageId: draft.id });
  expect(refused.error).toMatchObject({ code: 'invalid_state' });
});

test('a message cleared by a person is classified again', async () => {
  const scene = await openSuspicionScene(service);
  const { messageId } = await scene.receive(suspectedText);
  const classify = async () => (await scene.call('replies.classify', { projectId: scene.projectId })).items;
  expect(await classify()).toMatchObject([{ messageId, classification: 'unsure' }]);
  expect(await classify()).toEqual([]);
  await clearSuspicion(scene.store, messageId);
  expect(await classify()).toMatchObject([{ messageId }]);
  expect(await classify()).toEqual([]);
});

test('reply.received says that the message is suspected', async () => {
  const scene = await openSuspicionScene(service);
  await scene.receive(suspectedText);
  await scene.receive(clearQuestion);
  const events = await service.sql(
    `select data->'suspected' as suspected from event where org_id = $1 and type = 'reply.received' order by id`,
    [scene.tenant.orgId],
  );
  expect(events.map(({ suspected: told }) => told)).toEqual([true, false]);
});
