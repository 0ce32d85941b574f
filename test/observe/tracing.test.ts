import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { fetchReply, openService, testService, serviceUrl } from '../support/test-service.ts';

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number };
  readonly attributes: { readonly key: string; readonly value: Record<string, string | number> }[];
}

const privateEmail = 'private.person@secret.example';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpanId = '00f067aa0ba902b7';
const spans: ReceivedSpan[] = [];
const requests: { path: string | undefined; apiKey: unknown; text: string }[] = [];
const service = testService({ role: 'api' });

let receiver: Server;
let tracedService: Service;
beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    requests.push({ path: request.url, apiKey: request.headers['api-key'], text });
    for (const { scopeSpans } of JSON.parse(text).resourceSpans)
      for (const scope of scopeSpans) spans.push(...(scope.spans as ReceivedSpan[]));
    response.end('{}');
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc',
    OUTBOUND_ALLOW: '',
    OTEL_SERVICE_NAME: 'outreach-test',
  };
  tracedService = await openService(service.databaseUrl, { environment });
});
afterAll(async () => {
  await tracedService.close();
  receiver.close();
});

const call = (fn: string, args: object, headers: object = {}) => {
  const endpoint = ['projects.list', 'leads.get', 'runs.status'].includes(fn) ? 'query' : 'mutate';
  const path = fn === 'runs.startFromLeads' ? 'run' : endpoint;
  return fetchReply(`${serviceUrl(tracedService)}/mcp/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${service.tenant.liveKey}`,
      ...headers,
    },
    body: JSON.stringify({ fn, args }),
  });
};
const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const waitForSpans = async (find: (span: ReceivedSpan) => boolean, count = 1): Promise<ReceivedSpan[]> => {
  await expect.poll(() => spans.filter(find).length).toBeGreaterThanOrEqual(count);
  return spans.filter(find);
};

test('a call is a child span of its caller and contains its database spans', async () => {
  const reply = await call(
    'leads.add',
    { projectId: service.tenant.projectId, email: privateEmail },
    {
      traceparent: `00-${traceId}-${callerSpanId}-01`,
    },
  );
  expect(reply.status, reply.text).toBe(200);
  const [span] = await waitForSpans(({ name }) => name === 'leads.add');
  expect(span).toMatchObject({ traceId, parentSpanId: callerSpanId, kind: 2 });
  expect(attributesOf(span!)).toEqual({
    'outreach.fn': 'leads.add',
    'outreach.door': 'rpc',
    'outreach.request_id': reply.body.request_id,
    'http.request.method': 'POST',
    'http.route': '/mcp/mutate',
    'http.response.status_code': 200,
  });
  const traceSpans = spans.filter((span) => span.traceId === traceId);
  const transaction = traceSpans.find(({ name }) => name === 'database transaction')!;
  expect(transaction.parentSpanId).toBe(span!.spanId);
  const statementSpans = traceSpans.filter(({ parentSpanId }) => parentSpanId === transaction.spanId);
  // Statements that are sent together form one span, whose name lists them.
  const statementNames = statementSpans.flatMap(({ name }) => name.split(' '));
  expect(statementNames).toEqual(expect.arrayContaining(['begin', 'commit']));
  expect(statementNames.length).toBeGreaterThan(statementSpans.length + 2);
  const keySpan = traceSpans.find(({ name }) => name === 'database counted-key')!;
  expect(keySpan.parentSpanId).toBe(span!.spanId);
  for (const { endTimeUnixNano, startTimeUnixNano } of traceSpans)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
});

test('an error has its code, and an invalid traceparent starts a new trace', async () => {
  const reply = await call('leads.get', { leadId: privateEmail }, { traceparent: 'strange' });
  const id = reply.body.request_id;
  const [span] = await waitForSpans((candidate) => attributesOf(candidate)['outreach.request_id'] === id);
  expect(span!.parentSpanId ?? '').toBe('');
  expect(attributesOf(span!)).toMatchObject({
    'outreach.code': 'invalid_arguments',
    'http.response.status_code': 400,
  });
});

test('jobs of one run share one trace', async () => {
  const { projectId } = service.tenant;
  await call('projects.updateContext', { projectId, whatTheyDo: 'We plan shifts for field teams.' });
  for (const row of [1, 2]) {
    const analysis = 'Acme runs 12 forklifts in Tampere.';
    const lead = { company: `Acme ${row}`, email: `a@acme-${row}.example`, source: 'traced', analysis };
    expect((await call('leads.add', { projectId, ...lead })).status).toBe(200);
  }
  const started = await call('runs.startFromLeads', { projectId, source: 'traced' });
  expect(started.status, started.text).toBe(200);
  const jobs = await waitForSpans(({ name }) => name === 'job draft', 2);
  expect(jobs.map((job) => attributesOf(job)['outreach.run_id'])).toEqual(Array(2).fill(started.value.runId));
  expect(new Set(jobs.map((job) => job.traceId)).size).toBe(1);
});

test('sends spans to the configured receiver, without private texts or keys', async () => {
  await waitForSpans(({ name }) => name === 'leads.add');
  expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  expect(new Set(requests.map(({ apiKey }) => apiKey))).toEqual(new Set(['abc']));
  const text = requests.map((request) => request.text).join('');
  expect(text).toContain('outreach-test');
  expect(text).not.toMatch(/private\.person|secret\.example|Acme|forklift|field teams|sk_live/);
  // Polling for work must create no spans.
  expect(text).not.toContain('relay-due');
});
