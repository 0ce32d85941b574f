import { expect, test } from 'vitest';
import {
  countSuspectedItems,
  findInboundItem,
  findOpenSuspicion,
  listSuspectedItems,
} from '../../src/store/queries/suspicions.ts';
import { testService } from '../support/test-service.ts';
import { openSuspicionScene, suspectedText } from '../support/suspicion-scene.ts';
import { findAutoDraftObstacle } from '../../src/application/suspicions/find-auto-draft-obstacle.ts';
import { findBlock, revokeApprovalsIfBlocked } from '../../src/application/suspicions/revoke-approvals.ts';
import { decideSuspicion } from '../../src/application/suspicions/decide.ts';

const service = testService({ role: 'api' });

test('lists open suspicions of a workspace, oldest first, until a person decides on them', async () => {
  const scene = await openSuspicionScene(service);
  const { store, leadId, projectId, tenant } = scene;
  const inTransaction = <T>(work: Parameters<typeof store.transaction<T>>[1]) =>
    store.transaction(tenant.orgId, work);
  const { messageId } = await scene.receive(suspectedText);
  const { email } = await scene.call('leads.get', { leadId });
  const { eventId } = await scene.ingest(suspectedText, { identity: { email }, autoAdvance: false });
  await service.sql(`update inbound_event set occurred_at = now() + interval '1 minute' where id = $1`, [
    eventId,
  ]);
  const listOpen = (workspaceId: string) =>
    inTransaction((tx) => listSuspectedItems(tx, workspaceId, { limit: 10 }));
  expect((await listOpen(projectId)).map(({ id }) => id)).toEqual([messageId, eventId]);
  expect(await listOpen('project_other')).toEqual([]);
  const decide = (id: string) =>
    inTransaction(async (tx) => {
      const arrival = await findInboundItem(tx, id);
      await decideSuspicion(tx, arrival!, { suspicion: 'cleared', decision: 'read' });
    });
  for (const [decided, oldest] of [messageId, eventId].entries()) {
    expect(await inTransaction((tx) => countSuspectedItems(tx, leadId))).toBe(2 - decided);
    expect(await inTransaction((tx) => findOpenSuspicion(tx, leadId))).toBe(oldest);
    expect(await inTransaction((tx) => findAutoDraftObstacle(tx, leadId))).toContain(oldest);
    expect(await inTransaction((tx) => findBlock(tx, leadId))).toContain(
      'may have asked for no more messages',
    );
    await decide(oldest);
  }
  expect(await inTransaction((tx) => countSuspectedItems(tx, leadId))).toBe(0);
  expect(await inTransaction((tx) => findBlock(tx, leadId))).toBeNull();
  expect(await inTransaction((tx) => findAutoDraftObstacle(tx, leadId))).toBeNull();
  const newText = {
    id: 'message_new',
    subject: '',
    texts: [suspectedText],
    classification: null,
    suspicion: null,
  };
  expect(await inTransaction((tx) => findAutoDraftObstacle(tx, leadId, newText))).toContain(
    'inbox clear --arrival message_new`',
  );
  const draft = await scene.call('messages.generate', { leadId });
  expect(await inTransaction((tx) => findInboundItem(tx, draft.id))).toBeNull();
});

test('revokes an approval with a reason and one timeline entry', async () => {
  const scene = await openSuspicionScene(service);
  const { store, leadId, tenant } = scene;
  const revokeIfBlocked = () =>
    store.transaction(tenant.orgId, (tx) => revokeApprovalsIfBlocked(tx, [leadId]));
  const draft = await scene.call('messages.generate', { leadId });
  await scene.call('messages.approve', { messageId: draft.id });
  await revokeIfBlocked();
  expect((await scene.drafts())[0]).toMatchObject({ state: 'approved' });
  const { messageId } = await scene.receive(suspectedText);
  await service.sql(`update message set state = 'approved' where id = $1`, [draft.id]);
  const countRevocations = async () =>
    (await scene.call('leads.get', { leadId })).timeline.filter((entry: { summary: string }) =>
      entry.summary.startsWith('The approval was revoked'),
    ).length;
  const before = await countRevocations();
  for (let round = 0; round < 2; round++) await revokeIfBlocked();
  expect((await scene.drafts())[0]).toMatchObject({ state: 'drafted' });
  expect(await countRevocations()).toBe(before + 1);
  const decide = async (suspicion: 'cleared' | null) => {
    await service.sql(`update message set classification = 'unsure' where id = $1`, [messageId]);
    await store.transaction(tenant.orgId, async (tx) => {
      const arrival = await findInboundItem(tx, messageId);
      await decideSuspicion(tx, arrival!, { suspicion, decision: 'read' });
    });
    return (await service.sql('select classification, warnings from message where id = $1', [messageId]))[0];
  };
  expect(await decide('cleared')).toEqual({ classification: null, warnings: [] });
  expect(await decide(null)).toEqual({ classification: 'unsubscribe', warnings: [] });
});
