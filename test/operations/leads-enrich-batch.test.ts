import { beforeEach, expect, test } from 'vitest';
import type { FoundPerson } from '../../src/domain/prospect.ts';
import type { ContactSearch } from '../../src/ports/contact-search.ts';
import { ProviderFailed } from '../../src/ports/provider-failed.ts';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const eva = (domain: string): FoundPerson => ({
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Koch',
  jobTitle: 'CEO',
  email: `eva@${domain}`,
  phone: null,
  linkedinUrl: null,
  city: null,
  country: null,
  foundIn: 'a stand-in',
  foundUrl: null,
});
let find: ContactSearch['find'];
let requests: string[];
const service = testService({
  sites: companySites,
  ports: {
    directory: {
      search: () => Promise.reject(new Error('leads.enrichBatch must not call search.')),
      lookup: async () => ({ companies: [], lookedIn: [] }),
    },
    contactSearch: { find: (...args) => find(...args) },
  },
});
let workspace: DraftingWorkspace;
beforeEach(async () => {
  requests = [];
  find = async ({ company }) => {
    requests.push(company.domain!);
    return { people: [eva(company.domain!)], lookedIn: [] };
  };
  workspace = await openWorkspace(service, 10);
  await workspace.spendFreeCredits();
});

const addCompany = async (domain: string): Promise<string> =>
  (
    await workspace.call('leads.add', {
      projectId: workspace.projectId,
      company: domain,
      companyDomain: domain,
    })
  ).id;
const enrich = (args: object, headers: Record<string, string> = {}) =>
  workspace.tryCall('leads.enrichBatch', args, headers);
