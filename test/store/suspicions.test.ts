import { expect, test } from 'vitest';
import {
  countOpen,
  decideSuspicion,
  findArrival,
  findBar,
  findOpenSuspicion,
  listOpen,
  takeBackWhereBarred,
  whyNotUnasked,
} from '../../src/store/queries/suspicions.ts';
import { testHouse } from '../house.ts';
import { openSuspicionScene, suspected } from '../suspicion-scene.ts';

const house = testHouse({ role: 'api' });

test('what is open is told the oldest first, of its own workspace, until a person has decided', async () => {
  const scene = await openSuspicionScene(house);
  const { store, leadId, projectId, tenant } = scene;
  const within = <T>(work: Parameters<typeof store.tx<T>>[1]) => store.tx(tenant.orgId, work);
  const { messageId } = await scene.receive(suspected);
  const { email } = await scene.call('leads.get', { leadId });
  const { eventId } = await scene.ingest(suspected, { identity: { email }, autoAdvance: false });
  await house.sql(`update inbound_event set occurred_at = now() + interval '1 minute' where id = $1`, [
    eventId,
  ]);
  const open = (place: string) => within((tx) => listOpen(tx, place, 10));
  expect((await open(projectId)).map(({ arrivalId }) => arrivalId)).toEqual([messageId, eventId]);
  expect(await open('project_other')).toEqual([]);
  const decide = (id: string) =>
    within(async (tx) => {
      const arrival = await findArrival(tx, id);
      await decideSuspicion(tx, arrival!, { suspicion: 'cleared', decision: 'read' });
    });
  for (const [left, oldest] of [messageId, eventId].entries()) {
    expect(await within((tx) => countOpen(tx, leadId))).toBe(2 - left);
    expect(await within((tx) => findOpenSuspicion(tx, leadId))).toBe(oldest);
    expect(await within((tx) => whyNotUnasked(tx, leadId))).toContain(oldest);
    expect(await within((tx) => findBar(tx, leadId))).toContain('may ask not to be written to');
    await decide(oldest);
  }
  expect(await within((tx) => countOpen(tx, leadId))).toBe(0);
  expect(await within((tx) => findBar(tx, leadId))).toBeNull();
  expect(await within((tx) => whyNotUnasked(tx, leadId))).toBeNull();
  const written = {
    id: 'message_new',
    subject: '',
    texts: [suspected],
    classification: null,
    suspicion: null,
  };
  expect(await within((tx) => whyNotUnasked(tx, leadId, written))).toContain(
    'inbox clear --arrival message_new`',
  );
  const draft = await scene.call('messages.generate', { leadId });
  expect(await within((tx) => findArrival(tx, draft.id))).toBeNull();
});

test('an approval is taken back where something holds against it, and the timeline tells it once', async () => {
  const scene = await openSuspicionScene(house);
  const { store, leadId, tenant } = scene;
  const takeBack = () => store.tx(tenant.orgId, (tx) => takeBackWhereBarred(tx, [leadId]));
  const draft = await scene.call('messages.generate', { leadId });
  await scene.call('messages.approve', { messageId: draft.id });
  await takeBack();
  expect((await scene.drafts())[0]).toMatchObject({ state: 'approved' });
  const { messageId } = await scene.receive(suspected);
  await house.sql(`update message set state = 'approved' where id = $1`, [draft.id]);
  const told = async () =>
    (await scene.call('leads.get', { leadId })).timeline.filter((entry: { summary: string }) =>
      entry.summary.startsWith('The approval was taken back'),
    ).length;
  const before = await told();
  for (let round = 0; round < 2; round++) await takeBack();
  expect((await scene.drafts())[0]).toMatchObject({ state: 'drafted' });
  expect(await told()).toBe(before + 1);
  const decided = async (suspicion: 'cleared' | null) => {
    await house.sql(`update message set classification = 'unsure' where id = $1`, [messageId]);
    await store.tx(tenant.orgId, async (tx) => {
      const arrival = await findArrival(tx, messageId);
      await decideSuspicion(tx, arrival!, { suspicion, decision: 'read' });
    });
    return (await house.sql('select classification, warnings from message where id = $1', [messageId]))[0];
  };
  expect(await decided('cleared')).toEqual({ classification: null, warnings: [] });
  expect(await decided(null)).toEqual({ classification: 'unsubscribe', warnings: [] });
});
