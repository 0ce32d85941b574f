import { describe, expect, test } from 'vitest';
import { registry } from '../../generated/contract/registry.ts';
import { createKey } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { createOutreach } from '../../sdk/client.ts';
import { testService, type Reply } from '../support/test-service.ts';
import { findMismatch, model } from './operations.ts';
import { errors } from '../../generated/contract/errors.ts';

const service = testService();
const entries = [
  { fn: 'leads.skip', method: 'POST', path: 'skip', instead: 'leads.delete', args: {} },
  {
    fn: 'leads.updateStatus',
    method: 'PATCH',
    path: 'status',
    instead: 'leads.update',
    args: { status: 'qualified' },
  },
];

describe.each(entries)('$fn, an operation for sessions of people', ({ fn, method, path, instead, args }) => {
  const callBoth = async (leadId: string, extraArgs: object, options?: object): Promise<Reply[]> => [
    await service.call(fn, { leadId, ...args, ...extraArgs }, options),
    await service.rest(method, `/v1/leads/${leadId}/${path}`, { ...args, ...extraArgs }, options),
  ];

  test('rejects every key, names the alternative and changes nothing', async () => {
    const { projectId, liveKey, testKey } = service.tenant;
    const added = (await service.call('leads.add', { projectId, email: `${path}@koivu.example` })).value;
    for (const key of [liveKey, testKey]) {
      const replies = await callBoth(added.id, {}, { key });
      for (const reply of replies) {
        expect(
          findMismatch(reply, { ...errors.session_required, message: new RegExp(`Use ${instead}`) }),
        ).toBe(undefined);
      }
    }
    expect((await service.call('leads.get', { leadId: added.id })).value.status).toBe('new');
  });

  test('is rejected after key and scope, but before arguments and lead', async () => {
    for (const reply of await callBoth(newId('lead'), { nonsense: true })) {
      expect(reply.error.code).toBe('session_required');
    }
    const { key } = await createKey(service.assembled.store, {
      orgId: service.tenant.orgId,
      mode: 'live',
      scopes: ['read'],
    });
    for (const reply of await callBoth(newId('lead'), {}, { key })) {
      expect(reply.error.code).toBe('scope_missing');
    }
    for (const reply of await callBoth(newId('lead'), {}, { key: null })) {
      expect(reply.error.code).toBe('key_missing');
    }
    const onQuery = await service.request('/mcp/query', {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.tenant.liveKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fn }),
    });
    expect(onQuery.error).toMatchObject({ code: 'unknown_fn', message: expect.stringContaining('mutate') });
  });

  test('is neither listed nor counted nor suggested', async () => {
    const capabilities = (await service.request('/mcp/capabilities')).value;
    const listed = capabilities.operations.map((operation: { fn: string }) => operation.fn);
    expect(listed).toContain(instead);
    expect(listed).not.toContain(fn);
    expect(registry.get(`mutate ${fn}`)?.kind).toBe('session');
    const sdk = createOutreach({ baseUrl: service.url, key: service.tenant.liveKey }) as unknown as Record<
      string,
      object
    >;
    expect(fn.split('.')[1]! in sdk['leads']!).toBe(false);
    const misspelt = await service.call(`${fn}x`, {});
    expect(misspelt.error.message).not.toContain(`mean ${fn}?`);
  });
});

test('the older forms of two operations are in the registry but unreachable', () => {
  expect(model.shadowedEntries).toMatchObject([
    { id: 'leads.updateLegacy', shadowedBy: 'leads.update' },
    { id: 'leads.enrichLegacy', shadowedBy: 'leads.enrich' },
  ]);
  const callable = [...registry.values()].map(({ id }) => id);
  for (const { id } of model.shadowedEntries) expect(callable).not.toContain(id);
});
