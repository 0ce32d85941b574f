import { beforeAll, expect, test } from 'vitest';
import { roles, type Role } from '../../src/domain/rights.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { addPerson, Browser, signIn, testPassword } from './app-client.ts';

const service = testService({ role: 'api' });
const orgId = () => service.tenant.orgId;
const newPassword = 'another long password';
const browsers = {} as Record<Role, Browser>;
beforeAll(async () => {
  for (const role of roles) browsers[role] = await signIn(service, orgId(), role);
});

test('keys of a person work until they are revoked, only in the own organisation', async () => {
  const admin = browsers.admin;
  const { key, keyId } = (await admin.call('keys.create', { mode: 'live', scopes: ['read'] })).value;
  expect((await service.call('credits.info', {}, { key })).status).toBe(200);
  const listed = (await admin.call('keys.list')).value.items.find(
    (each: { keyId: string }) => each.keyId === keyId,
  );
  expect(listed).toMatchObject({
    mode: 'live',
    scopes: ['read'],
    revokedAt: null,
    prefix: `${key.slice(0, 16)}...`,
  });
  const other = await service.newTenant();
  const stranger = await signIn(service, other.orgId, 'owner');
  const foreign = await stranger.call('keys.revoke', { keyId });
  const absent = await stranger.call('keys.revoke', { keyId: newId('key') });
  expect(foreign.error).toEqual({ ...absent.error, request_id: foreign.error.request_id });
  expect((await admin.call('keys.revoke', { keyId })).value).toEqual({ done: true });
  expect((await service.call('credits.info', {}, { key })).error.code).toBe('key_revoked');
  const { items } = (await admin.call('audit.list')).value;
  expect(items.filter(({ target }: { target: string }) => target === keyId)).toMatchObject([
    { fn: 'keys.revoke', keyId: null, sessionId: expect.stringMatching(/^session_/) },
    { fn: 'keys.create', change: { mode: 'live', scopes: ['read'] } },
  ]);
  expect(JSON.stringify(items)).not.toContain(key);
});

test('only owners make and change owners, and the last one stays', async () => {
  const { orgId: ownOrg } = await service.newTenant();
  const owner = await signIn(service, ownOrg, 'owner');
  const admin = await signIn(service, ownOrg, 'admin');
  const [ownerId, adminId] = [owner.person.userId, admin.person.userId];
  const setRole = (by: Browser, userId: string, role: Role) => by.call('members.setRole', { userId, role });
  expect((await setRole(admin, adminId, 'owner')).error.code).toBe('right_missing');
  expect((await setRole(admin, ownerId, 'member')).error.code).toBe('right_missing');
  expect((await setRole(owner, ownerId, 'admin')).error.code).toBe('invalid_state');
  for (const change of ['members.disable', 'members.remove'])
    expect((await owner.call(change, { userId: ownerId })).error.code).toBe('invalid_state');
  expect((await setRole(owner, adminId, 'owner')).status).toBe(200);
  const demoted = await Promise.all([setRole(owner, adminId, 'member'), setRole(admin, ownerId, 'member')]);
  const owners = await service.sql(
    `select 1 from directory.member where org_id = $1 and role = 'owner' and person_id is not null`,
    [ownOrg],
  );
  expect(owners, demoted.map(({ text }) => text).join('\n')).toHaveLength(1);
});

test('a member who is disabled or removed loses sessions and keys at once', async () => {
  const { owner } = browsers;
  const browser = await signIn(service, orgId(), 'admin');
  const { userId, email } = browser.person;
  const { key } = (await browser.call('keys.create', { mode: 'test' })).value;
  expect((await owner.call('members.disable', { userId })).status).toBe(200);
  expect((await browser.call('session.get')).error.code).toBe('session_expired');
  expect((await service.call('credits.info', {}, { key })).error.code).toBe('user_disabled');
  expect((await owner.call('members.enable', { userId })).status).toBe(200);
  const again = new Browser(service);
  expect((await again.call('session.signIn', { email, password: testPassword })).status).toBe(200);
  const other = await service.newTenant();
  const stranger = await signIn(service, other.orgId, 'owner');
  expect((await stranger.call('members.remove', { userId })).error.code).toBe('user_not_found');
  expect((await owner.call('members.remove', { userId })).status).toBe(200);
  expect((await again.call('session.get')).error.code).toBe('session_expired');
  const { items } = (await owner.call('members.list')).value;
  expect(items.map((member: { userId: string }) => member.userId)).not.toContain(userId);
});

test('a new password ends the other sessions and replaces the old one', async () => {
  const browser = await signIn(service, orgId(), 'reviewer');
  const { email } = browser.person;
  const elsewhere = new Browser(service);
  await elsewhere.call('session.signIn', { email, password: testPassword });
  const change = (given: object) =>
    browser.call('account.changePassword', { old: testPassword, new: newPassword, ...given });
  expect((await change({ old: 'not the password' })).error.code).toBe('sign_in_failed');
  expect((await change({ new: 'short' })).error).toMatchObject({ code: 'invalid_arguments', param: 'new' });
  const stolen = new Browser(service);
  Object.assign(stolen, { cookie: browser.cookie, csrfToken: browser.csrfToken });
  expect((await change({})).value).toMatchObject({ email, csrfToken: expect.any(String) });
  expect(browser.cookie).not.toBe(stolen.cookie);
  for (const other of [elsewhere, stolen])
    expect((await other.call('session.get')).error.code).toBe('session_expired');
  expect((await browser.call('session.list')).value.items).toHaveLength(1);
  const again = new Browser(service);
  expect((await again.call('session.signIn', { email, password: testPassword })).error.code).toBe(
    'sign_in_failed',
  );
  expect((await again.call('session.signIn', { email, password: newPassword })).status).toBe(200);
});

test('the record is read page by page, and a cursor belongs to its organisation', async () => {
  await addPerson(service, orgId(), 'member');
  const first = (await browsers.owner.call('audit.list', { limit: 2 })).value;
  const second = (await browsers.owner.call('audit.list', { limit: 2, cursor: first.nextCursor })).value;
  const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  const other = await service.newTenant();
  const stranger = await signIn(service, other.orgId, 'owner');
  expect((await stranger.call('audit.list', { cursor: first.nextCursor })).error.code).toBe('cursor_invalid');
});
