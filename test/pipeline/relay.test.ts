import { afterEach, expect, test } from 'vitest';
import { startRelay, type DueJob } from '../../src/workers/relay.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });
let relay: { stop(): Promise<void> } | undefined;
let releaseForward = (): void => undefined;
afterEach(async () => {
  // A relay stops after its running forward, which a failed test may have left blocked.
  releaseForward();
  await relay?.stop();
});

/** Returns the seconds until the row is due. */
const secondsUntilDue = async (id: string): Promise<number> => {
  const [{ seconds }] = await service.sql(
    'select extract(epoch from due_at - now())::float8 as seconds from directory.outbox where id = $1',
    [id],
  );
  return seconds;
};

const insertDueRow = (id: string, name: string) =>
  service.sql(
    `insert into directory.outbox (id, org_id, kind, name, subject, due_at) values ($1, $2, 'job', $3, 'job_1', now())`,
    [id, service.tenant.orgId, name],
  );

test('relays waiting entries once the database is available again', async () => {
  await insertDueRow('wake_away', 'draft');
  const forwarded: DueJob[] = [];
  const faults: unknown[] = [];
  const forward = async (jobs: readonly DueJob[]): Promise<void> => {
    if (faults.length < 3) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    forwarded.push(...jobs);
  };
  relay = startRelay(service.assembled.store, forward, (fault) => faults.push(fault));
  await expect.poll(() => forwarded.map(({ name }) => name)).toEqual(['draft']);
  expect(faults).toHaveLength(3);
});

test('an entry that the queue rejects does not block others', async () => {
  await insertDueRow('wake_strange', 'strange');
  const forwarded: string[] = [];
  const forward = async (jobs: readonly DueJob[]): Promise<void> => {
    if (jobs.some(({ name }) => name === 'strange')) throw new Error('there is no queue strange');
    forwarded.push(...jobs.map(({ name }) => name));
  };
  const faults: unknown[] = [];
  relay = startRelay(service.assembled.store, forward, (fault) => faults.push(fault));
  await expect.poll(() => faults.length).toBe(1);
  await insertDueRow('wake_other', 'research');
  await expect.poll(() => forwarded).toEqual(['research']);
});

test('retries an unrelayed entry soon and a relayed one later', async () => {
  await insertDueRow('wake_cut_off', 'resolve');
  const forwarded: string[] = [];
  const forward = async (jobs: readonly DueJob[]): Promise<void> => {
    forwarded.push(...jobs.map(({ name }) => name));
    await new Promise<void>((resolve) => (releaseForward = resolve));
  };
  relay = startRelay(service.assembled.store, forward, (fault) => expect.unreachable(String(fault)));
  await expect.poll(() => forwarded).toEqual(['resolve']);
  expect(await secondsUntilDue('wake_cut_off')).toBeLessThanOrEqual(20);
  releaseForward();
  await expect.poll(() => secondsUntilDue('wake_cut_off')).toBeGreaterThan(60);
});

test('keeps a due time that is set meanwhile', async () => {
  await insertDueRow('wake_put_off', 'draft');
  const forwarded: string[] = [];
  const forward = async (jobs: readonly DueJob[]): Promise<void> => {
    if (!jobs.some(({ name }) => name === 'draft'))
      return void forwarded.push(...jobs.map(({ name }) => name));
    const text = `update directory.outbox set due_at = now() + interval '1 hour' where id = 'wake_put_off'`;
    await service.sql(text);
    forwarded.push('draft');
  };
  relay = startRelay(service.assembled.store, forward, (fault) => expect.unreachable(String(fault)));
  await expect.poll(() => forwarded).toEqual(['draft']);
  await insertDueRow('wake_after', 'research');
  await expect.poll(() => forwarded).toEqual(['draft', 'research']);
  expect(await secondsUntilDue('wake_put_off')).toBeGreaterThan(3_000);
});
