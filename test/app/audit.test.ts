import { expect, test } from 'vitest';
import {
  changePlan,
  changeUser,
  createKey,
  createOrg,
  createUser,
  revokeKey,
} from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { insertMember } from '../../src/store/queries/members.ts';
import { suppress, unsuppress } from '../../src/people/suppressions.ts';
import { createEndpoint, disableEndpoint } from '../../src/people/webhooks.ts';
import { testService } from '../support/test-service.ts';
import { addPerson, Browser, signIn, testPassword } from './app-client.ts';

const service = testService({ role: 'api' });
const recorded = (orgId: string, target: string) =>
  service.sql(
    `select fn, user_id, session_id is not null as by_session, change, network from audit_entry
     where org_id = $1 and target = $2 order by id`,
    [orgId, target],
  );

test('records wrong passwords of known people', async () => {
  const { orgId } = service.tenant;
  const person = await addPerson(service, orgId, 'member');
  const browser = new Browser(service);
  const wrong = { email: person.email, password: 'not the password' };
  expect((await browser.call('session.signIn', wrong)).error.code).toBe('sign_in_failed');
  const refusal = { user_id: person.userId, change: { refused: 'wrong password' }, network: '127.0.0.0/24' };
  await expect
    .poll(() => recorded(orgId, person.personId))
    .toEqual([{ ...refusal, fn: 'session.signIn', by_session: false }]);
  await browser.call('session.signIn', { email: person.email, password: testPassword });
  await browser.call('session.sudo', { password: 'not the password' });
  await expect
    .poll(async () => (await recorded(orgId, person.personId)).at(-1))
    .toEqual({ ...refusal, fn: 'session.sudo', by_session: true });
  await browser.call('account.changePassword', { old: 'not the password', new: testPassword });
  await expect
    .poll(async () => (await recorded(orgId, person.personId)).at(-1))
    .toEqual({ ...refusal, fn: 'account.changePassword', by_session: true });
});

test('records that a person switches to another organisation, there', async () => {
  const { store } = service.assembled;
  const browser = await signIn(service, service.tenant.orgId, 'member');
  const { personId, email } = browser.person;
  const other = await createOrg(store, { name: 'Second', plan: 'free' });
  const userId = newId('user');
  await store.transaction(other.orgId, (tx) => insertMember(tx, { userId, email, role: 'owner' }));
  await service.sql('update directory.member set person_id = $1 where user_id = $2', [personId, userId]);
  expect((await browser.call('session.switch', { userId })).status).toBe(200);
  expect(await recorded(other.orgId, userId)).toEqual([
    { fn: 'session.switch', user_id: userId, by_session: true, change: {}, network: '127.0.0.0/24' },
  ]);
  const { items } = (await browser.call('audit.list')).value;
  expect(items.map(({ fn }: { fn: string }) => fn)).toContain('session.switch');
});

test('records what commands change', async () => {
  const { store } = service.assembled;
  const { orgId } = await createOrg(store, { name: 'Commanded', plan: 'pro' });
  const { userId } = await createUser(store, { orgId, email: 'a@commanded.example', role: 'admin' });
  const { keyId } = await createKey(store, { orgId, mode: 'test', scopes: ['read'] });
  await revokeKey(store, keyId);
  await changeUser(store, userId, 'disable');
  await changePlan(store, orgId, 'scale');
  const byCommand = { user_id: null, by_session: false, network: null };
  expect(await recorded(orgId, orgId)).toEqual([
    { ...byCommand, fn: 'outreach org create', change: { plan: 'pro', credits: expect.any(Number) } },
    { ...byCommand, fn: 'outreach org plan', change: { plan: 'scale' } },
  ]);
  expect(await recorded(orgId, keyId)).toEqual([
    { ...byCommand, fn: 'outreach key create', change: { mode: 'test', scopes: ['read'] } },
    { ...byCommand, fn: 'outreach key revoke', change: {} },
  ]);
  expect(await recorded(orgId, userId)).toEqual([
    { ...byCommand, fn: 'outreach user create', change: { role: 'admin' } },
    { ...byCommand, fn: 'outreach user disable', change: {} },
  ]);
  const owner = await signIn(service, orgId, 'owner');
  const { items } = (await owner.call('audit.list')).value;
  expect(items.at(-1)).toMatchObject({ fn: 'outreach org create', userId: null, email: null });
});

test('records what commands change of webhooks and suppressions, without addresses', async () => {
  const { store } = service.assembled;
  const { orgId } = service.tenant;
  const endpoint = { url: 'https://hooks.example/in', events: ['lead.added'], description: null };
  const { webhookId } = await createEndpoint(store, orgId, { ...endpoint, seal: () => 'sealed' });
  await disableEndpoint(store, { orgId, webhookId });
  expect((await recorded(orgId, webhookId)).map(({ fn }) => fn)).toEqual([
    'outreach webhook create',
    'outreach webhook disable',
  ]);
  await suppress(store, { orgId, target: 'sam@noted.example', reason: 'manual' });
  const [{ id }] = await service.sql(`select id from suppression where value = 'sam@noted.example'`);
  await unsuppress(store, orgId, 'sam@noted.example');
  expect((await recorded(orgId, id)).map(({ fn, change }) => [fn, change])).toEqual([
    ['outreach suppression add', { kind: 'address', reason: 'manual' }],
    ['outreach suppression lift', { kind: 'address' }],
  ]);
});

test('a command that disables a user ends the sessions', async () => {
  const { person } = await signIn(service, service.tenant.orgId, 'member');
  await changeUser(service.assembled.store, person.userId, 'disable');
  expect(await service.sql('select 1 from directory.session where user_id = $1', [person.userId])).toEqual(
    [],
  );
});
