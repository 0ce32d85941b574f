import { expect, test } from 'vitest';
import { clearSuspicion } from '../../src/people/suspicions.ts';
import { testHouse } from '../house.ts';
import { openSuspicionScene, question, suspected } from '../suspicion-scene.ts';

const house = testHouse();

test.each(['a message', 'an event'])('what was approved before %s goes back to review', async (what) => {
  const scene = await openSuspicionScene(house);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await scene.call('messages.approve', { messageId: draft.id });
  const { email } = await scene.call('leads.get', { leadId: scene.leadId });
  if (what === 'a message') await scene.receive(suspected);
  else await scene.ingest(suspected, { identity: { email }, autoAdvance: false });
  const [back] = await scene.drafts();
  expect(back).toMatchObject({ id: draft.id, state: 'drafted', approvedBy: null, approvedAt: null });
  expect(back!.history.at(-1)!.instruction).toMatch(/^The approval was taken back: /u);
  const refused = await scene.ask('messages.approve', { messageId: draft.id });
  expect(refused.error).toMatchObject({ code: 'invalid_state' });
});

test('what a person cleared of a suspicion is classified again', async () => {
  const scene = await openSuspicionScene(house);
  const { messageId } = await scene.receive(suspected);
  const classify = async () => (await scene.call('replies.classify', { projectId: scene.projectId })).items;
  expect(await classify()).toMatchObject([{ messageId, classification: 'unsure' }]);
  expect(await classify()).toEqual([]);
  await clearSuspicion(scene.store, messageId);
  expect(await classify()).toMatchObject([{ messageId }]);
  expect(await classify()).toEqual([]);
});

test('the event of the message tells it', async () => {
  const scene = await openSuspicionScene(house);
  await scene.receive(suspected);
  await scene.receive(question);
  const events = await house.sql(
    `select data->'suspected' as suspected from event where org_id = $1 and type = 'reply.received' order by id`,
    [scene.tenant.orgId],
  );
  expect(events.map(({ suspected: told }) => told)).toEqual([true, false]);
});
