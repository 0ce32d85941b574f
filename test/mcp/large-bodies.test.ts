import { expect, test } from 'vitest';
import { openRaw } from '../contract/raw-connection.ts';
import { testService, type Reply } from '../support/test-service.ts';
import { postMcp } from './call-mcp.ts';

const service = testService({ role: 'api' });
const base64 = Buffer.alloc(3 * 1_048_576, 'abc').toString('base64');
const upload = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'service_upload_material', arguments: { path: 'Acme/large.bin', base64 } },
});

test('the next large body of an organisation is not read before the first has arrived', async () => {
  const other = await service.newTenant();
  const body = JSON.stringify(upload(1));
  const head = [
    'POST /mcp HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${service.tenant.liveKey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '\r\n',
  ].join('\r\n');
  const first = await openRaw(service.url, head + body.slice(0, 100));
  let second: Reply | undefined;
  const waiting = postMcp(service, upload(2)).then((reply) => (second = reply));
  // Small bodies and other organisations do not wait.
  for (const options of [{ key: other.liveKey }, { key: other.liveKey }])
    expect((await postMcp(service, upload(3), options)).text).toContain('"sizeBytes":3145728');
  const ping = { jsonrpc: '2.0', id: 4, method: 'ping' };
  expect((await postMcp(service, ping)).status).toBe(200);
  expect(second).toBeUndefined();
  first.write(body.slice(100));
  expect((await first.readResponse()).body).toContain('"sizeBytes":3145728');
  expect((await waiting).text).toContain('"sizeBytes":3145728');
});

test('a batch with a large body is rejected, because its calls would delay other files', async () => {
  const { status, text } = await postMcp(service, [upload(1)]);
  expect([status, JSON.parse(text).error.message]).toEqual([
    400,
    'A batch may have at most 1048576 bytes. Send a file in a request of its own.',
  ]);
});
