import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorName } from '../../generated/contract/errors.ts';
import type { Service } from '../../src/assemble.ts';
import { changePlan, changeUser, createKey, createUser, revokeKey } from '../../src/people/accounts.ts';
import { openService, testService, serviceUrl, type Tenant } from '../support/test-service.ts';
import { waitForTimeLeftInMinute } from '../support/wait-for-period.ts';

const service = testService();
let second: Service;
beforeAll(async () => {
  second = await openService(service.databaseUrl, { role: 'api' });
  return () => second.close();
});

interface CachedKey {
  readonly tenant: Tenant;
  readonly userId: string;
  readonly keyId: string;
  readonly key: string;
}

/** Changes to a key that the services have cached, made at a service other than the called one. */
const changes: readonly (readonly [
  what: string,
  error: ErrorName,
  change: (cached: CachedKey) => Promise<unknown>,
])[] = [
  ['it is revoked', 'key_revoked', ({ keyId }) => revokeKey(second.store, keyId)],
  ['its user is disabled', 'user_disabled', ({ userId }) => changeUser(second.store, userId, 'disable')],
  ['its user is deleted', 'user_disabled', ({ userId }) => changeUser(second.store, userId, 'delete')],
  ['its plan is lost', 'plan_required', ({ tenant }) => changePlan(second.store, tenant.orgId, 'free')],
  [
    'it expires',
    'key_expired',
    ({ keyId }) =>
      service.sql(`update directory.api_key set expires_at = now() - interval '1 second' where key_id = $1`, [
        keyId,
      ]),
  ],
  [
    'its organisation is deleted',
    'organisation_gone',
    ({ tenant }) =>
      service.sql('update directory.org set deleted_at = now() where org_id = $1', [tenant.orgId]),
  ],
  [
    'it is deleted',
    'key_invalid',
    ({ keyId }) => service.sql('delete from directory.api_key where key_id = $1', [keyId]),
  ],
  [
    'it loses its scopes',
    'scope_missing',
    ({ keyId }) => service.sql(`update directory.api_key set scopes = '{}' where key_id = $1`, [keyId]),
  ],
];

const calls: readonly (readonly [
  what: string,
  call: (cached: CachedKey) => ReturnType<typeof service.call>,
])[] = [
  ['a read', ({ key }) => service.call('projects.list', {}, { key })],
  [
    'a write',
    ({ key, tenant }) => service.call('knowledge.set', { projectId: tenant.projectId, text: 'a' }, { key }),
  ],
  ['invalid arguments', ({ key }) => service.call('leads.get', { lead: 1 }, { key })],
  [
    'an id of another organisation',
    ({ key }) => service.call('projects.get', { projectId: service.tenant.projectId }, { key }),
  ],
];

async function createCachedKey(): Promise<CachedKey> {
  const tenant = await service.newTenant();
  const { orgId } = tenant;
  const { userId } = await createUser(service.assembled.store, {
    orgId,
    email: `known@${orgId.slice(4)}.example`,
  });
  const { key, keyId } = await createKey(service.assembled.store, { orgId, userId, mode: 'live' });
  for (let call = 0; call < 10; call++)
    expect((await service.call('projects.list', {}, { key })).status).toBe(200);
  return { tenant, userId, keyId, key };
}

describe.each(changes)('if %s after many calls, the next call fails', (_what, error, change) => {
  test.each(calls)('with %s', async (_call, send) => {
    const cached = await createCachedKey();
    await change(cached);
    const reply = await send(cached);
    expect(reply.error?.code, reply.text).toBe(error);
  });
});

test('a call whose key is revoked meanwhile writes nothing', async () => {
  const cached = await createCachedKey();
  await revokeKey(second.store, cached.keyId);
  const { projectId, liveKey } = cached.tenant;
  await service.call('knowledge.set', { projectId, text: 'too late' }, { key: cached.key });
  const { value } = await service.call('knowledge.get', { projectId }, { key: liveKey });
  expect(value.text).toBe('');
});

test('a key that gains a plan works at the next call', async () => {
  const cached = await createCachedKey();
  await changePlan(second.store, cached.tenant.orgId, 'scale');
  expect((await service.call('credits.info', {}, { key: cached.key })).value.plan).toBe('scale');
});

test('two services count the calls of a key together', async () => {
  await waitForTimeLeftInMinute(20_000);
  const cached = await createCachedKey();
  const urls = [service.url, serviceUrl(second)];
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      fetch(`${urls[index % 2]!}/v1/projects`, { headers: { authorization: `Bearer ${cached.key}` } }),
    ),
  );
  const [{ used } = { used: 0 }] = await service.sql(
    'select sum(used)::int as used from directory.rate_window where key_id = $1',
    [cached.keyId],
  );
  expect(used).toBeGreaterThanOrEqual(210);
  expect(used).toBeLessThan(210 + 2 * 32);
});

test('two processes that lease calls in blocks serve exactly the limit', async () => {
  const quota = 200;
  const environment = { RATE_LIMIT_LIVE: String(quota) };
  const services = await Promise.all(
    [1, 2].map(() => openService(service.databaseUrl, { environment, role: 'api' })),
  );
  try {
    await waitForTimeLeftInMinute(20_000);
    const { key } = await createKey(service.assembled.store, { orgId: service.tenant.orgId, mode: 'live' });
    const statuses = await Promise.all(
      Array.from({ length: quota * 2 }, async (_, index) => {
        const url = serviceUrl(services[index % 2]!);
        const reply = await fetch(`${url}/v1/projects`, { headers: { authorization: `Bearer ${key}` } });
        await reply.text();
        return reply.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(quota);
    expect(statuses.filter((status) => status === 429)).toHaveLength(quota);
  } finally {
    await Promise.all(services.map((limitedService) => limitedService.close()));
  }
});
