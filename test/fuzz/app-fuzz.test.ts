import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Operation } from '../../codegen/model.ts';
import { roles } from '../../src/domain/rights.ts';
import { signIn, type Browser } from '../app/app-client.ts';
import { appModel, appOperations, requiredArgs, schemaOf } from '../app/operations.ts';
import { buildWorld } from '../contract/world.ts';
import { testService, type Reply } from '../support/test-service.ts';
import { buildForeignWorld } from './foreign-world.ts';
import { traces } from './judge-reply.ts';
import { hostileArguments } from './mutate-arguments.ts';

/** FUZZ_RUNS sets the number of calls, FUZZ_SEED selects other ones. */
const count = Number(process.env['FUZZ_RUNS'] ?? 300);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);

const service = testService();
const browsers: Browser[] = [];
let own: Awaited<ReturnType<typeof buildWorld>>;
let foreign: Awaited<ReturnType<typeof buildForeignWorld>>;
beforeAll(async () => {
  own = await buildWorld(service);
  foreign = await buildForeignWorld(service);
  for (const role of [...roles, 'owner' as const])
    browsers.push(await signIn(service, own.tenant.orgId, role));
}, 90_000);

/** Calls of these end the session, or change who may call. */
const isOfAccounts = ({ right, group }: Operation) =>
  ['anyone', 'account'].includes(right) || group === 'members';
const fuzzed = appOperations.filter((operation) => !isOfAccounts(operation));
const app = { model: appModel, schemaOf, sufficientArgs: requiredArgs };
const calls = fc.oneof(
  ...fuzzed.map((operation) =>
    fc.record({
      operation: fc.constant(operation),
      args: hostileArguments(operation, app),
      owner: fc.constantFrom('own', 'own', 'foreign', 'nobody'),
      caller: fc.nat(),
    }),
  ),
);

test(
  'replies to random calls of the app are declared, and touch nothing of others',
  { timeout: 60_000 + count * 100 },
  async () => {
    const before = await foreign.hashRows();
    const problems: string[] = [];
    const outcomes = new Map<string, number>();
    for (const { operation, args, owner, caller } of fc.sample(calls, { numRuns: count, seed })) {
      const ids = owner === 'own' ? own.ids : owner === 'foreign' ? foreign.ids : {};
      const body = withIds(JSON.stringify(args), ids);
      const path = `/app/api/${operation.fn}`;
      const reply = await browsers[caller % browsers.length]!.request(path, { method: 'POST', body });
      const found = problemsOf(operation, reply, body);
      if (found.length > 0) problems.push(`${operation.fn} ${body.slice(0, 500)}: ${found.join(', ')}`);
      const outcome = reply.error?.code ?? 'done';
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect(problems.slice(0, 10)).toEqual([]);
    // If all calls failed for the same reason, the test would prove little.
    expect(outcomes.get('done') ?? 0).toBeGreaterThan(count / 30);
    expect(outcomes.size).toBeGreaterThan(5);
    expect(await foreign.hashRows()).toEqual(before);
  },
);

/** Replaces each id by one of the same kind that exists. */
const withIds = (body: string, ids: Readonly<Record<string, string>>): string =>
  body.replaceAll(/"([a-z_]+)_[0-9a-hjkmnp-tv-z]{26}"/g, (whole, prefix: string) =>
    JSON.stringify(ids[prefix] ?? JSON.parse(whole)),
  );

function problemsOf({ errors }: Operation, { status, text, error }: Reply, sent: string): string[] {
  const declared = new Set([...appModel.commonErrors, ...errors]);
  return [
    ...(status >= 500 ? [`the status ${status}`] : []),
    ...(error && !declared.has(error.code) ? [`the error ${error.code}`] : []),
    ...(text.includes(foreign.mark) && !sent.includes(foreign.mark) ? ['a foreign text'] : []),
    ...traces.filter((trace) => trace.test(text) && !trace.test(sent)).map(({ source }) => source),
  ];
}
