import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';
import { expectLedgerSettled } from '../support/run-ledger.ts';
import { grantCredits } from '../../src/application/credits/grant.ts';

const embedded = createEmbeddedComposer();
const service = testService({
  ports: {
    composer: {
      name: 'embedded',
      compose: async (request, signal) => {
        await sleep(5);
        return embedded.compose(request, signal);
      },
    },
    site: {
      read: async () => {
        await sleep(5);
        return { ok: false, failure: 'unreachable', reason: 'It does not respond.' };
      },
    },
  },
});

const scenario = fc.record({
  unresearchedLeads: fc.integer({ min: 0, max: 3 }),
  researchedLeads: fc.integer({ min: 0, max: 4 }),
  credits: fc.constantFrom(0, 2, 100),
  archiveAfterMs: fc.constantFrom(0, 10, 30, 60, 100, 200, 400),
  grantAfterMs: fc.constantFrom(null, 0, 20, 60, 200),
});

test('archiving a run at any time ends its jobs and balances its ledger', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      scenario,
      async ({ unresearchedLeads, researchedLeads, credits, archiveAfterMs, grantAfterMs }) => {
        fc.pre(unresearchedLeads + researchedLeads > 0);
        const workspace = await openWorkspace(service, credits);
        const { tenant, tryCall } = workspace;
        await workspace.spendFreeCredits();
        for (let count = 0; count < unresearchedLeads; count++)
          await workspace.addLead({ email: `${count}@company-${count % 2}.example` });
        for (let count = 0; count < researchedLeads; count++) await workspace.addLead({ analysis });
        const runId = await workspace.startRun('fair');
        const grant = async () => {
          if (grantAfterMs === null) return;
          await sleep(grantAfterMs);
          await service.assembled.store.transaction(tenant.orgId, (tx) => grantCredits(tx, 3));
        };
        const archive = async () => {
          await sleep(archiveAfterMs);
          return tryCall('runs.archive', { runId });
        };
        const [first, second] = await Promise.all([archive(), archive(), grant()]);
        expect([first.status, second.status], first.text + second.text).toEqual([200, 200]);
        expect(first.value.archivedAt).toBe(second.value.archivedAt);
        await expectLedgerSettled(service, tenant, runId);
        const { status, counts, credits: paid, progress } = await workspace.call('runs.status', { runId });
        expect([status, paid.reserved, progress.done]).toEqual(['awaiting_approval', 0, progress.total]);
        expect(counts.drafts).toBe(paid.spent);
      },
    ),
    { numRuns: 20 },
  );
});
