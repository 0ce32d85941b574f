import { expect, test } from 'vitest';
import { clearSuspicion } from '../../src/people/suspicions.ts';
import { testService } from '../support/test-service.ts';
import { openSuspicionScene, innocentQuestion, suspectedText } from '../support/suspicion-scene.ts';

const service = testService();

test.each(['a message', 'an event'])('revokes an approval when %s is a suspected opt-out', async (source) => {
  const scene = await openSuspicionScene(service);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await scene.call('messages.approve', { messageId: draft.id });
  const { email } = await scene.call('leads.get', { leadId: scene.leadId });
  if (source === 'a message') await scene.receive(suspectedText);
  else await scene.ingest(suspectedText, { identity: { email }, autoAdvance: false });
  const [unapproved] = await scene.drafts();
  expect(unapproved).toMatchObject({ id: draft.id, state: 'drafted', approvedBy: null, approvedAt: null });
  expect(unapproved!.history.at(-1)!.instruction).toMatch(/^The approval was revoked: /u);
  const rejected = await scene.tryCall('messages.approve', { messageId: draft.id });
  expect(rejected.error).toMatchObject({ code: 'invalid_state' });
});

test('classifies a message again after a person clears it', async () => {
  const scene = await openSuspicionScene(service);
  const { messageId } = await scene.receive(suspectedText);
  const classify = async () => (await scene.call('replies.classify', { projectId: scene.projectId })).items;
  expect(await classify()).toMatchObject([{ messageId, classification: 'unsure' }]);
  expect(await classify()).toEqual([]);
  await clearSuspicion(scene.store, messageId);
  expect(await classify()).toMatchObject([{ messageId }]);
  expect(await classify()).toEqual([]);
});

test('reply.received reports whether the message is suspected', async () => {
  const scene = await openSuspicionScene(service);
  await scene.receive(suspectedText);
  await scene.receive(innocentQuestion);
  const events = await service.sql(
    `select data->'suspected' as suspected from event where org_id = $1 and type = 'reply.received' order by id`,
    [scene.tenant.orgId],
  );
  expect(events.map(({ suspected }) => suspected)).toEqual([true, false]);
});
