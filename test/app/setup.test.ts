import { expect, test } from 'vitest';
import { hashToken } from '../../src/domain/accounts/session-token.ts';
import { createSetupLink } from '../../src/people/setup-link.ts';
import { testService } from '../support/test-service.ts';
import { addPerson, Browser, testPassword } from './app-client.ts';

const service = testService({ role: 'api' });
const account = { email: 'Anna@Team.example', name: ' Anna ', password: testPassword };

test('the first account is made once, by the link that the start printed', async () => {
  const { store } = service.assembled;
  const former = [await createSetupLink(store)];
  // Two processes that start at once leave one link.
  const tokens = await Promise.all([createSetupLink(store), createSetupLink(store)]);
  const [stored] = await service.sql(`select hash from directory.link where purpose = 'setup'`);
  const token = tokens.find((each) => hashToken(each!) === stored.hash);
  const ended = [...former, ...tokens.filter((each) => each !== token)];
  const browser = new Browser(service);
  const take = (args: object) => browser.call('setup.take', { ...account, token, ...args });
  for (const invalid of ['x', ...ended])
    expect((await take({ token: invalid })).error.code).toBe('link_invalid');
  expect((await take({ email: 'nobody' })).error).toMatchObject({
    code: 'invalid_arguments',
    param: 'email',
  });
  expect((await take({ password: 'ä'.repeat(5) })).error).toMatchObject({ param: 'password' });
  expect((await take({ password: 'ä'.repeat(129) })).error).toMatchObject({ param: 'password' });
  expect((await take({ name: ' ' })).error).toMatchObject({ param: 'name' });
  const { email: taken } = await addPerson(service, (await service.newTenant()).orgId, 'owner');
  expect((await take({ email: taken })).error).toMatchObject({ code: 'already_exists', param: 'email' });

  const replies = await Promise.all([
    take({}),
    new Browser(service).call('setup.take', { ...account, token }),
  ]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]));
  const { value } = await browser.call('session.signIn', { email: account.email, password: testPassword });
  expect(value).toMatchObject({
    email: 'anna@team.example',
    name: 'Anna',
    role: 'owner',
    userId: service.tenant.userId,
    orgId: service.tenant.orgId,
  });
  expect((await take({ email: 'other@team.example' })).error.code).toBe('link_invalid');
  expect(await createSetupLink(store)).toBeUndefined();
  const [person] = await service.sql('select password from directory.person');
  expect(person.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const [recorded] = await service.sql(
    `select fn, user_id, network from audit_entry where user_id is not null order by id limit 1`,
  );
  expect(recorded).toEqual({ fn: 'setup.take', user_id: service.tenant.userId, network: '127.0.0.0/24' });
});
