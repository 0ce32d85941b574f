import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testHouse } from '../house.ts';
import { programs, startingMs } from './program.ts';

const house = testHouse();
const { run } = programs();
const notice = (...options: string[]) => run(['notice', ...options], { DATABASE_URL: house.databaseUrl });

test('a test reaches the team, and the list says so', { timeout: startingMs }, async () => {
  const { orgId } = house.tenant;
  expect((await notice('list', '--org', orgId)).stdout).toBe('There are none.\n');
  expect(await notice('test', '--org', orgId)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`outreach notice list --org ${orgId}`) as string,
  });
  const owner = `owner@${orgId.slice(4)}.example`;
  const list = async () => JSON.parse((await notice('list', '--org', orgId, '--json')).stdout);
  await expect
    .poll(list, { timeout: 30_000 })
    .toMatchObject({ notices: [{ state: 'sent', attempts: 1, sentTo: [owner], lastError: null }] });
  expect((await notice('list', '--org', orgId)).stdout).toMatch(
    new RegExp(`^\\d{4}-\\S+Z {2}sent {2}A test: mail to your team arrives {2}to ${owner}\\n$`),
  );
  const { noticeId } = (await list()).notices[0];
  const outbox = path.join(house.dataDir, 'outbox');
  expect(readdirSync(outbox)).toEqual([`${noticeId}.eml`]);
  expect(readFileSync(path.join(outbox, `${noticeId}.eml`), 'utf8')).toContain(`To: ${owner}`);
  expect((await notice('list', '--org', 'org_nobody')).status).toBe(1);
});
