import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();
const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 8, minute));
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

/** Creates a lead whose thread has one message at each given minute: inbound at odd minutes, sent at even ones. */
async function createThread(workspace: DraftingWorkspace, ...minutes: number[]) {
  const { id: leadId } = await workspace.addLead();
  const ids: string[] = [];
  for (const minute of minutes) {
    const direction = minute % 2 ? ('inbound' as const) : ('outbound' as const);
    const state = minute % 2 ? 'received' : 'sent';
    ids.push(
      await storeMessage(service, workspace.tenant, { leadId, direction, state, occurredAt: at(minute) }),
    );
  }
  return { leadId, ids };
}

test('messages.byLead pages through the thread, oldest first', async () => {
  const workspace = await openWorkspace(service);
  const { options } = workspace;
  const { leadId, ids } = await createThread(workspace, 3, 1, 2, 2);
  const expected = [ids[1], ids[2], ids[3], ids[0]];
  const thread = await expectSuccess(service, 'messages.byLead', { leadId }, options);
  expect(idsOf(thread)).toEqual(expected);
  expect(thread.items[0]).toMatchObject({
    leadId,
    projectId: workspace.projectId,
    direction: 'inbound',
    state: 'received',
    occurredAt: at(1).getTime(),
    campaignId: null,
    runId: null,
    classification: null,
    sentences: [],
    evidence: [],
    omitted: [],
    warnings: [],
    history: [],
  });
  const first = await expectSuccess(service, 'messages.byLead', { leadId, limit: 2 }, options);
  const rest = { leadId, limit: 2, cursor: first.nextCursor };
  const second = await expectSuccess(service, 'messages.byLead', rest, options);
  expect([...idsOf(first), ...idsOf(second)]).toEqual(expected);
  expect(second.nextCursor).toBeNull();
  const { leadId: other } = await createThread(workspace);
  await expectError(service, 'messages.byLead', 'cursor_invalid', { ...rest, leadId: other }, options);
  await expectError(service, 'messages.byLead', 'cursor_invalid', { leadId, cursor: 'x' }, options);
  await expectError(service, 'messages.byLead', 'lead_not_found', { leadId });
  await expectError(service, 'messages.byLead', 'lead_not_found', { leadId: newId('lead') }, options);
});

test('messages name their recipient and the row of their run, and are filtered by run and campaign', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId, options } = workspace;
  const { id: campaignId } = await call('campaigns.create', { projectId, name: 'Autumn', brief: 'A call.' });
  const person = { firstName: 'Anna', lastName: 'Aalto', email: 'anna@pilvi.example', company: 'Pilvi' };
  const lead = await workspace.addLead({ ...person, analysis });
  const runId = await workspace.startRun('fair', { campaignId });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const [row] = (await call('runs.leads', { runId })).items;
  const inRun = { id: row.draft.id, runId, campaignId, runLeadId: row.id, recipient: person };
  expect(row.draft).toMatchObject(inRun);
  const alone = await call('messages.generate', { leadId: lead.id });
  expect(alone).toMatchObject({ runLeadId: null, recipient: person });
  const list = async (filter: object) =>
    (await expectSuccess(service, 'messages.byProject', { projectId, ...filter }, options)).items;
  expect(await list({})).toMatchObject([{ id: alone.id, runLeadId: null, recipient: person }, inRun]);
  expect(await list({ runId })).toMatchObject([inRun]);
  expect(await list({ campaignId, state: 'drafted' })).toMatchObject([inRun]);
  expect(await list({ campaignId, runId, direction: 'inbound' })).toEqual([]);
  expect((await call('messages.byLead', { leadId: lead.id })).items).toMatchObject([inRun, { id: alone.id }]);
  expect(await call('messages.approve', { messageId: row.draft.id })).toMatchObject(inRun);
  const foreign = await openWorkspace(service);
  const elsewhere = { projectId: foreign.projectId };
  const { options: own } = foreign;
  await expectError(service, 'messages.byProject', 'campaign_not_found', { ...elsewhere, campaignId }, own);
  await expectError(service, 'messages.byProject', 'run_not_found', { ...elsewhere, runId }, own);
});

