import { expect, test } from 'vitest';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });

const longPath = 'a'.repeat(500);

/** Written out, because the result of a migration must not change when the rule of the domain changes. */
const keys: readonly (readonly [website: string, key: string])[] = [
  ['https://www.facebook.com/acme', 'www.facebook.com/acme'],
  ['https://www.facebook.com/beta/about', 'www.facebook.com/beta'],
  ['https://www.facebook.com/events/acme', 'www.facebook.com/events/acme'],
  ['https://www.facebook.com/profile.php?id=100', 'www.facebook.com/profile.php?id=100'],
  ['https://fi.linkedin.com/company/acme/life', 'fi.linkedin.com/company/acme'],
  ['https://sites.google.com/view/acme/home', 'sites.google.com/view/acme'],
  ['https://sites.acme.example/beta/home', 'sites.acme.example/beta'],
  ['https://medium.com//%61cme/', 'medium.com/acme'],
  ['https://people.example/%7Eanna/work', 'people.example/~anna'],
  ['https://acme.example/fi', 'acme.example'],
  ['https://acme.example:8443/fi', 'acme.example:8443'],
  ['https://github.com', 'github.com'],
  [
    `https://issuu.com/${longPath}`,
    'issuu.com/b288f1cb3db05ac3bc7e974f24d0d10e668a5108c1241e4167c01f5a62e3490b',
  ],
];

test('the migration distinguishes leads by their page on a shared host', async () => {
  const workspaces = [await openWorkspace(service), await openWorkspace(service)];
  for (const { addLead } of workspaces)
    for (const [companyWebsite] of keys) await addLead({ companyWebsite });
  await service.sql(`update lead set site_host = split_part(site_host, '/', 1)`);
  await service.sql(`delete from migration where name = '0031-site-keys'`);
  expect((await migrateDatabase(service.databaseUrl)).ran).toEqual(['0031-site-keys']);
  const rows = await service.sql<{ website: string; key: string }>(
    'select company_website as website, site_host as key from lead order by org_id, id',
  );
  expect(rows).toEqual([...keys, ...keys].map(([website, key]) => ({ website, key })));
});
