import { expect, test } from 'vitest';
import { suppress } from '../../src/people/suppressions.ts';
import { storeMessage } from '../support/store-message.ts';
import { testService } from '../support/test-service.ts';
import { openReview, terms, type ReviewScene } from './review-scene.ts';

const service = testService();
const setState = (messageId: string, state: string) =>
  service.sql('update message set state = $2 where id = $1', [messageId, state]);
const lastAudit = async ({ tenant }: ReviewScene) =>
  (
    await service.sql(
      `select fn, user_id, target, change from audit_entry where org_id = $1 order by id desc limit 1`,
      [tenant.orgId],
    )
  )[0];

test('an edit keeps what its sources still support, and names what lost its source', async () => {
  const scene = await openReview(service);
  const { reviewer, call, rows } = scene;
  const { draft } = rows[0];
  await call('messages.approve', { messageId: draft.id });
  const { id: messageId, contentHash, body, sentences, evidence } = draft;
  const claim = sentences.find(({ form, role }: any) => form === 'claim' && role === 'body');
  expect(claim.text).toContain('30');
  const corrected = claim.text.replace('30', 'about 30');
  expect(corrected).not.toBe(claim.text);
  const changed = await reviewer.call('messages.edit', {
    messageId,
    contentHash,
    body: body.replace(claim.text, claim.text.replace('30', '31')),
  });
  expect(changed.status, changed.text).toBe(200);
  expect(changed.value).toMatchObject({
    message: { id: messageId, state: 'drafted', approvedBy: null },
    unsupported: [{ text: claim.text.replace('30', '31'), role: 'body', code: 'number_not_in_evidence' }],
  });
  const kept = changed.value.message;
  expect(kept.sentences).toEqual(sentences.filter(({ text }: any) => text !== claim.text));
  expect(kept.evidence).toEqual(evidence.filter(({ sentence }: any) => sentence !== claim.text));
  expect(kept.history.at(-1)).toMatchObject({ by: scene.userId, instruction: 'Edited by hand.' });
  expect(await lastAudit(scene)).toMatchObject({
    fn: 'messages.edit',
    user_id: scene.userId,
    target: messageId,
  });
  const back = await reviewer.call('messages.edit', { messageId, contentHash: kept.contentHash, body });
  expect(back.value.message.body).toBe(body);
});

test('a sentence in other words keeps its source if the source says the same', async () => {
  const { reviewer, rows } = await openReview(service);
  const { id: messageId, contentHash, body, sentences } = rows[0].draft;
  const claim = sentences.find(({ form, role }: any) => form === 'claim' && role === 'body');
  const shorter = claim.text.replace(' with 30 employees', '');
  expect(shorter).not.toBe(claim.text);
  const edit = { messageId, contentHash, body: body.replace(claim.text, shorter) };
  const { value, text } = await reviewer.call('messages.edit', edit);
  expect(value?.unsupported, text).toEqual([]);
  expect(value.message.sentences.map((each: any) => each.text)).toContain(shorter);
  expect(value.message.evidence.map((each: any) => each.sentence)).toContain(shorter);
  expect(value.message.sentences).toHaveLength(sentences.length);
});

test('an edit is refused if the text was changed meanwhile, is locked, or went out', async () => {
  const { reviewer, call, rows } = await openReview(service);
  const { id: messageId, contentHash, body } = rows[0].draft;
  const edit = async (args: object) =>
    (await reviewer.call('messages.edit', { messageId, contentHash, ...args })).error?.code;
  expect(await edit({})).toBe('invalid_arguments');
  expect(await edit({ body: body.replace('§ 4', '§ 5') })).toBe('locked_block_changed');
  expect(await edit({ body: body.replace(terms, '') })).toBe('locked_block_changed');
  await call('drafts.update', { leadId: rows[0].id, subject: 'Another one' });
  expect(await edit({ subject: 'A third one' })).toBe('invalid_state');
  await setState(messageId, 'sent');
  expect(await edit({ subject: 'A third one' })).toBe('already_sent');
  await setState(messageId, 'removed');
  expect(await edit({ subject: 'A third one' })).toBe('invalid_state');
});

test('a draft outside runs is edited, removed and restored as well', async () => {
  const scene = await openReview(service);
  const { reviewer, call, rows, userId } = scene;
  const draft = await call('messages.generate', { leadId: rows[0].leadId });
  expect(draft.runId).toBeNull();
  const edit = { messageId: draft.id, contentHash: draft.contentHash, subject: 'Rosters' };
  expect((await reviewer.call('messages.edit', edit)).value.message.subject).toBe('Rosters');
  const messageId = draft.id;
  const removed = await reviewer.call('messages.remove', { messageId, reason: 'Not now.' });
  expect(removed.value).toMatchObject({ state: 'removed', removedReason: 'Not now.' });
  expect(await lastAudit(scene)).toMatchObject({ fn: 'messages.remove', user_id: userId, target: messageId });
  expect((await reviewer.call('messages.remove', { messageId })).value.removedReason).toBe('Not now.');
  const restored = await reviewer.call('messages.restore', { messageId });
  expect(restored.value).toMatchObject({ state: 'drafted', removedReason: null });
});

