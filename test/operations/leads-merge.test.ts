import { describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { unmerge } from '../../src/people/unmerge.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService, type Tenant } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();
const suppress = (tenant: Tenant, address: string) =>
  service.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     values ($1, $2, 'address', $3, 'unsubscribe', now())`,
    [tenant.orgId, newId('suppression'), address],
  );
const statusChangesOf = async (leadId: string) =>
  (
    await service.sql(
      `select data from event where type = 'lead.status_changed' and data->>'leadId' = $1 order by id`,
      [leadId],
    )
  ).map(({ data: { field, from, to } }) => `${field} ${from} ${to}`);

describe('the primary', () => {
  test('keeps its values, gets missing ones with their sources, and combines lists', async () => {
    const { call, projectId, tenant } = await openWorkspace(service);
    const primary = await call('leads.add', {
      projectId,
      email: 'anna@koivu.example',
      firstName: 'Anna',
      source: 'fair',
      tags: ['a', 'b'],
      customFields: { size: 1, own: true },
    });
    const duplicate = await call('leads.add', {
      projectId,
      email: 'anna.b@home.example',
      firstName: 'A.',
      jobTitle: 'Planner',
      source: 'list',
      tags: ['b', 'c'],
      customFields: { size: 2, other: [1] },
      linkedinUrl: 'https://www.linkedin.com/in/anna-b',
    });
    await suppress(tenant, 'anna.b@home.example');
    const messageId = await storeMessage(service, tenant, { leadId: duplicate.id, direction: 'inbound' });
    const args = { primaryId: primary.id, duplicateId: duplicate.id };
    const plan = await call('leads.merge', args, { 'Dry-Run': 'true' });
    expect(plan).toMatchObject({ dryRun: true, mergedId: duplicate.id, messages: 1 });
    expect((await call('leads.get', { leadId: duplicate.id })).id).toBe(duplicate.id);
    const { lead, ...rest } = await call('leads.merge', args);
    expect(rest).toEqual({
      mergedId: duplicate.id,
      addresses: ['anna.b@home.example'],
      messages: 1,
      runLeads: 0,
      campaigns: 0,
      unapproved: [],
      dryRun: false,
    });
    expect(lead).toMatchObject({
      id: primary.id,
      email: 'anna@koivu.example',
      firstName: 'Anna',
      jobTitle: 'Planner',
      source: 'fair',
      aliases: ['anna.b@home.example'],
      linkedinUrl: 'https://www.linkedin.com/in/anna-b',
      tags: ['a', 'b', 'c'],
      customFields: { size: 1, own: true, other: [1] },
      suppressed: { reason: 'unsubscribe' },
    });
    expect(lead.provenance).toMatchObject({ jobTitle: { source: 'list' }, firstName: { source: 'fair' } });
    const thread = (await call('messages.byLead', { leadId: duplicate.id })).items;
    expect(thread).toMatchObject([{ id: messageId, leadId: primary.id }]);
    expect(thread[0].threadId.slice(7)).toBe(primary.id.slice(5));
  });

  test('is found by the old id and by every address of both leads', async () => {
    const { call, projectId, addLead } = await openWorkspace(service);
    const [one, two, three] = [await addLead(), await addLead(), await addLead({ email: 'c@koivu.example' })];
    await call('leads.merge', { primaryId: two.id, duplicateId: three.id });
    await call('leads.merge', { primaryId: one.id, duplicateId: two.id });
    for (const leadId of [two.id, three.id]) {
      expect((await call('leads.get', { leadId })).id).toBe(one.id);
      expect((await call('leads.update', { leadId, notes: leadId })).id).toBe(one.id);
      expect((await call('leads.addTag', { leadId, tags: [leadId] })).id).toBe(one.id);
      expect((await call('messages.generate', { leadId })).leadId).toBe(one.id);
    }
    const again = await call('leads.add', { projectId, email: 'c@koivu.example' });
    expect(again).toMatchObject({ id: one.id, matched: true });
    const listed = (await call('leads.list', { projectId, query: 'c@koivu' })).items;
    expect(listed.map(({ id }) => id)).toEqual([one.id]);
    await call('leads.delete', { leadId: one.id });
    const { value } = await service.call('leads.get', { leadId: three.id });
    expect(value).toBeUndefined();
  });

  test('has the more advanced stage and status, with one event', async () => {
    const { call, addLead } = await openWorkspace(service);
    const [primary, duplicate] = [await addLead(), await addLead()];
    await service.sql(`update lead set status = 'responded', stage = 'replied' where id = $1`, [
      duplicate.id,
    ]);
    const { lead } = await call('leads.merge', { primaryId: primary.id, duplicateId: duplicate.id });
    expect(lead).toMatchObject({ status: 'responded', stage: 'replied' });
    expect(await statusChangesOf(primary.id)).toEqual(['status new responded', 'stage none replied']);
    const last = await addLead();
    await call('leads.merge', { primaryId: primary.id, duplicateId: last.id });
    expect(await statusChangesOf(primary.id)).toHaveLength(2);
  });

  test('is not its own suspected duplicate and replaces the duplicate in other leads', async () => {
    const { call, addLead } = await openWorkspace(service);
    const [one, two, three] = [
      await addLead({ email: 'a.b@koivu.example' }),
      await addLead({ email: 'ab@koivu.example' }),
      await addLead({ email: 'a.b+x@koivu.example' }),
    ];
    const { lead } = await call('leads.merge', { primaryId: one.id, duplicateId: two.id });
    expect(lead.suspectedDuplicates).toEqual([three.id]);
    expect((await call('leads.get', { leadId: three.id })).suspectedDuplicates).toEqual([one.id]);
    await call('leads.delete', { leadId: one.id });
    expect((await call('leads.get', { leadId: three.id })).suspectedDuplicates).toEqual([]);
  });
});

describe('a run with both leads', () => {
  const openRunWithDuplicates = async () => {
    const workspace = await openWorkspace(service);
    const leads = [await workspace.addLead({ analysis }), await workspace.addLead({ analysis })];
    const runId = await workspace.startRun('fair');
    await workspace.waitForStatus(runId, 'awaiting_approval');
    const rows = (await workspace.call('runs.leads', { runId })).items;
    const rowOf = (lead: { id: string }) => rows.find(({ leadId }) => leadId === lead.id)!;
    return { ...workspace, runId, primary: leads[0]!, duplicate: leads[1]!, rowOf };
  };

  test('keeps the row with the approved draft, and the other draft in the thread', async () => {
    const { call, runId, primary, duplicate, rowOf } = await openRunWithDuplicates();
    await call('messages.approve', { messageId: rowOf(duplicate).draft.id });
    const merged = await call('leads.merge', { primaryId: primary.id, duplicateId: duplicate.id });
    expect(merged).toMatchObject({ runLeads: 1, messages: 1, unapproved: [] });
    const rows = (await call('runs.leads', { runId })).items;
    expect(rows).toMatchObject([
      { id: rowOf(duplicate).id, leadId: primary.id, draft: { state: 'approved', leadId: primary.id } },
    ]);
    const thread = (await call('messages.byLead', { leadId: primary.id })).items;
    expect(thread.map(({ state }) => state).toSorted()).toEqual(['approved', 'drafted']);
    expect((await call('runs.status', { runId })).counts).toMatchObject({ drafts: 1, approved: 1 });
  });

  test('keeps one of two approved drafts and names the one whose approval it revoked', async () => {
    const { call, runId, primary, duplicate, rowOf } = await openRunWithDuplicates();
    const approved = [rowOf(primary).draft.id, rowOf(duplicate).draft.id];
    for (const messageId of approved) await call('messages.approve', { messageId });
    const before = (await call('messages.byLead', { leadId: duplicate.id })).items;
    const merged = await call('leads.merge', { primaryId: primary.id, duplicateId: duplicate.id });
    expect(merged.unapproved).toEqual([rowOf(duplicate).draft.subject]);
    const thread = (await call('messages.byLead', { leadId: primary.id })).items;
    const unapproved = thread.find(({ id }) => id === approved[1])!;
    expect(unapproved).toMatchObject({
      state: 'drafted',
      approvedBy: null,
      body: rowOf(duplicate).draft.body,
    });
    expect(unapproved.history.at(-1)!.instruction).toMatch(/approval was revoked/);
    const { timeline } = await call('leads.get', { leadId: primary.id });
    expect(timeline.map(({ kind }) => kind)).toContain('approval_taken_back');
    await unmerge(service.assembled.store, duplicate.id);
    expect((await call('messages.byLead', { leadId: duplicate.id })).items).toEqual(before);
    expect((await call('runs.leads', { runId })).items).toHaveLength(2);
  });

  test('ends the work of the removed row without charge', async () => {
    const workspace = await openWorkspace(service, 0);
    await workspace.spendFreeCredits();
    const [primary, duplicate] = [
      await workspace.addLead({ analysis }),
      await workspace.addLead({ analysis }),
    ];
    const runId = await workspace.startRun('fair');
    await workspace.waitForStatus(runId, 'parked_credits');
    await workspace.call('leads.merge', { primaryId: primary.id, duplicateId: duplicate.id });
    const jobs = await service.sql('select lead_id, state, code from job where run_id = $1 order by state', [
      runId,
    ]);
    expect(jobs).toEqual([
      { lead_id: duplicate.id, state: 'failed', code: 'merged' },
      { lead_id: primary.id, state: 'parked', code: 'credits_exhausted' },
    ]);
    await unmerge(service.assembled.store, duplicate.id);
    const rows = (await workspace.call('runs.leads', { runId })).items;
    expect(rows.map(({ leadId, status }) => [leadId, status])).toEqual([
      [primary.id, 'pending'],
      [duplicate.id, 'failed'],
    ]);
  });
});

describe('rejects a merge', () => {
  test('of a lead with itself, by any id', async () => {
    const { call, addLead, options } = await openWorkspace(service);
    const [one, two] = [await addLead(), await addLead()];
    const rejectSame = (primaryId: string, duplicateId: string) =>
      expectError(service, 'leads.merge', 'invalid_arguments', { primaryId, duplicateId }, options);
    await rejectSame(one.id, one.id);
    await call('leads.merge', { primaryId: one.id, duplicateId: two.id });
    await rejectSame(one.id, two.id);
    await rejectSame(two.id, one.id);
    await rejectSame(two.id, two.id);
  });

  test('of leads of two workspaces, unknown leads and leads merged elsewhere', async () => {
    const { call, addLead, options, tenant } = await openWorkspace(service);
    const [one, two, three] = [await addLead(), await addLead(), await addLead()];
    const other = newId('project');
    await service.sql(
      `insert into project (org_id, id, name, created_at, updated_at) values ($1, $2, 'Other', now(), now())`,
      [tenant.orgId, other],
    );
    const elsewhere = await call('leads.add', { projectId: other, email: 'x@koivu.example' });
    const args = { primaryId: one.id, duplicateId: elsewhere.id };
    const rejected = await expectError(service, 'leads.merge', 'invalid_arguments', args, options);
    expect(rejected.error.message).toMatch(/different workspaces/);
    for (const ids of [
      { primaryId: newId('lead'), duplicateId: one.id },
      { primaryId: one.id, duplicateId: newId('lead') },
    ]) {
      await expectError(service, 'leads.merge', 'lead_not_found', ids, options);
    }
    await call('leads.merge', { primaryId: two.id, duplicateId: three.id });
    const mergedElsewhere = { primaryId: one.id, duplicateId: three.id };
    const alreadyMerged = await expectError(
      service,
      'leads.merge',
      'invalid_state',
      mergedElsewhere,
      options,
    );
    expect(alreadyMerged.error.message).toContain(two.id);
  });
});

describe('undoing a merge', () => {
  test('keeps a suppression made after the merge for both leads', async () => {
    const { call, addLead, tenant } = await openWorkspace(service);
    const [primary, duplicate] = [await addLead(), await addLead({ email: 'anna@home.example' })];
    await call('leads.merge', { primaryId: primary.id, duplicateId: duplicate.id });
    await suppress(tenant, 'anna@home.example');
    await unmerge(service.assembled.store, duplicate.id);
    for (const { id } of [primary, duplicate]) {
      expect(await call('leads.get', { leadId: id })).toMatchObject({
        id,
        suppressed: { reason: 'unsubscribe' },
      });
    }
  });

  const openMerged = async () => {
    const workspace = await openWorkspace(service);
    const [one, two, three] = [
      await workspace.addLead(),
      await workspace.addLead(),
      await workspace.addLead(),
    ];
    await workspace.call('leads.merge', { primaryId: one.id, duplicateId: two.id });
    return { ...workspace, one, two, three };
  };
  const undoResult = (id: string) =>
    unmerge(service.assembled.store, id).then(
      () => 'done',
      (error: Error) => error.message,
    );

  test('leaves later additions with the primary', async () => {
    const { call, one, two, tenant } = await openMerged();
    const later = await storeMessage(service, tenant, { leadId: one.id });
    await call('leads.update', { leadId: one.id, jobTitle: 'Chief', notes: 'Since.' });
    await call('leads.addTag', { leadId: one.id, tags: ['since'] });
    await unmerge(service.assembled.store, two.id);
    expect(await call('leads.get', { leadId: one.id })).toMatchObject({
      jobTitle: 'Chief',
      notes: 'Since.',
      tags: ['since'],
      aliases: [],
    });
    expect((await call('messages.byLead', { leadId: one.id })).items).toMatchObject([{ id: later }]);
    expect(await call('leads.get', { leadId: two.id })).toMatchObject({
      id: two.id,
      jobTitle: null,
      tags: [],
    });
    expect(await undoResult(two.id)).toMatch(/No lead with the id .* was merged/);
  });

  test('works in reverse order only', async () => {
    const { call, one, two, three, addLead } = await openMerged();
    await call('leads.merge', { primaryId: one.id, duplicateId: three.id });
    expect(await undoResult(two.id)).toContain(`Undo that merge first: ${three.id}`);
    const top = await addLead();
    await call('leads.merge', { primaryId: top.id, duplicateId: one.id });
    expect(await undoResult(three.id)).toContain(`Undo that merge first: ${one.id}`);
    for (const id of [one.id, three.id, two.id]) expect(await undoResult(id)).toBe('done');
    for (const lead of [one, two, three, top]) {
      expect((await call('leads.get', { leadId: lead.id })).email).toBe((lead as { email?: string }).email);
    }
  });

  test('fails while another lead or the primary has its address', async () => {
    const { call, projectId, one, two } = await openMerged();
    const email = (two as { email?: string }).email!;
    await call('leads.update', { leadId: one.id, email });
    expect(await undoResult(two.id)).toMatch(/got it as its own address later/);
    await call('leads.update', { leadId: one.id, email: 'new@koivu.example' });
    const other = await call('leads.add', { projectId, email });
    expect(await undoResult(two.id)).toContain(`an address of ${other.id} now`);
    await call('leads.delete', { leadId: other.id });
    expect(await undoResult(two.id)).toBe('done');
    expect((await call('leads.get', { leadId: two.id })).email).toBe(email);
  });
});
