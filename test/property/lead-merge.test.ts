import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unmerge } from '../../src/people/unmerge.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();

const word = fc.constantFrom('', 'Anna', 'Koivu', 'x y', 'ä漢');
const texts = [
  'firstName',
  'lastName',
  'company',
  'jobTitle',
  'phone',
  'city',
  'notes',
  'analysis',
  'source',
];
const fields = fc.record(Object.fromEntries(texts.map((name) => [name, word])), { requiredKeys: [] });
const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
/** JSON that the API accepts: no object has the name `__proto__`. */
const json = fc.jsonValue({ maxDepth: 1 }).filter((value) => !JSON.stringify(value).includes('"__proto__":'));
const customFields = fc.dictionary(fc.constantFrom('one', 'two', 'three'), json);
const progress = fc.record({
  status: fc.constantFrom('new', 'contacted', 'responded', 'qualified', 'unqualified'),
  stage: fc.constantFrom('none', 'contacted', 'replied', 'meeting', 'customer', 'lost'),
  dealStage: fc.constantFrom(null, 'negotiation', 'won'),
});
const lead = fc.record({
  fields,
  tags,
  customFields,
  progress,
  hasEmail: fc.boolean(),
  hasLinkedIn: fc.boolean(),
  messages: fc.nat(2),
  isMember: fc.boolean(),
  angle: fc.option(word),
  isSuspect: fc.boolean(),
});
type Drawn = typeof lead extends fc.Arbitrary<infer Value> ? Value : never;
let number = 0;

async function addLead(workspace: DraftingWorkspace, drawn: Drawn, campaignId: string): Promise<string> {
  const { call, projectId, tenant } = workspace;
  const name = `lead${++number}`;
  const { id } = await call('leads.add', {
    projectId,
    ...drawn.fields,
    tags: drawn.tags,
    customFields: drawn.customFields,
    company: name,
    ...(drawn.hasEmail ? { email: `${drawn.isSuspect ? `sus.pect+${name}` : name}@koivu.example` } : {}),
    ...(drawn.hasLinkedIn ? { linkedinUrl: `https://www.linkedin.com/in/${name}` } : {}),
    ...(drawn.angle ? { outreachAngle: drawn.angle } : {}),
  });
  const { status, stage, dealStage } = drawn.progress;
  await service.sql('update lead set status = $2, stage = $3, deal_stage = $4 where id = $1', [
    id,
    status,
    stage,
    dealStage,
  ]);
  for (let index = 0; index < drawn.messages; index++) await storeMessage(service, tenant, { leadId: id });
  if (drawn.isMember) await call('leads.update', { leadId: id, campaignId });
  return id;
}

/** Everything a caller can read about the leads, except change times and the merge entries of the timeline. */
async function readVisible(
  { call, projectId }: DraftingWorkspace,
  ids: readonly string[],
  campaignId: string,
) {
  const details = [];
  for (const leadId of ids) {
    const { updatedAt: _updatedAt, timeline, ...rest } = await call('leads.get', { leadId });
    const entries = timeline.filter(
      ({ kind, summary }: { kind: string; summary: string }) =>
        !['merged', 'unmerged', 'status_changed', 'stage_changed'].includes(kind) && summary !== '',
    );
    details.push({ ...rest, timeline: entries, thread: (await call('messages.byLead', { leadId })).items });
  }
  const { items } = await call('leads.list', { projectId });
  const { leads } = await call('campaigns.get', { campaignId });
  const listed = items.map(({ updatedAt: _updatedAt, ...rest }: { updatedAt: number }) => rest);
  return { details, listed, members: leads };
}

test('an undone merge leaves no trace in either lead', { timeout: 120_000 }, async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId } = workspace;
  const campaignId = (await call('campaigns.create', { projectId, name: 'Autumn' })).id;
  await fc.assert(
    fc.asyncProperty(lead, lead, lead, fc.boolean(), async (one, two, three, isChained) => {
      const ids: string[] = [];
      for (const drawn of [one, two, three]) ids.push(await addLead(workspace, drawn, campaignId));
      const [a, b, c] = ids as [string, string, string];
      const before = await readVisible(workspace, ids, campaignId);
      const merges = isChained ? [[b, c] as const, [a, b] as const] : [[a, b] as const, [a, c] as const];
      for (const [primaryId, duplicateId] of merges) await call('leads.merge', { primaryId, duplicateId });
      for (const leadId of ids) expect((await call('leads.get', { leadId })).id).toBe(a);
      for (const [, duplicateId] of merges.toReversed()) await unmerge(service.assembled.store, duplicateId);
      expect(await readVisible(workspace, ids, campaignId)).toEqual(before);
      await call('leads.deleteBatch', { leadIds: ids });
    }),
    { numRuns: 10 },
  );
});

test('a merge repeated with the same key happens once', async () => {
  const workspace = await openWorkspace(service);
  const { call, addLead } = workspace;
  const [one, two] = [await addLead({ tags: ['a'] }), await addLead({ tags: ['b'] })];
  const args = { primaryId: one.id, duplicateId: two.id };
  const headers = { 'Idempotency-Key': 'merge-1' };
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => workspace.tryCall('leads.merge', args, headers)),
  );
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies[0]!.status).toBe(200);
  const { timeline } = await call('leads.get', { leadId: one.id });
  expect(timeline.filter(({ kind }) => kind === 'merged')).toHaveLength(1);
});
