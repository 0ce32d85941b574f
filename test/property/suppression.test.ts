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

/** The addresses of every lead that is suppressed, and the pages among its aliases. */
async function closedBy({ call, projectId }: DraftingWorkspace): Promise<string[]> {
  const { items } = await call('leads.list', { projectId });
  return items
    .filter(({ suppressed }) => suppressed !== null)
    .flatMap(({ email, aliases }) => [email, ...aliases])
    .filter(Boolean);
}

/** The addresses under which a person could be added, or is answered, as one who may be written to. */
async function openOf({ call, projectId }: DraftingWorkspace, closed: readonly string[]): Promise<string[]> {
  if (closed.length === 0) return [];
  const leads = closed.map((known) => (known.includes('@') ? { email: known } : { linkedinUrl: known }));
  const { items } = await call('leads.addBatch', { projectId, leads }, { 'Dry-Run': 'true' });
  const open = [];
  for (const { row, outcome, leadId, code } of items) {
    const known = outcome === 'matched' ? await call('leads.get', { leadId }) : null;
    if (code !== 'suppressed' && !known?.suppressed) open.push(closed[row]!);
  }
  return open;
}

test('a suppression of one address covers all addresses of the person', { timeout: 300_000 }, async () => {
  let least = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const workspace = await openWorkspace(service);
      const { tenant, projectId, ask } = workspace;
      const ids: string[] = [];
      const closed = new Set<string>();
      for (const email of leadAddresses) ids.push((await ask('leads.add', { projectId, email })).value.id);
      for (const drawn of steps) {
        if (drawn.kind === 'suppress') {
          await suppress(service.assembled.store, {
            orgId: tenant.orgId,
            target: drawn.target,
            reason: 'manual',
          });
        } else await performStep(service, workspace, drawn, ids);
        for (const email of await closedBy(workspace)) closed.add(email);
        expect(await openOf(workspace, [...closed]), drawn.kind).toEqual([]);
      }
      least = Math.max(least, closed.size);
    }),
    { numRuns: 18 },
  );
  expect(least).toBeGreaterThan(1);
});
