import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const service = testService();
const { run } = testPrograms();
const notice = (...options: string[]) => run(['notice', ...options], { DATABASE_URL: service.databaseUrl });

test('a test notice reaches the team and appears in the list', { timeout: startTimeoutMs }, async () => {
  const { orgId } = service.tenant;
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
    new RegExp(`^\\d{4}-\\S+Z {2}sent {2}Test: notices reach your team {2}to ${owner}\\n$`),
  );
  const { noticeId } = (await list()).notices[0];
  const outbox = path.join(service.dataDir, 'outbox');
  expect(readdirSync(outbox)).toEqual([`${noticeId}.eml`]);
  expect(readFileSync(path.join(outbox, `${noticeId}.eml`), 'utf8')).toContain(`To: ${owner}`);
  expect((await notice('list', '--org', 'org_nobody')).status).toBe(1);
});
