import { expect, test } from 'vitest';
import { createKey } from '../../src/people/accounts.ts';
import { testService } from '../support/test-service.ts';
import { callMcp, postMcp } from './call-mcp.ts';

const service = testService({ role: 'api' });
const message = { jsonrpc: '2.0', id: 1 };
const list = { ...message, method: 'tools/list' };
const callOf = (params: unknown) => ({ ...message, method: 'tools/call', params });
const known = callOf({ name: 'service_list_projects', arguments: {} });

/** A key that the process knows so well that it admits it without a look at the database. */
async function knownKey(): Promise<{ key: string; keyId: string }> {
  const made = await createKey(service.assembled.store, { orgId: service.tenant.orgId, mode: 'live' });
  for (let call = 0; call < 10; call++)
    expect((await service.call('projects.list', {}, { key: made.key })).status).toBe(200);
  return made;
}

test.each<[what: string, body: unknown, headers?: Record<string, string>]>([
  ['a call of a tool', known],
  ['a batch of calls', [known, known]],
  ['the greeting', { ...message, method: 'initialize', params: { protocolVersion: '2025-06-18' } }],
  ['the list of tools', list],
  ['the list of tools beside a call', [list, known]],
  ['a sign of life', { ...message, method: 'ping' }],
  ['a notice that nobody answers', { jsonrpc: '2.0', method: 'notifications/initialized' }],
  ['an unknown method', { ...message, method: 'none' }],
  ['an unknown tool', callOf({ name: 'none' })],
  ['arguments that are no object', callOf({ name: 'service_list_projects', arguments: 5 })],
  ['an empty batch', []],
  ['a batch that is too long', Array.from({ length: 51 }, () => known)],
  ['what is no message', '5'],
  ['what is no JSON', '{'],
  ['a version that is not spoken', list, { 'MCP-Protocol-Version': '1999-01-01' }],
])('a key revoked after many calls gets an error for %s', async (_, body, headers = {}) => {
  const { key, keyId } = await knownKey();
  // By another process: this one hears nothing of it.
  await service.sql('update directory.api_key set revoked_at = now() where key_id = $1', [keyId]);
  const { status, text } = await postMcp(service, body, { key, headers });
  const told: unknown = JSON.parse(text);
  const refusal = { error: { data: { code: 'key_revoked' } } };
  // The calls of a batch are refused one by one, each under its id.
  if (Array.isArray(told)) expect(told).toMatchObject([refusal, refusal]);
  else expect([status, told]).toMatchObject([401, refusal]);
  expect((await callMcp(service, 'tools/list', {}, { key })).status).toBe(401);
});
