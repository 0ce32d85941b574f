import { afterEach, beforeAll, expect, test } from 'vitest';
import { suppress } from '../../src/people/suppressions.ts';
import { unmerge } from '../../src/people/unmerge.ts';
import { testService } from '../support/test-service.ts';
import { openSuspicionScene, suspectedText } from '../support/suspicion-scene.ts';

/** What arrives and what it makes of a draft, approved or not. */
const arrivals = [
  ['a suspicion', suspectedText, 'drafted'],
  ['an opt-out', 'Please unsubscribe me from this list.', 'removed'],
] as const;
const hand = 4_711;
const service = testService();

/** Approvals, and messages that come in, wait in the database as long as the hand is held. */
beforeAll(async () => {
  await service.sql(`
    create function wait_for_hand() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${hand});
      return new;
    end $$`);
});
afterEach(async () => {
  for (const table of ['message', 'suppression', 'lead', 'lead_identity'])
    await service.sql(`drop trigger if exists held on ${table}`);
});

test.each(arrivals)('an approval in progress is revoked when %s arrives', async (...row) => {
  const [, body, state] = row;
  const scene = await openSuspicionScene(service);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await lockWhere(`after update on message for each row when (new.state = 'approved')`);
  const approving = await beginAndHold(() => scene.ask('messages.approve', { messageId: draft.id }));
  const arriving = await approving.beside(() => scene.receive(body));
  await approving.letGo();
  await arriving.over;
  expect((await approving.over).status).toBe(200);
  expect(await scene.drafts()).toMatchObject([{ state, approvedBy: null, approvedAt: null }]);
});

test.each(arrivals)('rejects an approval while %s is being saved', async (...row) => {
  const [, body, state] = row;
  const scene = await openSuspicionScene(service);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await lockWhere(`before insert on message for each row when (new.direction = 'inbound')`);
  const receiving = await beginAndHold(() => scene.receive(body));
  const approving = await receiving.beside(() => scene.ask('messages.approve', { messageId: draft.id }));
  await receiving.letGo();
  await receiving.over;
  expect((await approving.over).error).toMatchObject({ code: 'invalid_state' });
  expect(await scene.drafts()).toMatchObject([{ state, approvedBy: null }]);
});

/** What a person of the team names, by which the lead is barred: the address, the company, a host above it. */
const targets = ['anna@it.firm.example', 'company-1.example', 'firm.example'] as const;
const subdomainOf = { email: 'anna@it.firm.example', companyDomain: 'company-1.example' };
const otherTarget = { email: 'bo@xfirm.example', companyDomain: 'my-company-1.example' };
const suppressFor = ({ tenant: { orgId } }: Scene, target: string) =>
  suppress(service.assembled.store, { orgId, target, reason: 'manual' });
type Scene = Awaited<ReturnType<typeof openSuspicionScene>>;

test.each(targets)('an approval in progress is revoked by the suppression of %s', async (target) => {
  const scene = await openSuspicionScene(service, subdomainOf);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await lockWhere(`after update on message for each row when (new.state = 'approved')`);
  const approving = await beginAndHold(() => scene.ask('messages.approve', { messageId: draft.id }));
  const suppression = await approving.beside(() => suppressFor(scene, target));
  await approving.letGo();
  await suppression.over;
  expect((await approving.over).status).toBe(200);
  expect(await scene.drafts()).toMatchObject([{ state: 'removed', approvedBy: null, approvedAt: null }]);
});

test.each(targets)('rejects an approval while %s is being suppressed', async (target) => {
  const scene = await openSuspicionScene(service, subdomainOf);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await lockWhere('before insert on suppression for each row');
  const suppression = await beginAndHold(() => suppressFor(scene, target));
  const approving = await suppression.beside(() => scene.ask('messages.approve', { messageId: draft.id }));
  await suppression.letGo();
  await suppression.over;
  expect((await approving.over).error).toMatchObject({ code: 'invalid_state' });
  expect(await scene.drafts()).toMatchObject([{ state: 'removed', approvedBy: null }]);
});

test.each(targets)('suppressing %s stops the waiting work of that person only', async (target) => {
  const scene = await openSuspicionScene(service, subdomainOf);
  const other = await scene.addLead(otherTarget);
  for (const leadId of [scene.leadId, other.id]) {
    const draft = await scene.call('messages.generate', { leadId });
    await scene.call('messages.approve', { messageId: draft.id });
  }
  expect(await suppressFor(scene, target)).toEqual({ value: target, removedDrafts: 1 });
  expect(await suppressFor(scene, target)).toEqual({ value: target, removedDrafts: 0 });
  expect(await scene.drafts()).toMatchObject([{ state: 'removed', approvedBy: null, approvedAt: null }]);
  const kept = await scene.call('messages.byLead', { leadId: other.id });
  expect(kept.items).toMatchObject([{ state: 'approved' }]);
  const { timeline } = await scene.call('leads.get', { leadId: scene.leadId });
  expect(timeline.filter(({ kind }: { kind: string }) => kind === 'suppressed')).toMatchObject([
    { summary: expect.stringContaining('Removed drafts: 1.') },
  ]);
});

