import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unmerge } from '../../src/people/unmerge.ts';
import { openWorkspace, type DraftingWorkspace } from '../drafting-workspace.ts';
import { testHouse } from '../house.ts';
import { receive, writeMail } from '../mails.ts';

const house = testHouse();

const address = fc.constantFrom('a@koivu.example', 'b@koivu.example', 'c@koivu.example', 'd@home.example');
const index = fc.nat(5);
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), address }),
  fc.record({ kind: fc.constant('addByPage' as const), address, index }),
  fc.record({ kind: fc.constant('alias' as const), address, index }),
  fc.record({ kind: fc.constant('update' as const), address, index }),
  fc.record({ kind: fc.constant('merge' as const), index, other: index }),
  fc.record({ kind: fc.constant('unmerge' as const), index }),
  fc.record({ kind: fc.constant('delete' as const), index }),
  fc.record({ kind: fc.constant('mail' as const), address, isHuman: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
let mails = 0;

/** Does one step with whatever leads there are; what is refused changes nothing. */
async function take({ ask, projectId }: DraftingWorkspace, drawn: Step, ids: string[]): Promise<void> {
  const lead = 'index' in drawn ? ids[drawn.index % Math.max(1, ids.length)] : undefined;
  const fresh = async (args: object) => {
    const { value } = await ask('leads.add', { projectId, ...args });
    if (value && !ids.includes(value.id)) ids.push(value.id);
  };
  if (drawn.kind === 'add') return fresh({ email: drawn.address });
  if (drawn.kind === 'addByPage')
    return fresh({ email: drawn.address, linkedinUrl: `https://www.linkedin.com/in/p${drawn.index}` });
  if (drawn.kind === 'mail') {
    const headers = {
      From: drawn.address,
      'Message-ID': `<${++mails}@x>`,
      ...(drawn.isHuman ? {} : { Precedence: 'bulk' }),
    };
    return void (await receive(house, projectId, writeMail(headers)));
  }
  if (lead === undefined) return;
  if (drawn.kind === 'unmerge') return void (await unmerge(house.service.store, lead).catch(() => undefined));
  const calls: Record<string, [fn: string, args: object]> = {
    alias: ['leads.addAlias', { leadId: lead, email: 'address' in drawn ? drawn.address : '' }],
    update: ['leads.update', { leadId: lead, email: 'address' in drawn ? drawn.address : '' }],
    merge: [
      'leads.merge',
      { primaryId: lead, duplicateId: ids['other' in drawn ? drawn.other % ids.length : 0] },
    ],
    delete: ['leads.delete', { leadId: lead }],
  };
  const { status, text } = await ask(...calls[drawn.kind]!);
  expect([200, 400], text).toContain(status);
}

const walk = ['none', 'contacted', 'replied', 'meeting'];

/** What must hold after every step. */
async function holds({ tenant, projectId }: DraftingWorkspace, stages: Map<string, string>): Promise<void> {
  const astray = await house.sql(
    `select l.id, l.email, i.value, i.alias from lead l
     full join (select * from lead_identity where kind = 'email') i on i.org_id = l.org_id and i.lead_id = l.id
     where coalesce(l.org_id, i.org_id) = $1
       and (l.id is null or (l.email is not null and i.value is null)
            or (i.value is not null and i.alias = (i.value = l.email)))`,
    [tenant.orgId],
  );
  expect(astray, 'every address is its lead’s own or an alias, and every lead has its own').toEqual([]);
  const unnamed = await house.sql(
    `select l.id from lead l where l.org_id = $1 and l.email is not null and not exists (
       select from lead_identity i where i.org_id = $1 and i.lead_id = l.id and i.value = l.email and not i.alias)`,
    [tenant.orgId],
  );
  expect(unnamed).toEqual([]);
  const left = await house.sql(
    `select u.address from unlinked_mail u join lead_identity i
       on i.org_id = u.org_id and i.project_id = u.project_id and i.value = u.address where u.project_id = $1`,
    [projectId],
  );
  expect(left, 'no mail waits whose address a lead has').toEqual([]);
  const rows = await house.sql('select id, stage from lead where org_id = $1', [tenant.orgId]);
  for (const { id, stage } of rows) {
    expect(walk.indexOf(stage), id).toBeGreaterThanOrEqual(walk.indexOf(stages.get(id) ?? 'none'));
    stages.set(id, stage);
  }
}

test(
  'one address is one lead’s, and no stage goes back, whatever is done',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const workspace = await openWorkspace(house);
        const ids: string[] = [];
        const stages = new Map<string, string>();
        for (const drawn of steps) {
          await take(workspace, drawn, ids);
          // Taking a merge back is a person's doing and may set the stage back to what it was.
          if (drawn.kind === 'unmerge') stages.clear();
          await holds(workspace, stages);
        }
      }),
      { numRuns: 20 },
    );
  },
);
