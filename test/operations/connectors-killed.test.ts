import { expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { testPrograms, startTimeoutMs, waitUntilReady } from '../commands/program.ts';
import { connectSource } from '../support/connected-source.ts';
import { json } from '../fixtures/record-source.ts';
import { fetchReply, testService } from '../support/test-service.ts';

const service = testService();
const { folder, start } = testPrograms();

/** Returns 500 records for a page; half of them have no e-mail address. */
const records = (page: number) =>
  Array.from({ length: 500 }, (_, index) =>
    index % 2 ? { email: `p${page}-${index}@killed.example` } : { company: `Killed ${page} ${index}` },
  );

test(
  'records saved before the process is killed stay, and the next sync finds their leads again',
  {
    timeout: startTimeoutMs,
  },
  async () => {
    let kill: (() => void) | undefined;
    const source = await connectSource(service, 'killed', ({ url = '/' }) => {
      const page = Number(/\d+/.exec(url)?.[0] ?? 1);
      if (page === 3 && kill) return kill();
      return json({ items: records(page), next: page < 3 ? `/${page + 1}` : null });
    });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const running = start(['serve', '--role', 'api'], {
      DATABASE_URL: service.databaseUrl,
      DATA_DIR: folder(),
      PORT: String(port),
      OUTBOUND_ALLOW: '127.0.0.0/8',
    });
    await waitUntilReady(url, running);
    kill = () => void running.process.kill('SIGKILL');
    const interrupted = fetchReply(`${url}/v1/connectors/${source.connectorId}/sync`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.tenant.liveKey}` },
    });
    await expect(interrupted).rejects.toThrow('fetch failed');
    await running.end();
    const count = async (table: string, where: string) =>
      (await service.sql(`select count(*)::int as count from ${table} where ${where}`))[0].count;
    expect(await count('lead', `source = 'killed'`)).toBe(1_000);
    kill = undefined;
    expect(await source.syncSuccessfully()).toMatchObject({
      read: 1_500,
      created: 500,
      matched: 1_000,
      refused: 0,
    });
    expect(await count('lead', `source = 'killed'`)).toBe(1_500);
    expect(await count('event', `type = 'lead.added' and data->>'source' = 'killed'`)).toBe(1_500);
  },
);
