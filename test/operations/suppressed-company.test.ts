import { beforeEach, expect, test } from 'vitest';
import { suppress } from '../../src/people/suppressions.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { foundCompany, foundPerson } from '../fixtures/prospects.ts';
import { testService } from '../support/test-service.ts';
import { createFakeProviders } from '../support/fake-providers.ts';
import { expectError } from '../support/expect-outcome.ts';

const fakes = createFakeProviders();
const service = testService({
  ports: {
    ...fakes.ports,
    directory: {
      ...fakes.ports.directory,
      lookup: async () => ({ companies: fakes.companies, lookedIn: [] }),
    },
    site: {
      read: async (host) => {
        await beforeSite();
        return fakes.ports.site.read(host, { maxPages: 6 });
      },
    },
  },
});
let beforeSite: () => Promise<void>;
let workspace: DraftingWorkspace;
beforeEach(async () => {
  fakes.reset();
  beforeSite = () => Promise.resolve();
  fakes.companies = [foundCompany('Koivu')];
  fakes.people = { 'koivu.example': [foundPerson('Maija', 'holding.example')] };
  workspace = await openWorkspace(service, 20);
});

const linkedinUrl = 'https://www.linkedin.com/in/maija';
const addComplaint = (target = 'koivu.example') =>
  suppress(service.assembled.store, { orgId: workspace.tenant.orgId, target, reason: 'complaint' });
const ledger = async () => {
  const rows = await service.sql<{ entry: string }>(
    `select kind || ' ' || unit as entry from credit_entry
     where org_id = $1 and kind <> 'grant' order by created_at, id`,
    [workspace.tenant.orgId],
  );
  return rows.map(({ entry }) => entry);
};
const confirmOne = async () => {
  const { call, projectId, waitForStatus } = workspace;
  const { runId } = await call('engine.start', { projectId, idea: 'Bakeries in Finland.' });
  await waitForStatus(runId, 'awaiting_profile');
  await call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' });
  return runId;
};

test('ends the work for a company that is suppressed during research', async () => {
  beforeSite = async () => void (await addComplaint());
  const runId = await confirmOne();
  await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(fakes.requests.people).toEqual([]);
  expect((await workspace.call('runs.leads', { runId })).items).toMatchObject([
    { company: 'Koivu', status: 'failed', reason: 'Its domain is suppressed.', draft: null },
  ]);
  const status = await workspace.call('runs.status', { runId });
  expect(status.errors).toContainEqual(expect.objectContaining({ code: 'suppressed' }));
  expect(await ledger()).toEqual(['reserve research', 'release research']);
});

test('charges nothing for a company that is suppressed during the contact search', async () => {
  fakes.beforePeople = async () => void (await addComplaint());
  const runId = await confirmOne();
  await workspace.waitForStatus(runId, 'awaiting_approval');
  expect((await workspace.call('runs.leads', { runId })).items).toMatchObject([
    { status: 'failed', reason: 'Its domain is suppressed.', draft: null },
  ]);
  expect(await ledger()).toEqual(expect.arrayContaining(['reserve enrich', 'release enrich']));
});

