import { expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { createEmbeddedDirectory } from '../../src/adapters/directory/embedded.ts';
import { createContactSearchChain } from '../../src/adapters/contact-search/chain.ts';
import { performJob } from '../../src/pipeline/perform.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { testService } from '../support/test-service.ts';
import { expectLedgerSettled } from '../support/run-ledger.ts';

/** No worker runs, so that the test archives the run at an exact point of a job. */
const service = testService({ role: 'api' });
const embedded = createEmbeddedComposer();

/** Opens a run with one draft to write. `attempt` performs its job once and calls `meanwhile` during the work. */
async function openRun() {
  const workspace = await openWorkspace(service);
  await workspace.addLead({ analysis });
  const runId = await workspace.startRun('fair');
  const { orgId } = workspace.tenant;
  const [job] = await service.sql('select id from job where org_id = $1', [orgId]);
  const attempt = async (meanwhile: () => Promise<unknown>) => {
    let composed = 0;
    const ports = {
      ...unusedPorts,
      composer: {
        name: 'embedded',
        compose: async (...given: Parameters<typeof embedded.compose>) => {
          composed += 1;
          await meanwhile();
          return embedded.compose(...given);
        },
      },
      directory: createEmbeddedDirectory(),
      contactSearch: createContactSearchChain([]),
      search: null,
      embeddedComposer: embedded,
      language: { detect: () => 'en' },
      site: { read: () => Promise.reject(new Error('unexpected read')) },
    };
    const { signal } = new AbortController();
    await performJob(service.assembled.store, ports, { orgId, jobId: job.id, kind: 'draft' }, signal).catch(
      () => undefined,
    );
    return composed;
  };
  /** Archives only the run, as if a worker had locked the job, which archiving then skips. */
  const archiveOnlyRun = () => service.sql('update run set archived_at = now() where id = $1', [runId]);
  return { workspace, runId, attempt, archiveOnlyRun };
}

test('ends a skipped job before it starts again', async () => {
  const { workspace, runId, attempt, archiveOnlyRun } = await openRun();
  await archiveOnlyRun();
  expect(await attempt(() => Promise.resolve())).toBe(0);
  await expectLedgerSettled(service, workspace.tenant, runId);
  const status = await workspace.call('runs.status', { runId });
  expect(status).toMatchObject({ counts: { drafts: 0 }, credits: { reserved: 0, spent: 0 } });
});

test('discards and refunds work in progress when its run is archived', async () => {
  const { workspace, runId, attempt, archiveOnlyRun } = await openRun();
  expect(await attempt(archiveOnlyRun)).toBe(1);
  await expectLedgerSettled(service, workspace.tenant, runId);
  expect((await workspace.call('runs.status', { runId })).counts.drafts).toBe(0);
});

test('refunds the reservation of a dead worker when its run is archived', async () => {
  const { workspace, runId, attempt } = await openRun();
  await attempt(() => Promise.reject(new Error('killed')));
  const { credits } = await workspace.call('runs.status', { runId });
  expect(credits.reserved).toBe(1);
  await workspace.call('runs.archive', { runId });
  await expectLedgerSettled(service, workspace.tenant, runId);
  expect(await attempt(() => Promise.resolve())).toBe(0);
});
