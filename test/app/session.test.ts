import { expect, test } from 'vitest';
import { signInBucketsOf } from '../../src/domain/accounts/sign-in-limits.ts';
import { newId } from '../../src/store/ids.ts';
import { insertMember } from '../../src/store/queries/members.ts';
import { createOrg } from '../../src/people/accounts.ts';
import { testService } from '../support/test-service.ts';
import { waitForTimeLeftInMinute } from '../support/wait-for-period.ts';
import { addPerson, Browser, signIn, testPassword } from './app-client.ts';

const service = testService({ role: 'api' });
const orgId = () => service.tenant.orgId;
const auditOf = (userId: string) =>
  service.sql(
    'select fn, target, session_id, key_id, network from audit_entry where user_id = $1 order by id',
    [userId],
  );

test('signs in, shows who is signed in, and signs out', async () => {
  const person = await addPerson(service, orgId(), 'admin');
  const browser = new Browser(service);
  const signedIn = await browser.call('session.signIn', {
    email: ` ${person.email.toUpperCase()} `,
    password: testPassword,
  });
  expect(signedIn.status).toBe(200);
  expect(signedIn.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^outreach=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
  ]);
  const { csrfToken, ...session } = (await browser.call('session.get')).value;
  expect(session).toMatchObject({
    personId: person.personId,
    userId: person.userId,
    orgId: orgId(),
    role: 'admin',
    rights: ['review', 'prepare', 'send', 'administer'],
    mode: 'live',
    memberships: [{ userId: person.userId, role: 'admin' }],
  });
  expect(csrfToken).not.toContain(browser.cookie);
  const [stored] = await service.sql('select hash from directory.session where session_id = $1', [
    session.sessionId,
  ]);
  expect(stored.hash).toMatch(/^[0-9a-f]{64}$/);
  const former = browser.cookie;
  expect((await browser.call('session.signOut')).value).toEqual({ done: true });
  expect(browser.cookie).toBeUndefined();
  browser.cookie = former;
  expect((await browser.call('session.get')).error.code).toBe('session_expired');
  expect((await auditOf(person.userId)).map(({ fn }) => fn)).toEqual(['session.signIn', 'session.signOut']);
});

