import { beforeAll, describe, expect, test } from 'vitest';
import { registry, type OperationEntry } from '../../generated/contract/registry.ts';
import { createKey, createUser } from '../../src/people/accounts.ts';
import { hasRight, roles, type Role } from '../../src/domain/rights.ts';
import { operations, requiredArgs } from '../contract/operations.ts';
import { testService } from '../support/test-service.ts';
import { addPerson, signIn } from './app-client.ts';

const service = testService({ role: 'api' });
const keys = {} as Record<Role, string>;
beforeAll(async () => {
  const { orgId } = service.tenant;
  for (const role of roles) {
    const { userId } = await addPerson(service, orgId, role);
    keys[role] = (await createKey(service.assembled.store, { orgId, userId, mode: 'live' })).key;
  }
});

describe.each(roles)('a key with all scopes of a person with the role %s', (role) => {
  test('calls what the role may', async () => {
    for (const operation of operations) {
      const { fn, right } = registry.get(`${operation.endpoint} ${operation.fn}`) as OperationEntry;
      const reply = await service.call(operation.id, requiredArgs(operation), { key: keys[role] });
      if (hasRight(role, right)) expect(reply.error?.type, reply.text).not.toBe('permission_error');
      else {
        expect(reply.error?.code, reply.text).toBe('scope_missing');
        expect(reply.error?.message).toContain(`${fn} needs a key of a person with the role owner`);
      }
    }
  });
});

test('a demotion narrows the keys of a person on the next call, and a promotion gives the scopes back', async () => {
  const { orgId, projectId } = service.tenant;
  const owner = await signIn(service, orgId, 'owner');
  const admin = await signIn(service, orgId, 'admin');
  const { userId } = admin.person;
  const { key } = (await admin.call('keys.create', { mode: 'live' })).value;
  const add = () => service.call('leads.add', { projectId, company: 'Koivu' }, { key });
  expect((await add()).status).toBe(200);
  await owner.call('members.setRole', { userId, role: 'reviewer' });
  expect((await add()).error).toMatchObject({
    code: 'scope_missing',
    message: expect.stringContaining('the owner of this key has the role reviewer'),
  });
  expect((await service.call('leads.list', { projectId }, { key })).status).toBe(200);
  await owner.call('members.setRole', { userId, role: 'member' });
  expect((await add()).status).toBe(200);
});

test('a member without an account has no role to narrow a key', async () => {
  const { orgId } = service.tenant;
  const { store } = service.assembled;
  const { userId } = await createUser(store, { orgId, email: 'program@team.example' });
  const { key } = await createKey(store, { orgId, userId, mode: 'live' });
  expect((await service.call('webhooks.list', {}, { key })).status).toBe(200);
});
