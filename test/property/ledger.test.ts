import { commitCredits, releaseCredits } from '../../src/application/credits/settle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { createOrg } from '../../src/people/accounts.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { testService } from '../support/test-service.ts';
import { reserveCredits } from '../../src/application/credits/reserve.ts';
import { grantCredits } from '../../src/application/credits/grant.ts';

/** A second store represents another process on the same database. */
const service = testService();
let other: Store;
beforeAll(async () => {
  other = await openStore({ url: service.databaseUrl, separateRoles: true, appUrl: 'http://app.example' });
});
afterAll(() => other.close());

const step = fc.record({
  store: fc.constantFrom<'one' | 'other'>('one', 'other'),
  job: fc.nat(7),
  kind: fc.constantFrom('reserve', 'reserve', 'commit', 'release', 'grant'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Entry {
  readonly kind: string;
  readonly amount: number;
  readonly fromFree: number;
  readonly jobId: string | null;
}

test('concurrent spending never overdraws or charges twice and matches the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(4), fc.array(step, { minLength: 1, maxLength: 30 }), async (credits, steps) => {
      const { orgId } = await createOrg(service.assembled.store, { name: 'Ledger', plan: 'free', credits });
      const jobs = Array.from({ length: 8 }, () => newId('job'));
      // Settling a unit locks its job row, so each unit needs one.
      await service.sql(
        `insert into job (org_id, id, kind, lead_id, state, created_at)
         select $1, id, 'draft', 'lead_of_ledger', 'waiting', now() from unnest($2::text[]) id`,
        [orgId, jobs],
      );
      const outcomes = await Promise.all(steps.map((each) => perform(orgId, each, jobs)));
      const entries = await service.sql<Entry>(
        `select kind, amount, from_free as "fromFree", job_id as "jobId" from credit_entry where org_id = $1`,
        [orgId],
      );
      const [account] = await service.sql('select balance, free_used from credit_account where org_id = $1', [
        orgId,
      ]);
      expect(account).toEqual(sumOf(entries));
      expect(account.balance).toBeGreaterThanOrEqual(0);
      expect(account.free_used).toBeLessThanOrEqual(5);
      for (const jobId of jobs) expectSettledOnce(entries.filter((entry) => entry.jobId === jobId));
      expect(outcomes.filter((outcome) => outcome.startsWith('broken'))).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 60_000);

/** Reserving a unit again after its credits were released throws an error; no other error may occur. */
async function perform(orgId: string, { store, job, kind }: Step, jobs: readonly string[]): Promise<string> {
  const unitId = jobs[job]!;
  const chosen = store === 'one' ? service.assembled.store : other;
  try {
    return await chosen.transaction(orgId, async (tx) => {
      if (kind === 'grant') await grantCredits(tx, 1);
      if (kind === 'commit') await commitCredits(tx, [unitId]);
      if (kind === 'release') await releaseCredits(tx, [unitId]);
      return kind === 'reserve' && !(await reserveCredits(tx, [{ unitId, kind: 'draft' }])).ok
        ? 'short'
        : 'done';
    });
  } catch (thrown) {
    return /were released before/.test(String(thrown)) ? 'refused' : `broken: ${String(thrown)}`;
  }
}

function sumOf(entries: readonly Entry[]): { balance: number; free_used: number } {
  let [balance, free] = [0, 0];
  for (const { kind, amount, fromFree } of entries) {
    if (kind === 'grant') balance += amount;
    const sign = kind === 'reserve' ? 1 : kind === 'release' ? -1 : 0;
    balance -= sign * (amount - fromFree);
    free += sign * fromFree;
  }
  return { balance, free_used: free };
}

/** Credits for a unit are reserved at most once, and then spent or released at most once, in full. */
function expectSettledOnce(entries: readonly Entry[]): void {
  const kinds = entries.map(({ kind }) => kind).sort();
  expect([[], ['reserve'], ['commit', 'reserve'], ['release', 'reserve'].sort()]).toContainEqual(kinds);
  expect(new Set(entries.map(({ amount, fromFree }) => `${amount} ${fromFree}`)).size).toBeLessThanOrEqual(1);
}