test('messages.byProject lists newest first, filtered by time, direction and state', async () => {
  const workspace = await openWorkspace(service);
  const { projectId, options } = workspace;
  const one = await createThread(workspace, 1, 2);
  const other = await createThread(workspace, 3, 4);
  const newestFirst = [...one.ids, ...other.ids].reverse();
  const list = async (filter: object = {}) =>
    expectSuccess(service, 'messages.byProject', { projectId, ...filter }, options);
  expect(idsOf(await list())).toEqual(newestFirst);
  const since = at(2).toISOString();
  expect(idsOf(await list({ since }))).toEqual(newestFirst.slice(0, 3));
  expect(idsOf(await list({ since: String(at(3).getTime()) }))).toEqual(newestFirst.slice(0, 2));
  expect(idsOf(await list({ direction: 'inbound' }))).toEqual([other.ids[0], one.ids[0]]);
  expect(idsOf(await list({ state: 'sent', since }))).toEqual([other.ids[1], one.ids[1]]);
  expect(idsOf(await list({ state: 'sent', direction: 'inbound' }))).toEqual([]);
  const first = await list({ since, limit: 2 });
  const rest = { projectId, since, limit: 2, cursor: first.nextCursor };
  const second = await expectSuccess(service, 'messages.byProject', rest, options);
  expect([...idsOf(first), ...idsOf(second)]).toEqual(newestFirst.slice(0, 3));
  expect(second.nextCursor).toBeNull();
  const { cursor } = rest;
  await expectError(
    service,
    'messages.byProject',
    'cursor_invalid',
    { projectId, limit: 2, cursor },
    options,
  );
  const invalidTime = { projectId, since: '2026-02-30' };
  const rejected = await expectError(
    service,
    'messages.byProject',
    'invalid_arguments',
    invalidTime,
    options,
  );
  expect(rejected.error.param).toBe('since');
  await expectError(service, 'messages.byProject', 'project_not_found', { projectId });
});

/** Generates a draft with a locked block for a new lead. */
async function generateDraft(workspace: DraftingWorkspace, lead: object = {}) {
  const { call, projectId } = workspace;
  const { id: campaignId } = await call('campaigns.create', { projectId, name: 'Autumn' });
  await call('campaigns.setMessageStructure', {
    campaignId,
    blocks: [
      { kind: 'generated', role: 'subject', aiInstruction: 'A short subject.' },
      { kind: 'generated', aiInstruction: 'One observation about the recipient.' },
      { kind: 'locked', id: 'terms', content: 'Terms apply.' },
    ],
  });
  const { id: leadId } = await workspace.addLead({ company: 'Pilvi Dental', analysis, ...lead });
  return call('messages.generate', { leadId, campaignId });
}

test('an approval covers the exact text and sends nothing', async () => {
  const workspace = await openWorkspace(service);
  const draft = await generateDraft(workspace);
  const approved = await expectSuccess(
    service,
    'messages.approve',
    { messageId: draft.id },
    workspace.options,
  );
  expect(approved).toMatchObject({
    state: 'approved',
    contentHash: draft.contentHash,
    approvedBy: workspace.tenant.userId,
    approvedAt: expect.any(Number),
  });
  expect(approved.history).toHaveLength(1);
  const [{ sent }] = await service.sql(
    `select count(*)::int as sent from event where org_id = $1 and type = 'message.sent'`,
    [workspace.tenant.orgId],
  );
  expect(sent).toBe(0);
  await service.sql(`update message set body = 'Bye. Terms apply.' where id = $1`, [draft.id]);
  const approvedAgain = await workspace.call('messages.approve', { messageId: draft.id });
  expect(approvedAgain.contentHash).not.toBe(draft.contentHash);
  expect(approvedAgain.history).toHaveLength(2);
});

test('messages.approve rejects suppressed people and changed locked text', async () => {
  const workspace = await openWorkspace(service);
  const { options, tenant } = workspace;
  const { id: messageId } = await generateDraft(workspace);
  await service.sql(`update message set body = 'Terms apply!' where id = $1`, [messageId]);
  const changed = await expectError(
    service,
    'messages.approve',
    'locked_block_changed',
    { messageId },
    options,
  );
  expect(changed.error.message).toContain('terms');
  const swapped = await generateDraft(workspace);
  const lockedBlocks = `jsonb_set(locked_blocks, '{0,content}', '"Hello"')`;
  await service.sql(`update message set body = 'Hello', locked_blocks = ${lockedBlocks} where id = $1`, [
    swapped.id,
  ]);
  await expectError(service, 'messages.approve', 'locked_block_changed', { messageId: swapped.id }, options);
  const late = await generateDraft(workspace, { email: 'late@gone.example' });
  await workspace.call('messages.approve', { messageId: late.id });
  await service.sql(`insert into suppression values ($1, $2, 'domain', 'gone.example', 'manual', now())`, [
    tenant.orgId,
    newId('suppression'),
  ]);
  const rejected = await expectError(
    service,
    'messages.approve',
    'suppressed',
    { messageId: late.id },
    options,
  );
  expect(rejected.error.message).toContain('manual');
});

test('messages.approve rejects messages that are not drafts', async () => {
  const workspace = await openWorkspace(service);
  const { options, tenant } = workspace;
  const { id: leadId } = await workspace.addLead();
  const inbound = { leadId, direction: 'inbound' as const, state: 'received' };
  const received = { messageId: await storeMessage(service, tenant, inbound) };
  await expectError(service, 'messages.approve', 'invalid_state', received, options);
  for (const state of ['sending', 'sent', 'delivered', 'bounced']) {
    const sentMessage = { messageId: await storeMessage(service, tenant, { leadId, state }) };
    await expectError(service, 'messages.approve', 'already_sent', sentMessage, options);
  }
  await expectError(service, 'messages.approve', 'message_not_found', received);
  await expectError(
    service,
    'messages.approve',
    'message_not_found',
    { messageId: newId('message') },
    options,
  );
});
