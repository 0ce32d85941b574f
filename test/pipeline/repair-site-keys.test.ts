import { expect, test } from 'vitest';
import { createByteFolder } from '../../src/adapters/bytes/folder.ts';
import { repairSiteKeys } from '../../src/application/leads/repair-site-keys.ts';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { newId } from '../../src/store/ids.ts';
import { startSweep } from '../../src/workers/sweep.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });

const keys: readonly (readonly [website: string, storedByOldProcess: string, key: string])[] = [
  ['https://www.facebook.com/acme', 'www.facebook.com', 'www.facebook.com/acme'],
  ['https://www.facebook.com/beta', 'www.facebook.com', 'www.facebook.com/beta'],
  ['https://acme.example./fi', 'acme.example.', 'acme.example'],
  ['https://acme.example/fi', 'acme.example', 'acme.example'],
];

/** Adds the leads and stores their keys as a process of the old version does. */
async function addOldLeads() {
  const workspace = await openWorkspace(service);
  const ids: string[] = [];
  for (const [companyWebsite, storedKey] of keys) {
    const { id } = await workspace.addLead({ companyWebsite });
    await service.sql('update lead set site_host = $2 where id = $1', [id, storedKey]);
    ids.push(id);
  }
  return { ...workspace, ids };
}

const readKeys = async (ids: readonly string[]) => {
  const rows = await service.sql<{ key: string; isUntouched: boolean }>(
    `select site_host as key, updated_at = created_at as "isUntouched" from lead where id = any($1) order by id`,
    [ids],
  );
  expect(rows.every(({ isUntouched }) => isUntouched)).toBe(true);
  return rows.map(({ key }) => key);
};

test('repairs the keys that an old process stored, in every organisation and on every page', async () => {
  const workspaces = [await addOldLeads(), await addOldLeads()];
  await repairSiteKeys(service.assembled.store, 2);
  for (const { ids } of workspaces) expect(await readKeys(ids)).toEqual(keys.map(([, , key]) => key));
});

test('a repaired lead no longer shows the research of another company', async () => {
  const { ids, call, tenant } = await addOldLeads();
  const readingId = newId('reading');
  await service.sql(
    `insert into site_reading (org_id, id, host, read_at) values ($1, $2, 'www.facebook.com', now())`,
    [tenant.orgId, readingId],
  );
  await service.sql(
    `insert into page (org_id, id, reading_id, host, url, title, kind, text, fetched_at)
     values ($1, $2, $3, 'www.facebook.com', 'https://www.facebook.com/gamma', '', 'home', 'Gamma bakes.', now())`,
    [tenant.orgId, newId('page'), readingId],
  );
  const readResearch = async () => (await call('leads.get', { leadId: ids[0] })).research;
  expect(await readResearch()).toMatchObject([{ text: 'Gamma bakes.' }]);
  await repairSiteKeys(service.assembled.store);
  expect(await readResearch()).toEqual([]);
});

test('revokes the approval of a lead whose repaired host is suppressed', async () => {
  const { ids, call, tenant } = await addOldLeads();
  const leadId = ids[2]!;
  await service.sql('update lead set company_domain = null where id = $1', [leadId]);
  const { id: messageId } = await call('messages.generate', { leadId });
  await service.sql(
    `update message set state = 'approved', approved_by = 'a person', approved_at = now() where id = $1`,
    [messageId],
  );
  await service.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     values ($1, $2, 'domain', 'acme.example', 'manual', now())`,
    [tenant.orgId, newId('suppression')],
  );
  expect((await call('leads.get', { leadId })).suppressed).toBeNull();
  await repairSiteKeys(service.assembled.store);
  expect((await call('leads.get', { leadId })).suppressed).toMatchObject({ reason: 'manual' });
  expect(await service.sql('select state from message where id = $1', [messageId])).toEqual([
    { state: 'drafted' },
  ]);
});

test('the sweep of a starting worker repairs the keys of a database of the old version', async () => {
  const { ids } = await addOldLeads();
  await service.sql(`delete from migration where name = '0031-site-keys'`);
  expect((await migrateDatabase(service.databaseUrl)).ran).toEqual(['0031-site-keys']);
  const faults: unknown[] = [];
  const bytes = createByteFolder(service.dataDir);
  const sweep = startSweep(service.assembled.store, bytes, (fault) => faults.push(fault));
  await expect.poll(() => readKeys(ids)).toEqual(keys.map(([, , key]) => key));
  await sweep.stop();
  expect(faults).toEqual([]);
});
