import { afterEach, beforeAll, expect, test } from 'vitest';
import { suppress } from '../../src/people/suppressions.ts';
import { unmerge } from '../../src/people/unmerge.ts';
import { testService } from '../support/test-service.ts';
import { openSuspicionScene, suspectedText } from '../support/suspicion-scene.ts';

/** Inbound messages, each with the state in which it leaves a draft, approved or not. */
const inboundCases = [
  ['a suspicion', suspectedText, 'drafted'],
  ['an opt-out', 'Please unsubscribe me from this list.', 'removed'],
] as const;
const advisoryLockId = 4_711;
const service = testService();

/** Makes chosen database writes wait as long as the test holds the advisory lock. */
beforeAll(async () => {
  await service.sql(`
    create function wait_for_advisory_lock() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${advisoryLockId});
      return new;
    end $$`);
});
afterEach(async () => {
  for (const table of ['message', 'suppression', 'lead', 'lead_identity'])
    await service.sql(`drop trigger if exists wait_for_test on ${table}`);
});

test.each(inboundCases)('revokes an approval in progress when %s arrives', async (...row) => {
  const [, body, state] = row;
  const scene = await openSuspicionScene(service);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await blockWrites(`after update on message for each row when (new.state = 'approved')`);
  const approving = await startBlocked(() => scene.tryCall('messages.approve', { messageId: draft.id }));
  const receiving = await approving.startConcurrently(() => scene.receive(body));
  await approving.release();
  await receiving.result;
  expect((await approving.result).status).toBe(200);
  expect(await scene.drafts()).toMatchObject([{ state, approvedBy: null, approvedAt: null }]);
});

test.each(inboundCases)('rejects an approval while %s is being saved', async (...row) => {
  const [, body, state] = row;
  const scene = await openSuspicionScene(service);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await blockWrites(`before insert on message for each row when (new.direction = 'inbound')`);
  const receiving = await startBlocked(() => scene.receive(body));
  const approving = await receiving.startConcurrently(() =>
    scene.tryCall('messages.approve', { messageId: draft.id }),
  );
  await receiving.release();
  await receiving.result;
  expect((await approving.result).error).toMatchObject({ code: 'invalid_state' });
  expect(await scene.drafts()).toMatchObject([{ state, approvedBy: null }]);
});

/** Targets that suppress the lead: its address, its company, and a parent domain of its address. */
const targets = ['anna@it.firm.example', 'company-1.example', 'firm.example'] as const;
const subdomainOf = { email: 'anna@it.firm.example', companyDomain: 'company-1.example' };
const otherTarget = { email: 'bo@xfirm.example', companyDomain: 'my-company-1.example' };
const suppressFor = ({ tenant: { orgId } }: Scene, target: string) =>
  suppress(service.assembled.store, { orgId, target, reason: 'manual' });
type Scene = Awaited<ReturnType<typeof openSuspicionScene>>;

test.each(targets)('revokes an approval in progress when %s is suppressed', async (target) => {
  const scene = await openSuspicionScene(service, subdomainOf);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await blockWrites(`after update on message for each row when (new.state = 'approved')`);
  const approving = await startBlocked(() => scene.tryCall('messages.approve', { messageId: draft.id }));
  const suppression = await approving.startConcurrently(() => suppressFor(scene, target));
  await approving.release();
  await suppression.result;
  expect((await approving.result).status).toBe(200);
  expect(await scene.drafts()).toMatchObject([{ state: 'removed', approvedBy: null, approvedAt: null }]);
});

test.each(targets)('rejects an approval while %s is being suppressed', async (target) => {
  const scene = await openSuspicionScene(service, subdomainOf);
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  await blockWrites('before insert on suppression for each row');
  const suppression = await startBlocked(() => suppressFor(scene, target));
  const approving = await suppression.startConcurrently(() =>
    scene.tryCall('messages.approve', { messageId: draft.id }),
  );
  await suppression.release();
  await suppression.result;
  expect((await approving.result).error).toMatchObject({ code: 'invalid_state' });
  expect(await scene.drafts()).toMatchObject([{ state: 'removed', approvedBy: null }]);
});

