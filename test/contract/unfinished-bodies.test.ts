import { afterEach, describe, expect, test } from 'vitest';
import { uploads } from '../../generated/contract/uploads.ts';
import type { Service } from '../../src/assemble.ts';
import type { ByteLimits } from '../../src/doors/byte-limits.ts';
import { openService, serviceUrl, testService } from '../support/test-service.ts';
import { openRaw, type RawConnection } from './raw-connection.ts';

const service = testService();
let limited: Service | undefined;
const open: RawConnection[] = [];
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await limited?.close();
  limited = undefined;
});

const bodyBytes = 300_000;
const lastBytes = '"}}';

async function openLimited(unfinishedBodyLimits: Partial<ByteLimits>): Promise<string> {
  limited = await openService(service.databaseUrl, { role: 'api', httpLimits: { unfinishedBodyLimits } });
  return serviceUrl(limited);
}

/** Sends the head of a call, and of its body all but the end. */
async function openUnfinished(url: string, path: string, isFile = false): Promise<RawConnection> {
  const start = '{"fn":"projects.list","args":{"cursor":"';
  const filling = 'a'.repeat(bodyBytes - start.length - lastBytes.length);
  const type = isFile ? 'X-Service-Path: notes/large.txt' : 'Content-Type: application/json';
  const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${service.tenant.liveKey}`, type];
  const connection = await openRaw(
    url,
    [...head, `Content-Length: ${bodyBytes}`, '', `${start}${filling}`].join('\r\n'),
  );
  open.push(connection);
  return connection;
}

/** Finishes the body and returns the status of the response. */
async function finish(connection: RawConnection): Promise<number> {
  connection.write(lastBytes);
  return (await connection.readResponse()).status;
}

describe.each(['/mcp/query', '/mcp'])('unfinished bodies at %s', (path) => {
  test.each([
    ['an address', { addressBytes: 700_000 }],
    ['the process', { processBytes: 700_000 }],
  ])('above the limit of %s end one call, and the others go on', async (_, limits) => {
    const url = await openLimited(limits);
    const calls = await Promise.all([1, 2, 3].map(() => openUnfinished(url, path)));
    const responses = calls.map((call) => call.readResponse());
    expect((await Promise.race(responses)).error.code).toBe('request_timeout');
    for (const call of calls) call.write(lastBytes);
    const bodies = await Promise.all(responses.map(async (response) => (await response).body));
    expect(bodies.filter((body) => body.includes('request_timeout'))).toHaveLength(1);
  });
});

test('complete bodies do not count', async () => {
  const url = await openLimited({ addressBytes: 700_000 });
  for (let count = 0; count < 4; count += 1) {
    expect(await finish(await openUnfinished(url, '/mcp/query'))).toBe(400);
  }
});

test('files that are stored while they arrive do not count', async () => {
  const url = await openLimited({ addressBytes: 100_000 });
  const upload = await openUnfinished(url, uploads['material.upload'].path, true);
  expect(await finish(upload)).toBe(200);
});
