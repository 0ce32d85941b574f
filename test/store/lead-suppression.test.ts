import { expect, test } from 'vitest';
import { findLeadDetail } from '../../src/store/queries/lead-views.ts';
import type { ReadContext } from '../../src/store/store.ts';
import { testService } from '../support/test-service.ts';

const service = testService();

test('findLeadDetail finds suppressions by the index', async () => {
  const { orgId } = await service.newTenant();
  await service.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     select case n % 3 when 0 then $1 else 'org_' || n % 3 end, 'suppression_' || n, 'address',
            'a' || n || '@example.com', 'manual', now()
     from generate_series(1, 30000) as n`,
    [orgId],
  );
  await service.sql('analyze suppression');
  const statements: string[] = [];
  const sql = async (text: string) => (statements.push(text), [{ json: '{}', areSuppressed: true }]);
  await findLeadDetail({ orgId, sql, now: new Date() } as unknown as ReadContext, 'lead');
  const plans = await service.assembled.store.transaction(orgId, async (tx) =>
    Promise.all(
      statements.map((text) =>
        tx.sql<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`, [orgId, 'lead', '2026-01-01']),
      ),
    ),
  );
  const scans = plans.map((plan) =>
    plan.map((row) => row['QUERY PLAN']).filter((line) => / on suppression\b/.test(line)),
  );
  expect(scans.map(({ length }) => length)).toEqual([1, 2]);
  for (const scan of scans.flat()) expect(scan).toMatch(/Index.* using suppression_value_key/);
});
