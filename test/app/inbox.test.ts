import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { receive, writeMail } from '../support/test-mails.ts';
import { openSuspicionScene, suspectedText } from '../support/suspicion-scene.ts';
import { testService } from '../support/test-service.ts';
import { type Browser, expectAbsent, lastChange, signIn } from './app-client.ts';

const service = testService({ role: 'api' });
let stranger: Browser;
beforeAll(async () => {
  stranger = await signIn(service, (await service.newTenant()).orgId, 'owner');
});

/** An organisation with suspected messages of one lead, and a reviewer of it. */
async function openScene() {
  const scene = await openSuspicionScene(service);
  const reviewer = await signIn(service, scene.tenant.orgId, 'reviewer');
  return { ...scene, reviewer, orgId: scene.tenant.orgId };
}

test('lists possible opt-outs page by page, oldest first', async () => {
  const { receive: write, reviewer, projectId, leadId } = await openScene();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.push((await write(suspectedText)).messageId);
  // Times may be equal; then the id decides.
  await service.sql(`update message set occurred_at = date_trunc('second', occurred_at) where id = any($1)`, [
    ids,
  ]);
  const first = (await reviewer.call('inbox.suspicions', { projectId, limit: 2 })).value;
  const next = { projectId, limit: 2, cursor: first.nextCursor };
  const second = (await reviewer.call('inbox.suspicions', next)).value;
  expect([...first.items, ...second.items].map(({ id }: { id: string }) => id).toSorted()).toEqual(
    ids.toSorted(),
  );
  expect(second.nextCursor).toBeNull();
  expect(first.items[0]).toMatchObject({ leadId, text: expect.stringContaining('no more campaigns') });
  for (const cursor of ['x', first.nextCursor.slice(0, -4)])
    expect((await reviewer.call('inbox.suspicions', { projectId, cursor })).error.code).toBe(
      'cursor_invalid',
    );
  await expectAbsent(
    stranger,
    ['inbox.suspicions', 'project_not_found'],
    { projectId },
    { projectId: newId('project') },
  );
});

test('a person clears what is no opt-out, once', async () => {
  const { receive: write, reviewer, leadId, orgId, call } = await openScene();
  const { messageId: id } = await write(suspectedText);
  const absent = { id: newId('message') };
  await expectAbsent(stranger, ['inbox.clear', 'inbox_item_not_found'], { id }, absent);
  expect((await reviewer.call('inbox.clear', { id })).value).toEqual({ id, leadId, open: 0 });
  expect(await lastChange(service, orgId, 'inbox.clear')).toEqual({
    target: id,
    change: { leadId },
    userId: reviewer.person.userId,
    sessionId: expect.stringMatching(/^session_/),
  });
  const again = await reviewer.call('inbox.clear', { id });
  expect(again.error).toMatchObject({ code: 'invalid_state', message: expect.stringContaining('cleared') });
  const draft = await call('messages.generate', { leadId });
  expect((await reviewer.call('inbox.clear', { id: draft.id })).error.code).toBe('inbox_item_not_found');
});

test('a person confirms an opt-out, which suppresses the lead and cannot be cleared', async () => {
  const { receive: write, reviewer, leadId, orgId, tryCall } = await openScene();
  const { messageId: id } = await write(suspectedText);
  await expectAbsent(stranger, ['inbox.confirm', 'inbox_item_not_found'], { id }, { id: newId('message') });
  expect((await reviewer.call('inbox.confirm', { id })).value).toEqual({ id, leadId, stranger: null });
  expect((await lastChange(service, orgId, 'inbox.confirm')).target).toBe(id);
  expect((await tryCall('messages.generate', { leadId })).error.code).toBe('suppressed');
  const { error } = await reviewer.call('inbox.clear', { id });
  expect(error).toMatchObject({ code: 'invalid_state', message: expect.stringContaining('lift') });
  expect(error.message).not.toContain('npx');
});

