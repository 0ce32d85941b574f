import { expect, test } from 'vitest';
import { noSenderNameWarning } from '../../src/domain/drafting/draft-request.ts';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import type { Composer } from '../../src/ports/composer.ts';
import { newId } from '../../src/store/ids.ts';
import { expectTraceable, openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { researched } from '../fixtures/drafting/companies.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const embedded = createEmbeddedComposer();
const composer: Composer = {
  name: 'embedded',
  compose: async (request, signal) =>
    request.recipient.company === 'Unwritable' ? [] : embedded.compose(request, signal),
};
const service = testService({ sites: companySites, ports: { composer } });

const ledgerOf = ({ tenant }: DraftingWorkspace) =>
  service.sql(
    `select kind, unit, sum(amount)::int as amount from credit_entry
     where org_id = $1 and kind <> 'grant' group by 1, 2 order by 1, 2`,
    [tenant.orgId],
  );
const readingsOf = async ({ tenant }: DraftingWorkspace) =>
  (await service.sql('select host from site_reading where org_id = $1 order by host', [tenant.orgId])).map(
    ({ host }) => host,
  );

test('researches leads and drafts messages for review, each claim with its source', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId } = workspace;
  await workspace.addLead({ company: 'Harbour Analytics', email: 'tom@harbour-analytics.example' });
  await workspace.addLead({ company: 'Pilvi Dental', analysis });
  await workspace.addLead({ source: 'elsewhere' });
  const brief = { campaignBrief: 'Offer a short call.', sourceDisplayLabel: 'Spring fair' };
  const started = await call('runs.startFromLeads', { projectId, source: 'fair', ...brief });
  expect(started).toEqual({
    runId: expect.stringMatching(/^run_/),
    status: 'drafting',
    name: 'Spring fair',
    leads: 2,
    leftOut: [],
    estimate: { research: 1, drafts: 2, credits: 3 },
    shortage: null,
    warnings: [],
    dryRun: false,
  });
  const { runId } = started;
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(done).toMatchObject({
    name: 'Spring fair',
    phase: 'review',
    counts: { companies: 2, contacts: 2, drafts: 2, approved: 0, sent: 0, removed: 0 },
    progress: { done: 3, total: 3 },
    awaitingHuman: { gate: 'awaiting_approval', since: expect.any(Number) },
    credits: { reserved: 0, spent: 3 },
    errors: [],
    warnings: [],
  });
  expect(done.awaitingHuman!.url).toMatch(new RegExp(`/runs/${runId}$`));
  const { items } = await call('runs.leads', { runId });
  expect(items.map(({ status, draft }) => [status, draft.state])).toEqual([
    ['drafted', 'drafted'],
    ['drafted', 'drafted'],
  ]);
  expect(await expectTraceable(call, items[0].draft)).toContain('page');
  expect(await expectTraceable(call, items[1].draft)).toContain('analysis');
  expect(await readingsOf(workspace)).toEqual(['harbour-analytics.example']);
  expect(await ledgerOf(workspace)).toEqual([
    { kind: 'commit', unit: 'draft', amount: 2 },
    { kind: 'commit', unit: 'research', amount: 1 },
    { kind: 'reserve', unit: 'draft', amount: 2 },
    { kind: 'reserve', unit: 'research', amount: 1 },
  ]);
  const events = await service.sql(
    `select data->>'messageId' as id, data->>'runId' as run from event
     where org_id = $1 and type = 'draft.ready' order by 1`,
    [workspace.tenant.orgId],
  );
  expect(events).toEqual(
    items.map(({ draft }) => ({ id: draft.id, run: runId })).sort((a: any, b: any) => (a.id < b.id ? -1 : 1)),
  );
});

