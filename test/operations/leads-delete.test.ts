import { describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();

/** Counts the rows that still refer to the lead, by table. */
const countReferences = async (leadId: string): Promise<object> => {
  const counts = await Promise.all(
    ['lead_identity', 'campaign_lead', 'message', 'run_lead', 'timeline_entry', 'merged_lead'].map(
      async (table): Promise<[string, number]> => {
        const [row] = await service.sql(`select count(*)::int as n from ${table} where lead_id = $1`, [
          leadId,
        ]);
        return [table, row.n];
      },
    ),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
};

describe('deleting a lead', () => {
  test('deletes all its data, after a dry run that counts them', async () => {
    const workspace = await openWorkspace(service);
    const { call, projectId, tenant, options } = workspace;
    const lead = await workspace.addLead({ analysis, source: 'one' });
    const peer = await workspace.addLead({ analysis, source: 'one', email: 'bo@other.example' });
    const campaign = await call('campaigns.create', { projectId, name: 'Autumn' });
    await call('leads.update', { leadId: lead.id, campaignId: campaign.id });
    const runId = await workspace.startRun('one');
    await workspace.waitForStatus(runId, 'awaiting_approval');
    await storeMessage(service, tenant, { leadId: lead.id });
    const before = await call('leads.get', { leadId: lead.id });
    const spent = (await call('runs.status', { runId })).credits;

    const plan = await call('leads.delete', { leadId: lead.id }, { 'Dry-Run': 'true' });
    expect(plan).toEqual({ leadId: lead.id, deleted: true, messages: 2, runLeads: 1, dryRun: true });
    expect(await call('leads.get', { leadId: lead.id })).toEqual(before);
    expect(await call('leads.delete', { leadId: lead.id })).toEqual({ ...plan, dryRun: false });

    expect(await countReferences(lead.id)).toEqual({});
    await expectError(service, 'leads.delete', 'lead_not_found', { leadId: lead.id }, options);
    expect((await workspace.tryCall('messages.byLead', { leadId: lead.id })).error.code).toBe(
      'lead_not_found',
    );
    const status = await call('runs.status', { runId });
    expect(status).toMatchObject({ counts: { drafts: 1, contacts: 1 }, credits: spent });
    expect(status.progress.done).toBe(status.progress.total);
    const rows = (await call('runs.leads', { runId })).items;
    expect(rows.map(({ leadId }) => leadId)).toEqual([peer.id]);
    // The address can be used again and creates a new lead.
    const again = await call('leads.add', { projectId, email: before.email });
    expect(again).toMatchObject({ matched: false });
    expect(again.id).not.toBe(lead.id);
  });

  test('keeps its suppression', async () => {
    const { call, tryCall, projectId, addLead, tenant } = await openWorkspace(service);
    const lead = await addLead({ email: 'quiet@koivu.example' });
    await service.sql(
      `insert into suppression (org_id, id, kind, value, reason, since)
       values ($1, $2, 'address', 'quiet@koivu.example', 'unsubscribe', now())`,
      [tenant.orgId, newId('suppression')],
    );
    await call('leads.delete', { leadId: lead.id });
    const rejected = await tryCall('leads.add', { projectId, email: 'quiet@koivu.example' });
    expect(rejected.error.code).toBe('suppressed');
  });

  test.each(['leads.delete', 'leads.deleteBatch'] as const)(
    'by %s suppresses each of its addresses if the lead is suppressed',
    async (fn) => {
      const { call, tryCall, projectId, addLead, tenant } = await openWorkspace(service);
      const lead = await addLead({ email: 'anna@koivu.example' });
      const peer = await addLead({ email: 'bo@koivu.example' });
      for (const email of ['anna@home.example', 'anna@quiet.example'])
        await call('leads.addAlias', { leadId: lead.id, email });
      await service.sql(
        `insert into suppression (org_id, id, kind, value, reason, since)
       values ($1, $2, 'domain', 'quiet.example', 'complaint', '2026-01-02T03:04:05.678901Z')`,
        [tenant.orgId, newId('suppression')],
      );
      const leadIds = [lead.id, peer.id];
      const args = fn === 'leads.delete' ? { leadId: lead.id } : { leadIds };
      const suppressionQuery = `select kind, value, reason, since::timestamptz(6) at time zone 'UTC' || '' as since
                    from suppression where org_id = $1 order by value`;
      const before = await service.sql(suppressionQuery, [tenant.orgId]);
      await call(fn, args, { 'Dry-Run': 'true' });
      expect(await service.sql(suppressionQuery, [tenant.orgId])).toEqual(before);
      await call(fn, args);
      const same = { reason: 'complaint', since: '2026-01-02 03:04:05.678901' };
      expect(await service.sql(suppressionQuery, [tenant.orgId])).toEqual([
        { kind: 'address', value: 'anna@home.example', ...same },
        { kind: 'address', value: 'anna@koivu.example', ...same },
        { kind: 'domain', value: 'quiet.example', ...same },
      ]);
      for (const email of ['anna@koivu.example', 'anna@home.example', 'anna@quiet.example'])
        expect((await tryCall('leads.add', { projectId, email })).error?.code).toBe('suppressed');
      await call('leads.add', { projectId, email: 'bo@koivu.example' });
    },
  );
});

test('rejects the id of a merged lead', async () => {
  const { call, addLead, tenant, options } = await openWorkspace(service);
  const lead = await addLead();
  const oldId = newId('lead');
  await service.sql(
    `insert into merged_lead (org_id, old_id, into_id, lead_id, merged_at, record)
     values ($1, $2, $3, $3, now(), '{}')`,
    [tenant.orgId, oldId, lead.id],
  );
  const rejected = await expectError(service, 'leads.delete', 'invalid_state', { leadId: oldId }, options);
  expect(rejected.error.message).toContain(lead.id);
  const batch = await call('leads.deleteBatch', { leadIds: [oldId] });
  expect(batch).toMatchObject({ items: [{ outcome: 'not_found' }], deleted: 0 });
  expect((await call('leads.get', { leadId: oldId })).id).toBe(lead.id);
});

describe('leads.deleteBatch', () => {
  test('returns one outcome per id, including unknown and repeated ids', async () => {
    const { call, projectId, addLead } = await openWorkspace(service);
    const [one, two, three] = [await addLead(), await addLead(), await addLead()];
    const absent = newId('lead');
    const leadIds = [one.id, absent, two.id, one.id];
    const plan = await call('leads.deleteBatch', { leadIds }, { 'Dry-Run': 'true' });
    expect(plan).toMatchObject({ deleted: 2, notFound: 2, dryRun: true });
    const done = await call('leads.deleteBatch', { leadIds });
    expect(done).toEqual({
      items: [
        { leadId: one.id, outcome: 'deleted' },
        { leadId: absent, outcome: 'not_found' },
        { leadId: two.id, outcome: 'deleted' },
        { leadId: one.id, outcome: 'not_found' },
      ],
      deleted: 2,
      notFound: 2,
      messages: 0,
      runLeads: 0,
      dryRun: false,
    });
    const remaining = (await call('leads.list', { projectId })).items;
    expect(remaining.map(({ id }) => id)).toEqual([three.id]);
  });
});

describe('work in progress', () => {
  /** Returns the ledger entries of each job of the organisation. */
  const ledgerOf = async (orgId: string) =>
    service.sql<{ id: string; state: string; kinds: string | null }>(
      `select j.id, j.state, string_agg(e.kind, ' ' order by e.kind) as kinds
       from job j left join credit_entry e on e.org_id = j.org_id and e.job_id = j.id
       where j.org_id = $1 group by j.id, j.state`,
      [orgId],
    );

  test('ends without a charge if its lead is deleted', async () => {
    const workspace = await openWorkspace(service);
    const { call, tenant } = workspace;
    const leads = [];
    for (let index = 0; index < 12; index++) leads.push(await workspace.addLead({ analysis }));
    const runId = await workspace.startRun('fair');
    const batches = [leads.slice(0, 6), leads.slice(6, 9)].map((part) => part.map(({ id }) => id));
    await Promise.all(batches.map((leadIds) => call('leads.deleteBatch', { leadIds })));
    const status = await workspace.waitForStatus(runId, 'awaiting_approval');
    expect(status.counts).toMatchObject({ drafts: 3, contacts: 3 });
    expect(status.credits.reserved).toBe(0);
    const allowed = new Set(['done commit reserve', 'failed release reserve', 'failed null']);
    const rows = await ledgerOf(tenant.orgId);
    expect(rows.filter(({ state, kinds }) => !allowed.has(`${state} ${kinds}`))).toEqual([]);
    expect(rows.filter(({ state }) => state === 'done').length).toBe(status.credits.spent);
    const queuedJobs = await service.sql(`select from directory.outbox where org_id = $1 and kind = 'job'`, [
      tenant.orgId,
    ]);
    expect(queuedJobs).toEqual([]);
  });

  test('continues if another lead needs it', async () => {
    const workspace = await openWorkspace(service, 0);
    await workspace.spendFreeCredits();
    const site = { companyWebsite: 'https://shared.example' };
    const [first, second] = [await workspace.addLead(site), await workspace.addLead(site)];
    // The account has no credits, so the research of the site stays open.
    const runId = await workspace.startRun('fair');
    await workspace.waitForStatus(runId, 'parked_credits');
    await workspace.call('leads.delete', { leadId: first.id });
    const jobs = await service.sql('select kind, state, lead_id from job where run_id = $1', [runId]);
    expect(jobs).toEqual([{ kind: 'research', state: 'parked', lead_id: second.id }]);
    await workspace.call('leads.delete', { leadId: second.id });
    const ended = await service.sql('select state, code from job where run_id = $1', [runId]);
    expect(ended).toEqual([{ state: 'failed', code: 'lead_gone' }]);
  });
});
