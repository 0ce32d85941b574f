import pg from 'pg';
import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { addPerson, Browser, signIn, testPassword } from './app-client.ts';

const service = testService({ role: 'api' });

/**
 * Runs a call while another transaction has changed rows and not committed, and commits once the call waits for it.
 */
async function callDuring(
  change: (client: pg.Client) => Promise<unknown>,
  call: () => Promise<{ error: { code: string } }>,
): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await change(client);
    const calling = call();
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => service.sql(waiting)).toHaveLength(1);
    await client.query('commit');
    return (await calling).error?.code;
  } finally {
    await client.end();
  }
}

const otherHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

test('a sign-in that began before a change of the password starts no session', async () => {
  const { personId, email } = await addPerson(service, service.tenant.orgId, 'member');
  const code = await callDuring(
    (client) =>
      client.query('update directory.person set password = $2 where person_id = $1', [personId, otherHash]),
    () => new Browser(service).call('session.signIn', { email, password: testPassword }),
  );
  expect(code).toBe('sign_in_failed');
  expect(await service.sql('select 1 from directory.session where person_id = $1', [personId])).toEqual([]);
});

test('a sign-in that began before the member was disabled starts no session', async () => {
  const { userId, personId, email } = await addPerson(service, service.tenant.orgId, 'member');
  const code = await callDuring(
    (client) => client.query('update directory.member set disabled_at = now() where user_id = $1', [userId]),
    () => new Browser(service).call('session.signIn', { email, password: testPassword }),
  );
  expect(code).toBe('sign_in_failed');
  expect(await service.sql('select 1 from directory.session where person_id = $1', [personId])).toEqual([]);
});

test('of two changes of one password, the second needs the new one', async () => {
  const browser = await signIn(service, service.tenant.orgId, 'member');
  const { personId } = browser.person;
  const code = await callDuring(
    (client) =>
      client.query('update directory.person set password = $2 where person_id = $1', [personId, otherHash]),
    () => browser.call('account.changePassword', { old: testPassword, new: 'another long password' }),
  );
  expect(code).toBe('sign_in_failed');
  const [{ password }] = await service.sql('select password from directory.person where person_id = $1', [
    personId,
  ]);
  expect(password).toBe(otherHash);
});

test('an owner who is demoted meanwhile cannot take the role back', async () => {
  const { orgId } = await service.newTenant();
  await signIn(service, orgId, 'owner');
  const owner = await signIn(service, orgId, 'owner');
  const { userId } = owner.person;
  const code = await callDuring(
    async (client) => {
      await client.query('select 1 from directory.org where org_id = $1 for no key update', [orgId]);
      await client.query(`update directory.member set role = 'reviewer' where user_id = $1`, [userId]);
    },
    () => owner.call('members.setRole', { userId, role: 'owner' }),
  );
  expect(code).toBe('right_missing');
  expect(await service.sql('select role from directory.member where user_id = $1', [userId])).toEqual([
    { role: 'reviewer' },
  ]);
});

test('an owner whose account is disabled does not count as the one who stays', async () => {
  const { orgId } = await service.newTenant();
  const owner = await signIn(service, orgId, 'owner');
  const other = await addPerson(service, orgId, 'owner');
  await service.sql('update directory.person set disabled_at = now() where person_id = $1', [other.personId]);
  const { userId } = owner.person;
  const reply = await owner.call('members.setRole', { userId, role: 'admin' });
  expect(reply.error?.code, reply.text).toBe('invalid_state');
});
