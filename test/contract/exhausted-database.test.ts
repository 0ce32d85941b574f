import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import type { Service } from '../../src/assemble.ts';
import { createLog } from '../../src/log.ts';
import { ByteStoreFull } from '../../src/ports/bytes.ts';
import { unusedBytes } from '../fixtures/unused-bytes.ts';
import { openService, serviceUrl, testService } from '../support/test-service.ts';
import { upload } from '../support/upload.ts';
import { findMismatch } from './operations.ts';

const service = testService();
const lines: string[] = [];
let logged: Service;
beforeAll(async () => {
  logged = await openService(service.databaseUrl, {
    role: 'api',
    log: createLog('warn', { write: (line) => void lines.push(line) }),
  });
});
afterAll(() => logged.close());

/** Lets the database refuse new Brain items with this SQLSTATE. */
async function refuseWrites(state: string): Promise<void> {
  await service.sql(`
    create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file "base/5/16384"' using errcode = '${state}'; end $$`);
  await service.sql('drop trigger if exists refuse on brain_item');
  await service.sql('create trigger refuse before insert on brain_item execute function refuse()');
}

const addItem = () => {
  const { projectId, liveKey } = service.tenant;
  return fetch(`${serviceUrl(logged)}/mcp/mutate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${liveKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fn: 'brain.add', args: { projectId, type: 'note', title: 'A', body: 'B' } }),
  });
};

test.each([
  ['53200', 'The database is out of memory.'],
  ['53300', 'The database accepts no further connections.'],
  ['53400', 'The database is temporarily unavailable.'],
  ['57P03', 'The database is temporarily unavailable.'],
])('SQLSTATE %s reaches callers as: %s', async (state, problem) => {
  await refuseWrites(state);
  const reply = await addItem();
  await expectUnavailable(reply, problem);
  await service.sql('drop trigger refuse on brain_item');
  expect((await addItem()).status).toBe(200);
});

async function expectUnavailable(reply: Response, problem: string): Promise<void> {
  const { error } = (await reply.json()) as { error: { code: string; message: string } };
  expect([reply.status, error.code]).toEqual([500, 'unavailable']);
  expect(error.message.slice(0, problem.length + ' Try again '.length)).toBe(`${problem} Try again `);
  expect(error.message).not.toContain('base/5');
}

test('a full disk is named to callers, and once to the operator with its end', async () => {
  lines.length = 0;
  await refuseWrites('53100');
  for (const reply of [await addItem(), await addItem()])
    await expectUnavailable(reply, 'The disk of the database is full.');
  await service.sql('drop trigger refuse on brain_item');
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(2);
  const [full, free] = lines.map((line) => JSON.parse(line) as { msg: string; database: string });
  expect(full!.msg).toMatch(/^the disk of the database is full: free at least 32 MB on the disk of .*; /);
  expect(full!.database).toContain(new URL(service.databaseUrl).pathname.slice(1));
  expect(free!.msg).toBe('the database can write to its disk again');
});

test('an upload to a full disk names the disk to the operator only', async () => {
  const full = () =>
    Promise.reject(new ByteStoreFull('The disk of /srv/material is full (ENOSPC): free some space.'));
  const uploading = await openService(service.databaseUrl, {
    role: 'api',
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    ports: { bytes: { ...unusedBytes, write: full } },
  });
  const reply = await upload({ ...service, tenant: service.tenant, url: serviceUrl(uploading) });
  expect(findMismatch(reply, errors.unavailable)).toBeUndefined();
  expect(reply.error.message).toMatch(/^The disk of the service is full\. Try again /);
  expect(reply.text).not.toContain('/srv');
  expect(lines.join('')).toContain('The disk of /srv/material is full (ENOSPC)');
  await uploading.close();
});
