import { expect, test } from 'vitest';
import { createKey } from '../../src/people/accounts.ts';
import { testService } from '../support/test-service.ts';
import { callMcp, postMcp } from './call-mcp.ts';

const service = testService({ role: 'api' });
const message = { jsonrpc: '2.0', id: 1 };
const list = { ...message, method: 'tools/list' };
const callOf = (params: unknown) => ({ ...message, method: 'tools/call', params });
const validCall = callOf({ name: 'service_list_projects', arguments: {} });

/** Creates a key and uses it until the process caches it. */
async function createCachedKey(): Promise<{ key: string; keyId: string }> {
  const created = await createKey(service.assembled.store, { orgId: service.tenant.orgId, mode: 'live' });
  for (let call = 0; call < 10; call++)
    expect((await service.call('projects.list', {}, { key: created.key })).status).toBe(200);
  return created;
}

test.each<[what: string, body: unknown, headers?: Record<string, string>]>([
  ['a call of a tool', validCall],
  ['a batch of calls', [validCall, validCall]],
  ['initialize', { ...message, method: 'initialize', params: { protocolVersion: '2025-06-18' } }],
  ['the list of tools', list],
  ['the list of tools beside a call', [list, validCall]],
  ['a ping', { ...message, method: 'ping' }],
  ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
  ['an unknown method', { ...message, method: 'none' }],
  ['an unknown tool', callOf({ name: 'none' })],
  ['arguments that are not an object', callOf({ name: 'service_list_projects', arguments: 5 })],
  ['an empty batch', []],
  ['a batch that is too long', Array.from({ length: 51 }, () => validCall)],
  ['a body that is not a message', '5'],
  ['a body that is not JSON', '{'],
  ['an unsupported version', list, { 'MCP-Protocol-Version': '1999-01-01' }],
])('a key revoked after many calls gets an error for %s', async (_, body, headers = {}) => {
  const { key, keyId } = await createCachedKey();
  // Simulates another process that revokes the key without notifying this one.
  await service.sql('update directory.api_key set revoked_at = now() where key_id = $1', [keyId]);
  const { status, text } = await postMcp(service, body, { key, headers });
  const response: unknown = JSON.parse(text);
  const expected = { error: { data: { code: 'key_revoked' } } };
  // Each call of a batch gets its own error.
  if (Array.isArray(response)) expect(response).toMatchObject([expected, expected]);
  else expect([status, response]).toMatchObject([401, expected]);
  expect((await callMcp(service, 'tools/list', {}, { key })).status).toBe(401);
});
