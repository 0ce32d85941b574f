/**
 * What holds for every operation of the app, from its documents alone: the roles, the session, the token, the password
 * and the ids of other organisations. The declared errors are in the tests of the groups; the last test says which.
 */
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../codegen/model.ts';
import { hasRight, roles, type Role } from '../../src/domain/rights.ts';
import { newId, type IdPrefix } from '../../src/store/ids.ts';
import { buildWorld, type World } from '../contract/world.ts';
import { testService } from '../support/test-service.ts';
import { textFiles } from '../tidy/tracked-files.ts';
import { Browser, signIn } from './app-client.ts';
import { literalsOfTests } from './literals-of-tests.ts';
import { appModel, appOperations, idArguments, requiredArgs } from './operations.ts';

const service = testService();
const browsers = {} as Record<Role, Browser>;
let foreign: World;
beforeAll(async () => {
  for (const role of roles) browsers[role] = await signIn(service, service.tenant.orgId, role);
  foreign = await buildWorld(service);
}, 60_000);

const needSession = appOperations.filter(({ right }) => right !== 'anyone');
const named = (operations: readonly Operation[]) => operations.map((each) => [each.fn, each] as const);
/** These end the session of the caller, or change its password. */
const endsSession = new Set(['session.signOut', 'session.end', 'account.changePassword']);

describe.each(named(needSession))('%s', (fn, operation) => {
  const { right } = operation;
  const rolesOfRight = right === 'account' ? roles : roles.filter((role) => hasRight(role, right as never));

  test.each(roles.filter((role) => !rolesOfRight.includes(role)))('is not for a %s', async (role) => {
    const reply = await browsers[role].call(fn, requiredArgs(operation));
    expect(reply.error?.code, reply.text).toBe('right_missing');
  });

  test.each(endsSession.has(fn) ? [] : rolesOfRight)('is for a %s', async (role) => {
    const reply = await browsers[role].call(fn, requiredArgs(operation));
    const codes = [undefined, ...operation.errors, 'invalid_arguments'];
    expect(codes, reply.text).toContain(reply.error?.code);
  });

  test('needs a session and its token', async () => {
    const args = requiredArgs(operation);
    expect((await new Browser(service).call(fn, args)).error.code).toBe('session_missing');
    const withoutToken = await browsers.owner.call(fn, args, { 'X-CSRF-Token': '' });
    if (operation.endpoint === 'query') expect(withoutToken.error?.code).not.toBe('csrf_missing');
    else expect(withoutToken.error.code).toBe('csrf_missing');
  });

  test('tells nothing about objects of others', async () => {
    const before = await hashRows();
    for (const argument of idArguments(operation)) {
      const [foreignId, absentId] = [foreign.ids[argument.prefix], newId(argument.prefix as IdPrefix)];
      if (foreignId === undefined || argument.prefix === 'trg') continue;
      const replies = [foreignId, absentId].map(async (id) => {
        const reply = await browsers.owner.call(fn, argument.with(requiredArgs(operation), id));
        return reply.text.replaceAll(reply.body.request_id, 'req').replaceAll(id, 'id');
      });
      const [ofForeign, ofAbsent] = await Promise.all(replies);
      expect(ofForeign, argument.name).toBe(ofAbsent);
      expect(ofForeign, argument.name).toMatch(/not_found|No person waits|invalid_arguments/);
    }
    expect(await hashRows()).toBe(before);
  });
});

test.each(named(needSession.filter(({ sudo }) => sudo)))(
  '%s needs the password again',
  async (fn, operation) => {
    const { person, cookie, csrfToken } = await signIn(service, service.tenant.orgId, 'owner');
    await service.sql(
      `update directory.session set sudo_until = now() - interval '1 second' where person_id = $1`,
      [person.personId],
    );
    // The cache of sessions does not know the browser yet.
    const browser = Object.assign(new Browser(service), { cookie, csrfToken });
    expect((await browser.call(fn, requiredArgs(operation))).error.code).toBe('sudo_needed');
  },
);

test.each([
  ['members.setRole', 'user_not_found'],
  ['members.disable', 'user_not_found'],
  ['members.enable', 'user_not_found'],
  ['members.remove', 'user_not_found'],
  ['keys.revoke', 'key_not_found'],
  ['runs.accept', 'run_not_found'],
  ['runs.decline', 'run_not_found'],
  ['runs.cap', 'run_not_found'],
  ['messages.remove', 'message_not_found'],
  ['messages.restore', 'message_not_found'],
  ['messages.withdrawApproval', 'message_not_found'],
  ['views.remove', 'view_not_found'],
])('%s answers %s for an id that does not exist', async (fn, code) => {
  const operation = appOperations.find((each) => each.fn === fn)!;
  const reply = await browsers.owner.call(fn, requiredArgs(operation));
  expect(reply.error?.code, reply.text).toBe(code);
});

test('messages.edit answers message_not_found for an id that does not exist', async () => {
  const operation = appOperations.find(({ fn }) => fn === 'messages.edit')!;
  const args = { ...requiredArgs(operation), subject: 'Rosters' };
  const reply = await browsers.owner.call('messages.edit', args);
  expect(reply.error.code).toBe('message_not_found');
});

/** A hash of the rows that a call could change in the other organisation. */
async function hashRows(): Promise<string> {
  const tables = ['message', 'run_lead', 'run', 'lead', 'audit_entry', 'project', 'webhook', 'suppression'];
  const hashes = await Promise.all(
    tables.map((table) =>
      service.sql<{ hash: string }>(
        `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${table} t where org_id = $1`,
        [foreign.tenant.orgId],
      ),
    ),
  );
  return JSON.stringify(hashes);
}

/** Errors of all operations with the same cause, which the tests above provoke. */
const errorsOfAll = new Set<string>(appModel.commonErrors);

test('each error that an operation of the app declares is in a test that calls it', () => {
  const tests = textFiles(path.join(import.meta.dirname, '..', '..'))
    .filter((file) => /^test\/app\/.*\.test\.ts$/.test(file.path))
    .flatMap(({ path: file, text }) => literalsOfTests(file, text));
  const isChecked = (fn: string, error: string) =>
    tests.some((literals) => literals.has(fn) && literals.has(error));
  const unchecked = appOperations.flatMap(({ fn, errors }) =>
    errors
      .filter((error) => !errorsOfAll.has(error) && !isChecked(fn, error))
      .map((error) => `${fn} ${error}`),
  );
  expect(unchecked).toEqual([]);
});
