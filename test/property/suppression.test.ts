import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suppress } from '../../src/people/suppressions.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { leadAddresses, leadStep, performStep } from './lead-steps.ts';

const service = testService();

const target = fc.constantFrom(...leadAddresses, 'home.example');
const step = fc.oneof(
  { weight: 5, arbitrary: leadStep },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('suppress' as const), target }) },
);

/** The addresses and aliases of all suppressed leads. */
async function readSuppressed({ call, projectId }: DraftingWorkspace): Promise<string[]> {
  const { items } = await call('leads.list', { projectId });
  return items
    .filter(({ suppressed }) => suppressed !== null)
    .flatMap(({ email, aliases }) => [email, ...aliases])
    .filter(Boolean);
}

/** The suppressed addresses that the service still treats as not suppressed. */
async function findUnsuppressed(
  { call, projectId }: DraftingWorkspace,
  suppressedAddresses: readonly string[],
): Promise<string[]> {
  if (suppressedAddresses.length === 0) return [];
  const leads = suppressedAddresses.map((address) =>
    address.includes('@') ? { email: address } : { linkedinUrl: address },
  );
  const { items } = await call('leads.addBatch', { projectId, leads }, { 'Dry-Run': 'true' });
  const found = [];
  for (const { row, outcome, leadId, code } of items) {
    const lead = outcome === 'matched' ? await call('leads.get', { leadId }) : null;
    if (code !== 'suppressed' && !lead?.suppressed) found.push(suppressedAddresses[row]!);
  }
  return found;
}

test('a suppression of one address covers all addresses of the person', { timeout: 300_000 }, async () => {
  let maxSuppressed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const workspace = await openWorkspace(service);
      const { tenant, projectId, tryCall } = workspace;
      const ids: string[] = [];
      const suppressedAddresses = new Set<string>();
      for (const email of leadAddresses)
        ids.push((await tryCall('leads.add', { projectId, email })).value.id);
      for (const drawn of steps) {
        if (drawn.kind === 'suppress') {
          await suppress(service.assembled.store, {
            orgId: tenant.orgId,
            target: drawn.target,
            reason: 'manual',
          });
        } else await performStep(service, workspace, drawn, ids);
        for (const email of await readSuppressed(workspace)) suppressedAddresses.add(email);
        expect(await findUnsuppressed(workspace, [...suppressedAddresses]), drawn.kind).toEqual([]);
      }
      maxSuppressed = Math.max(maxSuppressed, suppressedAddresses.size);
    }),
    { numRuns: 18 },
  );
  expect(maxSuppressed).toBeGreaterThan(1);
});
