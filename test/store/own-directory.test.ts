import { expect, test } from 'vitest';
import { erasePerson } from '../../src/application/leads/erase.ts';
import { suppressTarget } from '../../src/application/suppressions/suppress.ts';
import { buildLookupAnswer, buildSearchAnswer } from '../../src/domain/own-directory/answer.ts';
import type { CompanyCriteria, NamedCompany } from '../../src/domain/prospect.ts';
import type { FileRow } from '../../src/domain/own-directory/file-row.ts';
import { importDirectoryFile, listDirectory, removeDirectory } from '../../src/people/own-directory.ts';
import { testService, type Tenant } from '../support/test-service.ts';
import {
  searchOwnDirectory,
  lookUpInOwnDirectory,
} from '../../src/application/own-directory/find-companies.ts';

const service = testService();
const noCriteria: CompanyCriteria = {
  words: '',
  fields: [],
  countries: [],
  cities: [],
  sizes: [],
  excludedDomains: [],
};
const headers = [
  'Company',
  'Website',
  'Industry',
  'City',
  'Country',
  'Employees',
  'Contact',
  'Title',
  'Email',
];
const bakers = [
  [
    'Leipomo Oy',
    'leipomo.example',
    'Bakery',
    'Oulu',
    'FI',
    '12',
    'Liisa Virtanen',
    'CEO',
    'liisa@leipomo.example',
  ],
  ['Leipomo', 'leipomo.example', '', '', '', '', 'Pekka Mäki', 'CFO', 'pekka@leipomo.example'],
  ['Bageri AB', 'bageri.example', 'Bageri', 'Åbo', '', '40', '', '', 'info@bageri.example'],
  ['Brot GmbH', 'brot.example', 'Bäckerei', 'Köln', 'DE', '250+', '', '', ''],
  ['Advokat AB', '', 'Advokatbyrå', 'Stockholm', 'SE', '5', '', '', ''],
];

test('finds companies by exact field, country, city and size', async () => {
  const { projectId, search } = await openImported();
  expect(await names(search({ fields: ['bakery'] }))).toEqual(['Leipomo Oy', 'Bageri AB', 'Brot GmbH']);
  expect(await names(search({ fields: ['bakery'], countries: ['DE'] }))).toEqual(['Brot GmbH']);
  expect(await names(search({ fields: ['bakery'], countries: ['FI'] }))).toEqual(['Leipomo Oy']);
  expect(await names(search({ cities: ['Turku'], countries: ['FI'] }))).toEqual(['Bageri AB']);
  expect(await names(search({ sizes: [{ from: 10, to: 50 }] }))).toEqual(['Leipomo Oy', 'Bageri AB']);
  expect(await names(search({ sizes: [{ from: 251, to: null }] }))).toEqual(['Brot GmbH']);
  expect(await names(search({ fields: ['hotel'] }))).toEqual([]);
  expect(await names(search({ ...noCriteria }))).toEqual([
    'Leipomo Oy',
    'Bageri AB',
    'Brot GmbH',
    'Advokat AB',
  ]);
  expect(await names(search({ fields: ['bakery'], excludedDomains: ['leipomo.example'] }))).toEqual([
    'Bageri AB',
    'Brot GmbH',
  ]);
  expect(projectId).toMatch(/^project_/);
});

test('a result has its source, its reason and the people of all its rows', async () => {
  const { search } = await openImported();
  const { companies, lookedIn } = await search({ fields: ['bakery'], cities: ['Oulu'], countries: ['FI'] });
  expect(companies).toEqual([
    expect.objectContaining({
      name: 'Leipomo Oy',
      domain: 'leipomo.example',
      employees: 12,
      foundIn: 'the file bakers.csv',
      reason: 'According to the file bakers.csv, the field is Bakery, it is in Oulu, Finland.',
      people: [
        expect.objectContaining({ firstName: 'Liisa', jobTitle: 'CEO', foundIn: 'the file bakers.csv' }),
        expect.objectContaining({ firstName: 'Pekka', email: 'pekka@leipomo.example' }),
      ],
    }),
  ]);
  expect(lookedIn).toEqual([{ place: 'the file bakers.csv', found: 1, note: null }]);
});

