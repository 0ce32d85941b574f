import { expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
const add = async (title: string, type = 'note') => {
  const reply = await service.call('brain.add', {
    projectId: projectId(),
    type,
    title,
    body: `About ${title}.`,
  });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};

test('adds, lists, updates and removes items', async () => {
  const note = await add('a note');
  const rule = await add('a rule', 'writing_rule');
  expect((await expectSuccess(service, 'brain.list', { projectId: projectId() })).items).toEqual([
    rule,
    note,
  ]);
  const rules = await expectSuccess(service, 'brain.list', { projectId: projectId(), type: 'writing_rule' });
  expect(rules).toEqual({ items: [rule], nextCursor: null });
  const update = { projectId: projectId(), id: note.id, body: 'New.' };
  const rewritten = await expectSuccess(service, 'brain.update', update);
  expect(rewritten).toMatchObject({ id: note.id, type: 'note', title: 'a note', body: 'New.' });
  expect(await expectSuccess(service, 'brain.update', { projectId: projectId(), id: note.id })).toEqual(
    rewritten,
  );
  const removed = await service.rest('POST', '/v1/brain/remove', { projectId: projectId(), id: note.id });
  expect(removed.value).toEqual({ id: note.id, removed: true });
  await expectError(service, 'brain.remove', 'brain_item_not_found', { projectId: projectId(), id: note.id });
  await expectError(service, 'brain.update', 'brain_item_not_found', update);
});

test('respects the page size and rejects a cursor of other filters', async () => {
  for (const title of ['one', 'two', 'three']) await add(title, 'product');
  const list = { projectId: projectId(), type: 'product' };
  const first = await expectSuccess(service, 'brain.list', { ...list, limit: 2 });
  expect(first.items.map(({ title }: { title: string }) => title)).toEqual(['three', 'two']);
  const second = await expectSuccess(service, 'brain.list', { ...list, limit: 2, cursor: first.nextCursor });
  expect(second.items.map(({ title }: { title: string }) => title)).toEqual(['one']);
  expect(second.nextCursor).toBeNull();
  await expectError(service, 'brain.list', 'cursor_invalid', {
    projectId: projectId(),
    cursor: first.nextCursor,
  });
});

test('rejects an unknown workspace', async () => {
  const absent = newId('project');
  const item = await add('an item');
  await expectError(service, 'brain.list', 'project_not_found', { projectId: absent });
  await expectError(service, 'brain.add', 'project_not_found', {
    projectId: absent,
    type: 'note',
    title: 'a',
    body: 'b',
  });
  await expectError(service, 'brain.update', 'project_not_found', {
    projectId: absent,
    id: item.id,
    title: 'a',
  });
  await expectError(service, 'brain.remove', 'project_not_found', { projectId: absent, id: item.id });
});

test('rejects an item of another workspace', async () => {
  const { orgId } = service.tenant;
  const { projectId: other } = await createWorkspace(service.assembled.store, { orgId, name: 'Other' });
  const item = await add('mine');
  await expectError(service, 'brain.update', 'brain_item_not_found', {
    projectId: other,
    id: item.id,
    title: 'yours',
  });
  await expectError(service, 'brain.remove', 'brain_item_not_found', { projectId: other, id: item.id });
  const { liveKey } = await service.newTenant();
  const args = { projectId: projectId(), id: item.id };
  await expectError(service, 'brain.remove', 'project_not_found', args, { key: liveKey });
});

test('limits the size of all items of a workspace', async () => {
  const { orgId } = service.tenant;
  const { projectId: large } = await createWorkspace(service.assembled.store, { orgId, name: 'Large' });
  const item = { projectId: large, type: 'note', title: 'Long', body: 'ä'.repeat(32_000) };
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await service.call('brain.add', item)).value.id);
  const tooMuch = await expectError(service, 'brain.add', 'payload_too_large', item);
  expect(tooMuch.error.message).toContain('262,144');
  const { items } = await expectSuccess(service, 'brain.list', { projectId: large });
  expect(items).toHaveLength(4);
  const grown = { projectId: large, id: ids[0], body: 'ä'.repeat(65_000) };
  expect((await expectError(service, 'brain.update', 'payload_too_large', grown)).error.param).toBe('body');
  await expectSuccess(service, 'brain.update', { projectId: large, id: ids[0], body: 'Short.' });
  expect((await service.call('brain.add', item)).status).toBe(200);
});
