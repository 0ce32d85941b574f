import { beforeEach, expect, test } from 'vitest';
import type { FoundPerson } from '../../src/domain/prospect.ts';
import type { ContactSearch } from '../../src/ports/contact-search.ts';
import { ProviderFailed } from '../../src/ports/provider-failed.ts';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { startContactSearch } from '../fixtures/people/site-contact-search.ts';
import { testService } from '../support/test-service.ts';
import { receive, writeMail } from '../support/test-mails.ts';
import { expectError } from '../support/expect-outcome.ts';

const siteSearch = startContactSearch(companySites);
let find: ContactSearch['find'];
const service = testService({
  sites: companySites,
  ports: {
    directory: {
      search: () => Promise.reject(new Error('leads.enrich must not call search.')),
      lookup: async () => ({ companies: [], lookedIn: [{ place: 'a stand-in', found: 0, note: null }] }),
    },
    contactSearch: { find: (...args) => find(...args) },
  },
});
let workspace: DraftingWorkspace;
beforeEach(async () => {
  find = siteSearch.find;
  workspace = await openWorkspace(service, 20);
});

const origin = { city: null, country: null, foundIn: 'a stand-in', foundUrl: null };
const person = (fields: Partial<FoundPerson>): FoundPerson => ({
  ...origin,
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Koch',
  jobTitle: 'CEO',
  email: 'eva@berg.example',
  phone: null,
  linkedinUrl: null,
  ...fields,
});
const findReturns = (...people: FoundPerson[]) => {
  find = async () => ({ people, lookedIn: [{ place: 'a stand-in', found: people.length, note: null }] });
};
const addCompany = (fields: object = {}) =>
  workspace.call('leads.add', {
    projectId: workspace.projectId,
    company: 'Koivu Klinikat',
    companyDomain: 'koivu-klinikat.example',
    ...fields,
  });
const enrich = (leadId: string, args: object = {}, headers: Record<string, string> = {}) =>
  workspace.call('leads.enrich', { leadId, ...args }, headers);
const ledger = async () => {
  const rows = await service.sql<{ entry: string }>(
    `select kind || ' ' || unit as entry from credit_entry
     where org_id = $1 and kind <> 'grant' order by created_at, id`,
    [workspace.tenant.orgId],
  );
  return rows.map(({ entry }) => entry);
};

test('adds the best person of a company with sources, and stores the site', async () => {
  const { id } = await addCompany();
  const { lead, filled, found, reason } = await enrich(id, { roles: ['Managing Director'] });
  expect(lead).toMatchObject({
    firstName: 'Anna',
    lastName: 'Lehto',
    jobTitle: 'toimitusjohtaja',
    company: 'Koivu Klinikat',
    email: 'anna.lehto@koivu-klinikat.example',
    companyWebsite: 'http://koivu-klinikat.example',
  });
  expect(filled).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'jobTitle', 'email', 'companyWebsite']),
  );
  expect({ found, reason }).toEqual({ found: true, reason: null });
  expect(lead.provenance.email).toEqual({
    source: 'http://koivu-klinikat.example/henkilosto',
    at: expect.any(Number),
  });
  expect(lead.provenance['company']!.source).toBe('api');
  expect(await ledger()).toEqual(['reserve enrich', 'commit enrich']);
  const detail = await workspace.call('leads.get', { leadId: id });
  expect(detail.timeline[0]).toMatchObject({
    kind: 'enriched',
    summary: expect.stringContaining('Filled firstName'),
  });
  expect(detail.research.length).toBeGreaterThan(3);
  await workspace.call('messages.generate', { leadId: id });
  expect((await ledger()).slice(2)).toEqual(['reserve draft', 'commit draft']);
});

