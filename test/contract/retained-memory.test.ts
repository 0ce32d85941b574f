import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { collectGarbage } from '../../src/commands/collect-garbage.ts';
import { testService } from '../support/test-service.ts';

/*
 * Every call carries texts that no other call has. If an unbounded cache stores any part of a call, the heap grows by
 * the size of the texts. The two sizes are compared after a full collection, so neither time nor load matters.
 */
const service = testService();
const warmUpCalls = 20;
/** Of unique texts in each test, so many that the code compiled meanwhile is a small share of them. */
const sentBytes = 5_000_000;
/** The share of the sent bytes by which the heap may grow: compiled code and rows of bounded caches. */
const maxRetainedShare = 0.5;

const uniqueText = (length: number) => randomBytes(length / 2).toString('hex');
const callRpc = (fn: string, args: object) =>
  service.call(fn, { projectId: service.tenant.projectId, ...args });
const callMcp = (method: string, params: object) =>
  service.request('/mcp', postOf(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })));
const authorised = () => ({ Authorization: `Bearer ${service.tenant.liveKey}` });

type Kind = readonly [
  what: string,
  status: number,
  length: number,
  send: (text: string) => Promise<{ readonly status: number }>,
];

/** What a caller may send, with a unique text of so many characters. */
const kinds: readonly Kind[] = [
  ['notes of leads', 200, 50_000, (notes) => callRpc('leads.add', { company: 'Koivu', notes, source: 'a' })],
  ['knowledge', 200, 50_000, (text) => callRpc('knowledge.set', { text })],
  ['Brain items', 200, 20_000, (body) => addAndRemoveItem(body)],
  ['unknown operations', 400, 50_000, (fn) => callRpc(fn, {})],
  ['unknown arguments', 400, 50_000, (name) => callRpc('leads.add', { [name]: true })],
  ['invalid values', 400, 50_000, (limit) => callRpc('leads.list', { limit })],
  ['malformed bodies', 400, 50_000, (text) => service.request('/mcp/query', postOf(`{"fn":"${text}`))],
  ['unknown paths', 400, 10_000, (text) => service.request(`/v1/${text}`, { headers: authorised() })],
  ['unknown parameters', 400, 10_000, (name) => service.rest('GET', '/v1/leads', { [name]: 1 })],
  ['unknown pages', 404, 10_000, (text) => service.request(`/docs/${text}`)],
  ['unknown keys', 401, 10_000, (key) => service.call('leads.list', {}, { key })],
  ['names of MCP clients', 200, 50_000, (name) => callMcp('initialize', initialization(name))],
  ['unknown MCP methods', 200, 50_000, (method) => callMcp(method, {})],
  ['unknown MCP tools', 200, 50_000, (name) => callMcp('tools/call', { name, arguments: {} })],
  ['payloads of events', 200, 50_000, (message) => callRpc('events.ingest', eventWith(message))],
  ['inbound messages', 200, 50_000, (body) => callRpc('inbox.addMessage', messageWith(body))],
];
/** A workspace has room for a limited number of items. */
const addAndRemoveItem = async (body: string) => {
  const added = await callRpc('brain.add', { type: 'note', title: 'A note', body });
  await callRpc('brain.remove', { id: added.value.id });
  return added;
};
const postOf = (body: string) => ({
  method: 'POST',
  headers: { ...authorised(), 'Content-Type': 'application/json' },
  body,
});
const initialization = (name: string) => ({
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name, version: '1' },
});
const identity = () => ({ email: `${uniqueText(12)}@koivu.example`, name: 'Anna Koivu' });
const eventWith = (message: string) => ({
  type: 'contact_form',
  source: 'website',
  idempotencyKey: uniqueText(20),
  identity: identity(),
  occurredAt: '2026-11-20T09:00:00Z',
  payload: { message },
});
const messageWith = (body: string) => ({
  direction: 'inbound',
  subject: 'A question',
  identity: identity(),
  body,
});

test.each(kinds)('keeps no %s', async (_, status, length, send) => {
  for (let call = 0; call < warmUpCalls; call++) expect((await send(uniqueText(length))).status).toBe(status);
  const before = await usedBytes();
  const calls = Math.ceil(sentBytes / length);
  for (let call = 0; call < calls; call++) await send(uniqueText(length));
  const retainedShare = ((await usedBytes()) - before) / (calls * length);
  expect(retainedShare).toBeLessThan(maxRetainedShare);
});

async function usedBytes(): Promise<number> {
  await collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
