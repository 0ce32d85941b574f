/*
 * Serves the fuzzed calls in a process of its own, so that its memory is not that of the test. It resolves no names and
 * so connects only to servers of the test. On a message it collects garbage and sends its memory use.
 */
import type { AddressInfo } from 'node:net';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import { createRecordSource } from '../../src/adapters/source/source.ts';
import { createWebhookClient } from '../../src/adapters/webhook-client.ts';
import { assemble } from '../../src/assemble.ts';
import { readConfig } from '../../src/config.ts';
import { siteReader } from '../fixtures/sites/site-reader.ts';

export interface MemoryUse {
  readonly rssBytes: number;
  readonly heapBytes: number;
}

export type ProcessMessage = { readonly url: string } | { readonly memory: MemoryUse };

const send = (message: ProcessMessage): void => void process.send!(message);
const resolve = async (hostname: string): Promise<never> => {
  throw Object.assign(new Error(`${hostname} does not exist.`), { code: 'ENOTFOUND' });
};
const guard = { allow: ['127.0.0.0/8'], userAgent: 'fuzz', resolve };
const config = readConfig({ ...process.env, PORT: '0' }, process.cwd());
const service = await assemble(
  { ...config, databaseUrl: config.databaseUrl! },
  {
    role: 'all',
    replyCheckInterval: 1,
    ports: {
      site: siteReader({ resolve }),
      recordSource: createRecordSource(createGuardedFetch(guard)),
      webhookClient: createWebhookClient({ ...guard, timeoutMs: 10_000 }),
    },
  },
);
process.on('message', () => {
  // One collection finds what finalizers release, the next frees it.
  for (let round = 0; round < 4; round += 1) globalThis.gc!();
  const { rss, heapUsed } = process.memoryUsage();
  send({ memory: { rssBytes: rss, heapBytes: heapUsed } });
});
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', async () => {
  await service.close();
  process.exit(0);
});
await service.listen();
send({ url: `http://127.0.0.1:${(service.http.address() as AddressInfo).port}` });
