import path from 'node:path';
import { expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import type { JobKind } from '../../src/domain/run.ts';
import { createUnitTransactions, performJob } from '../../src/pipeline/perform.ts';
import type { Store } from '../../src/store/store.ts';
import { runDoomed } from '../support/doomed-process.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { lastMonth } from '../fixtures/last-month.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { testService } from '../support/test-service.ts';
import type { DoomedJobs } from './doomed-worker.ts';
import { createFakeCompanyProviders } from './fake-company-providers.ts';

/** No worker runs, so that the test makes each attempt. */
const service = testService({ role: 'api', maxConnections: 30 });
const program = path.join(import.meta.dirname, 'doomed-worker.ts');
const composer = createEmbeddedComposer();
const ports = {
  ...unusedPorts,
  ...createFakeCompanyProviders(),
  composer,
  embeddedComposer: composer,
  search: null,
  language: { detect: () => 'en' },
  site: { read: () => Promise.reject(new Error('No site is read.')) },
};
const towns = ['Turku', 'Oulu', 'Vaasa', 'Kuopio', 'Lahti'];

/** Starts a run of leads whose research is known, so that each needs only a draft. */
async function startRun(leads: number, credits: number) {
  const workspace = await openWorkspace(service, credits);
  await workspace.spendFreeCredits();
  for (const [index, town] of towns.slice(0, leads).entries())
    await workspace.addLead({
      company: `Pilvi ${index + 1}`,
      analysis: `In ${lastMonth} Pilvi ${index + 1} opened a new workshop in ${town}.`,
    });
  return { workspace, runId: await workspace.startRun('fair') };
}

/** Performs all waiting jobs at once, and returns the number of transactions. */
async function performTogether({ tenant: { orgId } }: DraftingWorkspace): Promise<number> {
  let transactions = 0;
  const { store } = service.assembled;
  const counting: Store = {
    ...store,
    transaction: (org, work) => {
      transactions += 1;
      return store.transaction(org, work);
    },
  };
  const shared = { transactions: createUnitTransactions(counting) };
  const { signal } = new AbortController();
  const jobs = await listWaiting(orgId);
  await Promise.all(
    jobs.map(({ id: jobId, kind }) => performJob(counting, ports, { orgId, jobId, kind }, signal, shared)),
  );
  return transactions;
}

const listWaiting = (orgId: string) =>
  service.sql<{ id: string; kind: JobKind }>(
    `select id, kind from job where org_id = $1 and state = 'waiting' order by id`,
    [orgId],
  );

/** Checks that each lead was drafted and charged exactly once. */
async function expectDraftedOnce({ call, tenant }: DraftingWorkspace, runId: string, drafts: number) {
  const counts = await service.sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(distinct message_id)::int from run_lead where org_id = $1) as linked,
            (select count(*)::int from event where org_id = $1 and type = 'draft.ready') as events,
            (select count(*)::int from job where org_id = $1 and state = 'done') as done,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as committed`,
    [tenant.orgId],
  );
  expect(counts).toEqual([
    { messages: drafts, linked: drafts, events: drafts, done: drafts, committed: drafts },
  ]);
  const { credits } = await call('runs.status', { runId });
  expect(credits).toMatchObject({ reserved: 0, spent: drafts });
}

test('units that are ready at about the same time share transactions', async () => {
  const { workspace, runId } = await startRun(5, 10);
  // Fewer than if each unit began alone, or finished alone.
  expect(await performTogether(workspace)).toBeLessThan(towns.length);
  await expectDraftedOnce(workspace, runId, 5);
  expect((await workspace.call('credits.info')).balance).toBe(5);
  expect(await workspace.call('runs.status', { runId })).toMatchObject({ status: 'awaiting_approval' });
});

test('with credits for some units, these are drafted and the others are parked', async () => {
  const { workspace, runId } = await startRun(5, 3);
  await performTogether(workspace);
  await expectDraftedOnce(workspace, runId, 3);
  expect((await workspace.call('credits.info')).balance).toBe(0);
  expect(await workspace.call('runs.status', { runId })).toMatchObject({ status: 'parked_credits' });
  const parked = await service.sql('select state, code from job where org_id = $1 and state <> $2', [
    workspace.tenant.orgId,
    'done',
  ]);
  expect(parked).toEqual(Array(2).fill({ state: 'parked', code: 'credits_exhausted' }));
});

test('a unit that cannot be saved does not stop the others', async () => {
  const { workspace, runId } = await startRun(3, 10);
  const { orgId } = workspace.tenant;
  await service.sql(`create function refuse_oulu() returns trigger language plpgsql as $$
    begin if new.body like '%Oulu%' then raise exception 'Oulu is refused'; end if; return new; end $$`);
  await service.sql(
    'create trigger refuse_oulu before insert on message for each row execute function refuse_oulu()',
  );
  const refused = performTogether(workspace).catch(String);
  expect(await refused).toContain('Oulu is refused');
  await expect.poll(async () => (await listWaiting(orgId)).length).toBe(1);
  await service.sql('drop trigger refuse_oulu on message');
  await performTogether(workspace);
  await expectDraftedOnce(workspace, runId, 3);
});

/** Points before, in and after the three transactions, and around the work of three units. */
const points = Array.from({ length: 18 }, (_, index) => index + 1);

test('a worker killed at any point of shared transactions leaves one draft and charge per lead', async () => {
  const runs = await Promise.all(points.map(() => startRun(3, 10)));
  const tasks = runs.map(({ workspace }, index): DoomedJobs => ({
    orgId: workspace.tenant.orgId,
    point: points[index]!,
    isTogether: true,
  }));
  expect(await runDoomed(program, service.databaseUrl, tasks)).toEqual({ signal: 'SIGKILL', passed: [] });
  await Promise.all(runs.map(({ workspace }) => performTogether(workspace)));
  for (const { workspace, runId } of runs) await expectDraftedOnce(workspace, runId, 3);
  const uninterrupted = await startRun(3, 10);
  const task: DoomedJobs = { orgId: uninterrupted.workspace.tenant.orgId, point: 0, isTogether: true };
  expect(await runDoomed(program, service.databaseUrl, [task])).toEqual({
    signal: null,
    passed: [points.length],
  });
}, 120_000);
