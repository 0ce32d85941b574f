import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
const add = async (lead: object) => {
  const reply = await service.call('leads.add', { projectId: projectId(), ...lead });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};
const suppress = (kind: 'address' | 'domain', value: string) =>
  service.sql(
    `insert into suppression (org_id, id, kind, value, reason, since) values ($1, $2, $3, $4, 'unsubscribe', now())`,
    [service.tenant.orgId, newId('suppression'), kind, value],
  );

test('normalises a lead and records the source of each field', async () => {
  const lead = await add({
    firstName: ' Aino ',
    email: 'Aino.Virta@Bücher.Example',
    linkedinUrl: 'fi.linkedin.com/in/Aino-Virta/?trk=x',
    companyWebsite: 'www.virta.example/fi',
    source: 'fair',
    tags: ['a', ' a', 'b'],
    customFields: { score: 5 },
    whyGoodLead: { summary: 'Roasts coffee.' },
  });
  expect(lead).toMatchObject({
    matched: false,
    firstName: 'Aino',
    lastName: null,
    email: 'aino.virta@xn--bcher-kva.example',
    linkedinUrl: 'https://www.linkedin.com/in/aino-virta',
    companyWebsite: 'https://www.virta.example/fi',
    companyDomain: 'virta.example',
    tags: ['a', 'b'],
    customFields: { score: 5 },
    whyGoodLead: { summary: 'Roasts coffee.', matchReasons: [] },
    status: 'new',
    stage: 'none',
    suppressed: null,
    aliases: [],
    campaignIds: [],
  });
  expect(lead.provenance.firstName).toEqual({ source: 'fair', at: lead.createdAt });
  expect(lead.provenance.companyDomain.source).toBe('derived:companyWebsite');
  const [event] = await service.sql(
    `select data from event where type = 'lead.added' and data->>'leadId' = $1`,
    [lead.id],
  );
  const { id: leadId, email, firstName } = lead;
  expect(event.data).toEqual({
    projectId: projectId(),
    leadId,
    email,
    firstName,
    lastName: null,
    company: null,
    source: 'fair',
    url: expect.stringMatching(new RegExp(`/leads/${leadId}$`)),
  });
});

test('returns the same lead as a later read', async () => {
  const campaign = await service.call('campaigns.create', { projectId: projectId(), name: 'Fair' });
  const { id: campaignId } = campaign.value;
  await service.call('campaigns.addRule', {
    projectId: projectId(),
    campaignId,
    condition: { tag: 'visited us' },
  });
  const fullLead = {
    firstName: 'Eva',
    lastName: 'Ek',
    email: 'eva.ek@whole.example',
    company: 'Whole',
    city: 'Åbo',
    companyWebsite: 'whole.example',
    jobTitle: 'Buyer',
    phone: '+358 40 123 4567',
    notes: 'Met\nat the fair.',
    tags: ['visited us', 'å'],
    customFields: { a: 1e21, b: [null, true], 'ä"': 0.1 },
    source: 'fair',
    whyGoodLead: { summary: 'Roasts coffee.' },
  };
  for (const lead of [fullLead, { email: 'evaek+fair@whole.example' }, { company: 'Alone' }]) {
    const { matched, ...added } = await add(lead);
    const { research, triggers, timeline, ...read } = (await service.call('leads.get', { leadId: added.id }))
      .value;
    expect({ matched, research, triggers, hasTimeline: timeline.length > 0 }).toEqual({
      matched: false,
      research: [],
      triggers: [],
      hasTimeline: true,
    });
    expect(added).toEqual(read);
    expect(added.campaignIds).toEqual('tags' in lead ? [campaignId] : []);
  }
});

test('fills empty fields of an existing lead without an event', async () => {
  const first = await add({ email: 'fill@acme.example', company: 'Acme', tags: ['a'], source: 'fair' });
  const second = await add({
    email: 'FILL@acme.example',
    company: 'Other',
    jobTitle: 'CTO',
    tags: ['b'],
    source: 'list',
  });
  expect(second).toMatchObject({
    id: first.id,
    matched: true,
    company: 'Acme',
    jobTitle: 'CTO',
    tags: ['a', 'b'],
  });
  expect(second.provenance.company).toEqual(first.provenance.company);
  expect(second.provenance.jobTitle.source).toBe('list');
  const events = await service.sql(`select id from event where data->>'leadId' = $1`, [first.id]);
  expect(events).toHaveLength(1);
  const detail = await expectSuccess(service, 'leads.get', { leadId: first.id });
  expect(detail.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['filled', 'added']);
  expect(detail.timeline[1].eventId).toBe(events[0].id);
});

test('matches the same lead over REST, RPC and MCP', async () => {
  const { id } = await add({ email: 'same@acme.example' });
  const again = await expectSuccess(service, 'leads.add', {
    projectId: projectId(),
    email: 'same@acme.example',
  });
  expect(again).toMatchObject({ id, matched: true });
});