test('a dry run returns leads and cost and changes nothing', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId } = workspace;
  await workspace.addLead({ email: 'a@harbour-analytics.example' });
  await workspace.addLead({ analysis });
  const estimate = await call('runs.startFromLeads', { projectId, source: 'fair' }, { 'Dry-Run': 'true' });
  expect(estimate).toMatchObject({ runId: null, leads: 2, estimate: { credits: 3 }, dryRun: true });
  const [counts] = await service.sql(
    `select (select count(*)::int from run where org_id = $1) as runs,
            (select count(*)::int from job where org_id = $1) as jobs,
            (select count(*)::int from directory.outbox where org_id = $1 and kind = 'job') as queued`,
    [workspace.tenant.orgId],
  );
  expect(counts).toEqual({ runs: 0, jobs: 0, queued: 0 });
});

test('rejects an unknown source and lists the existing ones', async () => {
  const { projectId, options, addLead, tryCall } = await openWorkspace(service);
  const start = { projectId, source: 'nowhere' };
  const empty = await expectError(service, 'runs.startFromLeads', 'invalid_arguments', start, options);
  expect(empty.error.message).toContain('It has no leads: add some with leads.addBatch');
  await addLead({ source: undefined });
  const none = await expectError(service, 'runs.startFromLeads', 'invalid_arguments', start, options);
  expect(none.error.message).toContain('no source yet');
  await addLead({ source: 'autumn' });
  await addLead({ source: 'spring' });
  await service.sql('update lead set discovery_source = $2 where project_id = $1', [projectId, 'website']);
  const discovered = await tryCall('runs.startFromLeads', { projectId, source: 'website' });
  expect(discovered.error.message).toMatch(
    /the discoverySource of some leads, .* Sources of its leads: autumn, spring\.$/,
  );
  const misspelt = await tryCall('runs.startFromLeads', { projectId, source: 'Autum' });
  expect(misspelt.error.message).toContain('Did you mean autumn?');
  const wrongName = await tryCall('runs.startFromLeads', { projectId, discoverySource: 'website' });
  expect(wrongName.error.message).toContain('Did you mean source?');
  const rejected = await expectError(service, 'runs.startFromLeads', 'invalid_arguments', start, options);
  expect(rejected.error).toMatchObject({ param: 'source' });
  expect(rejected.error.message).toContain('autumn, spring');
  const foreign = { projectId: service.tenant.projectId, source: 'autumn' };
  await expectError(service, 'runs.startFromLeads', 'project_not_found', foreign, options);
  const campaign = { projectId, source: 'autumn', campaignId: newId('campaign') };
  await expectError(service, 'runs.startFromLeads', 'campaign_not_found', campaign, options);
});

test('leaves out suppressed people with the reason', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId, tenant } = workspace;
  const byAddress = await workspace.addLead({ email: 'gone@one.example', analysis });
  const byDomain = await workspace.addLead({ email: 'a@mail.never.example', analysis });
  for (const [kind, value] of [
    ['address', 'gone@one.example'],
    ['domain', 'never.example'],
  ]) {
    await service.sql(`insert into suppression values ($1, $2, $3, $4, 'unsubscribe', now())`, [
      tenant.orgId,
      newId('suppression'),
      kind,
      value,
    ]);
  }
  const first = await call('runs.startFromLeads', { projectId, source: 'fair' });
  const reason = 'This person is suppressed (unsubscribe).';
  const leftOut = [byAddress, byDomain].map(({ id }) => ({ leadId: id, reason, runId: null }));
  expect(first).toMatchObject({ status: 'awaiting_approval', leads: 0, leftOut });
  await workspace.addLead({ analysis });
  const { runId } = await call('runs.startFromLeads', { projectId, source: 'fair' });
  const { counts } = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(counts).toMatchObject({ drafts: 1, contacts: 1 });
});

test('drafts nothing and charges nothing for a person who unsubscribes during the run', async () => {
  const workspace = await openWorkspace(service, 0);
  await workspace.spendFreeCredits();
  await workspace.addLead({ email: 'late@one.example', analysis });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'parked_credits');
  await service.sql(
    `insert into suppression values ($1, $2, 'address', 'late@one.example', 'complaint', now())`,
    [workspace.tenant.orgId, newId('suppression')],
  );
  await service.sql('update credit_account set balance = 10 where org_id = $1', [workspace.tenant.orgId]);
  await service.sql(`update directory.outbox set due_at = now() where org_id = $1`, [workspace.tenant.orgId]);
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(done).toMatchObject({ counts: { drafts: 0 }, errors: [{ code: 'suppressed' }] });
  expect(await ledgerOf(workspace)).toEqual([]);
});

