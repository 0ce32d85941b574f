import { expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import type { Composer } from '../../src/ports/composer.ts';
import { postponeFailedJob } from '../../src/store/queries/outbox.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';

const embedded = createEmbeddedComposer();
let failures = 0;
const compose: Composer['compose'] = (...given) =>
  failures-- > 0 ? Promise.reject(new Error('the composer broke')) : embedded.compose(...given);
const service = testService({ ports: { composer: { name: 'embedded', compose } } });

test('a failed attempt is repeated by its outbox row, and the queue is done with it', async () => {
  failures = 2;
  const workspace = await openWorkspace(service);
  await workspace.addLead({ analysis });
  const runId = await workspace.startRun('fair');
  const readStatus = async () => (await workspace.call('runs.status', { runId })).status as string;
  await expect.poll(readStatus, { timeout: 30_000 }).toBe('awaiting_approval');
  expect(failures).toBeLessThan(0);
  const [{ attempts }] = await service.sql(
    `select max(attempts) as attempts from job where org_id = $1 and kind = 'draft'`,
    [workspace.tenant.orgId],
  );
  expect(attempts).toBe(3);
  // Each attempt was a separate entry, and the queue repeated none.
  const entries = () =>
    service.sql(`select state::text, retry_count as repeats from queue.job where name = 'draft'`);
  await expect
    .poll(entries, { timeout: 10_000 })
    .toEqual(Array.from({ length: 3 }, () => ({ state: 'completed', repeats: 0 })));
});

test('the pause after a failed attempt grows with each relay, up to the last one', async () => {
  const { orgId } = await service.newTenant();
  const readPauseMs = async (relays: number): Promise<number> => {
    await service.sql(
      `insert into directory.outbox (id, org_id, kind, name, subject, due_at, relays)
       values ('wake_' || $2, $1, 'job', 'none', 'job_' || $2, now() + interval '1 hour', $2::text::int)`,
      [orgId, String(relays)],
    );
    await service.assembled.store.transaction(orgId, (tx) =>
      postponeFailedJob(tx, `job_${relays}`, [60_000, 120_000]),
    );
    const [{ ms }] = await service.sql(
      `delete from directory.outbox where id = 'wake_' || $1
       returning (extract(epoch from due_at - now()) * 1000)::float8 as ms`,
      [String(relays)],
    );
    return Math.ceil(ms / 60_000) * 60_000;
  };
  expect([await readPauseMs(0), await readPauseMs(1), await readPauseMs(2), await readPauseMs(9)]).toEqual([
    60_000, 60_000, 120_000, 120_000,
  ]);
});
