import { beforeEach, expect, test } from 'vitest';
import type { FoundCompany } from '../../src/domain/prospect.ts';
import type { CompanyDirectory } from '../../src/ports/directory.ts';
import { importDirectoryFile } from '../../src/people/own-directory.ts';
import { ProviderFailed } from '../../src/ports/provider-failed.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { testService, type Tenant } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const koivu: FoundCompany = {
  name: 'Koivu Klinikat Oy',
  domain: 'koivu-klinikat.example',
  website: 'https://koivu-klinikat.example',
  field: 'clinic',
  description: null,
  city: 'Tampere',
  country: 'FI',
  employees: 180,
  phone: null,
  foundIn: 'a stand-in',
  foundUrl: null,
  reason: 'Its name matched.',
  people: [],
};
const lookedIn = [{ place: 'a stand-in', found: 1, note: null }];
let lookup: CompanyDirectory['lookup'];
const service = testService({
  sites: companySites,
  ports: {
    directory: {
      search: () => Promise.reject(new Error('company.lookup must not call search.')),
      lookup: (...args) => lookup(...args),
    },
  },
});
let tenant: Tenant;
beforeEach(async () => {
  lookup = async () => ({ companies: [koivu], lookedIn });
  tenant = await service.newTenant({ credits: 10 });
});

const callLookup = (args: object, headers: Record<string, string> = {}) =>
  service.call('company.lookup', args, { key: tenant.liveKey, headers });
const ledger = async () => {
  const rows = await service.sql<{ entry: string }>(
    `select kind || ' ' || unit as entry from credit_entry
     where org_id = $1 and kind <> 'grant' order by created_at, kind desc`,
    [tenant.orgId],
  );
  return rows.map(({ entry }) => entry);
};
const jobs = () =>
  service.sql('select kind, state, code, lead_id as "leadId" from job where org_id = $1 order by id', [
    tenant.orgId,
  ]);

test('finds a company by name and its people on its site', async () => {
  const { status, value, text } = await callLookup({ company: 'Koivu Klinikat', role: 'CEO' });
  expect(status, text).toBe(200);
  const { people: _people, ...shown } = koivu;
  expect(value.company).toEqual(shown);
  expect(value.people).toEqual([
    {
      kind: 'person',
      firstName: 'Anna',
      lastName: 'Lehto',
      jobTitle: 'toimitusjohtaja',
      email: 'anna.lehto@koivu-klinikat.example',
      phone: null,
      linkedinUrl: null,
      city: null,
      country: null,
      foundIn: 'koivu-klinikat.example',
      foundUrl: expect.stringContaining('/henkilosto'),
      why: '“toimitusjohtaja” is the wanted role, CEO.',
    },
  ]);
  expect(value).toMatchObject({ others: [], reason: null });
  expect(value.lookedIn.map(({ place }: any) => place)).toEqual(['a stand-in', 'koivu-klinikat.example']);
  expect(await ledger()).toEqual(['reserve lookup', 'commit lookup']);
  expect(await jobs()).toEqual([{ kind: 'lookup', state: 'done', code: null, leadId: null }]);
  const stored = await service.sql('select (select count(*)::int from lead where org_id = $1) as leads', [
    tenant.orgId,
  ]);
  expect(stored).toEqual([{ leads: 0 }]);
});

test('finds people at a given domain without the directory', async () => {
  lookup = () => Promise.reject(new ProviderFailed('Vendor', 'unavailable', 'Vendor is away.'));
  const { value } = await callLookup({
    company: 'Koivu',
    domain: 'https://www.koivu-klinikat.example/yritys',
    limit: 1,
  });
  expect(value).toMatchObject({
    company: { name: 'Koivu', foundIn: 'the call' },
    people: [{ firstName: 'Anna' }],
  });
});

