import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { storeMessage } from '../support/store-message.ts';
import { testService } from '../support/test-service.ts';
import { signIn } from './app-client.ts';

const service = testService();

test('the home page counts what waits, and says for whom', async () => {
  const { call, projectId, tenant, addLead, startRun, waitForStatus } = await openWorkspace(service);
  const reviewer = await signIn(service, tenant.orgId, 'reviewer');
  const home = async () => (await reviewer.call('home.get', { projectId })).value;
  expect(await home()).toEqual({ waiting: [], running: 0 });
  const lead = await addLead({ company: 'Pilvi' });
  await addLead({ company: 'Aalto' });
  const runId = await startRun('fair');
  await waitForStatus(runId, 'awaiting_approval');
  const [row] = (await call('runs.leads', { runId })).items;
  await call('messages.approve', { messageId: row.draft.id });
  const inbound = { leadId: lead.id, direction: 'inbound' as const, state: 'received' };
  const messageId = await storeMessage(service, tenant, inbound);
  await service.sql(`update message set suspicion = 'open' where id = $1`, [messageId]);
  const all = ['owner', 'admin', 'member', 'reviewer'];
  const others = ['owner', 'admin', 'member'];
  const since = expect.any(Number);
  expect(await home()).toEqual({
    waiting: [
      { kind: 'drafts', count: 1, since, roles: all, isYours: true },
      { kind: 'approved', count: 1, since, roles: others, isYours: false },
      { kind: 'replies', count: 1, since, roles: others, isYours: false },
      { kind: 'suspicions', count: 1, since, roles: all, isYours: true },
    ],
    running: 0,
  });
  const elsewhere = await reviewer.call('home.get', { projectId: newId('project') });
  expect(elsewhere.error.code).toBe('project_not_found');
});

test('views are of one person or shared, and only their person or an admin changes them', async () => {
  const { orgId, projectId } = service.tenant;
  const [anna, ben, admin] = await Promise.all([
    signIn(service, orgId, 'reviewer'),
    signIn(service, orgId, 'member'),
    signIn(service, orgId, 'admin'),
  ]);
  const own = { projectId, screen: 'leads', name: ' Helsinki ', query: 'city=Helsinki' };
  const saved = (await anna.call('views.save', own)).value;
  expect(saved).toMatchObject({ userId: anna.person.userId, name: 'Helsinki', isShared: false });
  const { viewId } = saved;
  const list = async (browser: typeof anna) => (await browser.call('views.list', { projectId })).value.items;
  expect(await list(anna)).toEqual([saved]);
  expect(await list(ben)).toEqual([]);
  expect((await ben.call('views.save', { ...own, viewId })).error.code).toBe('view_not_found');
  expect((await ben.call('views.remove', { viewId })).error.code).toBe('view_not_found');
  const shared = (await anna.call('views.save', { ...own, viewId, isShared: true })).value;
  expect(await list(ben)).toEqual([shared]);
  expect((await ben.call('views.save', { ...own, viewId })).error.code).toBe('right_missing');
  expect((await ben.call('views.remove', { viewId })).error.code).toBe('right_missing');
  const renamed = await admin.call('views.save', { ...own, viewId, name: 'Capital', isShared: true });
  expect(renamed.value).toMatchObject({ name: 'Capital', userId: anna.person.userId });
  expect((await admin.call('views.remove', { viewId })).value).toEqual({ done: true });
  expect(await list(anna)).toEqual([]);
  expect((await anna.call('views.save', { ...own, name: ' ' })).error).toMatchObject({
    code: 'invalid_arguments',
    param: 'name',
  });
  const fns = await service.sql(
    `select fn from audit_entry where org_id = $1 and fn like 'views.%' order by id`,
    [orgId],
  );
  expect(fns.map(({ fn }) => fn)).toEqual(['views.save', 'views.save', 'views.save', 'views.remove']);
});

test('a person has at most a hundred views in a workspace', async () => {
  const { orgId, projectId } = await service.newTenant();
  const browser = await signIn(service, orgId, 'reviewer');
  const view = { projectId, screen: 'runs', name: 'All', query: '' };
  await service.sql(
    `insert into saved_view (org_id, id, project_id, user_id, is_shared, screen, name, query, created_at)
     select $1, 'view_' || lpad(n::text, 26, '0'), $2, $3, false, 'runs', 'One', '', now()
     from generate_series(1, 99) n`,
    [orgId, projectId, browser.person.userId],
  );
  expect((await browser.call('views.save', view)).status).toBe(200);
  expect((await browser.call('views.save', view)).error.code).toBe('invalid_state');
  const elsewhere = newId('project');
  expect((await browser.call('views.save', { ...view, projectId: elsewhere })).error.code).toBe(
    'project_not_found',
  );
  expect((await browser.call('views.list', { projectId: elsewhere })).error.code).toBe('project_not_found');
});

test('bookmarks lead to the pages of a long list in each order, with its filters', async () => {
  const { orgId, projectId, liveKey: key } = await service.newTenant();
  const browser = await signIn(service, orgId, 'reviewer');
  const leads = Array.from({ length: 450 }, (_, index) => ({
    company: `Company ${(index * 7) % 450}`,
    tags: index % 2 === 0 ? ['even'] : [],
  }));
  for (const start of [0, 150, 300]) {
    const batch = { projectId, leads: leads.slice(start, start + 150) };
    expect((await service.call('leads.addBatch', batch, { key })).status).toBe(200);
  }
  const find = async (criteria: object) =>
    (await browser.call('leads.bookmarks', { projectId, ...criteria })).value;
  expect(await find({ tags: ['even'] })).toMatchObject({
    total: 225,
    every: 200,
    cursors: [expect.any(String)],
  });
  expect(await find({ tags: ['none'] })).toEqual({ total: 0, every: 200, cursors: [] });
  for (const sort of ['newest', 'oldest', 'company']) {
    const { total, cursors } = await find({ sort });
    expect([total, cursors.length]).toEqual([450, 2]);
    const idsFrom = async (cursor: string | null) => {
      const args = { projectId, sort, limit: 200, ...(cursor && { cursor }) };
      const { value } = await service.call('leads.list', args, { key });
      return { ids: value.items.map(({ id }: { id: string }) => id), next: value.nextCursor };
    };
    const first = await idsFrom(null);
    const second = await idsFrom(cursors[0]);
    expect(second.ids).toEqual((await idsFrom(first.next)).ids);
    expect((await idsFrom(cursors[1])).ids).toHaveLength(50);
  }
  const absent = { projectId, campaignId: newId('campaign') };
  expect((await browser.call('leads.bookmarks', absent)).error.code).toBe('campaign_not_found');
  const elsewhere = await browser.call('leads.bookmarks', { projectId: newId('project') });
  expect(elsewhere.error.code).toBe('project_not_found');
});
