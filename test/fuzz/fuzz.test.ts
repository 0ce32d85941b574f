import { afterAll, beforeAll, expect, test } from 'vitest';
import { allDoors, operationsAt } from '../contract/operations.ts';
import { buildWorld, type World } from '../contract/world.ts';
import { fetchReply, testService } from '../support/test-service.ts';
import { buildForeignWorld, type ForeignWorld } from './foreign-world.ts';
import { createFuzzKeys, secretsOf } from './fuzz-keys.ts';
import { runFuzz, type FuzzResult } from './run-fuzz.ts';
import type { MemoryUse } from './service-process.ts';
import { startServiceProcess, type ServiceProcess } from './start-service-process.ts';

/**
 * FUZZ_RUNS sets the number of calls, FUZZ_SEED selects other ones. FUZZ_SHOW=1 prints the number of calls by
 * result.
 */
const count = Number(process.env['FUZZ_RUNS'] ?? 20_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const timeoutMs = 180_000 + count * 60;

/** The calls that load modules and fill the caches, which are bounded. Memory is measured after them and at the end. */
const warmUpCount = 4_000;

/**
 * The memory that each call after the warm-up may leave in use: 1 kB of heap and 3 kB of resident memory. A call
 * that leaves its request, its arguments or its reply in memory uses more. A constant allows for the variation
 * between two measurements of one process. Resident memory varies more, because the allocator keeps some of what it
 * freed.
 */
const maxGrowth: MemoryUse = {
  heapBytes: 16 * 2 ** 20 + 1_000 * Math.max(0, count - warmUpCount),
  rssBytes: 96 * 2 ** 20 + 3_000 * Math.max(0, count - warmUpCount),
};

const connectorSecret = 'Bearer of-the-stored-source';
const service = testService({ role: 'api' });
let fuzzed: ServiceProcess;
let foreign: ForeignWorld;
let foreignRows: Awaited<ReturnType<ForeignWorld['hashRows']>>;
let result: FuzzResult;
let warm: MemoryUse;
let after: MemoryUse;
beforeAll(async () => {
  // It also does the background work of both worlds.
  fuzzed = await startServiceProcess(service);
  const world = await buildWorld(service);
  foreign = await buildForeignWorld(service);
  const keys = await createFuzzKeys(service, world);
  await storeSecret(world);
  foreignRows = await foreign.hashRows();
  const startedAt = performance.now();
  result = await runFuzz({
    url: fuzzed.url,
    keys,
    ownIds: world.ids,
    foreignIds: foreign.ids,
    forbidden: {
      secrets: [...secretsOf(keys), connectorSecret, foreign.tenant.liveKey],
      foreignTexts: [foreign.mark],
      foreignIds: [foreign.tenant.orgId, ...Object.values(foreign.ids)],
    },
    count,
    seed,
    concurrency: 8,
    warmUp: { count: warmUpCount, onEnd: async () => void (warm = await fuzzed.measureMemory()) },
  });
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  after = await fuzzed.measureMemory();
  print(`${result.count} calls with FUZZ_SEED=${seed} in ${seconds} s`);
}, timeoutMs);
afterAll(() => fuzzed.close());

/** The figures are worth reading even if the test passes. */
const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Stores a secret that calls may use and no reply may show. */
async function storeSecret({ tenant: { projectId, liveKey: key } }: World): Promise<void> {
  const source = {
    name: 'Stored',
    url: 'https://source.example/',
    authHeader: connectorSecret,
    fieldMap: { email: 'email' },
  };
  const { status, text } = await service.call('connectors.create', { projectId, ...source }, { key });
  if (status !== 200) throw new Error(text);
}

test('every reply matches the document and shows neither secrets nor foreign data', () => {
  expect(result.problems.join('\n\n')).toBe('');
  expect(result.count).toBe(count);
});

test('calls reach most operations, and fail for many reasons', () => {
  const { outcomes, succeeded } = result;
  if (process.env['FUZZ_SHOW']) {
    print([...outcomes].map(([outcome, times]) => `${outcome}: ${times}`).join('\n'));
    print(result.slowest.map((call) => JSON.stringify(call)).join('\n'));
  }
  for (const door of allDoors) {
    const operations = operationsAt(door);
    expect(outcomes.get(`${door} done`) ?? 0, door).toBeGreaterThan(count / 30);
    const missed = operations.filter(({ id }) => !succeeded.has(`${door} ${id}`)).map(({ id }) => id);
    expect(missed.length, `${door} never succeeds with ${missed.join()}`).toBeLessThan(operations.length / 3);
  }
  expect(outcomes.get('odd done') ?? 0).toBeGreaterThan(count / 400);
  expect(outcomes.size).toBeGreaterThan(60);
});

test('the service keeps running', async () => {
  expect(fuzzed.isRunning()).toBe(true);
  expect((await fetchReply(`${fuzzed.url}/readyz`)).status).toBe(200);
});

test('the service leaves nothing of the calls in memory', () => {
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  const growth = { heapBytes: after.heapBytes - warm.heapBytes, rssBytes: after.rssBytes - warm.rssBytes };
  print(
    `resident ${megabytes(after.rssBytes)} MB, ${megabytes(growth.rssBytes)} MB more than after ` +
      `${warmUpCount} calls; heap ${megabytes(after.heapBytes)} MB, ${megabytes(growth.heapBytes)} MB more`,
  );
  expect(growth.heapBytes).toBeLessThan(maxGrowth.heapBytes);
  expect(growth.rssBytes).toBeLessThan(maxGrowth.rssBytes);
});

test('the data of another organisation is unchanged', async () => {
  expect(await foreign.hashRows()).toEqual(foreignRows);
});
