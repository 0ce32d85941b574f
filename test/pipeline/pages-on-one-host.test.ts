import { expect, onTestFinished, test } from 'vitest';
import { socialPages } from '../fixtures/sites/social-pages.ts';
import { siteReader } from '../fixtures/sites/site-reader.ts';
import { startSites } from '../fixtures/sites/start-sites.ts';
import { expectTraceable, openWorkspace } from '../support/drafting-workspace.ts';
import { openService, testService } from '../support/test-service.ts';

const service = testService({ sites: [socialPages] });
const apiOnlyService = testService({ role: 'api' });

const acme = { company: 'Acme Bakery', companyWebsite: 'http://www.facebook.com/AcmeBakery' };
const beta = { company: 'Beta Forge', companyWebsite: 'http://www.facebook.com/BetaForge' };

test('companies with pages on one host have separate research and drafts', async () => {
  const { addLead, startRun, waitForStatus, call } = await openWorkspace(service);
  const leads = [await addLead(acme), await addLead(beta), await addLead(acme)];
  const runId = await startRun('fair');
  expect(await waitForStatus(runId, 'awaiting_approval')).toMatchObject({
    counts: { companies: 2, drafts: 3 },
    credits: { spent: 5 },
  });
  const { items } = await call('runs.leads', { runId });
  expect(items.map(({ domain }) => domain)).toEqual(Array(3).fill('www.facebook.com'));
  const quoted: Record<string, string[]> = { Acme: [], Beta: [] };
  for (const [index, { draft, leadId }] of items.entries()) {
    expect(leadId).toBe(leads[index]!.id);
    const [own, other] = index === 1 ? ['Beta', 'Acme'] : ['Acme', 'Beta'];
    const { research, companyDomain } = await call('leads.get', { leadId });
    expect(research.map(({ url }) => url)).toEqual([
      expect.stringMatching(new RegExp(`/${own}[^/]*$`)),
      expect.stringMatching(new RegExp(`/${own}[^/]*/about$`)),
    ]);
    expect(companyDomain).toBe(`company-${index + 1}.example`);
    quoted[own]!.push(...(await expectTraceable(call, draft)));
    expect(JSON.stringify([research, draft])).not.toContain(`${other} `);
  }
  // Drafts of one run repeat no sentence, so only one of the two drafts to the same company quotes its page.
  expect(quoted.Acme).toContain('page');
  expect(quoted.Beta).toContain('page');
});

test('a research job of an older release, stored without the path of the page, serves only its own lead', async () => {
  const { addLead, startRun, waitForStatus, call, tenant } = await openWorkspace(apiOnlyService);
  const [first, second] = [await addLead(acme), await addLead(beta)];
  const runId = await startRun('fair');
  // Earlier releases stored only the host, so leads with pages on one host shared one job.
  await apiOnlyService.sql(`delete from job where org_id = $1 and host like '%/BetaForge'`, [tenant.orgId]);
  for (const [table, column] of [
    ['job', 'host'],
    ['run_lead', 'domain'],
  ])
    await apiOnlyService.sql(
      `update ${table} set ${column} = split_part(${column}, '/', 1) where org_id = $1`,
      [tenant.orgId],
    );
  const sites = await startSites([socialPages]);
  const worker = await openService(apiOnlyService.databaseUrl, {
    role: 'worker',
    ports: { site: siteReader(sites) },
  });
  onTestFinished(async () => {
    await worker.close();
    await sites.close();
  });
  await waitForStatus(runId, 'awaiting_approval');
  const researchOf = async (leadId: string) => (await call('leads.get', { leadId })).research;
  expect(JSON.stringify(await researchOf(first.id))).toContain('12 bakeries');
  expect(await researchOf(second.id)).toEqual([]);
  const { items } = await call('runs.leads', { runId });
  expect(items.map(({ draft }) => /bakeries|York/.test(draft.body))).toEqual([true, false]);
});
