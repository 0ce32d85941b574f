import { afterEach, expect, test } from 'vitest';
import { startRelay, type DueJob } from '../../src/workers/relay.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });
let relay: { stop(): Promise<void> } | undefined;
let handOn = (): void => undefined;
afterEach(async () => {
  // A relay ends when its hand has come back, which a test that failed has not let go.
  handOn();
  await relay?.stop();
});

/** In how many seconds the row is due. */
const dueIn = async (id: string): Promise<number> => {
  const [{ seconds }] = await service.sql(
    'select extract(epoch from due_at - now())::float8 as seconds from directory.outbox where id = $1',
    [id],
  );
  return seconds;
};

const plan = (id: string, name: string) =>
  service.sql(
    `insert into directory.outbox (id, org_id, kind, name, subject, due_at) values ($1, $2, 'job', $3, 'job_1', now())`,
    [id, service.tenant.orgId, name],
  );

test('relays waiting entries once the database is available again', async () => {
  await plan('wake_away', 'draft');
  const handed: DueJob[] = [];
  const faults: unknown[] = [];
  const hand = async (jobs: readonly DueJob[]): Promise<void> => {
    if (faults.length < 3) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    handed.push(...jobs);
  };
  relay = startRelay(service.assembled.store, hand, (fault) => faults.push(fault));
  await expect.poll(() => handed.map(({ name }) => name)).toEqual(['draft']);
  expect(faults).toHaveLength(3);
});

test('an entry that the queue rejects does not block others', async () => {
  await plan('wake_strange', 'strange');
  const handed: string[] = [];
  const hand = async (jobs: readonly DueJob[]): Promise<void> => {
    if (jobs.some(({ name }) => name === 'strange')) throw new Error('there is no queue strange');
    handed.push(...jobs.map(({ name }) => name));
  };
  const faults: unknown[] = [];
  relay = startRelay(service.assembled.store, hand, (fault) => faults.push(fault));
  await expect.poll(() => faults.length).toBe(1);
  await plan('wake_other', 'research');
  await expect.poll(() => handed).toEqual(['research']);
});

test('retries an unrelayed entry soon and a relayed one later', async () => {
  await plan('wake_cut_off', 'resolve');
  const handed: string[] = [];
  const hand = async (jobs: readonly DueJob[]): Promise<void> => {
    handed.push(...jobs.map(({ name }) => name));
    await new Promise<void>((resolve) => (handOn = resolve));
  };
  relay = startRelay(service.assembled.store, hand, (fault) => expect.unreachable(String(fault)));
  await expect.poll(() => handed).toEqual(['resolve']);
  expect(await dueIn('wake_cut_off')).toBeLessThanOrEqual(20);
  handOn();
  await expect.poll(() => dueIn('wake_cut_off')).toBeGreaterThan(60);
});

test('keeps a due time that is set meanwhile', async () => {
  await plan('wake_put_off', 'draft');
  const handed: string[] = [];
  const hand = async (jobs: readonly DueJob[]): Promise<void> => {
    if (!jobs.some(({ name }) => name === 'draft')) return void handed.push(...jobs.map(({ name }) => name));
    const text = `update directory.outbox set due_at = now() + interval '1 hour' where id = 'wake_put_off'`;
    await service.sql(text);
    handed.push('draft');
  };
  relay = startRelay(service.assembled.store, hand, (fault) => expect.unreachable(String(fault)));
  await expect.poll(() => handed).toEqual(['draft']);
  await plan('wake_after', 'research');
  await expect.poll(() => handed).toEqual(['draft', 'research']);
  expect(await dueIn('wake_put_off')).toBeGreaterThan(3_000);
});