test('costs nothing if it finds no company or no person', async () => {
  lookup = async () => ({ companies: [], lookedIn });
  const nowhere = await callLookup({ company: 'Nobody Oy', city: 'Tampere' });
  expect(nowhere.value).toMatchObject({
    company: null,
    people: [],
    reason: expect.stringContaining('in Tampere'),
  });
  lookup = async () => ({
    companies: [{ ...koivu, domain: 'nordvik-logistik.example', website: null }],
    lookedIn,
  });
  const unnamed = await callLookup({ company: 'Nordvik' });
  expect(unnamed.value).toMatchObject({ company: { name: 'Koivu Klinikat Oy' }, people: [] });
  expect(await ledger()).toEqual(['reserve lookup', 'release lookup', 'reserve lookup', 'release lookup']);
});

test('a repeat never pays twice, and a failed call releases its key and credit', async () => {
  const key = { 'Idempotency-Key': 'one' };
  lookup = () => Promise.reject(new ProviderFailed('Vendor', 'rate_limited', 'Vendor wants fewer calls.'));
  const failed = await callLookup({ company: 'Koivu' }, key);
  expect(failed).toMatchObject({
    status: 500,
    error: { code: 'upstream_failed', message: 'Vendor wants fewer calls.' },
  });
  expect(await ledger()).toEqual(['reserve lookup', 'release lookup']);
  lookup = async () => ({ companies: [koivu], lookedIn });
  const first = await callLookup({ company: 'Koivu' }, key);
  const repeat = await callLookup({ company: 'Koivu' }, key);
  expect(first.status, first.text).toBe(200);
  expect(repeat.text).toBe(first.text);
  expect((await ledger()).filter((entry) => entry === 'commit lookup')).toHaveLength(1);
});

test('company.lookup rejects invalid domains, sandbox keys and exhausted credits', async () => {
  const options = { key: tenant.liveKey };
  const rejected = await expectError(
    service,
    'company.lookup',
    'invalid_arguments',
    { company: 'Koivu', domain: 'gmail.com' },
    options,
  );
  expect(rejected.error.param).toBe('domain');
  lookup = () => Promise.reject(new ProviderFailed('Vendor', 'not_allowed', 'Vendor refused the key.'));
  await expectError(service, 'company.lookup', 'upstream_failed', { company: 'Koivu' }, options);
  const poor = await service.newTenant({ credits: 0 });
  await service.sql(`update credit_account set free_used = 1000 where org_id = $1`, [poor.orgId]);
  await expectError(
    service,
    'company.lookup',
    'credits_exhausted',
    { company: 'Koivu' },
    { key: poor.liveKey },
  );
  const sandbox = await service.call('company.lookup', { company: 'Koivu' }, { key: tenant.testKey });
  expect(sandbox).toMatchObject({
    status: 403,
    error: { code: 'live_key_required', reason: 'paid_contact_data' },
  });
});

test('files of any workspace of the organisation take precedence over other sources', async () => {
  const importFile = (name: string) =>
    importDirectoryFile(
      service.assembled.store,
      { projectId: tenant.projectId, fileName: 'partners.csv', given: new Map() },
      (async function* () {
        const cells = [
          name,
          'koivu-klinikat.example',
          'Maija Manner',
          'toimitusjohtaja',
          'maija@koivu-klinikat.example',
        ];
        yield { row: 2, headers: ['Yritys', 'Kotisivu', 'Yhteyshenkilö', 'Titteli', 'Sähköposti'], cells };
      })(),
    );
  await importFile('Koivu Klinikat Pohjola');
  const similar = await callLookup({ company: 'Koivu Klinikat', role: 'CEO' });
  expect(similar.value.company).toMatchObject({ name: koivu.name, foundIn: 'a stand-in' });
  expect(similar.value.others).toMatchObject([
    { name: 'Koivu Klinikat Pohjola', foundIn: 'the file partners.csv' },
  ]);
  await importFile('Koivu-Klinikat OY');
  lookup = () => Promise.reject(new Error('The directory must not be called.'));
  const { value } = await callLookup({ company: 'Koivu Klinikat', role: 'CEO' });
  expect(value.company).toMatchObject({
    name: 'Koivu-Klinikat OY',
    foundIn: 'the file partners.csv',
    reason: 'In the file partners.csv its name is Koivu Klinikat.',
  });
  expect(value.people).toContainEqual(
    expect.objectContaining({
      firstName: 'Maija',
      email: 'maija@koivu-klinikat.example',
      foundIn: 'the file partners.csv',
    }),
  );
});