test('matches leads by e-mail address, alias or LinkedIn address, never by domain', async () => {
  const page = 'https://www.linkedin.com/in/liisa';
  const liisa = await add({ email: 'liisa@koti.example', linkedinUrl: page });
  const matched = await add({ email: 'liisa@work.example', linkedinUrl: page });
  expect(matched).toMatchObject({
    id: liisa.id,
    email: 'liisa@koti.example',
    aliases: ['liisa@work.example'],
  });
  expect(await add({ email: 'liisa@work.example' })).toMatchObject({ id: liisa.id, matched: true });
  expect(await add({ email: 'pekka@koti.example' })).toMatchObject({
    matched: false,
    companyDomain: 'koti.example',
  });
  expect((await add({ email: 'liisa@gmail.com' })).companyDomain).toBeNull();
  const { projectId: elsewhere, liveKey: key } = await service.newTenant();
  const foreign = await service.call(
    'leads.add',
    { projectId: elsewhere, email: 'liisa@koti.example' },
    { key },
  );
  expect(foreign.value.matched).toBe(false);
});

test('the e-mail address decides between two matching leads, and both are flagged', async () => {
  const one = await add({ email: 'rival@one.example' });
  const other = await add({ firstName: 'Rival', linkedinUrl: 'https://www.linkedin.com/in/rival' });
  const both = await add({ email: 'rival@one.example', linkedinUrl: 'https://www.linkedin.com/in/rival' });
  expect(both).toMatchObject({
    id: one.id,
    matched: true,
    linkedinUrl: null,
    suspectedDuplicates: [other.id],
  });
  expect((await expectSuccess(service, 'leads.get', { leadId: other.id })).suspectedDuplicates).toEqual([
    one.id,
  ]);
});

test('flags variants of an address as duplicates without merging them', async () => {
  const plain = await add({ email: 'mattimeikalainen@acme.example' });
  const variant = await add({ email: 'matti.meikalainen+sales@acme.example' });
  expect(variant).toMatchObject({ matched: false, suspectedDuplicates: [plain.id] });
  expect((await expectSuccess(service, 'leads.get', { leadId: plain.id })).suspectedDuplicates).toEqual([
    variant.id,
  ]);
});

test('rejects a suppressed address or domain', async () => {
  await suppress('address', 'gone@acme.example');
  await suppress('domain', 'never.example');
  const rejected = await expectError(service, 'leads.add', 'suppressed', {
    projectId: projectId(),
    email: 'Gone@acme.example',
  });
  expect(rejected.error.param).toBe('email');
  await expectError(service, 'leads.add', 'suppressed', {
    projectId: projectId(),
    email: 'a@mail.never.example',
  });
  expect((await add({ email: 'a@notnever.example' })).suppressed).toBeNull();
  for (const companyWebsite of [
    'https://sites.never.example/?x',
    'https://never.example./~me',
    'https:/never.example',
  ])
    await expectError(service, 'leads.add', 'suppressed', {
      projectId: projectId(),
      company: 'Never',
      companyWebsite,
    });
  const later = await add({ email: 'later@acme.example' });
  await suppress('address', 'later@acme.example');
  // The first read loads whether the organisation has suppressions; later reads use the cached value.
  for (const read of ['first', 'next']) {
    const { suppressed } = await expectSuccess(service, 'leads.get', { leadId: later.id });
    expect(suppressed, read).toEqual({ reason: 'unsubscribe', since: expect.any(Number) });
  }
});

test('names the invalid field', async () => {
  const rejectedError = async (lead: object) =>
    (await expectError(service, 'leads.add', 'invalid_arguments', { projectId: projectId(), ...lead })).error;
  expect(await rejectedError({ email: 'maria(at)acme.example' })).toMatchObject({ param: 'email' });
  expect(await rejectedError({ linkedinUrl: 'https://example.com' })).toMatchObject({ param: 'linkedinUrl' });
  expect(await rejectedError({ companyWebsite: 'no site' })).toMatchObject({ param: 'companyWebsite' });
  expect((await rejectedError({ notes: 'x' })).message).toContain('at least one of email');
  await expectError(service, 'leads.add', 'project_not_found', {
    projectId: newId('project'),
    company: 'Acme',
  });
});

test('concurrent adds of one person create one lead', async () => {
  const person = {
    projectId: projectId(),
    email: 'crowd@acme.example',
    linkedinUrl: 'linkedin.com/in/crowd',
  };
  const replies = await Promise.all(Array.from({ length: 24 }, () => service.call('leads.add', person)));
  for (const reply of replies) expect(reply.status, reply.text).toBe(200);
  expect(new Set(replies.map(({ value }) => value.id)).size).toBe(1);
  expect(replies.filter(({ value }) => !value.matched)).toHaveLength(1);
  const [{ leads, events }] = await service.sql(
    `select (select count(*)::int from lead where email = 'crowd@acme.example') as leads,
            (select count(*)::int from event where data->>'email' = 'crowd@acme.example') as events`,
  );
  expect({ leads, events }).toEqual({ leads: 1, events: 1 });
});
