import { expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { contentHash } from '../../src/domain/drafting/content.ts';
import { newId } from '../../src/store/ids.ts';
import { expectTraceable, openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const embedded = createEmbeddedComposer();
const service = testService({
  ports: {
    composer: {
      name: 'embedded',
      compose: async (request, signal) =>
        request.recipient.company === 'Unwritable' ? [] : embedded.compose(request, signal),
    },
  },
});
const terms = 'Terms:  § 4 — “as is”.';

/** Starts a run whose only draft has a locked block. Returns the run id and the run lead. */
async function openDraftedRun(workspace: DraftingWorkspace, lead: object = {}) {
  const { call, projectId } = workspace;
  const { id: campaignId } = await call('campaigns.create', { projectId, name: 'Autumn', brief: 'A call.' });
  await call('campaigns.setMessageStructure', {
    campaignId,
    blocks: [
      { kind: 'generated', role: 'subject', aiInstruction: 'A short subject.' },
      { kind: 'generated', aiInstruction: 'One observation about the recipient.' },
      { kind: 'locked', id: 'terms', content: terms },
    ],
  });
  const source = `label ${campaignId}`;
  await workspace.addLead({ company: 'Pilvi Dental', analysis, source, ...lead });
  const runId = await workspace.startRun(source, { campaignId });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const [row] = (await call('runs.leads', { runId })).items;
  return { runId, row };
}

const setState = (messageId: string, state: string) =>
  service.sql('update message set state = $2 where id = $1', [messageId, state]);

test('editing keeps the sources of unchanged sentences and revokes the approval', async () => {
  const workspace = await openWorkspace(service);
  const { call, options } = workspace;
  const { row } = await openDraftedRun(workspace);
  const { draft } = row;
  expect(draft.evidence.length).toBeGreaterThan(0);
  await call('messages.approve', { messageId: draft.id });
  const replaced = draft.evidence[0].sentence;
  const body = draft.body.replace(replaced, 'We met last year.');
  const subject = 'We met';
  const changed = await expectSuccess(service, 'drafts.update', { leadId: row.id, subject, body }, options);
  expect(changed).toMatchObject({ state: 'drafted', subject, body, approvedBy: null, approvedAt: null });
  expect(changed.contentHash).toBe(contentHash(subject, body, []));
  expect(changed.contentHash).not.toBe(draft.contentHash);
  expect(changed.sentences.map(({ text }: any) => text)).not.toContain(replaced);
  expect(changed.evidence.map(({ sentence }: any) => sentence)).not.toContain(replaced);
  expect(changed.history.map(({ instruction }: any) => instruction)).toEqual([
    'Approved.',
    'Edited by hand.',
    'Edited by hand.',
  ]);
  expect(changed.history[1].by).toBe(workspace.tenant.userId);
  await expectTraceable(call, changed);
  const unchanged = await call('drafts.update', { leadId: row.id, body: `${body}\n\nMaria` });
  expect(unchanged).toMatchObject({ subject, evidence: changed.evidence });
  expect((await call('messages.byLead', { leadId: draft.leadId })).items).toEqual([unchanged]);
});

test('editing only the body keeps the subject with its source', async () => {
  const workspace = await openWorkspace(service);
  const { row } = await openDraftedRun(workspace);
  const before = row.draft.sentences.filter(({ role }) => role === 'subject');
  expect(before).toHaveLength(1);
  const body = `Hello.\n\n${terms}`;
  const changed = await workspace.call('drafts.update', { leadId: row.id, body });
  expect(changed.sentences.filter(({ role }) => role === 'subject')).toEqual(before);
});

test('drafts.update rejects forbidden changes without side effects', async () => {
  const workspace = await openWorkspace(service);
  const { call, options } = workspace;
  const { row } = await openDraftedRun(workspace);
  const { draft } = row;
  const edit = { leadId: row.id, subject: 'Else' };
  const body = draft.body.replace('“as is”', '"as is"');
  const locked = await expectError(
    service,
    'drafts.update',
    'locked_block_changed',
    { ...edit, body },
    options,
  );
  expect(locked.error.message).toContain('terms');
  const empty = await expectError(service, 'drafts.update', 'invalid_arguments', { leadId: row.id }, options);
  expect(empty.error.message).toContain('subject, body or both');
  await expectError(service, 'drafts.update', 'run_lead_not_found', edit);
  await expectError(
    service,
    'drafts.update',
    'run_lead_not_found',
    { ...edit, leadId: newId('run_lead') },
    options,
  );
  for (const state of ['sending', 'sent', 'delivered', 'bounced']) {
    await setState(draft.id, state);
    await expectError(service, 'drafts.update', 'already_sent', edit, options);
  }
  await setState(draft.id, 'removed');
  await expectError(service, 'drafts.update', 'invalid_state', edit, options);
  await setState(draft.id, 'drafted');
  expect((await call('messages.byLead', { leadId: draft.leadId })).items).toEqual([draft]);
});

test('rejects a change or removal if the run lead has no draft', async () => {
  const workspace = await openWorkspace(service);
  const { row } = await openDraftedRun(workspace, { company: 'Unwritable' });
  expect(row.draft).toBeNull();
  const edit = { leadId: row.id, body: 'Else' };
  await expectError(service, 'drafts.update', 'invalid_state', edit, workspace.options);
  await expectError(service, 'drafts.remove', 'invalid_state', { leadId: row.id }, workspace.options);
});

test('a removed draft stays visible with the reason and can no longer be approved', async () => {
  const workspace = await openWorkspace(service);
  const { call, options } = workspace;
  const { row, runId } = await openDraftedRun(workspace);
  await call('messages.approve', { messageId: row.draft.id });
  const reason = 'They are a partner.';
  const removed = await expectSuccess(
    service,
    'drafts.remove',
    { leadId: row.id, reason: ` ${reason}` },
    options,
  );
  expect(removed).toMatchObject({
    state: 'removed',
    removedReason: reason,
    approvedBy: null,
    approvedAt: null,
  });
  expect(removed.history.map(({ instruction }: any) => instruction)).toEqual([
    'Approved.',
    `Removed: ${reason}`,
  ]);
  const [after] = (await call('runs.leads', { runId, withDraftOnly: true })).items;
  expect(after).toMatchObject({ status: 'removed', reason, draft: removed });
  const { counts } = await call('runs.status', { runId });
  expect(counts).toMatchObject({ drafts: 0, approved: 0, removed: 1 });
  const approve = { messageId: row.draft.id };
  await expectError(service, 'messages.approve', 'invalid_state', approve, options);
  expect((await expectSuccess(service, 'credits.info', {}, options)).used.today).toBe(1);
});

test('drafts.remove rejects sent and unknown drafts', async () => {
  const workspace = await openWorkspace(service);
  const { row } = await openDraftedRun(workspace);
  await expectError(service, 'drafts.remove', 'run_lead_not_found', { leadId: row.id });
  await expectError(
    service,
    'drafts.remove',
    'run_lead_not_found',
    { leadId: newId('run_lead') },
    workspace.options,
  );
  await setState(row.draft.id, 'sent');
  await expectError(service, 'drafts.remove', 'already_sent', { leadId: row.id }, workspace.options);
});
