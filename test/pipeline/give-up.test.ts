import { beforeEach, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { createEmbeddedDirectory } from '../../src/adapters/directory/embedded.ts';
import { createContactSearchChain } from '../../src/adapters/contact-search/chain.ts';
import { performJob } from '../../src/pipeline/perform.ts';
import type { Composer } from '../../src/ports/composer.ts';
import type { SiteReader } from '../../src/ports/site.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { testService } from '../support/test-service.ts';

/** No worker runs, so that the test makes each attempt. */
const service = testService({ role: 'api' });
const embedded = createEmbeddedComposer();
let compose: Composer['compose'];
let read: SiteReader['read'];
beforeEach(() => {
  compose = embedded.compose;
  read = () => Promise.reject(new Error('the reader broke'));
});
const ports = {
  ...unusedPorts,
  composer: { name: 'embedded', compose: (...given: Parameters<Composer['compose']>) => compose(...given) },
  directory: createEmbeddedDirectory(),
  contactSearch: createContactSearchChain([]),
  search: null,
  embeddedComposer: embedded,
  language: { detect: () => 'en' },
  site: { read: (...given: Parameters<SiteReader['read']>) => read(...given) },
};

const findWaitingJob = async ({ tenant: { orgId } }: DraftingWorkspace) =>
  (await service.sql(`select id, kind from job where org_id = $1 and state = 'waiting'`, [orgId]))[0];

/** Performs the waiting job once. Returns the error that it threw, if any. */
async function performWaiting(workspace: DraftingWorkspace): Promise<unknown> {
  const { orgId } = workspace.tenant;
  const { id: jobId, kind } = await findWaitingJob(workspace);
  const { signal } = new AbortController();
  return performJob(service.assembled.store, ports, { orgId, jobId, kind }, signal).catch(
    (thrown: unknown) => thrown,
  );
}

async function startRun(lead: object): Promise<{ workspace: DraftingWorkspace; runId: string }> {
  const workspace = await openWorkspace(service);
  await workspace.addLead(lead);
  return { workspace, runId: await workspace.startRun('fair') };
}

test('gives up a draft that keeps failing, at no cost, and continues the run', async () => {
  const { workspace, runId } = await startRun({ analysis });
  compose = () => Promise.reject(new Error('the composer broke'));
  for (let count = 1; count <= 5; count++)
    expect(String(await performWaiting(workspace))).toContain('composer broke');
  expect(await findWaitingJob(workspace)).toBeUndefined();
  const done = await workspace.call('runs.status', { runId });
  expect(done).toMatchObject({
    status: 'awaiting_approval',
    credits: { reserved: 0, spent: 0 },
    errors: [{ code: 'internal_error', reason: 'The service failed on this repeatedly.' }],
  });
  const events = await service.sql(
    `select data->>'code' as code from event where org_id = $1 and type = 'draft.failed'`,
    [workspace.tenant.orgId],
  );
  expect(events).toEqual([{ code: 'internal_error' }]);
});

test('gives up research that keeps failing and drafts without it', async () => {
  const { workspace, runId } = await startRun({ email: 'a@harbour-analytics.example' });
  for (let count = 1; count <= 5; count++)
    expect(String(await performWaiting(workspace))).toContain('reader broke');
  expect(await performWaiting(workspace)).toBeUndefined();
  expect(await workspace.call('runs.status', { runId })).toMatchObject({
    status: 'awaiting_approval',
    counts: { drafts: 1 },
    credits: { reserved: 0, spent: 1 },
  });
});

test('counts a failure whose transaction was rolled back', async () => {
  const { workspace, runId } = await startRun({ analysis });
  const { orgId } = workspace.tenant;
  await service.sql(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
  );
  await service.sql(`create trigger refuse before insert on credit_entry for each row
                   when (new.org_id = '${orgId}' and new.kind = 'reserve') execute function refuse()`);
  for (let count = 1; count <= 5; count++)
    expect(String(await performWaiting(workspace))).toContain('refused');
  expect(await workspace.call('runs.status', { runId })).toMatchObject({ status: 'awaiting_approval' });
});

test('does not give up because of a busy or unavailable database', async () => {
  const { workspace } = await startRun({ analysis });
  compose = () => Promise.reject(Object.assign(new Error('deadlock'), { code: '40P01' }));
  for (let count = 1; count <= 8; count++)
    expect(String(await performWaiting(workspace))).toContain('deadlock');
  compose = embedded.compose;
  expect(await performWaiting(workspace)).toBeUndefined();
  expect(await findWaitingJob(workspace)).toBeUndefined();
});

test('gives up work that crashed its process many times', async () => {
  const { workspace, runId } = await startRun({ analysis });
  let composed = 0;
  compose = (...given) => {
    composed += 1;
    return embedded.compose(...given);
  };
  await service.sql('update job set attempts = 12 where org_id = $1', [workspace.tenant.orgId]);
  expect(await performWaiting(workspace)).toBeUndefined();
  expect(composed).toBe(0);
  expect(await workspace.call('runs.status', { runId })).toMatchObject({
    errors: [{ code: 'internal_error' }],
  });
});
