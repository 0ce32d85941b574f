import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
let leadCount = 0;
const add = async (lead: object = {}) => {
  const reply = await service.call('leads.add', {
    projectId: projectId(),
    email: `lead${++leadCount}@acme.example`,
    ...lead,
  });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};
const update = async (leadId: string, edit: object) => {
  const reply = await service.call('leads.update', { leadId, ...edit });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};
const statusChangesOf = async (leadId: string) =>
  (
    await service.sql(
      `select data from event where type = 'lead.status_changed' and data->>'leadId' = $1 order by id`,
      [leadId],
    )
  ).map(({ data: { field, from, to } }) => ({ field, from, to }));

test('changes the given fields and records them on the timeline', async () => {
  const lead = await add({ firstName: 'Oona', notes: 'Met.', tags: ['a'] });
  const after = await expectSuccess(service, 'leads.update', {
    leadId: lead.id,
    jobTitle: 'CTO',
    tags: ['b'],
    customFields: { a: [1] },
    fitScore: 0.5,
    dealValueEur: 1200,
  });
  expect(after).toMatchObject({
    firstName: 'Oona',
    jobTitle: 'CTO',
    tags: ['b'],
    customFields: { a: [1] },
    fitScore: 0.5,
  });
  expect(after.provenance.jobTitle).toEqual({ source: 'api', at: expect.any(Number) });
  expect((await update(lead.id, { notes: 'Called.', appendNote: true })).notes).toBe('Met.\n\nCalled.');
  const cleared = await update(lead.id, { dealValueEur: null, companyDomain: null, jobTitle: '' });
  expect(cleared).toMatchObject({ dealValueEur: null, companyDomain: null, jobTitle: null });
  const { timeline } = await expectSuccess(service, 'leads.get', { leadId: lead.id });
  expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['edited', 'edited', 'edited', 'added']);
  expect(timeline[1].summary).toBe('Changed through the API: notes.');
});

test('an edit without changes adds no timeline entry', async () => {
  const lead = await add({ firstName: 'Same' });
  const { matched: _matched, ...same } = lead;
  expect(await update(lead.id, { firstName: 'Same', tags: [] })).toEqual(same);
  expect((await expectSuccess(service, 'leads.get', { leadId: lead.id })).timeline).toHaveLength(1);
});

test('emits one event for a relevant status and for every change of stage', async () => {
  const { id } = await add();
  await expectSuccess(service, 'leads.update', { leadId: id, status: 'contacted' });
  await expectSuccess(service, 'leads.update', { leadId: id, status: 'qualified' });
  expect(await update(id, { dealStage: 'won' })).toMatchObject({ stage: 'customer', status: 'qualified' });
  expect(await update(id, { dealStage: 'lost', status: 'unqualified' })).toMatchObject({ stage: 'lost' });
  expect(await update(id, { dealStage: null })).toMatchObject({ stage: 'lost', dealStage: null });
  expect(await statusChangesOf(id)).toEqual([
    { field: 'status', from: 'contacted', to: 'qualified' },
    { field: 'stage', from: 'none', to: 'customer' },
    { field: 'stage', from: 'customer', to: 'lost' },
  ]);
});

test('a new e-mail address replaces the old one', async () => {
  const lead = await add({ email: 'before@acme.example' });
  const moved = await expectSuccess(service, 'leads.update', {
    leadId: lead.id,
    email: 'After@acme.example',
  });
  expect(moved).toMatchObject({ email: 'after@acme.example', aliases: [] });
  expect((await add({ email: 'after@acme.example' })).id).toBe(lead.id);
  expect((await add({ email: 'before@acme.example' })).matched).toBe(false);
  const found = await expectSuccess(service, 'leads.list', { projectId: projectId(), query: 'after@' });
  expect(found.items).toHaveLength(1);
});

test('an alias can become the main address', async () => {
  const linkedinUrl = 'https://www.linkedin.com/in/alias';
  const { id } = await add({ email: 'main@acme.example', linkedinUrl });
  await add({ email: 'alias@acme.example', linkedinUrl });
  expect(await update(id, { email: 'alias@acme.example' })).toMatchObject({
    email: 'alias@acme.example',
    aliases: [],
  });
});

