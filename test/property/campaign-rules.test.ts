import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testService, type Tenant } from '../support/test-service.ts';

const service = testService();
let tenant: Tenant;
beforeAll(async () => {
  tenant = await service.newTenant();
});

/** Tags that differ only by letter case or blanks, and one that contains another. */
const tag = fc.constantFrom('fair', 'Fair', ' fair ', 'fair 2', 'vip');
const tags = fc.array(tag, { maxLength: 3 });
const person = fc.nat(3);
const campaign = fc.nat(1);

const tagging = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), person, tags }),
  fc.record({
    kind: fc.constant('addBatch' as const),
    rows: fc.array(fc.record({ person, tags }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('addTag' as const),
    person,
    tags: fc.array(tag, { minLength: 1, maxLength: 3 }),
  }),
);
const step = fc.oneof(
  { weight: 4, arbitrary: tagging },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('update' as const), person, tags }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('addRule' as const), campaign, tag }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('toggle' as const), campaign }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A model of the rules: two campaigns, and the tags that each person had at each time. */
class Model {
  readonly tagsOf = new Map<number, string[]>();
  readonly members = [new Set<number>(), new Set<number>()];
  readonly rules = [new Set<string>(), new Set<string>()];
  readonly archived = [false, false];

  apply(each: Step): void {
    if (each.kind === 'add') this.addTags(each.person, each.tags);
    if (each.kind === 'addBatch') for (const row of each.rows) this.addTags(row.person, row.tags);
    if (each.kind === 'addTag' && this.tagsOf.has(each.person)) this.addTags(each.person, each.tags);
    if (each.kind === 'update' && this.tagsOf.has(each.person)) {
      const remaining = (this.tagsOf.get(each.person) ?? []).filter((tag) =>
        trimmed(each.tags).includes(tag),
      );
      this.tagsOf.set(each.person, remaining);
      this.addTags(each.person, each.tags);
    }
    if (each.kind === 'addRule' && !this.archived[each.campaign])
      this.rules[each.campaign]!.add(each.tag.trim());
    if (each.kind === 'toggle') this.archived[each.campaign] = !this.archived[each.campaign];
  }

  addTags(person: number, tags: readonly string[]): void {
    const previous = this.tagsOf.get(person) ?? [];
    const added = trimmed(tags).filter((one) => !previous.includes(one));
    this.tagsOf.set(person, [...previous, ...added]);
    for (const [index, rules] of this.rules.entries()) {
      if (!this.archived[index] && added.some((one) => rules.has(one))) this.members[index]!.add(person);
    }
  }
}

const trimmed = (tagList: readonly string[]) => tagList.map((one) => one.trim());

let rounds = 0;

/** Creates two campaigns. Each round uses its own people. */
async function openScene() {
  const { projectId, liveKey: key } = tenant;
  const round = rounds++;
  const call = async (fn: string, args: object) => {
    const reply = await service.call(fn, args, { key });
    expect([200, 400], reply.text).toContain(reply.status);
    return reply;
  };
  const campaigns = await Promise.all(
    ['One', 'Two'].map(
      async (name) => (await call('campaigns.create', { projectId, name })).value.id as string,
    ),
  );
  const statuses = ['draft', 'draft'];
  const leadIds = new Map<number, string>();
  const rowOf = (number: number, tagList: readonly string[]) => {
    // Each round has its own tags, so rules of earlier rounds match nobody.
    return { email: `p${number}@round-${round}.example`, tags: tagList.map((one) => tagOfRound(one)) };
  };
  const tagOfRound = (one: string) => one.replace(/(\S.*\S)/, `$1 #${round}`);
  const perform = async (each: Step): Promise<void> => {
    if (each.kind === 'add') {
      const { value } = await call('leads.add', { projectId, ...rowOf(each.person, each.tags) });
      leadIds.set(each.person, value.id);
    }
    if (each.kind === 'addBatch') {
      const leads = each.rows.map((row) => rowOf(row.person, row.tags));
      const { value } = await call('leads.addBatch', { projectId, leads });
      for (const { row, leadId } of value.items) leadIds.set(each.rows[row]!.person, leadId);
    }
    if (each.kind === 'addTag' || each.kind === 'update') {
      const leadId = leadIds.get(each.person);
      const args = { leadId, tags: each.tags.map(tagOfRound) };
      if (leadId !== undefined) await call(`leads.${each.kind}`, args);
    }
    if (each.kind === 'addRule') {
      const condition = { tag: tagOfRound(each.tag) };
      await call('campaigns.addRule', { projectId, campaignId: campaigns[each.campaign], condition });
    }
    if (each.kind === 'toggle') {
      const status = statuses[each.campaign] === 'archived' ? 'paused' : 'archived';
      statuses[each.campaign] = status;
      await call('campaigns.update', { campaignId: campaigns[each.campaign], status });
    }
  };
  const readMembers = async () => {
    const people = new Map([...leadIds].map(([number, leadId]) => [leadId, number]));
    const read = await Promise.all(campaigns.map((campaignId) => call('campaigns.get', { campaignId })));
    return read.map(({ value }) => new Set(value.leads.map(({ leadId }: any) => people.get(leadId))));
  };
  return { perform, readMembers, leadIds };
}

test('exactly the leads tagged after a rule join, in any order of calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const scene = await openScene();
      const model = new Model();
      for (const each of steps) {
        await scene.perform(each);
        model.apply(each);
      }
      expect(await scene.readMembers()).toEqual(model.members);
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('concurrent tagging misses no lead and never deadlocks', async () => {
  const rule = fc.record({ kind: fc.constant('addRule' as const), campaign, tag });
  await fc.assert(
    fc.asyncProperty(
      fc.array(rule, { minLength: 1, maxLength: 4 }),
      fc.array(tagging, { minLength: 4, maxLength: 16 }),
      async (rules, taggings) => {
        const scene = await openScene();
        const model = new Model();
        const initial = [0, 1, 2, 3].map((number) => ({ kind: 'add' as const, person: number, tags: [] }));
        for (const each of [...rules, ...initial]) await scene.perform(each);
        await Promise.all(taggings.map((each) => scene.perform(each)));
        for (const each of [...rules, ...initial, ...taggings]) model.apply(each);
        expect(await scene.readMembers()).toEqual(model.members);
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);