test('two leads at one company share its research but no sentence about it', async () => {
  const workspace = await openWorkspace(service);
  const { call } = workspace;
  for (const name of ['Tom', 'Priya'])
    await workspace.addLead({
      firstName: name,
      company: 'Harbour Analytics',
      email: `${name}@harbour-analytics.example`,
    });
  const runId = await workspace.startRun('fair');
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(done).toMatchObject({ counts: { companies: 1, drafts: 2 }, credits: { reserved: 0, spent: 3 } });
  expect(await readingsOf(workspace)).toHaveLength(1);
  const { items } = await call('runs.leads', { runId });
  // A subject is no sentence: it names the news of a mail in a few words, which recipients of the same news may share.
  const [one, other] = items.map(({ draft }) =>
    draft.evidence
      .filter(({ sourceKind, sentence }) => sourceKind === 'page' && sentence !== draft.subject)
      .map(({ sentence }) => sentence),
  );
  for (const sentences of [one, other]) expect(sentences).not.toEqual([]);
  expect(one!.filter((sentence) => other!.includes(sentence))).toEqual([]);
  for (const { draft } of items) await expectTraceable(call, draft);
  const { id: campaignId } = await call('campaigns.create', {
    projectId: workspace.projectId,
    name: 'Spring',
  });
  const again = await workspace.startRun('fair', { campaignId });
  const second = await workspace.waitForStatus(again, 'awaiting_approval');
  expect(second.credits).toEqual({ reserved: 0, spent: 2 });
  expect(await readingsOf(workspace)).toHaveLength(1);
});

test('drafts without research, with a warning and a refund, if the site is empty', async () => {
  const workspace = await openWorkspace(service);
  const { call } = workspace;
  await workspace.addLead({ company: 'Closed Foundry', email: 'a@closed-foundry.example' });
  const runId = await workspace.startRun('fair');
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(done).toMatchObject({ counts: { drafts: 1 }, credits: { reserved: 0, spent: 1 }, errors: [] });
  const [{ draft }] = (await call('runs.leads', { runId })).items;
  expect(draft.warnings[0]).toMatch(/^The site closed-foundry\.example gave no usable text: ./);
  expect([...(await expectTraceable(call, draft))]).not.toContain('page');
  expect((await ledgerOf(workspace)).find(({ kind }) => kind === 'release')).toEqual({
    kind: 'release',
    unit: 'research',
    amount: 1,
  });
});

test('a failed draft saves the reason in its row, emits an event and costs nothing', async () => {
  const workspace = await openWorkspace(service);
  const { call, tenant } = workspace;
  const { id: leadId } = await workspace.addLead({ company: 'Unwritable', analysis });
  const runId = await workspace.startRun('fair');
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  const [row] = (await call('runs.leads', { runId })).items;
  expect(row).toMatchObject({
    leadId,
    status: 'failed',
    draft: null,
    reason: expect.stringMatching(/subject/),
  });
  expect(done.errors).toEqual([
    { runLeadId: row.id, code: 'no_subject', reason: row.reason, at: expect.any(Number) },
  ]);
  expect(done).toMatchObject({ progress: { done: 1, total: 1 }, credits: { reserved: 0, spent: 0 } });
  const events = await service.sql(`select data from event where org_id = $1 and type = 'draft.failed'`, [
    tenant.orgId,
  ]);
  expect(events).toEqual([
    { data: expect.objectContaining({ leadId, runId, code: 'no_subject', reason: row.reason }) },
  ]);
  expect((await call('credits.info')).used.today).toBe(0);
});