test('a removed draft of a run comes back with its row', async () => {
  const { reviewer, call, rows, runId, tenant } = await openReview(service);
  const { id: messageId, leadId } = rows[0].draft;
  const row = async () => (await call('runs.leads', { runId })).items[0];
  await reviewer.call('messages.remove', { messageId });
  expect(await row()).toMatchObject({ status: 'removed', reason: 'Removed by a person.' });
  expect((await reviewer.call('messages.restore', { messageId })).status).toBe(200);
  expect(await row()).toMatchObject({ status: 'drafted', reason: null, draft: { state: 'drafted' } });
  expect((await reviewer.call('messages.restore', { messageId })).error.code).toBe('invalid_state');
  await setState(messageId, 'sent');
  expect((await reviewer.call('messages.remove', { messageId })).error.code).toBe('already_sent');
  const received = { leadId, direction: 'inbound' as const, state: 'received' };
  const inbound = await storeMessage(service, tenant, received);
  expect((await reviewer.call('messages.remove', { messageId: inbound })).error.code).toBe('invalid_state');
  await setState(messageId, 'drafted');
  const { email } = await call('leads.get', { leadId });
  const { orgId } = tenant;
  await suppress(service.assembled.store, { orgId, target: email, reason: 'manual' });
  expect((await reviewer.call('messages.restore', { messageId })).error.code).toBe('suppressed');
});

test('a replaced reply is not restored beside the newer one', async () => {
  const { reviewer, call, rows } = await openReview(service);
  const { leadId } = rows[0];
  const first = await call('replies.draft', { leadId, body: 'Yes.' });
  const second = await call('replies.draft', { leadId, body: 'Yes, gladly.' });
  const restore = () => reviewer.call('messages.restore', { messageId: first.id });
  expect((await restore()).error).toMatchObject({
    code: 'invalid_state',
    message: expect.stringContaining('newer reply'),
  });
  await reviewer.call('messages.remove', { messageId: second.id });
  expect((await restore()).value.state).toBe('drafted');
});

test('an approval is withdrawn until the message is sent', async () => {
  const { reviewer, call, rows, userId } = await openReview(service);
  const { id: messageId } = rows[0].draft;
  const withdraw = () => reviewer.call('messages.withdrawApproval', { messageId });
  expect((await withdraw()).error.code).toBe('invalid_state');
  await call('messages.approve', { messageId });
  const { value } = await withdraw();
  expect(value).toMatchObject({ state: 'drafted', approvedBy: null, approvedAt: null });
  expect(value.history.at(-1)).toMatchObject({ by: userId, instruction: 'Approval withdrawn.' });
  await setState(messageId, 'sending');
  expect((await withdraw()).error.code).toBe('already_sent');
});

test('several drafts are approved at once if they need no closer look', async () => {
  const companies = ['Pilvi Dental', 'Aalto Care', 'Birch Homes', 'Cedar Foods', 'Dune Clinics'];
  const scene = await openReview(service, companies);
  const { reviewer, call, rows, userId } = scene;
  const [good, edited, warned, stale, sent] = rows.map(({ draft }) => draft);
  const itemOf = ({ id, contentHash }: any) => ({ messageId: id, contentHash });
  const update = await reviewer.call('messages.edit', { ...itemOf(edited), subject: 'By hand' });
  await service.sql(`update message set warnings = '["Check this."]' where id = $1`, [warned.id]);
  await setState(sent.id, 'sent');
  const items = [
    { ...itemOf(stale), contentHash: 'a'.repeat(64) },
    itemOf(update.value.message),
    itemOf(good),
    itemOf(warned),
    itemOf(sent),
  ];
  const { value, text } = await reviewer.call('messages.approveMany', { items });
  expect(value?.items, text).toEqual([
    {
      messageId: stale.id,
      isApproved: false,
      code: 'invalid_state',
      reason: expect.stringContaining('changed'),
    },
    { messageId: edited.id, isApproved: false, code: 'edited', reason: expect.any(String) },
    { messageId: good.id, isApproved: true, code: null, reason: null },
    { messageId: warned.id, isApproved: false, code: 'warnings', reason: 'Check this.' },
    { messageId: sent.id, isApproved: false, code: 'already_sent', reason: expect.any(String) },
  ]);
  const states = (await call('runs.leads', { runId: scene.runId })).items.map(({ draft }) => draft);
  expect(states.filter(({ state }) => state === 'approved')).toMatchObject([
    { id: good.id, approvedBy: userId },
  ]);
  expect(await lastAudit(scene)).toMatchObject({
    fn: 'messages.approveMany',
    target: null,
    change: { approved: [good.id] },
  });
});