test('the suppression of a company or its site applies to leads without an e-mail address', async () => {
  const { call, projectId, tenant } = workspace;
  const live = { key: tenant.liveKey };
  const person = { projectId, firstName: 'Maija', lastName: 'Salo', source: 'fair' };
  const byDomain = await call('leads.add', { ...person, linkedinUrl, companyDomain: 'koivu.example' });
  const bySite = await call('leads.add', {
    ...person,
    lastName: 'Lind',
    companyDomain: 'lind.example',
    companyWebsite: 'https://shop.koivu.example:8443/',
  });
  const { id: messageId } = await call('messages.generate', { leadId: byDomain.id });
  const movedLead = await call('leads.add', {
    ...person,
    lastName: 'Aho',
    companyDomain: 'aho.example',
    source: 'moved',
  });
  const { id: laterId } = await call('messages.generate', { leadId: movedLead.id });
  await addComplaint();
  await call('leads.update', { leadId: movedLead.id, companyDomain: 'koivu.example' });
  const before = await ledger();
  for (const { id: leadId } of [byDomain, bySite]) {
    expect((await call('leads.get', { leadId })).suppressed).toMatchObject({ reason: 'complaint' });
    await expectError(service, 'leads.enrich', 'suppressed', { leadId }, live);
    await expectError(service, 'messages.generate', 'suppressed', { leadId }, live);
  }
  await expectError(service, 'messages.approve', 'invalid_state', { messageId }, live);
  await expectError(service, 'messages.approve', 'suppressed', { messageId: laterId }, live);
  await call('leads.delete', { leadId: movedLead.id });
  const batch = await call('leads.enrichBatch', { leadIds: [byDomain.id, bySite.id] });
  expect(batch).toMatchObject({ queued: 0, items: [{ outcome: 'refused' }, { outcome: 'refused' }] });
  const run = await call('runs.startFromLeads', { projectId, source: 'fair' });
  expect(run).toMatchObject({ leads: 0, leftOut: [{}, {}], estimate: { credits: 0 } });
  const list = await call('leads.list', { projectId });
  expect(list.items.map(({ suppressed }) => suppressed?.reason)).toEqual(['complaint', 'complaint']);
  for (const [param, company] of Object.entries({
    companyDomain: 'koivu.example',
    companyWebsite: 'https://www.koivu.example',
  })) {
    const rejected = await expectError(
      service,
      'leads.add',
      'suppressed',
      { ...person, [param]: company },
      live,
    );
    expect(rejected.error.param).toBe(param);
  }
  const { items } = await call('leads.addBatch', { projectId, leads: [{ companyDomain: 'koivu.example' }] });
  expect(items).toMatchObject([{ outcome: 'refused', code: 'suppressed' }]);
  expect(await ledger()).toEqual(before);
});

test('a company’s suppression covers every address of its leads, even after a merge or deletion', async () => {
  const { call, projectId } = workspace;
  const duplicate = { projectId, companyDomain: 'koivu.example', email: 'maija.salo@gmail.com' };
  const { id: duplicateId } = await call('leads.add', duplicate);
  const { id: primaryId } = await call('leads.add', { projectId, email: 'maija@lind.example' });
  await addComplaint();
  const { lead } = await call('leads.merge', { primaryId, duplicateId });
  expect(lead.suppressed).toMatchObject({ reason: 'complaint' });
  await call('leads.delete', { leadId: primaryId });
  const again = { projectId, email: 'maija.salo@gmail.com' };
  await expectError(service, 'leads.add', 'suppressed', again, { key: workspace.tenant.liveKey });
});

test('company.lookup omits suppressed people with the reason and costs nothing', async () => {
  await addComplaint();
  const suppressedCompany = await workspace.call('company.lookup', { company: 'Koivu' });
  const reason = 'koivu.example is suppressed, so no contacts were searched.';
  expect(suppressedCompany).toMatchObject({ company: { name: 'Koivu' }, people: [], reason });
  expect(fakes.requests.people).toEqual([]);
  fakes.companies = [foundCompany('Lumi')];
  await addComplaint('maija@lumi.example');
  const without = await workspace.call('company.lookup', { company: 'Lumi' });
  expect(without.people).toEqual([]);
  expect(without.lookedIn).toContainEqual({
    place: 'the suppression list',
    found: 1,
    note: 'Left out because they are suppressed: 1.',
  });
  expect((await ledger()).filter((entry) => entry.startsWith('commit'))).toEqual([]);
});

test('enrichment adds nothing from a suppressed company, at no cost', async () => {
  await addComplaint();
  const { id } = await workspace.call('leads.add', { projectId: workspace.projectId, company: 'Koivu' });
  const { filled, found, reason } = await workspace.call('leads.enrich', { leadId: id });
  const expectedReason = 'koivu.example is suppressed, so nothing found there was used.';
  expect({ filled, found, reason }).toEqual({ filled: [], found: false, reason: expectedReason });
  expect(await ledger()).toEqual(['reserve enrich', 'release enrich']);
});
