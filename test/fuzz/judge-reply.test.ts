import { expect, test } from 'vitest';
import { operations } from '../contract/operations.ts';
import type { Reply } from '../support/test-service.ts';
import type { FuzzRequest } from './fuzz-calls.ts';
import { findProblems } from './judge-reply.ts';

const requestId = 'req_01h455vb4pex5vsknk084sn02q';
const forbidden = {
  secrets: ['sk_live_secret'],
  foreignTexts: ['Foreign Oy'],
  foreignIds: ['lead_01h455vb4pex5vsknk084sn02z'],
};
const tags = { leadId: 'lead_01h455vb4pex5vsknk084sn02q', tags: ['a'] };
const operation = operations.find(({ id }) => id === 'webhooks.delete')!;
const request: FuzzRequest = {
  label: 'rpc webhooks.delete',
  door: 'rpc',
  operation,
  method: 'POST',
  path: '/mcp/mutate',
  headers: {},
  body: JSON.stringify({ fn: 'webhooks.delete', args: tags }),
  key: 'live',
};
const deleted = { webhookId: 'webhook_01h455vb4pex5vsknk084sn02q', deleted: true };

function replyOf(status: number, body: object, headers: Record<string, string> = {}): Reply {
  const allHeaders = {
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
  };
  const whole = { request_id: requestId, ...body } as Reply['body'];
  const { value, error } = whole;
  return { status, headers: new Headers(allHeaders), text: JSON.stringify(whole), body: whole, value, error };
}

const errorReply = (status: number, code: string, message = 'No.', type = 'invalid_request_error') =>
  replyOf(status, { error: { type, code, message, request_id: requestId } });
const toolReply = (result: object) => {
  const reply = replyOf(200, {});
  const text = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    result: { content: [], _meta: { requestId }, ...result },
  });
  return { ...reply, text, body: JSON.parse(text) as Reply['body'] };
};

const byTool = { ...request, label: 'mcp webhooks.delete', door: 'mcp', path: '/mcp' } as const;
const byRest = { ...request, label: 'rest', door: 'rest', method: 'DELETE', path: '/v1/webhooks/x' } as const;
const odd = { ...request, label: 'odd path', door: 'odd', operation: undefined!, path: '/nowhere' } as const;

test.each<[what: string, request: FuzzRequest, reply: Reply]>([
  ['a success', request, replyOf(200, { value: deleted })],
  ['a success by REST', byRest, replyOf(200, { value: deleted })],
  ['a success of a tool', byTool, toolReply({ structuredContent: deleted })],
  ['a declared error', request, errorReply(400, 'webhook_not_found', 'No.', 'not_found_error')],
  ['an error of any call', request, errorReply(400, 'invalid_arguments')],
  ['an error of an unknown path', odd, errorReply(400, 'unknown_route')],
])('accepts %s', (_, sent, reply) => {
  // The headers of the rate limit are checked by test/contract/wire.test.ts.
  expect(findProblems(sent, reply, forbidden).filter((problem) => !problem.startsWith('no header'))).toEqual(
    [],
  );
});

test.each<[what: string, request: FuzzRequest, reply: Reply, problem: RegExp]>([
  ['a status outside the document', request, errorReply(418, 'invalid_arguments'), /has no response 418/],
  [
    'an internal error',
    request,
    errorReply(500, 'internal_error', 'No.', 'api_error'),
    /the status 500; internal_error/,
  ],
  [
    'an undeclared error',
    request,
    errorReply(400, 'lead_not_found', 'No.', 'not_found_error'),
    /not declare for webhooks\.delete/,
  ],
  [
    'a value without a property',
    request,
    replyOf(200, { value: { deleted: true } }),
    /required property 'webhookId'/,
  ],
  [
    'a value with another property',
    byRest,
    replyOf(200, { value: { ...deleted, more: 1 } }),
    /additional properties/,
  ],
  [
    'a value of another type',
    byTool,
    toolReply({ structuredContent: { ...deleted, deleted: 'yes' } }),
    /deleted must be/,
  ],
  [
    'an error that a tool reports as internal',
    byTool,
    toolReply({ isError: true, content: [{ text: `No.\napi_error internal_error (request ${requestId})` }] }),
    /internal_error/,
  ],
  [
    'an envelope without a request id',
    odd,
    replyOf(400, { error: { type: 'invalid_request_error', code: 'unknown_route', message: 'No.' } }),
    /required property 'request_id'/,
  ],
  [
    'another type of content',
    request,
    replyOf(200, { value: deleted }, { 'Content-Type': 'text/json' }),
    /the type text\/json/,
  ],
  [
    'a missing X-Request-Id',
    request,
    replyOf(200, { value: deleted }, { 'X-Request-Id': '' }),
    /no X-Request-Id/,
  ],
  ['a cookie', request, replyOf(200, { value: deleted }, { 'Set-Cookie': 'fuzz=1' }), /a cookie/],
  ['a key', request, errorReply(400, 'invalid_arguments', 'Not sk_live_secret.'), /the secret/],
  ['a signing secret', request, errorReply(400, 'invalid_arguments', 'Not whsec_abc.'), /a signing secret/],
  ['a foreign text', request, errorReply(400, 'invalid_arguments', 'Not Foreign Oy.'), /the foreign text/],
  ['a foreign id', request, errorReply(400, 'invalid_arguments', forbidden.foreignIds[0]), /the foreign id/],
  [
    'a stack',
    request,
    errorReply(400, 'invalid_arguments', 'Error\n    at run (file:///x.js:1:2)'),
    /a trace/,
  ],
  [
    'a message of the database',
    request,
    errorReply(400, 'invalid_arguments', 'duplicate key value violates'),
    /a trace/,
  ],
  ['a column', request, errorReply(400, 'invalid_arguments', 'No org_id.'), /a trace/],
  [
    'a path of the program',
    request,
    errorReply(400, 'invalid_arguments', 'In /app/src/main.ts:3'),
    /a trace/,
  ],
])('finds %s', (_, sent, reply, problem) => {
  expect(findProblems(sent, reply, forbidden).join('; ')).toMatch(problem);
});
