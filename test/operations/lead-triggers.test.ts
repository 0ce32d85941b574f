import { expect, test } from 'vitest';
import { createByteFolder } from '../../src/adapters/bytes/folder.ts';
import { rereadTriggers } from '../../src/application/leads/reread-triggers.ts';
import { unmergeLead } from '../../src/application/leads/unmerge.ts';
import { triggerIdOf } from '../../src/domain/planning/name-triggers.ts';
import { readerVersion } from '../../src/domain/reading/trigger.ts';
import { startSweep } from '../../src/workers/sweep.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { saveSiteReading } from '../../src/application/research/save-reading.ts';

const service = testService({ role: 'api' });

const day = (monthsAgo: number) => {
  const date = new Date();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - monthsAgo);
  return date.toISOString().slice(0, 10);
};
const [recent, earlier] = [day(2), day(5)];
const analysis = `Koivu runs nine bakeries. Koivu opened a bakery in Oulu on ${recent}.`;
const page = {
  url: 'https://koivu.example/news',
  title: 'News',
  description: null,
  text: 'We have opened a new bakery in Turku.',
  language: 'en',
  kind: 'news' as const,
  emails: [],
  structuredData: [],
  publishedOn: earlier,
};

async function openScene() {
  const workspace = await openWorkspace(service);
  const { call, tenant } = workspace;
  const readKinds = async (leadId: string) =>
    (await call('leads.get', { leadId })).triggers.map(({ kind, date }) => `${kind} ${date}`);
  const saveReading = async (pages: readonly object[] = [page]) =>
    service.assembled.store.transaction(tenant.orgId, (tx) =>
      saveSiteReading(tx, 'koivu.example', { ok: true, pages: pages as [typeof page], skipped: [] }, 'Koivu'),
    );
  return { ...workspace, readKinds, saveReading };
}

test('reads the analysis of an added lead', async () => {
  const { addLead, call, tenant } = await openScene();
  const { id } = await addLead({ company: 'Koivu', analysis });
  const { triggers } = await call('leads.get', { leadId: id });
  expect(triggers).toEqual([
    {
      id: triggerIdOf({ sourceId: id, quote: `Koivu opened a bakery in Oulu on ${recent}.` }),
      kind: 'opening',
      headline: `Koivu opened a bakery in Oulu on ${recent}`,
      date: recent,
      place: 'Oulu',
      actor: 'Koivu',
      quote: `Koivu opened a bakery in Oulu on ${recent}.`,
      sourceId: id,
      readerVersion,
    },
  ]);
  const rest = await fetch(`${service.url}/v1/leads/${id}`, {
    headers: { authorization: `Bearer ${tenant.liveKey}` },
  });
  expect(((await rest.json()) as { value: { triggers: unknown } }).value.triggers).toEqual(triggers);
});

test('reads a changed analysis again and forgets a cleared one', async () => {
  const { addLead, call, readKinds } = await openScene();
  const { id } = await addLead({ company: 'Koivu' });
  expect(await readKinds(id)).toEqual([]);
  await call('leads.update', { leadId: id, analysis });
  expect(await readKinds(id)).toEqual([`opening ${recent}`]);
  await call('leads.update', { leadId: id, notes: 'A note.' });
  expect(await readKinds(id)).toEqual([`opening ${recent}`]);
  await call('leads.update', { leadId: id, analysis: '' });
  expect(await readKinds(id)).toEqual([]);
});

test('reads the analysis of leads added together', async () => {
  const { call, projectId, readKinds } = await openScene();
  const leads = ['a', 'b'].map((name) => ({ company: 'Koivu', email: `${name}@koivu.example`, analysis }));
  const { items } = await call('leads.addBatch', { projectId, leads });
  for (const { leadId } of items) expect(await readKinds(leadId)).toEqual([`opening ${recent}`]);
});

test('reads the pages of a site when they are saved, newest news first', async () => {
  const { addLead, call, readKinds, saveReading } = await openScene();
  const { id } = await addLead({ company: 'Koivu', companyWebsite: 'https://koivu.example', analysis });
  await saveReading();
  expect(await readKinds(id)).toEqual([`opening ${recent}`, `opening ${earlier}`]);
  const { triggers, research } = await call('leads.get', { leadId: id });
  expect(triggers[1]).toMatchObject({ sourceId: research[0].id, quote: page.text, place: 'Turku' });
  await saveReading([{ ...page, text: 'We bake bread.' }]);
  expect(await readKinds(id)).toEqual([`opening ${recent}`]);
});

test('leaves out news that has become old', async () => {
  const { addLead, readKinds } = await openScene();
  const { id } = await addLead({ company: 'Koivu', analysis });
  await service.sql(`update lead set triggers = jsonb_set(triggers, '{found,0,date}', $2) where id = $1`, [
    id,
    JSON.stringify(day(19)),
  ]);
  expect(await readKinds(id)).toEqual([]);
});

test('a merge keeps the triggers of the kept analysis, and its reversal restores both', async () => {
  const { addLead, call, readKinds, tenant } = await openScene();
  const { id: primaryId } = await addLead({ company: 'Koivu' });
  const { id: duplicateId } = await addLead({ company: 'Koivu', analysis });
  await call('leads.merge', { primaryId, duplicateId });
  const { triggers } = await call('leads.get', { leadId: duplicateId });
  expect(triggers).toMatchObject([{ date: recent, sourceId: primaryId }]);
  await service.assembled.store.transaction(tenant.orgId, (tx) => unmergeLead(tx, duplicateId));
  expect(await readKinds(primaryId)).toEqual([]);
  expect((await call('leads.get', { leadId: duplicateId })).triggers).toMatchObject([
    { sourceId: duplicateId },
  ]);
});

/** Stores triggers as an older version did. */
async function openOldScene() {
  const scene = await openScene();
  const { id } = await scene.addLead({ company: 'Koivu', companyWebsite: 'https://koivu.example', analysis });
  const { id: otherId } = await scene.addLead({ company: 'Koivu', analysis });
  await scene.saveReading();
  await service.sql(`update lead set triggers = '{"version": 0, "found": []}' where id = $1`, [id]);
  await service.sql('update lead set triggers = null where id = $1', [otherId]);
  await service.sql('update page set triggers = null where org_id = $1', [scene.tenant.orgId]);
  expect(await scene.readKinds(id)).toEqual([]);
  return { ...scene, id, otherId };
}

test('research that an older version read is read again', async () => {
  const { id, otherId, readKinds } = await openOldScene();
  await rereadTriggers(service.assembled.store, 1);
  expect(await readKinds(id)).toEqual([`opening ${recent}`, `opening ${earlier}`]);
  expect(await readKinds(otherId)).toEqual([`opening ${recent}`]);
  expect(await service.sql('select updated_at = created_at as same from lead where id = $1', [id])).toEqual([
    { same: true },
  ]);
});

test('the sweep of a starting worker reads it again', async () => {
  const { id, readKinds } = await openOldScene();
  const faults: unknown[] = [];
  const sweep = startSweep(service.assembled.store, createByteFolder(service.dataDir), (fault) =>
    faults.push(fault),
  );
  await expect.poll(() => readKinds(id)).toEqual([`opening ${recent}`, `opening ${earlier}`]);
  await sweep.stop();
  expect(faults).toEqual([]);
});
