import { expect, test } from 'vitest';
import {
  addCredits,
  changePlan,
  changeUser,
  createKey,
  createOrg,
  createUser,
  revokeKey,
} from '../../src/people/accounts.ts';
import { suppress } from '../../src/people/suppressions.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });

test('a deleted user cannot be enabled or get a key', async () => {
  const { store } = service.assembled;
  const { orgId } = await createOrg(store, { name: 'Harbour Oy', plan: 'pro' });
  const { userId: first } = await createUser(store, { orgId, email: 'First@harbour.example' });
  const { userId: second } = await createUser(store, { orgId, email: 'second@harbour.example' });
  const ownerOf = async (userId?: string) => {
    const { keyId } = await createKey(store, { orgId, mode: 'live', userId });
    const [key] = await service.sql('select user_id from directory.api_key where key_id = $1', [keyId]);
    return key.user_id;
  };
  await expect(createUser(store, { orgId, email: ' first@Harbour.example ' })).rejects.toThrow(/already has/);
  expect([await ownerOf(), await ownerOf(second)]).toEqual([first, second]);
  await changeUser(store, first, 'delete');
  expect(await ownerOf()).toBe(second);
  await expect(ownerOf(first)).rejects.toThrow(`The organisation has no user ${first}.`);
  for (const change of ['enable', 'disable', 'delete'] as const)
    await expect(changeUser(store, first, change)).rejects.toThrow(`There is no user ${first}.`);
});

test('an organisation starts with its credits and has none once deleted', async () => {
  const { store } = service.assembled;
  const balanceOf = async (credits?: number) => {
    const { orgId } = await createOrg(store, {
      name: 'Dock',
      plan: 'pro',
      ...(credits === undefined ? {} : { credits }),
    });
    await createUser(store, { orgId, email: 'a@dock.example' });
    const { key } = await createKey(store, { orgId, mode: 'live' });
    return { orgId, balance: (await service.call('credits.info', {}, { key })).value.balance };
  };
  expect((await balanceOf(0)).balance).toBe(0);
  expect((await balanceOf(7)).balance).toBe(7);
  const { orgId } = await balanceOf();
  await service.sql('update directory.org set deleted_at = now() where org_id = $1', [orgId]);
  const notFound = `There is no organisation ${orgId}.`;
  await expect(changePlan(store, orgId, 'scale')).rejects.toThrow(notFound);
  await expect(addCredits(store, orgId, 5)).rejects.toThrow(notFound);
  await expect(suppress(store, { orgId, target: 'a.example', reason: 'manual' })).rejects.toThrow(notFound);
});

test('revoking a key again keeps the first time', async () => {
  const { store } = service.assembled;
  const { keyId } = await createKey(store, { orgId: service.tenant.orgId, mode: 'test' });
  const revokedAt = async () => {
    await revokeKey(store, keyId);
    return (await service.sql('select revoked_at from directory.api_key where key_id = $1', [keyId]))[0]
      .revoked_at;
  };
  expect(await revokedAt()).toEqual(await revokedAt());
});

test('suppresses a whole domain, given any of its addresses', async () => {
  const { orgId, projectId } = service.tenant;
  const target = 'https://www.Quiet.example/about';
  expect(await suppress(service.assembled.store, { orgId, target, reason: 'manual' })).toEqual({
    value: 'quiet.example',
    removedDrafts: 0,
  });
  const added = await service.call('leads.add', { projectId, email: 'ann@mail.quiet.example' });
  expect(added.error.code).toBe('suppressed');
});