test('answers a wrong password and an unknown address alike', async () => {
  const person = await addPerson(service, orgId(), 'member');
  const browser = new Browser(service);
  const wrong = await browser.call('session.signIn', { email: person.email, password: 'not the password' });
  const unknown = await browser.call('session.signIn', {
    email: 'nobody@team.example',
    password: testPassword,
  });
  const withoutId = ({ text }: { text: string }) => text.replaceAll(/req_\w+/g, '');
  expect(wrong.error.code).toBe('sign_in_failed');
  expect(withoutId(unknown)).toBe(withoutId(wrong));
  expect([...wrong.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
});

test.each(['disabled_at', 'deleted_at'])(
  'a person or member with %s cannot sign in, nor go on',
  async (column) => {
    for (const [table, idOf] of [
      ['person', 'personId'],
      ['member', 'userId'],
    ] as const) {
      const browser = await signIn(service, orgId(), 'member');
      const { person } = browser;
      const key = table === 'person' ? 'person_id' : 'user_id';
      await service.sql(`update directory.${table} set ${column} = now() where ${key} = $1`, [person[idOf]]);
      expect((await browser.call('session.get')).error.code).toBe('session_expired');
      const again = await browser.call('session.signIn', { email: person.email, password: testPassword });
      expect(again.error.code).toBe('sign_in_failed');
    }
  },
);

test('limits attempts for an address, known or not, and for a network', async () => {
  const person = await addPerson(service, orgId(), 'member');
  for (const email of [person.email, 'stranger@team.example']) {
    const browser = new Browser(service);
    const attempt = () => browser.call('session.signIn', { email, password: 'not the password' });
    await service.sql('delete from directory.sign_in_window');
    const replies = [];
    for (let attempts = 0; attempts < 6; attempts++) replies.push(await attempt());
    const codes = replies.map(({ error }) => error.code);
    // A minute may end between two attempts.
    if (codes.includes('rate_limited')) expect(codes.indexOf('rate_limited')).toBe(5);
    await service.sql(
      `update directory.sign_in_window set minute = minute - interval '2 minutes', used = 20`,
    );
    const limited = await attempt();
    expect(limited.error.code).toBe('rate_limited');
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  await service.sql('delete from directory.sign_in_window');
});

test('attempts that a network may not make do not count for the address', async () => {
  const email = 'locked-out@nowhere.example';
  await waitForTimeLeftInMinute(10_000);
  for (let attempt = 0; attempt < 12; attempt++)
    await new Browser(service).call('session.signIn', { email, password: 'wrong horse staple' });
  const countOf = async (bucket: string) =>
    (await service.sql('select used from directory.sign_in_window where bucket = $1', [bucket]))[0].used;
  const { pair, address } = signInBucketsOf(email, '127.0.0.0/24');
  expect([await countOf(pair), await countOf(address)]).toEqual([12, 5]);
});

test('ends after twelve hours without a call, and after thirty days', async () => {
  for (const change of [
    `seen_at = now() - interval '721 minutes'`,
    `expires_at = now() - interval '1 minute'`,
  ]) {
    const browser = await signIn(service, orgId(), 'member');
    await service.sql(`update directory.session set ${change} where person_id = $1`, [
      browser.person.personId,
    ]);
    expect((await browser.call('session.get')).error.code).toBe('session_expired');
  }
});

test('a new sign-in replaces the session of the browser, whose value is never reused', async () => {
  const browser = await signIn(service, orgId(), 'member');
  const { person, cookie: former } = browser;
  const again = await browser.call('session.signIn', { email: person.email, password: testPassword });
  expect(again.status).toBe(200);
  expect(browser.cookie).not.toBe(former);
  expect((await browser.call('session.list')).value.items).toHaveLength(1);
  const planted = new Browser(service);
  planted.cookie = 'A'.repeat(43);
  await planted.call('session.signIn', { email: person.email, password: testPassword });
  expect(planted.cookie).not.toBe('A'.repeat(43));
});

test('confirming the password and switching organisations renew the cookie', async () => {
  const browser = await signIn(service, orgId(), 'member');
  const { person } = browser;
  const first = browser.cookie;
  expect((await browser.call('session.sudo', { password: 'not the password' })).error.code).toBe(
    'sign_in_failed',
  );
  const confirmed = await browser.call('session.sudo', { password: testPassword });
  expect(confirmed.value.sudoUntil).toBeGreaterThan(Date.now() + 9 * 60_000);
  const second = browser.cookie;
  expect(second).not.toBe(first);

  const { store } = service.assembled;
  const other = await createOrg(store, { name: 'Second', plan: 'free' });
  const userId = newId('user');
  await store.transaction(other.orgId, (tx) =>
    insertMember(tx, { userId, email: person.email, role: 'reviewer' }),
  );
  expect((await browser.call('session.switch', { userId })).error.code).toBe('user_not_found');
  await service.sql('update directory.member set person_id = $1 where user_id = $2', [
    person.personId,
    userId,
  ]);
  const switched = await browser.call('session.switch', { userId });
  expect(switched.value).toMatchObject({ orgId: other.orgId, role: 'reviewer', mode: 'test', plan: 'free' });
  expect(switched.value.memberships).toHaveLength(2);
  const old = new Browser(service);
  for (const cookie of [first, second]) {
    old.cookie = cookie;
    old.csrfToken = browser.csrfToken;
    expect((await old.call('session.list')).error.code).toMatch(/session_expired|csrf_missing/);
  }
});

test('lists the sessions of the person alone, and ends one', async () => {
  const browser = await signIn(service, orgId(), 'member');
  const stranger = await signIn(service, orgId(), 'owner');
  const second = new Browser(service);
  await second.call('session.signIn', { email: browser.person.email, password: testPassword });
  const { items } = (await browser.call('session.list')).value;
  expect(items).toHaveLength(2);
  const other = items.find(({ isThis }: { isThis: boolean }) => !isThis);
  const foreign = await stranger.call('session.end', { sessionId: other.sessionId });
  const absent = await stranger.call('session.end', { sessionId: newId('session') });
  expect(foreign.error).toEqual({ ...absent.error, request_id: foreign.error.request_id });
  expect(foreign.error.code).toBe('session_not_found');
  expect((await browser.call('session.end', { sessionId: other.sessionId })).value).toEqual({ done: true });
  expect((await second.call('session.get')).error.code).toBe('session_expired');
  expect((await browser.call('session.signOut', { all: true })).status).toBe(200);
  expect(
    await service.sql('select 1 from directory.session where person_id = $1', [browser.person.personId]),
  ).toEqual([]);
});

test('a demotion holds on the next call', async () => {
  const browser = await signIn(service, orgId(), 'admin');
  expect((await browser.call('session.get')).value.role).toBe('admin');
  await service.sql(`update directory.member set role = 'reviewer' where user_id = $1`, [
    browser.person.userId,
  ]);
  expect((await browser.call('session.get')).value.role).toBe('reviewer');
});
