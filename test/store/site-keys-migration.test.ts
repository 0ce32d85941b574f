import { expect, test } from 'vitest';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });

test('the migration distinguishes leads by their page on a shared host', async () => {
  const websites = [
    'https://www.facebook.com/acme',
    'https://www.facebook.com/beta',
    'https://acme.example/fi',
    'https://github.com',
  ];
  const workspaces = [await openWorkspace(service), await openWorkspace(service)];
  for (const { addLead } of workspaces)
    for (const companyWebsite of websites) await addLead({ companyWebsite });
  const hosts = () => service.sql<{ host: string }>('select site_host as host from lead order by org_id, id');
  const expected = await hosts();
  expect(expected.slice(0, 4).map(({ host }) => host)).toEqual([
    'www.facebook.com/acme',
    'www.facebook.com/beta',
    'acme.example',
    'github.com',
  ]);
  await service.sql(`update lead set site_host = split_part(site_host, '/', 1)`);
  await service.sql(`delete from migration where name = '0031-site-keys'`);
  expect((await migrateDatabase(service.databaseUrl)).ran).toEqual(['0031-site-keys']);
  expect(await hosts()).toEqual(expected);
});
