import { afterEach, beforeAll, expect, test } from 'vitest';
import { unmerge } from '../../src/people/unmerge.ts';
import { testHouse } from '../house.ts';
import { openSuspicionScene, suspected } from '../suspicion-scene.ts';

/** What arrives and what it makes of a draft, approved or not. */
const arrivals = [
  ['a suspicion', suspected, 'drafted'],
  ['an opt-out', 'Please unsubscribe me from this list.', 'removed'],
] as const;
const hand = 4_711;
const house = testHouse();

/** Approvals, and messages that come in, wait in the database as long as the hand is held. */
beforeAll(async () => {
  await house.sql(`
    create function wait_for_hand() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${hand});
      return new;
    end $$`);
});
afterEach(() => house.sql('drop trigger if exists held on message'));

test.each(arrivals)('an approval that is being given when %s arrives does not outlive it', async (...row) => {
  const [, body, state] = row;
  const scene = await openSuspicionScene(house);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await holdWhere(`after update on message for each row when (new.state = 'approved')`);
  const approving = await begin(() => scene.ask('messages.approve', { messageId: draft.id }));
  const arriving = await approving.beside(() => scene.receive(body));
  await approving.letGo();
  await arriving.over;
  expect((await approving.over).status).toBe(200);
  expect(await scene.drafts()).toMatchObject([{ state, approvedBy: null, approvedAt: null }]);
});

test.each(arrivals)('no approval is given while %s is taken in', async (...row) => {
  const [, body, state] = row;
  const scene = await openSuspicionScene(house);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await holdWhere(`before insert on message for each row when (new.direction = 'inbound')`);
  const receiving = await begin(() => scene.receive(body));
  const approving = await receiving.beside(() => scene.ask('messages.approve', { messageId: draft.id }));
  await receiving.letGo();
  await receiving.over;
  expect((await approving.over).error).toMatchObject({ code: 'invalid_state' });
  expect(await scene.drafts()).toMatchObject([{ state, approvedBy: null }]);
});

test('a draft that is approved meets the suspicion of the lead that it is merged with', async () => {
  const scene = await openSuspicionScene(house);
  const { leadId: primaryId } = scene;
  const { id: duplicateId } = await scene.addLead({ email: 'other@maki.example' });
  const draft = await scene.call('messages.generate', { leadId: duplicateId });
  await scene.call('messages.approve', { messageId: draft.id });
  await scene.receive(suspected);
  await scene.call('leads.merge', { primaryId, duplicateId });
  expect(await scene.drafts()).toMatchObject([{ id: draft.id, state: 'drafted', approvedBy: null }]);
});

test('an approval that a merge took back stays taken back when the leads come apart and one is suspected', async () => {
  const scene = await openSuspicionScene(house);
  const { call } = scene;
  const own = { source: 'twins', analysis: 'They open a warehouse in Turku in May.' };
  const [primaryId, duplicateId] = [(await scene.addLead(own)).id, (await scene.addLead(own)).id];
  const runId = await scene.start('twins');
  await scene.until(runId, 'awaiting_approval');
  for (const { draft } of (await call('runs.leads', { runId })).items)
    await call('messages.approve', { messageId: draft.id });
  expect((await call('leads.merge', { primaryId, duplicateId })).unapproved).toHaveLength(1);
  const { projectId } = scene;
  await call('inbox.addMessage', { projectId, leadId: primaryId, direction: 'inbound', body: suspected });
  await unmerge(house.service.store, duplicateId);
  const states = [primaryId, duplicateId].map(async (leadId) =>
    (await call('messages.byLead', { leadId })).items
      .filter(({ direction }) => direction === 'outbound')
      .map(({ state }) => state),
  );
  expect(await Promise.all(states)).toEqual([['drafted'], ['drafted']]);
});

async function holdWhere(condition: string): Promise<void> {
  await house.sql(`create trigger held ${condition} execute function wait_for_hand()`);
}

/** Begins work and answers when it waits for the hand, which is held for it. */
async function begin<Result>(work: () => Promise<Result>) {
  const letGo = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = house.service.store.tx(house.tenant.orgId, async (tx) => {
    await tx.sql(`select pg_advisory_xact_lock(${hand})`);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const over = work();
  await waiting(1);
  return {
    over,
    /** Begins what comes at the same moment, and answers with it when it is over or waits as well. */
    async beside<Other>(other: () => Promise<Other>): Promise<{ over: Promise<Other> }> {
      const beginning = other();
      await Promise.race([beginning, waiting(2)]);
      return { over: beginning };
    },
    async letGo() {
      letGo.resolve();
      await holding;
    },
  };
}

async function waiting(count: number): Promise<void> {
  const seen = async () => {
    const [row] = await house.sql<{ count: number }>(
      `select count(distinct pid)::int as count from pg_locks
       where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    return row!.count;
  };
  await expect.poll(seen, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(count);
}
