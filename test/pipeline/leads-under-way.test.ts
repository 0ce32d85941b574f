import { expect, test } from 'vitest';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';

const service = testService();

/** Returns jobs that are open, or whose ledger entries do not match their state. */
const listUnsettledJobs = async (orgId: string) => {
  const rows = await service.sql<{ state: string; kinds: string | null }>(
    `select j.state, string_agg(e.kind, ' ' order by e.kind) as kinds
     from job j left join credit_entry e on e.org_id = j.org_id and e.job_id = j.id
     where j.org_id = $1 group by j.id, j.state`,
    [orgId],
  );
  const allowed = new Set(['done commit reserve', 'failed release reserve', 'failed null']);
  return rows.map(({ state, kinds }) => `${state} ${kinds}`).filter((end) => !allowed.has(end));
};

test('leads merged during drafting keep one row and one charge each', async () => {
  const workspace = await openWorkspace(service);
  const { call, tenant, addLead } = workspace;
  const leads: { id: string }[] = [];
  for (let index = 0; index < 10; index++) leads.push(await addLead({ analysis }));
  const runId = await workspace.startRun('fair');
  const pairs = Array.from({ length: 5 }, (_, index) => ({
    primaryId: leads[index]!.id,
    duplicateId: leads[index + 5]!.id,
  }));
  await Promise.all(pairs.map((pair) => call('leads.merge', pair)));
  const status = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(status.credits.reserved).toBe(0);
  const rows = (await call('runs.leads', { runId })).items;
  expect(rows.map(({ leadId }) => leadId).toSorted()).toEqual(
    pairs.map(({ primaryId }) => primaryId).toSorted(),
  );
  for (const row of rows) expect(row).toMatchObject({ status: 'drafted', draft: { leadId: row.leadId } });
  expect(await listUnsettledJobs(tenant.orgId)).toEqual([]);
  const committed = await service.sql(
    `select count(*)::int as n from credit_entry where org_id = $1 and kind = 'commit'`,
    [tenant.orgId],
  );
  const written = await service.sql('select count(*)::int as n from message where org_id = $1', [
    tenant.orgId,
  ]);
  expect(committed).toEqual(written);
});

test('a draft whose lead is deleted or merged meanwhile is either charged or absent', async () => {
  const { call, tryCall, tenant, addLead } = await openWorkspace(service);
  const keeper = await addLead();
  for (let round = 0; round < 8; round++) {
    const { id: leadId } = await addLead({ analysis });
    const change =
      round % 2 === 0
        ? call('leads.delete', { leadId })
        : call('leads.merge', { primaryId: keeper.id, duplicateId: leadId });
    const [generated] = await Promise.all([tryCall('messages.generate', { leadId }), change]);
    expect(['lead_not_found', undefined], generated.text).toContain(generated.error?.code);
  }
  expect(await listUnsettledJobs(tenant.orgId)).toEqual([]);
  const messages = (await call('messages.byLead', { leadId: keeper.id })).items;
  expect(new Set(messages.map(({ leadId }) => leadId))).toEqual(
    messages.length > 0 ? new Set([keeper.id]) : new Set(),
  );
});