test('adds only the person’s own address and keeps existing values', async () => {
  const { id } = await addCompany({
    firstName: 'Mikko',
    lastName: 'Saarinen',
    jobTitle: 'Doctor',
    notes: 'Ours.',
  });
  const { lead, filled } = await enrich(id, { roles: ['CEO'] });
  expect(lead).toMatchObject({
    firstName: 'Mikko',
    lastName: 'Saarinen',
    jobTitle: 'Doctor',
    notes: 'Ours.',
  });
  expect([null, 'mikko.saarinen@koivu-klinikat.example']).toContain(lead.email);
  expect(filled).not.toContain('jobTitle');
  findReturns(person({}));
  const stranger = await workspace.call('leads.add', {
    projectId: workspace.projectId,
    firstName: 'Ida',
    lastName: 'Koch',
    companyDomain: 'berg.example',
  });
  expect((await enrich(stranger.id)).lead).toMatchObject({ firstName: 'Ida', email: null });
});

test('ignores addresses of other leads and suppressed ones', async () => {
  const { projectId, tenant } = workspace;
  await workspace.call('leads.add', { projectId, email: 'eva@berg.example' });
  await service.sql(
    `insert into suppression values ($1, $2, 'address', 'olle@berg.example', 'manual', now())`,
    [tenant.orgId, newId('suppression')],
  );
  findReturns(
    person({}),
    person({ firstName: 'Olle', email: 'olle@berg.example', jobTitle: 'CFO' }),
    person({ firstName: 'Ulla', email: 'ulla@berg.example', jobTitle: 'Nurse' }),
  );
  const { id } = await addCompany({ companyDomain: 'berg.example', company: 'Berg' });
  const { lead, reason } = await enrich(id);
  expect(lead).toMatchObject({ firstName: 'Ulla', email: 'ulla@berg.example' });
  expect(reason).toBe(
    'eva@berg.example belongs to another lead, so it was not used. ' +
      'olle@berg.example is suppressed, so it was not used.',
  );
});

test('costs nothing without results or without a company to search for', async () => {
  findReturns();
  const { id } = await addCompany({ companyDomain: 'nowhere.example', company: 'Nowhere' });
  const { found, filled, reason, lookedIn } = await enrich(id);
  expect({ found, filled }).toEqual({ found: false, filled: [] });
  expect(reason).toBe('No empty field could be filled.');
  expect(lookedIn.map(({ place }) => place)).toEqual(['a stand-in', 'nowhere.example', 'a stand-in']);
  expect(await ledger()).toEqual(['reserve enrich', 'release enrich']);
  const nameless = await workspace.call('leads.add', {
    projectId: workspace.projectId,
    email: 'a@gmail.com',
  });
  expect((await enrich(nameless.id)).reason).toContain('no company to search for');
  expect(await ledger()).toHaveLength(2);
});

test('a repeat never pays twice, and a failed call releases its key and credit', async () => {
  const { id } = await addCompany();
  const key = { 'Idempotency-Key': 'one' };
  find = () => Promise.reject(new ProviderFailed('Vendor', 'exhausted', 'Vendor has nothing left.'));
  const failed = await workspace.tryCall('leads.enrich', { leadId: id }, key);
  expect(failed).toMatchObject({
    status: 500,
    error: { code: 'upstream_failed', message: 'Vendor has nothing left.' },
  });
  expect(await ledger()).toEqual(['reserve enrich', 'release enrich']);
  find = siteSearch.find;
  const first = await enrich(id, {}, key);
  expect(await enrich(id, {}, key)).toEqual(first);
  expect((await ledger()).filter((entry) => entry === 'commit enrich')).toHaveLength(1);
});

