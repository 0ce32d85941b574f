import { expect } from 'vitest';
import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import type { CallOptions, TestService, Reply } from './test-service.ts';
import { toRestRequest } from './rest-request.ts';
import { toReply, toToolRequest } from './tool-request.ts';

/**
 * Calls the operation with the same arguments through all doors and expects the declared error from each. The replies
 * may differ only in the request id. `coverage.test.ts` finds these calls by their string literals, so write the
 * literals out.
 */
export async function expectError(
  service: TestService,
  id: OperationId,
  error: ErrorName,
  args: Record<string, unknown>,
  options: CallOptions = {},
): Promise<Reply> {
  const byRpc = await service.call(id, args, options);
  const form = toRestRequest(id, args);
  const byRest = form && (await service.rest(form.method, form.path, form.rest, options));
  const byTool = await callTool(service, id, args, options);
  for (const reply of [byRpc, ...(byRest ? [byRest] : []), byTool]) {
    const { code, type, status } = errors[error];
    expect(reply.error, reply.text).toMatchObject({ code, type });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('X-Request-Id')).toBe(reply.error.request_id);
  }
  if (byRest) expect(withoutId(byRest.error)).toEqual(withoutId(byRpc.error));
  expect(normaliseNames(byTool.error)).toEqual(normaliseNames(byRpc.error));
  return byRpc;
}

async function callTool(
  service: TestService,
  id: OperationId,
  args: Record<string, unknown>,
  { key = service.tenant.liveKey, headers }: CallOptions,
): Promise<Reply> {
  const reply = await service.request('/mcp', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== null && { Authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: toToolRequest(id, args),
  });
  return toReply(reply);
}

/** Calls the operation by RPC and by REST and expects success from both. Use it for operations that may run twice. */
export async function expectSuccess<Value = any>(
  service: TestService,
  id: OperationId,
  args: Record<string, unknown>,
  options: CallOptions = {},
): Promise<Value> {
  const byRpc = await service.call(id, args, options);
  const form = toRestRequest(id, args)!;
  const byRest = await service.rest(form.method, form.path, form.rest, options);
  for (const reply of [byRpc, byRest]) expect(reply.status, reply.text).toBe(200);
  return byRest.value as Value;
}

/** Messages to agents name tools where other messages name operations. */
function normaliseNames(error: { request_id: string; message: string }): object {
  const words = /\b[a-z]+\.[a-z][A-Za-z]+\b|\bservice_[a-z_]+\b/g;
  return { ...withoutId(error), message: error.message.replaceAll(words, 'it') };
}

function withoutId({ request_id: _requestId, ...rest }: { request_id: string }): object {
  return rest;
}
