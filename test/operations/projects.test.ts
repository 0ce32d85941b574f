import { expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { testHouse } from '../house.ts';
import { proves, succeeds } from '../proves.ts';

const house = testHouse();

test('projects.list goes through the workspaces of the organisation, newest first', async () => {
  const { orgId } = house.tenant;
  const { projectId: second } = await createWorkspace(house.service.store, { orgId, name: 'Second' });
  const other = await house.newTenant();
  const all = await succeeds(house, 'projects.list', {});
  expect(all.items.map(({ id }: { id: string }) => id)).toEqual([second, house.tenant.projectId]);
  expect(all.nextCursor).toBeNull();
  const first = await succeeds(house, 'projects.list', { limit: 1 });
  expect(first.items).toEqual([all.items[0]]);
  const rest = await succeeds(house, 'projects.list', { limit: 1, cursor: first.nextCursor });
  expect(rest).toEqual({ items: [all.items[1]], nextCursor: null });
  await proves(house, 'projects.list', 'cursor_invalid', { cursor: `${first.nextCursor}x` });
  await proves(
    house,
    'projects.list',
    'cursor_invalid',
    { cursor: first.nextCursor },
    { key: other.liveKey },
  );
});

test('projects.get answers what was never written with null and empty lists', async () => {
  const project = await succeeds(house, 'projects.get', { projectId: house.tenant.projectId });
  expect(project).toMatchObject({
    name: 'Workspace',
    whatTheyDo: null,
    toneWords: [],
    icp: { industries: [], text: null },
    settings: { language: null, sendingWindow: null },
  });
  await proves(house, 'projects.get', 'project_not_found', { projectId: newId('project') });
});

test('projects.updateContext sets what is given and leaves the others', async () => {
  const { projectId } = house.tenant;
  await succeeds(house, 'projects.updateContext', {
    projectId,
    whatTheyDo: 'We roast coffee.',
    toneWords: ['plain'],
  });
  const after = await succeeds(house, 'projects.updateContext', {
    projectId,
    toneWords: [],
    industry: 'Coffee',
  });
  expect(after).toMatchObject({ whatTheyDo: 'We roast coffee.', industry: 'Coffee', toneWords: [] });
  expect(await succeeds(house, 'projects.get', { projectId })).toEqual(after);
  expect(await succeeds(house, 'projects.updateContext', { projectId })).toEqual(after);
  await proves(house, 'projects.updateContext', 'project_not_found', {
    projectId: newId('project'),
    industry: 'x',
  });
  await proves(house, 'projects.updateContext', 'project_not_found', { projectId: newId('project') });
});

test('writers of different fields at once never undo each other', async () => {
  const { projectId } = house.tenant;
  const fields = ['whatTheyDo', 'industry', 'valueProposition', 'products', 'companySize'];
  await Promise.all(
    fields.map((field) => house.call('projects.updateContext', { projectId, [field]: `new ${field}` })),
  );
  const project = await succeeds(house, 'projects.get', { projectId });
  for (const field of fields) expect(project[field]).toBe(`new ${field}`);
});

test('another organisation can neither read nor write a workspace', async () => {
  const { liveKey } = await house.newTenant();
  const { projectId } = house.tenant;
  const foreign = await proves(house, 'projects.get', 'project_not_found', { projectId }, { key: liveKey });
  const absent = await proves(
    house,
    'projects.get',
    'project_not_found',
    { projectId: newId('project') },
    { key: liveKey },
  );
  const withoutId = (text: string) => text.replaceAll(/req_[0-9a-z]+/g, '');
  expect(withoutId(foreign.text)).toBe(withoutId(absent.text));
  await proves(
    house,
    'projects.updateContext',
    'project_not_found',
    { projectId, industry: 'x' },
    { key: liveKey },
  );
});
