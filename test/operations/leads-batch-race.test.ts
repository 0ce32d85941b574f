import pg from 'pg';
import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';

const service = testService();

const people = Array.from({ length: 20 }, (_, index) => ({ email: `person${index}@race.example` }));

async function addBatch(leads: readonly object[]) {
  const reply = await service.call('leads.addBatch', { projectId: service.tenant.projectId, leads });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
}

async function listLeads(query: string) {
  const reply = await service.call('leads.list', { projectId: service.tenant.projectId, query, limit: 100 });
  return reply.value.items;
}

test('does not wait for a transaction that has locked a lead that the batch leaves unchanged', async () => {
  const [{ leadId }] = (await addBatch([{ email: 'locked@wait.example' }])).items;
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from lead where id = $1 for no key update', [leadId]);
    const { items } = await addBatch([{ email: 'locked@wait.example' }, { email: 'new@wait.example' }]);
    expect(items).toMatchObject([{ outcome: 'matched', leadId }, { outcome: 'created' }]);
  } finally {
    await client.end();
  }
});

test('plans again if a lead has changed between its reading and its lock', async () => {
  const [{ leadId }] = (await addBatch([{ email: 'changed@wait.example' }])).items;
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`update lead set city = 'Turku' where id = $1`, [leadId]);
    const batch = addBatch([{ email: 'changed@wait.example', city: 'Oulu', jobTitle: 'Planner' }]);
    await expect
      .poll(() =>
        service.sql(
          `select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'`,
        ),
      )
      .toHaveLength(1);
    await client.query('commit');
    await batch;
  } finally {
    await client.end();
  }
  const { value } = await service.call('leads.get', { leadId });
  expect(value).toMatchObject({ city: 'Turku', jobTitle: 'Planner' });
  expect(value.timeline.map(({ summary }: { summary: string }) => summary)).toContain(
    'The lead was added again, which filled jobTitle.',
  );
});

test('concurrent batches fill each field once and lose none', async () => {
  await addBatch(people);
  const fields = ['city', 'jobTitle', 'phone', 'notes', 'company', 'firstName'];
  const batches = fields.flatMap((field) =>
    ['one', 'other'].map((value) => people.map((person) => ({ ...person, [field]: value, tags: [field] }))),
  );
  const replies = await Promise.all(batches.map(addBatch));
  expect(replies.flatMap(({ items }) => items).every(({ outcome }) => outcome === 'matched')).toBe(true);
  const leads = await listLeads('@race.example');
  expect(leads).toHaveLength(people.length);
  for (const lead of leads) {
    for (const field of fields) expect(['one', 'other']).toContain(lead[field]);
    expect(lead.tags.toSorted()).toEqual(fields.toSorted());
    expect(Object.keys(lead.provenance).sort()).toEqual(
      expect.arrayContaining([...fields, 'email', 'tags'].sort()),
    );
    const { value } = await service.call('leads.get', { leadId: lead.id });
    const filled = value.timeline.filter(({ kind }: { kind: string }) => kind === 'filled');
    expect(filled).toHaveLength(fields.length);
  }
});

test('concurrent batches and deletions of the same people leave no address without its lead', async () => {
  const both = people.map(({ email }) => ({
    email: `gone.${email}`,
    linkedinUrl: `https://www.linkedin.com/in/${email.split('@')[0]}`,
  }));
  for (let round = 0; round < 3; round++) {
    // A deletion that comes last leaves none of them.
    await addBatch(both);
    const ids = (await listLeads('gone.')).map(({ id }: { id: string }) => id);
    const deletion = service.call('leads.deleteBatch', { leadIds: ids });
    const additions = both.map(({ linkedinUrl }, index) => ({
      linkedinUrl,
      email: `alias${round}.${index}@gone.example`,
    }));
    const [deleted] = await Promise.all([deletion, addBatch(additions), addBatch(both.toReversed())]);
    expect(deleted.status, deleted.text).toBe(200);
    const orphans = await service.sql(
      `select value from lead_identity i
       where not exists (select from lead l where l.org_id = i.org_id and l.id = i.lead_id)`,
    );
    expect(orphans).toEqual([]);
  }
});
