import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import type { Service } from '../../src/assemble.ts';
import type { ByteStore } from '../../src/ports/bytes.ts';
import { createLog } from '../../src/log.ts';
import { changePlan, createKey, revokeKey } from '../../src/people/accounts.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { pdf, upload, uploadEntry } from '../support/upload.ts';
import { unusedBytes } from '../fixtures/unused-bytes.ts';
import { findMismatch } from './operations.ts';
import { openRaw, type RawResponse } from './raw-connection.ts';

const service = testService();
const { maxBytes } = uploadEntry;
let shortTimeoutService: Service | undefined;
let longTimeoutService: Service | undefined;
beforeAll(async () => {
  const open = (slowBody: { idleMs: number; wholeMs: number }) =>
    openService(service.databaseUrl, {
      role: 'api',
      httpLimits: { headersTimeoutMs: 300, requestTimeoutMs: 400, slowBody },
      environment: { DATA_DIR: service.dataDir },
    });
  shortTimeoutService = await open({ idleMs: 1_200, wholeMs: 4_000 });
  longTimeoutService = await open({ idleMs: 20_000, wholeMs: 60_000 });
});
afterAll(() => Promise.all([shortTimeoutService?.close(), longTimeoutService?.close()]));

const head = (...extraHeaders: string[]) =>
  [
    `POST ${uploadEntry.path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${service.tenant.liveKey}`,
    'X-Service-Path: a/b.bin',
    ...extraHeaders,
    '',
    '',
  ].join('\r\n');
const completeRequest = (bytes: Uint8Array) =>
  Buffer.concat([Buffer.from(head(`Content-Length: ${bytes.length}`)), bytes]);

function expectError(reply: RawResponse, error: ErrorName): void {
  const { status, code, type } = errors[error];
  expect(reply.error, reply.body).toMatchObject({ code, type });
  expect(reply.status).toBe(status);
}

const rows = async () =>
  (await service.sql('select count(*)::int as count from material_file'))[0].count as number;
const filesIn = (folder: string) => {
  try {
    const all = readdirSync(path.join(service.dataDir, 'material', folder), {
      recursive: true,
      withFileTypes: true,
    });
    return all.filter((entry) => entry.isFile()).length;
  } catch {
    return 0;
  }
};
/** Expects one stored file for each row, after all uploads in progress have ended. */
const expectConsistent = async () => {
  await expect.poll(() => filesIn('unfinished')).toBe(0);
  expect(filesIn('whole')).toBe(await rows());
};

describe('a malformed upload', () => {
  test('whose length is too large is rejected before its bytes are read, and the connection stays open', async () => {
    const connection = await openRaw(service.url, head(`Content-Length: ${maxBytes + 1}`));
    expectError(await connection.readResponse(), 'file_too_large');
    connection.write(Buffer.alloc(maxBytes + 1));
    connection.write(completeRequest(pdf));
    expect((await connection.readResponse()).status).toBe(200);
    connection.socket.destroy();
    await expectConsistent();
  });

  test('without a length is rejected at the limit and then disconnected', async () => {
    const connection = await openRaw(service.url, head('Transfer-Encoding: chunked'));
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(1_048_576), Buffer.from('\r\n')]);
    for (let sent = 0; sent < 26; sent++) connection.write(chunk);
    expectError(await connection.readResponse(), 'file_too_large');
    const sendTimer = setInterval(() => connection.write(chunk), 1);
    await connection.ended();
    clearInterval(sendTimer);
    connection.socket.destroy();
    await expectConsistent();
  });

  test('that is shorter than its length stores nothing', async () => {
    const before = await rows();
    const connection = await openRaw(service.url, `${head('Content-Length: 1000')}only this`);
    connection.socket.end();
    expectError(await connection.readResponse(), 'invalid_arguments');
    await expectConsistent();
    expect(await rows()).toBe(before);
  });

  test('with two paths is rejected', async () => {
    const connection = await openRaw(service.url, head('X-Service-Path: c/d.bin', 'Content-Length: 1') + 'x');
    expectError(await connection.readResponse(), 'path_invalid');
    connection.socket.destroy();
  });
});

test('an upload in chunks is stored unchanged', async () => {
  const chunked = pdf.toString('latin1').replaceAll(/[^]/g, (letter) => `1\r\n${letter}\r\n`);
  const connection = await openRaw(service.url, `${head('Transfer-Encoding: chunked')}${chunked}0\r\n\r\n`);
  const response = await connection.readResponse();
  expect(JSON.parse(response.body).value).toMatchObject({
    sizeBytes: pdf.length,
    mediaType: 'application/pdf',
  });
  connection.socket.destroy();
});