test('a file without a match gets the reason', async () => {
  const { search } = await openImported(['Company'], [['Acme']]);
  const note = async (criteria: Partial<CompanyCriteria>) => (await search(criteria)).lookedIn[0]!.note;
  expect(await note({ fields: ['bakery'], sizes: [{ from: 1, to: 9 }] })).toBe(
    'It does not list the field of its companies or their numbers of employees.',
  );
  const other = await openImported();
  expect((await other.search({ fields: ['hotel'] })).lookedIn).toEqual([
    { place: 'the file bakers.csv', found: 0, note: 'None of its 4 companies matches the criteria.' },
  ]);
});

test('looks up a company by name and domain, in one workspace and in all', async () => {
  const { projectId, lookup } = await openImported();
  expect(await names(lookup({ name: 'LEIPOMO', domain: null, city: null }, projectId))).toEqual([
    'Leipomo Oy',
  ]);
  expect(await names(lookup({ name: 'Leip', domain: null, city: null }, projectId))).toEqual([]);
  const byDomain = await lookup({ name: '', domain: 'www.brot.example', city: null }, null);
  expect(byDomain.companies.map(({ name, reason }) => [name, reason])).toEqual([
    ['Brot GmbH', 'In the file bakers.csv its web site is at brot.example.'],
  ]);
  expect(await names(lookup({ name: 'Brot', domain: 'other.example', city: null }, null))).toEqual([]);
  expect(await names(lookup({ name: 'Brot', domain: null, city: null }, 'project_other'))).toEqual([]);
});

test('prefers the exact name and the same city', async () => {
  const rows = [
    ['Nord Bygg', 'Umeå'],
    ['Nord AB', 'Lund'],
    ['NORD', 'Stockholm'],
    ['Nordic', 'Umeå'],
  ];
  const { lookup } = await openImported(['Company', 'City'], rows);
  expect(await names(lookup({ name: 'Nord', domain: null, city: 'Tukholma' }, null))).toEqual([
    'NORD',
    'Nord AB',
    'Nord Bygg',
  ]);
});

test('replaces a file of the same name, unless the new one has no rows', async () => {
  const { projectId, importRows, search } = await openImported();
  const replaced = await importRows(['Company'], [['Only One']]);
  expect(replaced).toMatchObject({ companies: 1, people: 0, replaced: true });
  expect(await names(search({}))).toEqual(['Only One']);
  await expect(importRows(['Company'], [['!!!']])).rejects.toThrow(
    'No row is valid, and nothing was changed. Row 2: It has no company name.',
  );
  await expect(importRows(['Nothing', 'Else'], [['a', 'b']])).rejects.toThrow(
    /“Nothing”, “Else”.*--map company=Firma/,
  );
  expect(await names(search({}))).toEqual(['Only One']);
  const { store } = service.assembled;
  expect(await removeDirectory(store, { projectId, fileName: 'bakers.csv' })).toBe(1);
  expect(await listDirectory(store, projectId)).toEqual([]);
});

test('leaves out people whose address is suppressed or erased, and says how many', async () => {
  const tenant = await service.newTenant();
  const lead = await service.call(
    'leads.add',
    { projectId: tenant.projectId, email: 'liisa@leipomo.example' },
    { key: tenant.liveKey },
  );
  const { store } = service.assembled;
  await store.transaction(tenant.orgId, async (tx) => {
    await erasePerson(tx, lead.value.id);
    await suppressTarget(tx, { kind: 'address', value: 'pekka@leipomo.example' }, 'manual');
    await suppressTarget(tx, { kind: 'domain', value: 'bageri.example' }, 'manual');
  });
  const { imported, search } = await openImported(headers, bakers, tenant);
  expect(imported).toMatchObject({ companies: 4, people: 0, suppressed: 3, refused: [] });
  const { companies } = await search({ fields: ['bakery'] });
  expect(companies.map(({ name, people }) => [name, people])).toEqual([
    ['Leipomo Oy', []],
    ['Bageri AB', []],
    ['Brot GmbH', []],
  ]);
});