test('links earlier mail to the lead that gets its address', async () => {
  findReturns(person({}));
  const { id } = await addCompany({ companyDomain: 'berg.example', company: 'Berg' });
  const mail = writeMail({ From: 'Eva <eva@berg.example>' });
  expect(await receive(service, workspace.projectId, mail)).toMatchObject({ outcome: 'unlinked' });
  const { lead } = await enrich(id);
  expect(lead).toMatchObject({ email: 'eva@berg.example', status: 'responded', stage: 'replied' });
  expect((await workspace.call('messages.byLead', { leadId: id })).items).toMatchObject([
    { direction: 'inbound' },
  ]);
  const owner = await service.sql(
    'select lead_id as "leadId", alias from lead_identity where org_id = $1 and value = $2',
    [workspace.tenant.orgId, 'eva@berg.example'],
  );
  expect(owner).toEqual([{ leadId: id, alias: false }]);
});

test('rejects unknown and suppressed leads, failed providers and exhausted credits', async () => {
  const { options, tenant, projectId } = workspace;
  await expectError(service, 'leads.enrich', 'lead_not_found', { leadId: newId('lead') }, options);
  const { id: leadId } = await addCompany({ email: 'gone@gone.example' });
  await service.sql(`insert into suppression values ($1, $2, 'domain', 'gone.example', 'erasure', now())`, [
    tenant.orgId,
    newId('suppression'),
  ]);
  await expectError(service, 'leads.enrich', 'suppressed', { leadId }, options);
  const { id } = await workspace.call('leads.add', {
    projectId,
    company: 'Berg',
    companyDomain: 'berg.example',
  });
  find = () => Promise.reject(new ProviderFailed('Vendor', 'unavailable', 'Vendor is away.'));
  await expectError(service, 'leads.enrich', 'upstream_failed', { leadId: id }, options);
  await workspace.spendFreeCredits();
  await service.sql('update credit_account set balance = 0 where org_id = $1', [tenant.orgId]);
  await expectError(service, 'leads.enrich', 'credits_exhausted', { leadId: id }, options);
});

test('charges one of several concurrent calls for a lead', async () => {
  const { id } = await addCompany({ firstName: 'Nobody', lastName: 'Known' });
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  find = async () => {
    await gate;
    return { people: [], lookedIn: [] };
  };
  const first = enrich(id);
  await expect.poll(ledger).toEqual(['reserve enrich']);
  const others = await Promise.all([enrich(id), enrich(id), enrich(id)]);
  open();
  expect(await first).toMatchObject({ found: true });
  for (const { filled, found, reason } of others) {
    expect({ filled, found }).toEqual({ filled: [], found: false });
    expect(reason).toMatch(/^The lead is already being enriched/);
  }
  expect(await ledger()).toEqual(['reserve enrich', 'commit enrich']);
  expect((await workspace.call('leads.get', { leadId: id })).research.length).toBeGreaterThan(0);
});

test('concurrent calls for one site read it once', async () => {
  const [one, other] = [await addCompany(), await addCompany({ email: 'known@koivu-klinikat.example' })];
  const waiting: (() => void)[] = [];
  find = () => new Promise((resolve) => waiting.push(() => resolve({ people: [], lookedIn: [] })));
  const calls = [enrich(one.id), enrich(other.id)];
  await expect.poll(() => waiting.length).toBe(2);
  waiting[0]!();
  await Promise.race(calls);
  waiting[1]!();
  await Promise.all(calls);
  const readings = await service.sql(
    `select id from site_reading where org_id = $1 and host = 'koivu-klinikat.example'`,
    [workspace.tenant.orgId],
  );
  expect(readings).toHaveLength(1);
});

test('searches for a person by first or last name alone', async () => {
  const searchedPeople: unknown[] = [];
  find = async ({ person: wanted }) => {
    searchedPeople.push(wanted);
    return { people: [], lookedIn: [] };
  };
  for (const known of [{ firstName: 'Eva' }, { lastName: 'Koch' }, {}])
    await enrich((await addCompany(known)).id);
  expect(searchedPeople).toEqual([
    { firstName: 'Eva', lastName: null, linkedinUrl: null },
    { firstName: null, lastName: 'Koch', linkedinUrl: null },
    null,
  ]);
});