test('rejects an address of another lead, even in a race', async () => {
  const taken = await add();
  const { id } = await add();
  const rejected = await expectError(service, 'leads.update', 'already_exists', {
    leadId: id,
    email: taken.email,
  });
  expect(rejected.error.param).toBe('email');
  const leads = await Promise.all(Array.from({ length: 8 }, () => add()));
  const replies = await Promise.all(
    leads.map((lead) => service.call('leads.update', { leadId: lead.id, email: 'race@acme.example' })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, error } of replies) if (status !== 200) expect(error.code).toBe('already_exists');
});

test('flags a variant of another address as a duplicate', async () => {
  const plain = await add({ email: 'variant@acme.example' });
  const { id } = await add();
  expect((await update(id, { email: 'vari.ant+x@acme.example' })).suspectedDuplicates).toEqual([plain.id]);
});

test('adds a lead to a campaign of its workspace once', async () => {
  const { id: campaignId } = (
    await service.call('campaigns.create', { projectId: projectId(), name: 'Autumn' })
  ).value;
  const { id } = await add();
  expect((await expectSuccess(service, 'leads.update', { leadId: id, campaignId })).campaignIds).toEqual([
    campaignId,
  ]);
  const { timeline } = await expectSuccess(service, 'leads.get', { leadId: id });
  expect(timeline.filter(({ kind }: { kind: string }) => kind === 'campaign_joined')).toHaveLength(1);
  await expectError(service, 'leads.update', 'campaign_not_found', {
    leadId: id,
    campaignId: newId('campaign'),
  });
  const other = await service.newTenant();
  const foreign = await service.call(
    'leads.add',
    { projectId: other.projectId, company: 'F' },
    { key: other.liveKey },
  );
  const args = { leadId: foreign.value.id, campaignId };
  await expectError(service, 'leads.update', 'campaign_not_found', args, { key: other.liveKey });
});

test('names the invalid field and rejects unknown leads', async () => {
  const { id } = await add();
  const rejected = await expectError(service, 'leads.update', 'invalid_arguments', {
    leadId: id,
    email: 'nobody',
  });
  expect(rejected.error.param).toBe('email');
  await expectError(service, 'leads.update', 'invalid_arguments', { leadId: id, companyDomain: 'gmail.com' });
  await expectError(service, 'leads.update', 'lead_not_found', { leadId: newId('lead'), firstName: 'x' });
  await expectError(service, 'leads.get', 'lead_not_found', { leadId: newId('lead') });
  const { liveKey } = await service.newTenant();
  await expectError(service, 'leads.get', 'lead_not_found', { leadId: id }, { key: liveKey });
  await expectError(
    service,
    'leads.update',
    'lead_not_found',
    { leadId: id, firstName: 'x' },
    { key: liveKey },
  );
});

test('keeps the notes of concurrent appends', async () => {
  const { id } = await add();
  const notes = Array.from({ length: 12 }, (_, index) => `Note ${index}.`);
  await Promise.all(notes.map((note) => update(id, { notes: note, appendNote: true })));
  const lead = await expectSuccess(service, 'leads.get', { leadId: id });
  expect(lead.notes.split('\n\n').toSorted()).toEqual(notes.toSorted());
});

test('leads.get shows the latest research and the last fifty timeline entries', async () => {
  const { id } = await add({ companyWebsite: 'https://www.read.example/start' });
  const { orgId } = service.tenant;
  for (const [readAt, title] of [
    ['2026-01-01', 'Old'],
    ['2026-02-01', 'New'],
  ]) {
    const reading = newId('reading');
    await service.sql('insert into site_reading (org_id, id, host, read_at) values ($1, $2, $3, $4)', [
      orgId,
      reading,
      'www.read.example',
      readAt,
    ]);
    await service.sql(
      `insert into page (org_id, id, reading_id, host, url, title, kind, language, text, fetched_at)
       values ($1, $2, $3, 'www.read.example', 'https://www.read.example/', $4, 'home', 'en', 'We roast.', $5)`,
      [orgId, newId('page'), reading, title, readAt],
    );
  }
  for (let count = 0; count < 55; count++) await update(id, { firstName: `Name ${count}` });
  const { research, timeline } = await expectSuccess(service, 'leads.get', { leadId: id });
  expect(research).toEqual([
    {
      id: expect.any(String),
      url: 'https://www.read.example/',
      title: 'New',
      language: 'en',
      text: 'We roast.',
      fetchedAt: Date.UTC(2026, 1, 1),
    },
  ]);
  expect(timeline).toHaveLength(50);
  expect(timeline[0].at).toBeGreaterThanOrEqual(timeline[49].at);
});