test('reports refused rows and cells by number, and stores several batches', async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => [`Company ${index}`, `c${index}.example`]);
  const { imported } = await openImported(['Company', 'Website'], [...rows, ['', ''], ['Odd', 'no site']]);
  expect(imported).toMatchObject({
    companies: 2_501,
    refused: [{ row: 2_502, reason: 'It has no company name.' }],
    leftOut: [{ row: 2_503, reason: '“no site” is not a valid web address.' }],
  });
});

test('an organisation does not find companies of another organisation', async () => {
  await openImported();
  const other = await service.newTenant();
  const { store } = service.assembled;
  const found = await store.read(other.orgId, (reading) =>
    lookUpInOwnDirectory(reading, null, { name: 'Leipomo', domain: null, city: null }, 10),
  );
  expect(found).toEqual([]);
});

test('a lookup uses an index, even with row-level security', async () => {
  const { orgId, projectId } = await openImported();
  await service.sql(
    `insert into directory_company (org_id, id, project_id, file_name, row_number, company_key, name, name_key, domain,
       fields, people, imported_at)
     select $1, 'company_' || n, $2, 'many.csv', n, 'c' || n || '.example', 'C ' || n, 'c ' || n,
       'c' || n || '.example', '{}', '[]', now() from generate_series(1, 20000) as n`,
    [orgId, projectId],
  );
  await service.sql('analyze directory_company');
  const plan = (condition: string) =>
    service.assembled.store.transaction(orgId, async (tx) => {
      const rows = await tx.sql<{ 'QUERY PLAN': string }>(
        `explain select name from directory_company where org_id = '${orgId}' and ${condition}`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  expect(await plan(`domain = 'c7.example'`)).toMatch(/Index.*directory_company_domain_index/);
  expect(await plan(`(name_key = 'c 7' or (name_key >= 'c 7 ' and name_key < 'c 7!'))`)).toMatch(
    /Index.*directory_company_name_index/,
  );
});

async function openImported(
  columns = headers,
  rows: readonly (readonly string[])[] = bakers,
  tenant?: Tenant,
) {
  const { orgId, projectId } = tenant ?? (await service.newTenant());
  const { store } = service.assembled;
  const importRows = (head: readonly string[], body: readonly (readonly string[])[]) =>
    importDirectoryFile(store, { projectId, fileName: 'bakers.csv', given: new Map() }, fileOf(head, body));
  const imported = await importRows(columns, rows);
  return {
    orgId,
    projectId,
    importRows,
    imported,
    search: (criteria: Partial<CompanyCriteria>) =>
      store.read(orgId, async (reading) => {
        const criteriaWithDefaults = { ...noCriteria, ...criteria };
        const { companies, files } = await searchOwnDirectory(reading, projectId, criteriaWithDefaults, 50);
        return buildSearchAnswer(companies, files, criteriaWithDefaults, 50);
      }),
    lookup: (named: NamedCompany, within: string | null) =>
      store.read(orgId, async (reading) =>
        buildLookupAnswer(await lookUpInOwnDirectory(reading, within, named, 50), named, 50),
      ),
  };
}

async function* fileOf(
  head: readonly string[],
  body: readonly (readonly string[])[],
): AsyncGenerator<FileRow> {
  for (const [index, cells] of body.entries()) yield { row: index + 2, headers: head, cells };
}

async function names(result: Promise<{ companies: readonly { name: string }[] }>): Promise<string[]> {
  return (await result).companies.map(({ name }) => name);
}
