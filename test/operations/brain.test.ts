import { expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { testHouse } from '../house.ts';
import { proves, succeeds } from '../proves.ts';

const house = testHouse();
const projectId = () => house.tenant.projectId;
const add = async (title: string, type = 'note') => {
  const reply = await house.call('brain.add', {
    projectId: projectId(),
    type,
    title,
    body: `About ${title}.`,
  });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};

test('items are added, listed by type, rewritten and removed', async () => {
  const note = await add('a note');
  const rule = await add('a rule', 'writing_rule');
  expect((await succeeds(house, 'brain.list', { projectId: projectId() })).items).toEqual([rule, note]);
  const rules = await succeeds(house, 'brain.list', { projectId: projectId(), type: 'writing_rule' });
  expect(rules).toEqual({ items: [rule], nextCursor: null });
  const update = { projectId: projectId(), id: note.id, body: 'New.' };
  const rewritten = await succeeds(house, 'brain.update', update);
  expect(rewritten).toMatchObject({ id: note.id, type: 'note', title: 'a note', body: 'New.' });
  expect(await succeeds(house, 'brain.update', { projectId: projectId(), id: note.id })).toEqual(rewritten);
  const removed = await house.rest('POST', '/v1/brain/remove', { projectId: projectId(), id: note.id });
  expect(removed.value).toEqual({ id: note.id, removed: true });
  await proves(house, 'brain.remove', 'brain_item_not_found', { projectId: projectId(), id: note.id });
  await proves(house, 'brain.update', 'brain_item_not_found', update);
});

test('a page holds as many items as asked for, and a cursor only for its own filters', async () => {
  for (const title of ['one', 'two', 'three']) await add(title, 'product');
  const list = { projectId: projectId(), type: 'product' };
  const first = await succeeds(house, 'brain.list', { ...list, limit: 2 });
  expect(first.items.map(({ title }: { title: string }) => title)).toEqual(['three', 'two']);
  const second = await succeeds(house, 'brain.list', { ...list, limit: 2, cursor: first.nextCursor });
  expect(second.items.map(({ title }: { title: string }) => title)).toEqual(['one']);
  expect(second.nextCursor).toBeNull();
  await proves(house, 'brain.list', 'cursor_invalid', { projectId: projectId(), cursor: first.nextCursor });
});

test('a workspace that is not there has no items', async () => {
  const absent = newId('project');
  const item = await add('an item');
  await proves(house, 'brain.list', 'project_not_found', { projectId: absent });
  await proves(house, 'brain.add', 'project_not_found', {
    projectId: absent,
    type: 'note',
    title: 'a',
    body: 'b',
  });
  await proves(house, 'brain.update', 'project_not_found', { projectId: absent, id: item.id, title: 'a' });
  await proves(house, 'brain.remove', 'project_not_found', { projectId: absent, id: item.id });
});

test('an item of another workspace is not there', async () => {
  const { orgId } = house.tenant;
  const { projectId: other } = await createWorkspace(house.service.store, { orgId, name: 'Other' });
  const item = await add('mine');
  await proves(house, 'brain.update', 'brain_item_not_found', {
    projectId: other,
    id: item.id,
    title: 'yours',
  });
  await proves(house, 'brain.remove', 'brain_item_not_found', { projectId: other, id: item.id });
  const { liveKey } = await house.newTenant();
  const args = { projectId: projectId(), id: item.id };
  await proves(house, 'brain.remove', 'project_not_found', args, { key: liveKey });
});