test('drafts follow the campaign’s structure and brief, with locked blocks unchanged', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId } = workspace;
  const content = '  Terms:  see § 4 — “as is”.\n\tNo reply needed ';
  const { id: campaignId } = await call('campaigns.create', { projectId, name: 'Autumn', brief: 'A call.' });
  await call('campaigns.setMessageStructure', {
    campaignId,
    blocks: [
      { kind: 'generated', role: 'subject', aiInstruction: 'A short subject.' },
      { kind: 'generated', aiInstruction: 'One observation about the recipient.' },
      { kind: 'locked', id: 'terms', content },
    ],
  });
  await workspace.addLead({ company: 'Pilvi Dental', analysis });
  const runId = await workspace.startRun('fair', { campaignId });
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(done.name).toBe('Autumn');
  const [{ draft }] = (await call('runs.leads', { runId })).items;
  expect(draft).toMatchObject({ campaignId, runId });
  expect(draft.body).toContain(content);
  await expectTraceable(call, draft);
});

test('writes in the language of the lead’s research without any setting', async () => {
  const workspace = await openWorkspace(service);
  const { call } = workspace;
  const sampleOf = (language: string) => researched.find((item) => item.language === language)!;
  for (const language of ['de', 'fi', 'sv']) {
    const { company, analysis: text } = sampleOf(language);
    await workspace.addLead({ company, analysis: text });
  }
  const french =
    'Lumière Boulangerie exploite 23 boulangeries à Lyon. En mai 2026, elle a ouvert un atelier à Nice.';
  await workspace.addLead({ company: 'Lumière Boulangerie', analysis: french });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const drafts = (await call('runs.leads', { runId })).items.map(({ draft }) => draft);
  expect(drafts.map(({ language }) => language)).toEqual(['de', 'fi', 'sv', 'en']);
  for (const draft of drafts.slice(0, 3)) {
    expect(await expectTraceable(call, draft)).toContain('analysis');
    expect(draft.warnings.join()).not.toContain('research was left out');
  }
  expect([...(await expectTraceable(call, drafts[3]!))]).not.toContain('analysis');
  expect(drafts[3]!.warnings).toEqual([
    noSenderNameWarning(workspace.projectId),
    "The lead's `analysis` seems to be in French and the message is in English, so this research was left out. " +
      'Give `analysis` in English.',
  ]);
});

test('warns once per run if most drafts begin with the same sentence', async () => {
  const { addLead, startRun, waitForStatus, tenant, call } = await openWorkspace(service);
  for (let lead = 0; lead < 5; lead += 1) await addLead({ analysis });
  const runId = await startRun('fair');
  expect((await waitForStatus(runId, 'awaiting_approval')).counts.drafts).toBe(5);
  const claim = (text: string, sourceKind: string) => ({
    text,
    role: 'body',
    blockId: 'opening',
    form: 'claim',
    evidence: [{ sourceKind, sourceId: 'a', start: 0, end: 1, quote: 'a' }],
  });
  const greeting = { text: 'Hi Anna,', role: 'body', blockId: 'greeting', form: 'greeting', evidence: [] };
  const set = async (sentences: readonly object[], from: number) =>
    service.sql(
      `update message set sentences = $2 where org_id = $1 and id in (
         select id from message where org_id = $1 order by id offset $3)`,
      [tenant.orgId, JSON.stringify(sentences), from],
    );
  await set([greeting, claim('We plan shifts.', 'context'), claim('You opened a clinic.', 'analysis')], 0);
  await set([greeting, claim('We plan shifts.', 'context')], 4);
  expect((await call('runs.status', { runId })).warnings).toEqual([
    {
      code: 'repeated_opening',
      message: expect.stringContaining('4 of 5 drafts of this run begin with the same sentence'),
      parameters: { sentence: 'You opened a clinic.', drafts: 4, total: 5 },
    },
  ]);
  await set([greeting, claim('We plan shifts.', 'context')], 3);
  expect((await call('runs.status', { runId })).warnings).toEqual([]);
});