const countOpenJobs = async () => {
  const rows = await service.sql(`select 1 from job where org_id = $1 and state = 'waiting'`, [
    workspace.tenant.orgId,
  ]);
  return rows.length;
};
const waitUntilDone = async () => {
  await expect.poll(countOpenJobs, { timeout: 20_000 }).toBe(0);
};
const ledger = async () => {
  const rows = await service.sql<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from credit_entry where org_id = $1 and kind <> 'grant' group by kind`,
    [workspace.tenant.orgId],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
};

test('enriches each lead in the background and records the result on its timeline', async () => {
  const ids = [await addCompany('one.example'), await addCompany('two.example')];
  const { value, status, text } = await enrich({ leadIds: [...ids, ids[0]], roles: ['CEO'] });
  expect(status, text).toBe(200);
  expect(value).toMatchObject({ queued: 2, credits: { reserved: 2 }, dryRun: false });
  expect(value.items).toEqual(
    ids.map((leadId) => ({ leadId, outcome: 'queued', reason: null, jobId: expect.stringMatching(/^job_/) })),
  );
  await waitUntilDone();
  expect(requests.toSorted((one, other) => one.localeCompare(other))).toEqual(['one.example', 'two.example']);
  for (const leadId of ids) {
    const lead = await workspace.call('leads.get', { leadId });
    expect(lead).toMatchObject({ firstName: 'Eva', jobTitle: 'CEO', email: `eva@${lead.companyDomain}` });
    expect(lead.timeline[0]).toMatchObject({
      kind: 'enriched',
      summary: expect.stringContaining('Filled firstName'),
    });
  }
  expect(await ledger()).toEqual({ reserve: 2, commit: 2 });
});

test('selects the leads of the workspace that lack an address or research, each once', async () => {
  const incompleteId = await addCompany('one.example');
  await workspace.addLead({ email: 'whole@two.example', analysis: 'They bake.' });
  const release = Promise.withResolvers<void>();
  find = async ({ company }) => {
    await release.promise;
    return { people: [eva(company.domain!)], lookedIn: [] };
  };
  const { projectId } = workspace;
  const first = await enrich({ projectId });
  expect(first.value.items).toMatchObject([{ leadId: incompleteId, outcome: 'queued' }]);
  const again = await enrich({ projectId });
  expect(again.value).toMatchObject({
    queued: 0,
    items: [{ leadId: incompleteId, outcome: 'refused', reason: 'The lead is already being enriched.' }],
  });
  release.resolve();
  await waitUntilDone();
  expect(await ledger()).toEqual({ reserve: 1, commit: 1 });
});

test('returns a reason for each lead that cannot be enriched', async () => {
  const { projectId, tenant } = workspace;
  const suppressed = (await workspace.addLead({ email: 'gone@gone.example' })).id;
  await service.sql(`insert into suppression values ($1, $2, 'domain', 'gone.example', 'erasure', now())`, [
    tenant.orgId,
    newId('suppression'),
  ]);
  const nameless = (await workspace.call('leads.add', { projectId, email: 'a@gmail.com' })).id;
  const foreign = await service.newTenant();
  const foreignLead = await service.call(
    'leads.add',
    { projectId: foreign.projectId, company: 'Theirs' },
    { key: foreign.liveKey },
  );
  const leadIds = [suppressed, nameless, newId('lead'), foreignLead.value.id];
  const { value } = await enrich({ leadIds });
  expect(value).toMatchObject({ queued: 0, credits: { reserved: 0 } });
  expect(value.items.map(({ outcome }: any) => outcome)).toEqual([
    'refused',
    'refused',
    'not_found',
    'not_found',
  ]);
  expect(value.items.map(({ reason }: any) => reason)).toEqual([
    'This person is suppressed (erasure).',
    expect.stringContaining('no company to search for'),
    'No lead of this organisation has the id.',
    'No lead of this organisation has the id.',
  ]);
  expect(await ledger()).toEqual({});
});

test('reserves the credits for all leads or for none', async () => {
  const ids = await Promise.all(['a.example', 'b.example', 'c.example'].map(addCompany));
  await service.sql('update credit_account set balance = 1 where org_id = $1', [workspace.tenant.orgId]);
  const rejected = await enrich({ leadIds: ids });
  expect(rejected).toMatchObject({ status: 403, error: { code: 'credits_exhausted' } });
  expect(rejected.error.message).toContain('needs 2 more credits');
  expect([await ledger(), await countOpenJobs()]).toEqual([{}, 0]);
});

test('refunds the credit when nothing is found or a provider fails', async () => {
  const [nothing, failing] = [await addCompany('one.example'), await addCompany('two.example')];
  find = async ({ company }) => {
    if (company.domain === 'two.example')
      throw new ProviderFailed('Vendor', 'exhausted', 'Vendor has nothing left.');
    return { people: [], lookedIn: [] };
  };
  await enrich({ leadIds: [nothing, failing] });
  await waitUntilDone();
  expect(await ledger()).toEqual({ reserve: 2, release: 2 });
  const summaryOf = async (leadId: string) =>
    (await workspace.call('leads.get', { leadId })).timeline[0].summary;
  expect(await summaryOf(nothing)).toBe('No empty field could be filled.');
  expect(await summaryOf(failing)).toBe('The lead could not be enriched. Vendor has nothing left.');
});

test('repeats the first reply under one key and queues nothing in a dry run', async () => {
  const leadIds = [await addCompany('one.example')];
  const dry = await enrich({ leadIds }, { 'Dry-Run': 'true' });
  expect(dry.value).toEqual({
    queued: 1,
    items: [{ leadId: leadIds[0], outcome: 'queued', reason: null }],
    credits: { reserved: 1 },
    dryRun: true,
  });
  expect(await countOpenJobs()).toBe(0);
  const headers = { 'Idempotency-Key': 'one' };
  const first = await enrich({ leadIds }, headers);
  expect((await enrich({ leadIds }, headers)).text).toBe(first.text);
  await waitUntilDone();
  expect(requests).toEqual(['one.example']);
  expect(await ledger()).toEqual({ reserve: 1, commit: 1 });
});

test('costs nothing for a lead deleted while queued', async () => {
  const leadId = await addCompany('one.example');
  const release = Promise.withResolvers<void>();
  find = async () => {
    await release.promise;
    return { people: [], lookedIn: [] };
  };
  await enrich({ leadIds: [leadId] });
  await workspace.call('leads.delete', { leadId });
  release.resolve();
  await waitUntilDone();
  expect(await ledger()).toEqual({ reserve: 1, release: 1 });
});

test('rejects calls without leads, unknown workspaces and exhausted credits', async () => {
  const { options, tenant } = workspace;
  await expectError(service, 'leads.enrichBatch', 'invalid_arguments', {}, options);
  await expectError(
    service,
    'leads.enrichBatch',
    'project_not_found',
    { projectId: newId('project') },
    options,
  );
  const leadIds = [await addCompany('one.example')];
  await service.sql('update credit_account set balance = 0 where org_id = $1', [tenant.orgId]);
  await expectError(service, 'leads.enrichBatch', 'credits_exhausted', { leadIds }, options);
});
