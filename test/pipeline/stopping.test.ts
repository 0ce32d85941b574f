import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../../src/log.ts';
import { openService, testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });

/** Opens a worker and collects its warnings. */
async function openWorker() {
  const warnings: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      warnings.push(chunk.toString());
      done();
    },
  });
  const log = createLog('warn', destination);
  return { worker: await openService(service.databaseUrl, { role: 'worker', log }), warnings };
}

/** Ends all connections of the queue with 57P01, as a stopping database does. */
async function terminateQueueConnections(): Promise<number> {
  const terminated = await service.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'outreach-queue%'`,
  );
  return terminated.length;
}

test('warns about a lost database while working, but not while stopping', async () => {
  const working = await openWorker();
  expect(await terminateQueueConnections()).toBeGreaterThan(0);
  await expect.poll(() => working.warnings.join('')).toContain('57P01');
  await working.worker.close();
  const stopping = await openWorker();
  const closing = stopping.worker.close();
  expect(await terminateQueueConnections()).toBeGreaterThan(0);
  await closing;
  expect(stopping.warnings).toEqual([]);
});
