import { expect, test } from 'vitest';
import { forgetIdempotencyKeys } from '../../src/workers/sweep.ts';
import { testHouse } from '../house.ts';

const house = testHouse();

test('replies are forgotten after a day, of every organisation, and not before', async () => {
  const tenants = [house.tenant, await house.newTenant()];
  for (const { orgId } of tenants) {
    for (const [key, hours] of [
      ['old', 25],
      ['young', 23],
    ]) {
      await house.sql(
        `insert into idempotency (org_id, operation, key, arguments_hash, unit_id, reply, created_at)
         values ($1, 'leads.add', $2, '', '', '{}', now() - make_interval(hours => $3))`,
        [orgId, key, hours],
      );
    }
  }
  await forgetIdempotencyKeys(house.service.store);
  const left = await house.sql('select org_id as "orgId", key from idempotency');
  expect(left).toHaveLength(2);
  expect(left).toEqual(expect.arrayContaining(tenants.map(({ orgId }) => ({ orgId, key: 'young' }))));
});
