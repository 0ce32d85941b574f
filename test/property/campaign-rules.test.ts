import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testService, type Tenant } from '../support/test-service.ts';

const service = testService();
let tenant: Tenant;
beforeAll(async () => {
  tenant = await service.newTenant();
});

/** Tags that differ by letter case or blanks alone, and one that lies within another. */
const tag = fc.constantFrom('fair', 'Fair', ' fair ', 'fair 2', 'vip');
const tags = fc.array(tag, { maxLength: 3 });
const person = fc.nat(3);
const place = fc.nat(1);

const giving = fc.oneof(
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
  { weight: 4, arbitrary: giving },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('update' as const), person, tags }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('addRule' as const), place, tag }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('turn' as const), place }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What rules come to, without any database: two campaigns, and what each person had when. */
class Model {
  readonly tagsOf = new Map<number, string[]>();
  readonly members = [new Set<number>(), new Set<number>()];
  readonly rules = [new Set<string>(), new Set<string>()];
  readonly closed = [false, false];

  take(each: Step): void {
    if (each.kind === 'add') this.give(each.person, each.tags);
    if (each.kind === 'addBatch') for (const row of each.rows) this.give(row.person, row.tags);
    if (each.kind === 'addTag' && this.tagsOf.has(each.person)) this.give(each.person, each.tags);
    if (each.kind === 'update' && this.tagsOf.has(each.person)) {
      const kept = (this.tagsOf.get(each.person) ?? []).filter((had) => trimmed(each.tags).includes(had));
      this.tagsOf.set(each.person, kept);
      this.give(each.person, each.tags);
    }
    if (each.kind === 'addRule' && !this.closed[each.place]) this.rules[each.place]!.add(each.tag.trim());
    if (each.kind === 'turn') this.closed[each.place] = !this.closed[each.place];
  }

  give(who: number, given: readonly string[]): void {
    const had = this.tagsOf.get(who) ?? [];
    const gained = trimmed(given).filter((one) => !had.includes(one));
    this.tagsOf.set(who, [...had, ...gained]);
    for (const [at, rules] of this.rules.entries()) {
      if (!this.closed[at] && gained.some((one) => rules.has(one))) this.members[at]!.add(who);
    }
  }
}

const trimmed = (given: readonly string[]) => given.map((one) => one.trim());

let rounds = 0;

/** Two campaigns of their own, and people whom no earlier round has met. */
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
  const rowOf = (who: number, given: readonly string[]) => {
    // Each round has its own tags, so that rules of an earlier one touch nobody.
    return { email: `p${who}@round-${round}.example`, tags: given.map((one) => own(one)) };
  };
  const own = (one: string) => one.replace(/(\S.*\S)/, `$1 #${round}`);
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
      const args = { leadId, tags: each.tags.map(own) };
      if (leadId !== undefined) await call(`leads.${each.kind}`, args);
    }
    if (each.kind === 'addRule') {
      const condition = { tag: own(each.tag) };
      await call('campaigns.addRule', { projectId, campaignId: campaigns[each.place], condition });
    }
    if (each.kind === 'turn') {
      const status = statuses[each.place] === 'archived' ? 'paused' : 'archived';
      statuses[each.place] = status;
      await call('campaigns.update', { campaignId: campaigns[each.place], status });
    }
  };
  const readMembers = async () => {
    const people = new Map([...leadIds].map(([who, leadId]) => [leadId, who]));
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
        model.take(each);
      }
      expect(await scene.readMembers()).toEqual(model.members);
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('concurrent tagging misses no lead and never deadlocks', async () => {
  const rule = fc.record({ kind: fc.constant('addRule' as const), place, tag });
  await fc.assert(
    fc.asyncProperty(
      fc.array(rule, { minLength: 1, maxLength: 4 }),
      fc.array(giving, { minLength: 4, maxLength: 16 }),
      async (rules, givings) => {
        const scene = await openScene();
        const model = new Model();
        const known = [0, 1, 2, 3].map((who) => ({ kind: 'add' as const, person: who, tags: [] }));
        for (const each of [...rules, ...known]) await scene.perform(each);
        await Promise.all(givings.map((each) => scene.perform(each)));
        for (const each of [...rules, ...known, ...givings]) model.take(each);
        expect(await scene.readMembers()).toEqual(model.members);
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);
