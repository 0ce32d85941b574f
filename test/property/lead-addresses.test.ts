import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { leadStep, performStep } from './lead-steps.ts';

const service = testService();

const stageOrder = ['none', 'contacted', 'replied', 'meeting'];

/** Checks the rules that apply after every step. */
async function expectInvariants(
  { tenant, projectId }: DraftingWorkspace,
  stages: Map<string, string>,
): Promise<void> {
  const mismatched = await service.sql(
    `select l.id, l.email, i.value, i.alias from lead l
     full join (select * from lead_identity where kind = 'email') i on i.org_id = l.org_id and i.lead_id = l.id
     where coalesce(l.org_id, i.org_id) = $1
       and (l.id is null or (l.email is not null and i.value is null)
            or (i.value is not null and i.alias = (i.value = l.email)))`,
    [tenant.orgId],
  );
  expect(mismatched, 'every address is the main address or an alias of its lead').toEqual([]);
  const unnamed = await service.sql(
    `select l.id from lead l where l.org_id = $1 and l.email is not null and not exists (
       select from lead_identity i where i.org_id = $1 and i.lead_id = l.id and i.value = l.email and not i.alias)`,
    [tenant.orgId],
  );
  expect(unnamed).toEqual([]);
  const unlinked = await service.sql(
    `select u.address from unlinked_mail u join lead_identity i
       on i.org_id = u.org_id and i.project_id = u.project_id and i.value = u.address where u.project_id = $1`,
    [projectId],
  );
  expect(unlinked, 'mail from the address of a lead is linked').toEqual([]);
  const rows = await service.sql('select id, stage from lead where org_id = $1', [tenant.orgId]);
  for (const { id, stage } of rows) {
    expect(stageOrder.indexOf(stage), id).toBeGreaterThanOrEqual(
      stageOrder.indexOf(stages.get(id) ?? 'none'),
    );
    stages.set(id, stage);
  }
}

test('one address belongs to one lead, and no stage moves back', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(leadStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      const workspace = await openWorkspace(service);
      const ids: string[] = [];
      const stages = new Map<string, string>();
      for (const drawn of steps) {
        await performStep(service, workspace, drawn, ids);
        // A person undoes a merge, which may restore an earlier stage.
        if (drawn.kind === 'unmerge') stages.clear();
        await expectInvariants(workspace, stages);
      }
    }),
    { numRuns: 14 },
  );
});
