import { afterEach, expect, test } from 'vitest';
import { startRelay, type DueJob } from '../../src/workers/relay.ts';
import { testHouse } from '../house.ts';

const house = testHouse({ role: 'api' });
let relay: { stop(): Promise<void> } | undefined;
afterEach(async () => relay?.stop());

const plan = (id: string, name: string) =>
  house.sql(
    `insert into directory.outbox (id, org_id, kind, name, subject, due_at) values ($1, $2, 'job', $3, 'job_1', now())`,
    [id, house.tenant.orgId, name],
  );

test('what could not be handed on while the database was away is handed on once it is back', async () => {
  await plan('wake_away', 'draft');
  const handed: DueJob[] = [];
  const faults: unknown[] = [];
  const hand = async (jobs: readonly DueJob[]): Promise<void> => {
    if (faults.length < 3) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    handed.push(...jobs);
  };
  relay = startRelay(house.service.store, hand, (fault) => faults.push(fault));
  await expect.poll(() => handed.map(({ name }) => name), { timeout: 10_000 }).toEqual(['draft']);
  expect(faults).toHaveLength(3);
});

test('what the queue does not take does not hold up the others', async () => {
  await plan('wake_strange', 'strange');
  const handed: string[] = [];
  const hand = async (jobs: readonly DueJob[]): Promise<void> => {
    if (jobs.some(({ name }) => name === 'strange')) throw new Error('there is no queue strange');
    handed.push(...jobs.map(({ name }) => name));
  };
  const faults: unknown[] = [];
  relay = startRelay(house.service.store, hand, (fault) => faults.push(fault));
  await expect.poll(() => faults.length, { timeout: 10_000 }).toBe(1);
  await plan('wake_other', 'research');
  await expect.poll(() => handed, { timeout: 10_000 }).toEqual(['research']);
});
