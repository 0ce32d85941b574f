import { beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../../src/domain/accounts/session-token.ts';
import type { TeamMailMessage } from '../../src/ports/mail.ts';
import { createKey, createOrg, createUser } from '../../src/people/accounts.ts';
import { createPersonLink } from '../../src/people/person-link.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { addPerson, Browser, lastChange, signIn, testPassword } from './app-client.ts';

const sent: TeamMailMessage[] = [];
const service = testService({
  ports: { mail: { send: async (mail) => (sent.push(mail), []) } },
});
const orgId = () => service.tenant.orgId;
const newPassword = 'another long password';
beforeEach(async () => void (await service.sql('delete from directory.sign_in_window')));

/** Waits for the mail to an address and returns the token in the fragment of its link. */
async function tokenFor(email: string): Promise<string> {
  const mailsTo = () => sent.filter(({ to }) => to.includes(email));
  await expect.poll(mailsTo).not.toEqual([]);
  return /\/app\/[a-z-]+#([\w-]{43})\n/.exec(mailsTo().at(-1)!.text)![1]!;
}

const newAddress = () => `${newId('person').slice(7)}@invited.example`;
const call = (fn: string, args: object) => new Browser(service).call(fn, args);

describe('an invitation', () => {
  const inviteTo = async (browser: Browser, role = 'member', email = newAddress()) => {
    const reply = await browser.call('members.invite', { email, role });
    expect(reply.status, reply.text).toBe(200);
    return { email, linkId: reply.value.linkId as string, token: await tokenFor(email) };
  };

  test('makes a person with the address, once, and says who invites', async () => {
    const owner = await signIn(service, orgId(), 'owner');
    const { email, linkId, token } = await inviteTo(owner, 'admin');
    expect((await owner.call('members.invitations')).value.items).toMatchObject([
      { linkId, email, role: 'admin' },
    ]);
    const mail = sent.find(({ to }) => to.includes(email))!;
    expect(mail.subject).toBe('Invitation to Test');
    expect(mail.text).toContain(`${owner.person.email} invites you to Test, with the role admin.`);
    const join = { token, name: 'Bea', password: newPassword };
    expect((await call('members.join', { token, password: newPassword })).error.param).toBe('name');
    expect((await call('members.join', { token, name: 'Bea' })).error.param).toBe('password');
    expect((await call('members.join', { ...join, password: 'short' })).error.param).toBe('password');
    const browsers = [new Browser(service), new Browser(service)];
    const replies = await Promise.all(browsers.map((browser) => browser.call('members.join', join)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const joined = browsers[replies.findIndex(({ status }) => status === 200)]!;
    expect((await joined.call('session.get')).value).toMatchObject({
      email,
      name: 'Bea',
      role: 'admin',
      orgId: orgId(),
    });
    expect((await call('members.join', join)).error.code).toBe('link_invalid');
    expect((await owner.call('members.invitations')).value.items).toEqual([]);
    expect((await owner.call('members.invite', { email, role: 'member' })).error.code).toBe('already_exists');
    const stored = await service.sql('select body, sealed from notice where emails = $1', [[email]]);
    expect(stored).toEqual([{ body: '', sealed: null }]);
  });

  test('opens nothing before its use, for another purpose, after a new one, or when withdrawn', async () => {
    const owner = await signIn(service, orgId(), 'owner');
    const { email, token: first } = await inviteTo(owner);
    expect((await call('account.reset', { token: first, password: newPassword })).error.code).toBe(
      'link_invalid',
    );
    expect(
      (await call('setup.take', { token: first, email, name: 'B', password: newPassword })).error.code,
    ).toBe('link_invalid');
    sent.length = 0;
    const { token: second, linkId } = await inviteTo(owner, 'member', email);
    const join = (token: string) => call('members.join', { token, name: 'Bea', password: newPassword });
    expect((await join(first)).error.code).toBe('link_invalid');
    const other = await service.newTenant();
    const stranger = await signIn(service, other.orgId, 'owner');
    expect((await stranger.call('members.withdraw', { linkId })).error.code).toBe('invitation_not_found');
    expect((await owner.call('members.withdraw', { linkId })).value).toEqual({ done: true });
    expect((await join(second)).error.code).toBe('link_invalid');
    for (const method of ['GET', 'HEAD'])
      expect((await service.request('/app/join', { method })).headers.getSetCookie()).toEqual([]);
  });

  test('ends when it expires, and when the inviter may no longer invite', async () => {
    const owner = await signIn(service, orgId(), 'owner');
    const admin = await signIn(service, orgId(), 'admin');
    const join = (token: string) => call('members.join', { token, name: 'Bea', password: newPassword });
    const late = await inviteTo(owner);
    await service.sql('update directory.link set expires_at = now() where link_id = $1', [late.linkId]);
    expect((await join(late.token)).error.code).toBe('link_invalid');
    const orphaned = await inviteTo(admin);
    await owner.call('members.setRole', { userId: admin.person.userId, role: 'member' });
    expect((await join(orphaned.token)).error.code).toBe('link_invalid');
    expect((await admin.call('members.invite', { email: newAddress(), role: 'member' })).error.code).toBe(
      'right_missing',
    );
  });

  test('is refused while a hundred others are open', async () => {
    const { orgId: crowded } = await service.newTenant();
    const owner = await signIn(service, crowded, 'owner');
    await service.sql(
      `insert into directory.link (hash, link_id, purpose, org_id, email, role, created_at, expires_at)
       select 'crowded-' || n, 'link_' || n, 'invitation', $1, n || '@invited.example', 'member', now(),
              now() + interval '1 day' from generate_series(1, 100) as n`,
      [crowded],
    );
    const reply = await owner.call('members.invite', { email: newAddress(), role: 'member' });
    expect(reply.error.code).toBe('invalid_state');
    await service.sql('delete from directory.link where org_id = $1', [crowded]);
  });

  test('is mailed a few times an hour to one address, and fifty times by one organisation', async () => {
    const owner = await signIn(service, orgId(), 'owner');
    const invite = (email: string) => owner.call('members.invite', { email, role: 'member' });
    const { email } = await inviteTo(owner);
    const age = (used: number, bucket: string) =>
      service.sql(
        `update directory.sign_in_window set minute = minute - interval '2 minutes', used = $1 where bucket like $2`,
        [used, bucket],
      );
    await age(5, 'pair %');
    const limited = await invite(email);
    expect(limited.error.code).toBe('rate_limited');
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await invite(newAddress())).status).toBe(200);
    await age(50, 'invitations of %');
    expect((await invite(newAddress())).error.code).toBe('rate_limited');
  });

  test('keeps the higher role of a user who has no account yet', async () => {
    const { store } = service.assembled;
    const owner = await signIn(service, orgId(), 'owner');
    const { email, token } = await inviteTo(owner, 'reviewer');
    const { userId } = await createUser(store, { orgId: orgId(), email, role: 'admin' });
    const joined = await call('members.join', { token, name: 'Bea', password: newPassword });
    expect(joined.value, joined.text).toMatchObject({ userId, role: 'admin' });
    expect((await lastChange(service, orgId(), 'members.join')).change).toEqual({ role: 'admin' });
  });

  test('ends the link for the first account', async () => {
    const token = 'S'.repeat(43);
    await service.sql(
      `insert into directory.link (hash, link_id, purpose, org_id, user_id, created_at, expires_at)
       values ($1, 'link_setup', 'setup', $2, $3, now(), now() + interval '1 day')`,
      [hashToken(token), orgId(), service.tenant.userId],
    );
    const invited = await inviteTo(await signIn(service, orgId(), 'owner'));
    const joined = await call('members.join', { token: invited.token, name: 'Bea', password: newPassword });
    expect(joined.status, joined.text).toBe(200);
    const account = { token, email: newAddress(), name: 'Eve', password: newPassword };
    expect((await call('setup.take', account)).error?.code).toBe('link_invalid');
  });

  test('lets a person choose a new password who is a member nowhere any more', async () => {
    const owner = await signIn(service, orgId(), 'owner');
    const { email, personId, userId } = await addPerson(service, orgId(), 'member');
    await owner.call('members.remove', { userId });
    const { token } = await inviteTo(owner, 'reviewer', email);
    const join = (password?: string) => call('members.join', { token, password });
    expect((await join()).error.code).toBe('sign_in_failed');
    expect((await join('short')).error.param).toBe('password');
    const joined = await join(newPassword);
    expect(joined.value, joined.text).toMatchObject({ personId, role: 'reviewer' });
    expect((await call('session.signIn', { email, password: testPassword })).error.code).toBe(
      'sign_in_failed',
    );
    expect((await call('session.signIn', { email, password: newPassword })).value.personId).toBe(personId);
  });

  test('lets only owners invite owners', async () => {
    const admin = await signIn(service, orgId(), 'admin');
    const reply = await admin.call('members.invite', { email: newAddress(), role: 'owner' });
    expect(reply.error.code).toBe('right_missing');
  });

  test('needs the password or the session of a person who has an account', async () => {
    const owner = await signIn(service, orgId(), 'owner');
    for (const proof of ['password', 'session']) {
      const { orgId: elsewhere } = await service.newTenant();
      const person = await signIn(service, elsewhere, 'member');
      const { email, personId } = person.person;
      const { token } = await inviteTo(owner, 'reviewer', email);
      expect((await call('members.join', { token })).error.code).toBe('sign_in_failed');
      const thief = await signIn(service, elsewhere, 'owner');
      const stolen = { token, password: 'not the password' };
      expect((await thief.call('members.join', stolen)).error.code).toBe('sign_in_failed');
      await expect
        .poll(() => lastChange(service, elsewhere, 'members.join'))
        .toMatchObject({ target: personId, change: { refused: 'wrong password' }, sessionId: null });
      const joined =
        proof === 'session'
          ? await person.call('members.join', { token })
          : await call('members.join', { token, password: testPassword });
      // A session that somebody left open must not be enough for changes that need the password.
      expect(joined.value.sudoUntil === null).toBe(proof === 'session');
      expect(joined.value, joined.text).toMatchObject({ personId, role: 'reviewer', orgId: orgId() });
      expect(joined.value.memberships).toHaveLength(2);
    }
  });

  test('gives a user of the command line an account, and brings nobody back with former keys', async () => {
    const { store } = service.assembled;
    const owner = await signIn(service, orgId(), 'owner');
    const email = newAddress();
    const { userId } = await createUser(store, { orgId: orgId(), email });
    const { key } = await createKey(store, { orgId: orgId(), userId, mode: 'live' });
    const { token } = await inviteTo(owner, 'admin', email);
    const first = await call('members.join', { token, name: 'Bea', password: newPassword });
    expect(first.value).toMatchObject({ userId, role: 'admin' });
    expect((await service.call('credits.info', {}, { key })).status).toBe(200);
    await owner.call('members.remove', { userId });
    expect((await service.call('credits.info', {}, { key })).error.code).toBe('user_disabled');
    sent.length = 0;
    const again = await inviteTo(owner, 'member', email);
    const back = await call('members.join', { token: again.token, password: newPassword });
    expect(back.value).toMatchObject({ userId, role: 'member' });
    expect((await service.call('credits.info', {}, { key })).error.code).toBe('key_revoked');
  });
});

describe('a link to choose a new password', () => {
  test('is mailed to known addresses, with the same reply for others', async () => {
    const { email } = await addPerson(service, orgId(), 'member');
    const known = await call('account.requestReset', { email });
    const unknown = await call('account.requestReset', { email: 'nobody@team.example' });
    expect(known.value).toEqual(unknown.value);
    expect([...known.headers.keys()].toSorted()).toEqual([...unknown.headers.keys()].toSorted());
    await tokenFor(email);
    expect(sent.filter(({ to }) => to.includes('nobody@team.example'))).toEqual([]);
  });

  test('works once, ends all sessions and other links, and signs in', async () => {
    const browser = await signIn(service, orgId(), 'member');
    const { email, personId } = browser.person;
    await call('account.requestReset', { email });
    const first = await tokenFor(email);
    sent.length = 0;
    await call('account.requestReset', { email });
    const second = await tokenFor(email);
    expect(second).not.toBe(first);
    const reset = (token: string, password = newPassword) => call('account.reset', { token, password });
    expect((await reset(second, 'short')).error.param).toBe('password');
    const replies = await Promise.all([reset(second), reset(second)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect((await reset(first)).error.code).toBe('link_invalid');
    expect((await browser.call('session.get')).error.code).toBe('session_expired');
    expect((await call('session.signIn', { email, password: testPassword })).error.code).toBe(
      'sign_in_failed',
    );
    expect((await call('session.signIn', { email, password: newPassword })).value.personId).toBe(personId);
  });

  test('is void for a person who is disabled or has another address by now', async () => {
    for (const change of [`disabled_at = now()`, `email = 'moved-' || email`]) {
      const { email, personId } = await addPerson(service, orgId(), 'member');
      await call('account.requestReset', { email });
      const token = await tokenFor(email);
      await service.sql(`update directory.person set ${change} where person_id = $1`, [personId]);
      expect((await call('account.reset', { token, password: newPassword })).error.code).toBe('link_invalid');
    }
  });

  test('is mailed a few times an hour alone, known or not', async () => {
    const { email } = await addPerson(service, orgId(), 'member');
    for (const each of [email, 'stranger@team.example']) {
      await service.sql('delete from directory.sign_in_window');
      await call('account.requestReset', { email: each });
      await service.sql(
        `update directory.sign_in_window set minute = minute - interval '2 minutes', used = 5`,
      );
      expect((await call('account.requestReset', { email: each })).error.code).toBe('rate_limited');
    }
  });
});

describe('a new address', () => {
  test('signs in once it is confirmed, and the former one gets a mail', async () => {
    const browser = await signIn(service, orgId(), 'member');
    const { email: former, userId } = browser.person;
    const email = newAddress();
    expect((await browser.call('account.changeAddress', { email })).value).toEqual({ done: true });
    const token = await tokenFor(email);
    expect((await call('session.signIn', { email, password: testPassword })).error.code).toBe(
      'sign_in_failed',
    );
    expect((await call('account.confirmAddress', { token })).value).toEqual({ done: true });
    expect((await call('account.confirmAddress', { token })).error.code).toBe('link_invalid');
    expect((await call('session.signIn', { email, password: testPassword })).value).toMatchObject({
      email,
      userId,
    });
    expect((await call('session.signIn', { email: former, password: testPassword })).error.code).toBe(
      'sign_in_failed',
    );
    await expect
      .poll(() => sent.filter(({ to }) => to.includes(former)).map(({ subject }) => subject))
      .toEqual(
        expect.arrayContaining(['A new address was asked for', 'The address of your account was changed']),
      );
    const [member] = await service.sql('select email from directory.member where user_id = $1', [userId]);
    expect(member.email).toBe(email);
  });

  test('is not confirmed after the password was changed', async () => {
    const browser = await signIn(service, orgId(), 'member');
    const email = newAddress();
    await browser.call('account.changeAddress', { email });
    await call('account.requestReset', { email: browser.person.email });
    const token = await tokenFor(email);
    await expect
      .poll(() => sent.filter(({ to }) => to.includes(browser.person.email)).map(({ subject }) => subject))
      .toContain('Choose a new password');
    const changed = await browser.call('account.changePassword', { old: testPassword, new: newPassword });
    expect(changed.status, changed.text).toBe(200);
    expect((await call('account.confirmAddress', { token })).error.code).toBe('link_invalid');
    const links = await service.sql('select purpose from directory.link where person_id = $1', [
      browser.person.personId,
    ]);
    expect(links).toEqual([]);
  });

  test('may not be that of another person or member', async () => {
    const taken = await addPerson(service, orgId(), 'member');
    const member = await createUser(service.assembled.store, { orgId: orgId(), email: newAddress() });
    for (const email of [taken.email, member.email]) {
      const browser = await signIn(service, orgId(), 'member');
      expect((await browser.call('account.changeAddress', { email })).value).toEqual({ done: true });
      const reply = await call('account.confirmAddress', { token: await tokenFor(email) });
      expect(reply.error.code).toBe('already_exists');
    }
  });
});

test('an operator makes a link for a person, or for a user without an account', async () => {
  const { store } = service.assembled;
  const person = await addPerson(service, orgId(), 'owner');
  const reset = await createPersonLink(store, { email: person.email.toUpperCase() });
  expect(reset).toMatchObject({ email: person.email, purpose: 'reset' });
  const token = (url: string) => url.split('#')[1];
  const chosen = await call('account.reset', { token: token(reset.url), password: newPassword });
  expect(chosen.value.personId).toBe(person.personId);
  const second = await createOrg(store, { name: 'Second', plan: 'free' });
  const inSecond = { email: person.email, orgId: second.orgId };
  await expect(createPersonLink(store, inSecond)).rejects.toThrow(`No user of ${second.orgId} has`);
  await createUser(store, { ...inSecond, role: 'reviewer' });
  const toSecond = await createPersonLink(store, inSecond);
  expect(toSecond.purpose).toBe('invitation');
  const both = await call('members.join', { token: token(toSecond.url), password: newPassword });
  expect(both.value).toMatchObject({ personId: person.personId, orgId: second.orgId, role: 'reviewer' });
  expect((await createPersonLink(store, inSecond)).purpose).toBe('reset');
  const email = newAddress();
  await createUser(store, { orgId: orgId(), email, role: 'admin' });
  const invitation = await createPersonLink(store, { email });
  expect(invitation.purpose).toBe('invitation');
  const join = { token: token(invitation.url), name: 'Bea', password: newPassword };
  expect((await call('members.join', join)).value).toMatchObject({ email, role: 'admin' });
  const { orgId: other } = await service.newTenant();
  const shared = newAddress();
  for (const each of [orgId(), other]) await createUser(store, { orgId: each, email: shared });
  await expect(createPersonLink(store, { email: shared })).rejects.toThrow('Name one with --org');
  expect((await createPersonLink(store, { email: shared, orgId: other })).purpose).toBe('invitation');
  await expect(createPersonLink(store, { email: newAddress() })).rejects.toThrow('outreach user create');
  await expect(createPersonLink(store, { email: 'x' })).rejects.toThrow('is not an e-mail address');
});

test('a mail whose link has expired is not sent', async () => {
  const { store } = service.assembled;
  const id = newId('notice');
  await service.sql(
    `insert into notice (org_id, id, key, emails, subject, body, kind, sealed, expires_at, created_at)
     values ($1, $2, $2, array['late@team.example'], 'Late', '', 'link', 'x', now(), now())`,
    [orgId(), id],
  );
  await store.transaction(orgId(), async (tx) => tx.enqueue('notice', id));
  await expect
    .poll(() => service.sql('select state, last_error from notice where id = $1', [id]))
    .toEqual([
      { state: 'given_up', last_error: 'The link in the mail expired before the mail could be sent.' },
    ]);
  expect(sent.filter(({ to }) => to.includes('late@team.example'))).toEqual([]);
});