test.each(targets)('suppressing %s removes the drafts of that person only', async (target) => {
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

/** Changes that add a suppressible value to a lead with an approved draft, and the write each makes. */
const leadChanges = [
  ['leads.addAlias', { email: 'liisa@hush.example' }, 'insert on lead_identity'],
  ['leads.update', { companyDomain: 'hush.example' }, 'update on lead'],
  ['leads.add', { email: 'di@open.example', companyWebsite: 'https://www.hush.example' }, 'update on lead'],
] as const;

async function openChangeScene([operation, fields]: readonly [
  (typeof leadChanges)[number][0],
  object,
  string,
]) {
  const scene = await openSuspicionScene(service);
  const { projectId } = scene;
  const { id: leadId } = await scene.addLead({ email: 'di@open.example' });
  const draft = await scene.call('messages.generate', { leadId });
  await scene.call('messages.approve', { messageId: draft.id });
  const ids = operation === 'leads.add' ? { projectId } : { leadId };
  return {
    suppressing: () => suppressFor(scene, 'hush.example'),
    changeLead: () => scene.call(operation, { ...ids, ...fields }),
    drafts: async () => (await scene.call('messages.byLead', { leadId })).items,
  };
}

test.each(leadChanges)(
  'revokes the approval when the lead is suppressed while %s adds to it',
  async (...row) => {
    const { suppressing, changeLead, drafts } = await openChangeScene(row);
    await blockWrites('before insert on suppression for each row');
    const suppression = await startBlocked(suppressing);
    const change = await suppression.startConcurrently(changeLead);
    await suppression.release();
    await Promise.all([suppression.result, change.result]);
    expect(await drafts()).toMatchObject([{ state: 'drafted', approvedBy: null }]);
  },
);

test.each(leadChanges)('a suppression waits for a %s that is being saved', async (...row) => {
  const { suppressing, changeLead, drafts } = await openChangeScene(row);
  const [, , write] = row;
  await blockWrites(`after ${write} deferrable initially deferred for each row`, 'constraint trigger');
  const change = await startBlocked(changeLead);
  const suppression = await change.startConcurrently(suppressing);
  await change.release();
  await Promise.all([suppression.result, change.result]);
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
  const lead = { source: 'twins', analysis: 'They open a warehouse in Turku in May.' };
  const [primaryId, duplicateId] = [(await scene.addLead(lead)).id, (await scene.addLead(lead)).id];
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

async function blockWrites(condition: string, kind = 'trigger'): Promise<void> {
  await service.sql(`create ${kind} wait_for_test ${condition} execute function wait_for_advisory_lock()`);
}

/** Acquires the lock, starts `work` and resolves when `work` waits for the lock. */
async function startBlocked<Result>(work: () => Promise<Result>) {
  const releaseSignal = Promise.withResolvers<void>();
  const lockAcquired = Promise.withResolvers<void>();
  const lockTransaction = service.assembled.store.transaction(service.tenant.orgId, async (tx) => {
    await tx.sql(`select pg_advisory_xact_lock(${advisoryLockId})`);
    lockAcquired.resolve();
    await releaseSignal.promise;
  });
  await lockAcquired.promise;
  const result = work();
  await waitForBlocked(1);
  return {
    result,
    /** Starts other work concurrently and resolves when that work has ended or waits for a lock too. */
    async startConcurrently<Other>(other: () => Promise<Other>): Promise<{ result: Promise<Other> }> {
      const otherResult = other();
      await Promise.race([otherResult, waitForBlocked(2)]);
      return { result: otherResult };
    },
    async release() {
      releaseSignal.resolve();
      await lockTransaction;
    },
  };
}

async function waitForBlocked(count: number): Promise<void> {
  const countBlocked = async () => {
    const [row] = await service.sql<{ count: number }>(
      `select count(distinct pid)::int as count from pg_locks
       where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    return row!.count;
  };
  await expect.poll(countBlocked, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(count);
}