test.each([
  ['leads.addAlias', { email: 'liisa@hush.example' }],
  ['leads.update', { companyDomain: 'hush.example' }],
] as const)('revokes the approval when %s suppresses the lead', async (operation, change) => {
  const scene = await openSuspicionScene(service);
  const { id: leadId } = await scene.addLead({ email: 'di@open.example' });
  const draft = await scene.call('messages.generate', { leadId });
  await scene.call('messages.approve', { messageId: draft.id });
  await suppressFor(scene, 'hush.example');
  await scene.call(operation, { leadId, ...change });
  const { items } = await scene.call('messages.byLead', { leadId });
  expect(items).toMatchObject([{ state: 'drafted', approvedBy: null }]);
});

/** What gives a lead with an approved draft something by which it may be suppressed, and where it is written. */
const gains = [
  ['leads.addAlias', { email: 'liisa@hush.example' }, 'insert on lead_identity'],
  ['leads.update', { companyDomain: 'hush.example' }, 'update on lead'],
  ['leads.add', { email: 'di@open.example', companyWebsite: 'https://www.hush.example' }, 'update on lead'],
] as const;

async function openGain([operation, change]: readonly [(typeof gains)[number][0], object, string]) {
  const scene = await openSuspicionScene(service);
  const { projectId } = scene;
  const { id: leadId } = await scene.addLead({ email: 'di@open.example' });
  const draft = await scene.call('messages.generate', { leadId });
  await scene.call('messages.approve', { messageId: draft.id });
  const place = operation === 'leads.add' ? { projectId } : { leadId };
  return {
    suppressing: () => suppressFor(scene, 'hush.example'),
    gaining: () => scene.call(operation, { ...place, ...change }),
    drafts: async () => (await scene.call('messages.byLead', { leadId })).items,
  };
}

test.each(gains)('revokes the approval when the lead is suppressed while %s adds to it', async (...row) => {
  const { suppressing, gaining, drafts } = await openGain(row);
  await lockWhere('before insert on suppression for each row');
  const suppression = await beginAndHold(suppressing);
  const gain = await suppression.beside(gaining);
  await suppression.letGo();
  await Promise.all([suppression.over, gain.over]);
  expect(await drafts()).toMatchObject([{ state: 'drafted', approvedBy: null }]);
});

test.each(gains)('a suppression waits for what %s is adding to the lead', async (...row) => {
  const { suppressing, gaining, drafts } = await openGain(row);
  const [, , write] = row;
  await lockWhere(`after ${write} deferrable initially deferred for each row`, 'constraint trigger');
  const gain = await beginAndHold(gaining);
  const suppression = await gain.beside(suppressing);
  await gain.letGo();
  await Promise.all([suppression.over, gain.over]);
  expect(await drafts()).toMatchObject([{ state: 'removed', approvedBy: null }]);
});

test('a merge with a suspected lead revokes an approval', async () => {
  const scene = await openSuspicionScene(service);
  const { leadId: primaryId } = scene;
  const { id: duplicateId } = await scene.addLead({ email: 'other@maki.example' });
  const draft = await scene.call('messages.generate', { leadId: duplicateId });
  await scene.call('messages.approve', { messageId: draft.id });
  await scene.receive(suspectedText);
  await scene.call('leads.merge', { primaryId, duplicateId });
  expect(await scene.drafts()).toMatchObject([{ id: draft.id, state: 'drafted', approvedBy: null }]);
});

test('an approval revoked by a merge stays revoked after unmerging a suspected lead', async () => {
  const scene = await openSuspicionScene(service);
  const { call } = scene;
  const own = { source: 'twins', analysis: 'They open a warehouse in Turku in May.' };
  const [primaryId, duplicateId] = [(await scene.addLead(own)).id, (await scene.addLead(own)).id];
  const runId = await scene.startRun('twins');
  await scene.waitForStatus(runId, 'awaiting_approval');
  for (const { draft } of (await call('runs.leads', { runId })).items)
    await call('messages.approve', { messageId: draft.id });
  expect((await call('leads.merge', { primaryId, duplicateId })).unapproved).toHaveLength(1);
  const { projectId } = scene;
  await call('inbox.addMessage', { projectId, leadId: primaryId, direction: 'inbound', body: suspectedText });
  await unmerge(service.assembled.store, duplicateId);
  const states = [primaryId, duplicateId].map(async (leadId) =>
    (await call('messages.byLead', { leadId })).items
      .filter(({ direction }) => direction === 'outbound')
      .map(({ state }) => state),
  );
  expect(await Promise.all(states)).toEqual([['drafted'], ['drafted']]);
});

async function lockWhere(condition: string, kind = 'trigger'): Promise<void> {
  await service.sql(`create ${kind} held ${condition} execute function wait_for_hand()`);
}

/** Begins work and answers when it waits for the hand, which is held for it. */
async function beginAndHold<Result>(work: () => Promise<Result>) {
  const letGo = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = service.assembled.store.transaction(service.tenant.orgId, async (tx) => {
    await tx.sql(`select pg_advisory_xact_lock(${hand})`);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const over = work();
  await waitForBlocked(1);
  return {
    over,
    /** Begins what comes at the same moment, and answers with it when it is over or waits as well. */
    async beside<Other>(other: () => Promise<Other>): Promise<{ over: Promise<Other> }> {
      const beginning = other();
      await Promise.race([beginning, waitForBlocked(2)]);
      return { over: beginning };
    },
    async letGo() {
      letGo.resolve();
      await holding;
    },
  };
}

async function waitForBlocked(count: number): Promise<void> {
  const seen = async () => {
    const [row] = await service.sql<{ count: number }>(
      `select count(distinct pid)::int as count from pg_locks
       where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    return row!.count;
  };
  await expect.poll(seen, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(count);
}
