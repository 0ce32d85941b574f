import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { grantCredits } from '../../src/store/queries/credits.ts';
import { openWorkspace } from '../drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testHouse } from '../house.ts';
import { expectSettled } from '../ledger-of-run.ts';

const embedded = createEmbeddedComposer();
const house = testHouse({
  ports: {
    composer: {
      name: 'embedded',
      compose: async (commission, signal) => {
        await sleep(5);
        return embedded.compose(commission, signal);
      },
    },
    site: {
      read: async () => {
        await sleep(5);
        return { ok: false, failure: 'unreachable', reason: 'It does not answer.' };
      },
    },
  },
});

const scene = fc.record({
  researched: fc.integer({ min: 0, max: 3 }),
  ready: fc.integer({ min: 0, max: 4 }),
  credits: fc.constantFrom(0, 2, 100),
  archiveAfterMs: fc.constantFrom(0, 10, 30, 60, 100, 200, 400),
  grantAfterMs: fc.constantFrom(null, 0, 20, 60, 200),
});

test(
  'whenever a run is archived, its jobs end and equal their ledger, and nothing of it goes on',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ researched, ready, credits, archiveAfterMs, grantAfterMs }) => {
        fc.pre(researched + ready > 0);
        const workspace = await openWorkspace(house, credits);
        const { tenant, ask } = workspace;
        await workspace.spendFreeCredits();
        for (let count = 0; count < researched; count++)
          await workspace.addLead({ email: `${count}@company-${count % 2}.example` });
        for (let count = 0; count < ready; count++) await workspace.addLead({ analysis });
        const runId = await workspace.start('fair');
        const grant = async () => {
          if (grantAfterMs === null) return;
          await sleep(grantAfterMs);
          await house.service.store.tx(tenant.orgId, (tx) => grantCredits(tx, 3));
        };
        const archive = async () => {
          await sleep(archiveAfterMs);
          return ask('runs.archive', { runId });
        };
        const [first, again] = await Promise.all([archive(), archive(), grant()]);
        expect([first.status, again.status], first.text + again.text).toEqual([200, 200]);
        expect(first.value.archivedAt).toBe(again.value.archivedAt);
        await expectSettled(house, tenant, runId);
        const { status, counts, credits: paid, progress } = await workspace.call('runs.status', { runId });
        expect([status, paid.reserved, progress.done]).toEqual(['awaiting_approval', 0, progress.total]);
        expect(counts.drafts).toBe(paid.spent);
      }),
      { numRuns: 20 },
    );
  },
);
