import { expect, test } from 'vitest';
import { checkEditedDraft, contentHash } from '../../src/domain/drafting/content.ts';
import { contentHashOf } from '../../src/domain/drafting/structure.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const service = testService();

async function openDraftedRun() {
  const workspace = await openWorkspace(service);
  await workspace.addLead({ company: 'Pilvi Dental', analysis, source: 'fair' });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const [row] = (await workspace.call('runs.leads', { runId })).items;
  return { ...workspace, row, message: row.draft };
}

test('rejects an approval whose content hash is outdated', async () => {
  const { call, options, row, message } = await openDraftedRun();
  expect(message.contentHash).toBe(contentHash(message.subject, message.body, message.attachments));
  await call('drafts.update', { leadId: row.id, body: 'Another text.' });
  const stale = { messageId: message.id, contentHash: message.contentHash };
  await expectError(service, 'messages.approve', 'invalid_state', stale, options);
  const current = (await call('runs.leads', { runId: message.runId })).items[0].draft;
  const approved = await call('messages.approve', {
    messageId: message.id,
    contentHash: current.contentHash,
  });
  expect(approved).toMatchObject({ state: 'approved', body: 'Another text.' });
});

test.each(['Hi\r\nBcc: someone@evil.example', 'Hi\u0000', 'Hi \u202eereht', 'Hi\u2028there'])(
  'rejects a subject with line breaks or control characters: %j',
  async (subject) => {
    const { options, row } = await openDraftedRun();
    const rejected = await service.call('drafts.update', { leadId: row.id, subject }, options);
    expect(rejected.error).toMatchObject({ code: 'invalid_arguments', param: 'subject' });
  },
);

test.each([
  ['We charge 10', 'Hello. We charge 1000 a minute.', false],
  ['charge 10', 'We recharge 10 a day', false],
  ['We charge 10', 'We charge 1000 a minute. We charge 10, no more.', true],
  ['We charge 10.', 'We charge 10.\nBest', true],
])('an edit that must contain locked %j is %j; accepted: %s', (content, body, isAccepted) => {
  const block = { blockId: 'terms', role: 'body', content, sha256: contentHashOf(content) } as const;
  expect(checkEditedDraft({ lockedBlocks: [block], subject: '', body }).ok).toBe(isAccepted);
});
