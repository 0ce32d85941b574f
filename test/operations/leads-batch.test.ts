import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
const addBatch = async (leads: object[], headers: Record<string, string> = {}) => {
  const reply = await service.call('leads.addBatch', { projectId: projectId(), leads }, { headers });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};
const count = async (where: string) =>
  (await service.sql<{ count: number }>(`select count(*)::int as count from ${where}`))[0]!.count;

test('returns a result for each row and adds the valid ones', async () => {
  await service.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     values ($1, $2, 'address', $3, 'complaint', now())`,
    [service.tenant.orgId, newId('suppression'), 'no@acme.example'],
  );
  const { id } = (await service.call('leads.add', { projectId: projectId(), email: 'old@acme.example' }))
    .value;
  const result = await addBatch([
    { email: 'new@acme.example' },
    { email: 'OLD@acme.example', jobTitle: 'CEO' },
    { email: 'broken' },
    { email: 'no@acme.example' },
    { notes: 'nobody' },
    { email: 'NEW@acme.example', firstName: 'Nea' },
  ]);
  expect(result).toMatchObject({ created: 1, matched: 2, refused: 3, dryRun: false });
  const [created, matched, broken, suppressed, nobody, repeated] = result.items;
  expect(created).toEqual({ row: 0, outcome: 'created', leadId: expect.stringMatching(/^lead_/) });
  expect(matched).toEqual({ row: 1, outcome: 'matched', leadId: id, reason: 'Matched by e-mail address.' });
  expect(broken).toMatchObject({ row: 2, outcome: 'refused', code: 'invalid_arguments' });
  expect(broken.reason).toContain('leads[2].email');
  expect(suppressed).toMatchObject({ row: 3, outcome: 'refused', code: 'suppressed' });
  expect(nobody.reason).toContain('leads[4] needs at least one of');
  expect(repeated).toMatchObject({ row: 5, outcome: 'matched', leadId: created.leadId });
  const lead = await expectSuccess(service, 'leads.get', { leadId: created.leadId });
  expect(lead).toMatchObject({ email: 'new@acme.example', firstName: 'Nea' });
  expect((await expectSuccess(service, 'leads.get', { leadId: id })).jobTitle).toBe('CEO');
});

test('adds 500 leads with one event each, and none on a repeat', async () => {
  const leads = Array.from({ length: 500 }, (_, index) => ({
    email: `person${index}@many.example`,
    firstName: `P${index}`,
    company: 'Many',
    source: 'many',
    tags: ['x'],
  }));
  expect(await addBatch(leads)).toMatchObject({ created: 500, matched: 0, refused: 0 });
  expect(await count(`event where type = 'lead.added' and data->>'source' = 'many'`)).toBe(500);
  expect(await count(`event where data->>'source' = 'many'`)).toBe(500);
  expect(await count(`timeline_entry t join lead l on l.id = t.lead_id where l.source = 'many'`)).toBe(500);
  expect(await addBatch(leads.toReversed())).toMatchObject({ created: 0, matched: 500, refused: 0 });
  expect(await count(`lead where source = 'many'`)).toBe(500);
  expect(await count(`event where type = 'lead.added' and data->>'source' = 'many'`)).toBe(500);
});

test('a dry run returns the outcomes and changes nothing', async () => {
  const { id } = (await service.call('leads.add', { projectId: projectId(), email: 'dry@acme.example' }))
    .value;
  const before = await count('lead');
  const result = await addBatch(
    [{ email: 'would@acme.example' }, { email: 'would@acme.example' }, { email: 'dry@acme.example' }],
    { 'Dry-Run': 'true' },
  );
  expect(result).toEqual({
    items: [
      { row: 0, outcome: 'created' },
      { row: 1, outcome: 'matched', reason: 'Matched by e-mail address.' },
      { row: 2, outcome: 'matched', leadId: id, reason: 'Matched by e-mail address.' },
    ],
    created: 1,
    matched: 2,
    refused: 0,
    dryRun: true,
  });
  expect(await count('lead')).toBe(before);
  expect(await count(`event where data->>'email' = 'would@acme.example'`)).toBe(0);
});

test('concurrent batches with the same people create each lead once', async () => {
  const people = Array.from({ length: 60 }, (_, index) => ({
    email: `same${index}@crowd.example`,
    linkedinUrl: `linkedin.com/in/same${index}`,
    tags: ['start'],
  }));
  await addBatch(people.filter((_, index) => index % 3 === 0));
  const rotated = (by: number) => [...people.slice(by), ...people.slice(0, by)];
  const batches = [
    people,
    people.toReversed(),
    rotated(20),
    rotated(40).toReversed(),
    rotated(7),
    rotated(33),
  ];
  const taggedBatches = batches.map((batch, index) =>
    batch.map((person) => ({ ...person, tags: [`b${index}`] })),
  );
  const results = await Promise.all(taggedBatches.map((batch) => addBatch(batch)));
  for (const result of results) expect(result.refused).toBe(0);
  expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(40);
  expect(await count(`lead where email like 'same%@crowd.example'`)).toBe(60);
  expect(await count(`lead where email like 'same%@crowd.example' and tags @> '{b0,b1,b2,b3,b4,b5}'`)).toBe(
    60,
  );
  expect(await count(`event where type = 'lead.added' and data->>'email' like 'same%@crowd.example'`)).toBe(
    60,
  );
  const identities = await count(
    `lead_identity where value like '%/same%' or value like 'same%@crowd.example'`,
  );
  expect(identities).toBe(120);
});

test('concurrent edits and batches of the same people cause no internal error', async () => {
  const people = Array.from({ length: 20 }, (_, index) => ({ email: `turn${index}@edit.example` }));
  const { items } = await addBatch(people);
  const edits = items.flatMap(({ leadId }: { leadId: string }, index: number) =>
    [1, 7].map((step) => ({ leadId, email: `turn${(index + step) % 25}@edit.example` })),
  );
  const more = Array.from({ length: 25 }, (_, index) => ({ email: `turn${24 - index}@edit.example` }));
  const replies = await Promise.all([
    ...edits.map((edit: object) => service.call('leads.update', edit)),
    ...[more, more.toReversed(), more].map((leads) =>
      service.call('leads.addBatch', { projectId: projectId(), leads }),
    ),
  ]);
  for (const { status, error, text } of replies) {
    if (status !== 200)
      expect({ status, code: error.code }, text).toEqual({ status: 400, code: 'already_exists' });
  }
  const inconsistentLeads = await count(
    `lead l where l.email like 'turn%@edit.example' and not exists
       (select from lead_identity i where i.lead_id = l.id and i.value = l.email and i.kind = 'email' and not i.alias)`,
  );
  expect(inconsistentLeads).toBe(0);
});

test('rejects an unknown workspace', async () => {
  const leads = [{ company: 'Acme' }];
  await expectError(service, 'leads.addBatch', 'project_not_found', { projectId: newId('project'), leads });
});
