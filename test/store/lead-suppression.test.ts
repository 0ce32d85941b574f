import { expect, test } from 'vitest';
import { readLeadInFull } from '../../src/store/queries/lead-views.ts';
import type { Reading } from '../../src/store/store.ts';
import { testHouse } from '../house.ts';

const house = testHouse();

test('who is suppressed is found by the index, however many others are', async () => {
  const { orgId } = await house.newTenant();
  await house.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     select case n % 3 when 0 then $1 else 'org_' || n % 3 end, 'suppression_' || n, 'address',
            'a' || n || '@example.com', 'manual', now()
     from generate_series(1, 30000) as n`,
    [orgId],
  );
  await house.sql('analyze suppression');
  let asked = '';
  const listening = { orgId, sql: async (text: string) => ((asked = text), [{ json: '{}' }]) };
  await readLeadInFull(listening as unknown as Reading, 'lead');
  const plan = await house.service.store.tx(orgId, async (tx) =>
    tx.sql<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${asked}`, [orgId, 'lead']),
  );
  const scans = plan.map((row) => row['QUERY PLAN']).filter((line) => / on suppression\b/.test(line));
  expect(scans).toHaveLength(2);
  for (const scan of scans) expect(scan).toMatch(/Index.* using suppression_value_key/);
});