test('gives waiting mail to a lead of its workspace, once', async () => {
  const { orgId, projectId, liveKey } = await service.newTenant();
  const member = await signIn(service, orgId, 'member');
  for (const id of ['<one@koivu.example>', '<two@koivu.example>', '<three@koivu.example>'])
    await receive(service, projectId, writeMail({ From: 'assistant@koivu.example', 'Message-ID': id }));
  const list = (args: object) => member.call('inbox.waiting', { projectId, ...args });
  const first = (await list({ limit: 2 })).value;
  const second = (await list({ limit: 2, cursor: first.nextCursor })).value;
  const mails = [...first.items, ...second.items];
  expect(new Set(mails.map(({ mailId }) => mailId)).size).toBe(3);
  expect((await list({ cursor: 'x' })).error.code).toBe('cursor_invalid');
  const [{ mailId, from, contentHash }] = mails;
  const add = async (where: string) =>
    (await service.call('leads.add', { projectId: where, company: 'Koivu' }, { key: liveKey })).value.id;
  const leadId = await add(projectId);
  const mail = { mailId, from, contentHash };
  const place = (args: object) => member.call('inbox.place', { ...mail, leadId, ...args });
  expect((await place({ from: 'other@koivu.example' })).error.code).toBe('mail_not_found');
  const placed = (await place({})).value;
  expect(placed).toMatchObject({ leadId, threadId: leadId.replace('lead', 'thread') });
  expect(placed.warnings.join(' ')).toContain('leads.addAlias');
  expect(await lastChange(service, orgId, 'inbox.place')).toMatchObject({
    target: leadId,
    change: { messageId: placed.messageId },
  });
  expect((await place({})).error.code).toBe('mail_not_found');
  expect((await list({})).value.items).toHaveLength(2);
  await expectAbsent(
    stranger,
    ['inbox.place', 'lead_not_found'],
    { ...mail, leadId },
    { ...mail, leadId: newId('lead') },
  );
  await expectAbsent(
    stranger,
    ['inbox.waiting', 'project_not_found'],
    { projectId },
    { projectId: newId('project') },
  );
});

test('an opt-out that is placed suppresses the lead', async () => {
  const { orgId, projectId, liveKey } = await service.newTenant();
  const member = await signIn(service, orgId, 'member');
  await receive(service, projectId, writeMail({ From: 'x@koivu.example' }, 'Please unsubscribe me.'));
  const [mail] = (await member.call('inbox.waiting', { projectId })).value.items;
  const lead = { projectId, email: 'anna@birch.example' };
  const leadId = (await service.call('leads.add', lead, { key: liveKey })).value.id;
  const { mailId, from, contentHash } = mail;
  const placed = await member.call('inbox.place', { mailId, from, contentHash, leadId });
  expect(placed.value).toMatchObject({ classification: 'unsubscribe' });
  const reply = await service.call('messages.generate', { leadId }, { key: liveKey });
  expect(reply.error.code).toBe('suppressed');
});

test('suppresses addresses and domains, lists them and lifts them', async () => {
  const { orgId, projectId, liveKey } = await service.newTenant();
  const member = await signIn(service, orgId, 'member');
  const admin = await signIn(service, orgId, 'admin');
  const add = async (target: string, reason?: string) =>
    member.call('suppressions.add', { target, ...(reason === undefined ? {} : { reason }) });
  expect((await add(' Anna@KOIVU.example ')).value).toEqual({
    kind: 'address',
    value: 'anna@koivu.example',
    removedDrafts: 0,
  });
  expect((await add('birch.example', 'complaint')).value).toMatchObject({ kind: 'domain' });
  for (const target of ['nonsense', 'a@b@', 'localhost'])
    expect((await add(target)).error).toMatchObject({ code: 'invalid_arguments', param: 'target' });
  const first = (await member.call('suppressions.list', { limit: 1 })).value;
  const second = (await member.call('suppressions.list', { cursor: first.nextCursor })).value;
  expect(first.items).toMatchObject([{ value: 'birch.example', reason: 'complaint' }]);
  expect(second).toMatchObject({ items: [{ value: 'anna@koivu.example' }], nextCursor: null });
  expect((await stranger.call('suppressions.list', { cursor: first.nextCursor })).error.code).toBe(
    'cursor_invalid',
  );
  const change = await lastChange(service, orgId, 'suppressions.add');
  expect(change).toMatchObject({ target: first.items[0].id, change: { reason: 'complaint' } });
  const lead = { projectId, email: 'anna@koivu.example' };
  const refused = await service.call('leads.add', lead, { key: liveKey });
  expect(refused.error.code).toBe('suppressed');
  await expectAbsent(
    stranger,
    ['suppressions.lift', 'suppression_not_found'],
    { target: 'anna@koivu.example' },
    { target: 'eve@koivu.example' },
  );
  expect((await admin.call('suppressions.lift', { target: 'Anna@koivu.example' })).value).toEqual({
    kind: 'address',
    value: 'anna@koivu.example',
  });
  expect((await lastChange(service, orgId, 'suppressions.lift')).target).toBe(second.items[0].id);
  expect((await service.call('leads.add', lead, { key: liveKey })).status).toBe(200);
});
