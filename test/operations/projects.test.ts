import { expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();

test('projects.list pages through the workspaces, newest first', async () => {
  const { orgId } = service.tenant;
  const { projectId: second } = await createWorkspace(service.assembled.store, { orgId, name: 'Second' });
  const other = await service.newTenant();
  const all = await expectSuccess(service, 'projects.list', {});
  expect(all.items.map(({ id }: { id: string }) => id)).toEqual([second, service.tenant.projectId]);
  expect(all.nextCursor).toBeNull();
  const first = await expectSuccess(service, 'projects.list', { limit: 1 });
  expect(first.items).toEqual([all.items[0]]);
  const rest = await expectSuccess(service, 'projects.list', { limit: 1, cursor: first.nextCursor });
  expect(rest).toEqual({ items: [all.items[1]], nextCursor: null });
  await expectError(service, 'projects.list', 'cursor_invalid', { cursor: `${first.nextCursor}x` });
  await expectError(
    service,
    'projects.list',
    'cursor_invalid',
    { cursor: first.nextCursor },
    { key: other.liveKey },
  );
});

test('projects.get returns null and empty lists for unset fields', async () => {
  const project = await expectSuccess(service, 'projects.get', { projectId: service.tenant.projectId });
  expect(project).toMatchObject({
    name: 'Workspace',
    whatTheyDo: null,
    toneWords: [],
    icp: { industries: [], text: null },
    settings: { language: null, sendingWindow: null },
  });
  await expectError(service, 'projects.get', 'project_not_found', { projectId: newId('project') });
});

test('projects.updateContext sets the given fields and keeps the others', async () => {
  const { projectId } = service.tenant;
  await expectSuccess(service, 'projects.updateContext', {
    projectId,
    whatTheyDo: 'We roast coffee.',
    toneWords: ['plain'],
  });
  const after = await expectSuccess(service, 'projects.updateContext', {
    projectId,
    toneWords: [],
    industry: 'Coffee',
  });
  expect(after).toMatchObject({ whatTheyDo: 'We roast coffee.', industry: 'Coffee', toneWords: [] });
  expect(await expectSuccess(service, 'projects.get', { projectId })).toEqual(after);
  expect(await expectSuccess(service, 'projects.updateContext', { projectId })).toEqual(after);
  await expectError(service, 'projects.updateContext', 'project_not_found', {
    projectId: newId('project'),
    industry: 'x',
  });
  await expectError(service, 'projects.updateContext', 'project_not_found', { projectId: newId('project') });
});

test('keeps the values of concurrent updates of different fields', async () => {
  const { projectId } = service.tenant;
  const fields = ['whatTheyDo', 'industry', 'valueProposition', 'products', 'companySize'];
  await Promise.all(
    fields.map((field) => service.call('projects.updateContext', { projectId, [field]: `new ${field}` })),
  );
  const project = await expectSuccess(service, 'projects.get', { projectId });
  for (const field of fields) expect(project[field]).toBe(`new ${field}`);
});

test('another organisation can neither read nor write a workspace', async () => {
  const { liveKey } = await service.newTenant();
  const { projectId } = service.tenant;
  const foreign = await expectError(
    service,
    'projects.get',
    'project_not_found',
    { projectId },
    { key: liveKey },
  );
  const absent = await expectError(
    service,
    'projects.get',
    'project_not_found',
    { projectId: newId('project') },
    { key: liveKey },
  );
  const withoutId = (text: string) => text.replaceAll(/req_[0-9a-z]+/g, '');
  expect(withoutId(foreign.text)).toBe(withoutId(absent.text));
  await expectError(
    service,
    'projects.updateContext',
    'project_not_found',
    { projectId, industry: 'x' },
    { key: liveKey },
  );
});