test('disconnected senders leave no row and no bytes', async () => {
  const before = await rows();
  for (let index = 0; index < 40; index++) {
    const { socket } = await openRaw(service.url, head('Content-Length: 5000000'));
    socket.write(Buffer.alloc(index * 50_000));
    await sleep(index);
    if (index % 2) socket.resetAndDestroy();
    else socket.destroy();
  }
  await expectConsistent();
  expect(await rows()).toBe(before);
});

describe('slow senders', () => {
  const sendSlowly = async (to: Service, times: number, pauseMs: number) => {
    const connection = await openRaw(serviceUrl(to), `${head(`Content-Length: ${times + 1}`)}x`);
    const sending = (async () => {
      for (let sent = 0; sent < times; sent++) {
        await sleep(pauseMs);
        connection.write('x');
      }
    })();
    const response = await connection.readResponse();
    connection.socket.destroy();
    await sending;
    return response;
  };

  test('get more time than a call while bytes keep arriving', async () => {
    expect((await sendSlowly(longTimeoutService!, 6, 200)).status).toBe(200);
    await expectConsistent();
  });

  test('are disconnected after a long pause or a long total time', async () => {
    const [afterPause, afterTotal] = await Promise.all([
      sendSlowly(shortTimeoutService!, 2, 2_000),
      sendSlowly(shortTimeoutService!, 30, 200),
    ]);
    expectError(afterPause, 'request_timeout');
    expectError(afterTotal, 'request_timeout');
    await expectConsistent();
  });

  test('without a key have only the time of a call', async () => {
    const bytes = `POST ${uploadEntry.path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nx`;
    const connection = await openRaw(serviceUrl(shortTimeoutService!), bytes);
    expectError(await connection.readResponse(), 'key_missing');
    const startedAt = performance.now();
    await connection.ended();
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    connection.socket.destroy();
  });
});

describe('a failing byte store', () => {
  let lines: string[] = [];
  beforeEach(() => void (lines = []));
  /** The log must contain the cause and the call. */
  const expectLogged = (requestId: string) =>
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ requestId, fn: uploadEntry.fn, err: expect.anything() }),
    );
  const failing = (bytes: Partial<ByteStore>) =>
    openService(service.databaseUrl, {
      role: 'api',
      log: createLog('warn', { write: (line) => void lines.push(line) }),
      ports: { bytes: { ...unusedBytes, ...bytes } },
    });
  const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));

  test('is reported as unavailable without its message, and no row is written', async () => {
    const failingService = await failing({ write: full });
    const before = await rows();
    const reply = await upload({ ...service, tenant: service.tenant, url: serviceUrl(failingService) });
    expect(findMismatch(reply, errors.unavailable)).toBeUndefined();
    expect(reply.text).not.toContain('space');
    expectLogged(reply.error.request_id);
    expect(await rows()).toBe(before);
    await failingService.close();
  });

  test('that cannot delete the bytes of a repeat still returns the reply', async () => {
    const drain = async (_: unknown, content: AsyncIterable<Uint8Array>) => {
      for await (const part of content) void part;
    };
    const failingService = await failing({ write: drain, remove: full });
    const call = () =>
      upload(
        { ...service, tenant: service.tenant, url: serviceUrl(failingService) },
        { headers: { 'Idempotency-Key': 'not-deleted' } },
      );
    const [first, again] = [await call(), await call()];
    expect(again.text).toBe(first.text);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(lines.join('')).toContain('no space left');
    await failingService.close();
  });
});

/** Uploads with a new key, and changes the key during the upload. */
async function uploadDuringChange(change: (key: { keyId: string; orgId: string }) => Promise<unknown>) {
  const { orgId } = await service.newTenant();
  const { key, keyId } = await createKey(service.assembled.store, { orgId, mode: 'live' });
  const raw = await openRaw(service.url);
  raw.write(`${head('Content-Length: 6').replace(service.tenant.liveKey, key)}abc`);
  await expect.poll(() => filesIn('unfinished')).toBe(1);
  await change({ keyId, orgId });
  raw.write('def');
  const response = await raw.readResponse();
  raw.socket.destroy();
  return response;
}

test('a file is discarded if its key is revoked during the upload', async () => {
  const before = { rows: await rows(), files: filesIn('whole') };
  const response = await uploadDuringChange(({ keyId }) => revokeKey(service.assembled.store, keyId));
  expectError(response, 'key_revoked');
  await expect.poll(() => filesIn('unfinished')).toBe(0);
  expect({ rows: await rows(), files: filesIn('whole') }).toEqual(before);
});

test('a file is stored if its key changes but may still upload', async () => {
  const before = { rows: await rows(), files: filesIn('whole') };
  const response = await uploadDuringChange(({ orgId }) =>
    changePlan(service.assembled.store, orgId, 'scale'),
  );
  expect(response.status, response.body).toBe(200);
  expect({ rows: await rows(), files: filesIn('whole') }).toEqual({
    rows: before.rows + 1,
    files: before.files + 1,
  });
});
