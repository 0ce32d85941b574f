import { expect, test } from 'vitest';
import { buildWorld } from '../contract/world.ts';
import { testService } from '../support/test-service.ts';
import { createFuzzKeys, secretsOf } from './fuzz-keys.ts';
import { runFuzz } from './run-fuzz.ts';

/** The long fuzz is in `fuzz.test.ts`. FUZZ_RUNS sets the number of calls, FUZZ_SEED selects other ones. */
const count = Number(process.env['FUZZ_RUNS'] ?? 400);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

const service = testService();

test('the replies to some random calls match the document', { timeout: 60_000 + count * 60 }, async () => {
  const world = await buildWorld(service);
  const keys = await createFuzzKeys(service, world);
  const { problems, outcomes, ...result } = await runFuzz({
    url: service.url,
    keys,
    ownIds: world.ids,
    foreignIds: {},
    forbidden: { secrets: secretsOf(keys), foreignTexts: [], foreignIds: [] },
    count,
    seed,
    concurrency: 2,
  });
  expect(problems.join('\n\n')).toBe('');
  expect(result.count).toBe(count);
  // If all calls failed for the same reason, the test would prove little.
  for (const door of ['rest', 'rpc', 'mcp'])
    expect(outcomes.get(`${door} done`) ?? 0, door).toBeGreaterThan(count / 40);
  expect(outcomes.size).toBeGreaterThan(30);
  expect((await service.call('projects.list')).status).toBe(200);
});
