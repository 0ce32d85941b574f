import { beforeEach, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { noSenderNameWarning } from '../../src/domain/drafting/draft-request.ts';
import { suppress } from '../../src/people/suppressions.ts';
import { updateWorkspace } from '../../src/people/update-workspace.ts';
import type { Composer } from '../../src/ports/composer.ts';
import { saveSiteReading } from '../../src/application/research/save-reading.ts';
import { newId } from '../../src/store/ids.ts';
import { expectTraceable, openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';
import { storeMessage } from '../support/store-message.ts';

const embedded = createEmbeddedComposer();
let compose: Composer['compose'];
beforeEach(() => {
  compose = embedded.compose;
});
const service = testService({
  sites: companySites,
  ports: { composer: { name: 'embedded', compose: (...args) => compose(...args) } },
});

const spentBy = async ({ tenant }: DraftingWorkspace) => {
  const rows = await service.sql<{ entry: string }>(
    `select kind || ' ' || unit as entry from credit_entry where org_id = $1 and kind <> 'grant' order by 1`,
    [tenant.orgId],
  );
  return rows.map(({ entry }) => entry);
};
const jobsOf = async ({ tenant }: DraftingWorkspace) =>
  service.sql('select state, code from job where org_id = $1 order by id', [tenant.orgId]);

test('a live key pays for the draft and its research, and the next draft reuses it', async () => {
  const workspace = await openWorkspace(service);
  const { call } = workspace;
  const lead = { company: 'Harbour Analytics', email: 'tom@harbour-analytics.example', firstName: 'Tom' };
  const { id: leadId } = await workspace.addLead(lead);
  const draft = await call('messages.generate', { leadId });
  expect(draft).toMatchObject({
    leadId,
    direction: 'outbound',
    state: 'drafted',
    language: 'en',
    channel: 'email',
    runId: null,
    campaignId: null,
    approvedAt: null,
  });
  expect(await expectTraceable(call, draft)).toContain('page');
  const once = ['commit draft', 'commit research', 'reserve draft', 'reserve research'];
  expect(await spentBy(workspace)).toEqual(once);
  await call('messages.generate', { leadId, channel: 'linkedin' });
  expect(await spentBy(workspace)).toEqual(['commit draft', ...once, 'reserve draft'].sort());
  expect(await jobsOf(workspace)).toEqual([
    { state: 'done', code: null },
    { state: 'done', code: null },
  ]);
  const { items } = await call('messages.byLead', { leadId });
  expect(items.map(({ channel }) => channel)).toEqual(['email', 'linkedin']);
});

test('warns about a missing sender name and names the command that sets it', async () => {
  const { call, addLead, projectId } = await openWorkspace(service);
  const { id: leadId } = await addLead({ analysis });
  const unsigned = await call('messages.generate', { leadId });
  expect(unsigned.warnings).toEqual([noSenderNameWarning(projectId)]);
  const [command, file] = unsigned.warnings[0].matchAll(/`([^`]+)`|(\{.+\})/g);
  expect(command![1]).toBe(`npx outreach workspace set --project ${projectId} --json FILE`);
  await updateWorkspace(service.assembled.store, projectId, JSON.parse(file![2]!));
  const signed = await call('messages.generate', { leadId });
  expect(signed.body).toMatch(/\nYour name\nYour company$/);
  expect(signed.warnings).toEqual([]);
});

test('a sandbox key pays nothing', async () => {
  const workspace = await openWorkspace(service, 0);
  await workspace.spendFreeCredits();
  const { id: leadId } = await workspace.addLead({ company: 'Pilvi Dental', analysis });
  const options = { key: workspace.tenant.testKey };
  const draft = await service.call('messages.generate', { leadId }, options);
  expect(draft.status, draft.text).toBe(200);
  expect(await expectTraceable(workspace.call, draft.value)).toContain('analysis');
  expect(await spentBy(workspace)).toEqual([]);
});

test('drafts and reserves nothing if the credits do not suffice for draft and research', async () => {
  const workspace = await openWorkspace(service, 1);
  await workspace.spendFreeCredits();
  const { id: leadId } = await workspace.addLead({ email: 'a@harbour-analytics.example' });
  const rejected = await expectError(
    service,
    'messages.generate',
    'credits_exhausted',
    { leadId },
    workspace.options,
  );
  expect(rejected.error.message).toContain('needs 1 more credits');
  expect(await workspace.call('credits.info')).toMatchObject({ balance: 1, used: { today: 0 } });
  expect(await spentBy(workspace)).toEqual([]);
  expect(await jobsOf(workspace)).toEqual([]);
});

test('drafts without a readable site and refunds the credit for research', async () => {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead({ email: 'a@closed-foundry.example', company: 'Foundry' });
  const draft = await workspace.call('messages.generate', { leadId });
  expect(draft.warnings[0]).toMatch(/^The site closed-foundry\.example gave no usable text: ./);
  expect(await spentBy(workspace)).toEqual([
    'commit draft',
    'release research',
    'reserve draft',
    'reserve research',
  ]);
});

test('a follow-up repeats no claim and uses the language of the thread', async () => {
  const workspace = await openWorkspace(service);
  const { call, tenant } = workspace;
  const { id: leadId } = await workspace.addLead({ analysis });
  const first = await call('messages.generate', { leadId });
  await service.sql(`update message set state = 'sent' where id = $1`, [first.id]);
  const second = await call('messages.generate', { leadId });
  const claims = (message: any) =>
    message.sentences.filter(({ form }: any) => form === 'claim').map(({ text }: any) => text);
  expect(claims(second).filter((text: string) => claims(first).includes(text))).toEqual([]);
  expect(second.body).not.toBe(first.body);
  await expectTraceable(call, second);
  const reply = {
    leadId,
    direction: 'inbound' as const,
    state: 'received',
    language: 'sv',
    body: 'Hej, tack!',
  };
  await storeMessage(service, tenant, reply);
  expect((await call('messages.generate', { leadId })).language).toBe('sv');
  expect((await call('messages.generate', { leadId, language: 'fi' })).language).toBe('fi');
});

test("includes a campaign's locked block byte for byte", async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId } = workspace;
  const content = '\u00a0 Ehdot: § 4 — ”sellaisenaan”\r\n\tÄlä vastaa ';
  const { id: campaignId } = await call('campaigns.create', { projectId, name: 'Autumn' });
  await call('campaigns.setMessageStructure', {
    campaignId,
    blocks: [
      { kind: 'generated', role: 'subject', aiInstruction: 'A short subject.' },
      { kind: 'locked', id: 'terms', content },
      { kind: 'generated', aiInstruction: 'One observation about the recipient.' },
    ],
  });
  const { id: leadId } = await workspace.addLead({ company: 'Pilvi Dental', analysis });
  const draft = await call('messages.generate', { leadId, campaignId });
  expect(draft.campaignId).toBe(campaignId);
  expect(Buffer.from(draft.body).includes(Buffer.from(content))).toBe(true);
  expect(draft.sentences).toContainEqual({ text: content, role: 'body', blockId: 'terms', form: 'locked' });
});

test('a failed draft is an error with an event and costs nothing', async () => {
  const workspace = await openWorkspace(service);
  compose = async () => [];
  const { id: leadId } = await workspace.addLead({ analysis });
  await expectError(service, 'messages.generate', 'invalid_state', { leadId }, workspace.options);
  const events = await service.sql(
    `select data->>'code' as code from event where org_id = $1 and type = 'draft.failed'`,
    [workspace.tenant.orgId],
  );
  expect(events).toEqual(Array(3).fill({ code: 'no_subject' }));
  expect(await jobsOf(workspace)).toEqual(Array(3).fill({ state: 'failed', code: 'no_subject' }));
  expect((await workspace.call('credits.info')).used.today).toBe(0);
  expect((await workspace.call('messages.byLead', { leadId })).items).toEqual([]);
});

test('a composer failure refunds the credits and releases the idempotency key', async () => {
  const workspace = await openWorkspace(service, 1);
  await workspace.spendFreeCredits();
  const { id: leadId } = await workspace.addLead({ analysis });
  compose = () => Promise.reject(new Error('broken'));
  const headers = { 'Idempotency-Key': 'one' };
  const failed = await workspace.tryCall('messages.generate', { leadId }, headers);
  expect(failed.error.code).toBe('internal_error');
  expect(await workspace.call('credits.info')).toMatchObject({ balance: 1 });
  expect(await jobsOf(workspace)).toEqual([{ state: 'failed', code: 'abandoned' }]);
  compose = embedded.compose;
  const draft = await workspace.call('messages.generate', { leadId }, headers);
  expect(await workspace.call('messages.generate', { leadId }, headers)).toEqual(draft);
  expect(await workspace.call('credits.info')).toMatchObject({ balance: 0, used: { today: 1 } });
});

test('an abandoned call saves nothing, and its repeat is charged once', async () => {
  const workspace = await openWorkspace(service, 1);
  const { tenant, call } = workspace;
  await workspace.spendFreeCredits();
  const { id: leadId } = await workspace.addLead({ analysis });
  const release = Promise.withResolvers<void>();
  compose = async (...args) => {
    await release.promise;
    return embedded.compose(...args);
  };
  const headers = { 'Idempotency-Key': 'one' };
  const late = workspace.tryCall('messages.generate', { leadId }, headers);
  await expect.poll(() => jobsOf(workspace)).toEqual([{ state: 'waiting', code: null }]);
  await service.sql(`update directory.outbox set due_at = now() where org_id = $1 and name = 'abandon'`, [
    tenant.orgId,
  ]);
  await expect
    .poll(() => jobsOf(workspace), { timeout: 15_000 })
    .toEqual([{ state: 'failed', code: 'abandoned' }]);
  expect(await call('credits.info')).toMatchObject({ balance: 1 });
  release.resolve();
  expect((await late).error.code).toBe('internal_error');
  expect((await call('messages.byLead', { leadId })).items).toEqual([]);
  await call('messages.generate', { leadId }, headers);
  expect(await call('credits.info')).toMatchObject({ balance: 0, used: { today: 1 } });
});

test('saves no draft and charges nothing if the person opts out during drafting', async () => {
  const workspace = await openWorkspace(service);
  const { orgId } = workspace.tenant;
  const { id: leadId } = await workspace.addLead({ email: 'late@late.example', analysis });
  compose = async (...args) => {
    await suppress(service.assembled.store, { orgId, target: 'late@late.example', reason: 'unsubscribe' });
    return embedded.compose(...args);
  };
  expect((await workspace.tryCall('messages.generate', { leadId })).error.code).toBe('suppressed');
  expect((await workspace.call('messages.byLead', { leadId })).items).toEqual([]);
  expect(await spentBy(workspace)).toEqual(['release draft', 'reserve draft']);
});

test('messages.generate rejects unknown ids and suppressed people', async () => {
  const workspace = await openWorkspace(service);
  const { options, tenant } = workspace;
  const { id: leadId } = await workspace.addLead({ email: 'gone@gone.example', analysis });
  const campaign = { leadId, campaignId: newId('campaign') };
  await expectError(service, 'messages.generate', 'campaign_not_found', campaign, options);
  await expectError(service, 'messages.generate', 'lead_not_found', { leadId });
  await service.sql(`insert into suppression values ($1, $2, 'domain', 'gone.example', 'erasure', now())`, [
    tenant.orgId,
    newId('suppression'),
  ]);
  await expectError(service, 'messages.generate', 'suppressed', { leadId }, options);
});

const day = (monthsAgo: number) => {
  const date = new Date();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - monthsAgo);
  return date.toISOString().slice(0, 10);
};
const opening = `Koivu opened a bakery in Oulu on ${day(1)}.`;
const move = `Koivu moved its head office to Espoo on ${day(3)}.`;

test('begins with the news that fits best, and takes other news on request', async () => {
  const { call, addLead } = await openWorkspace(service);
  const { id: leadId } = await addLead({
    company: 'Koivu',
    analysis: `Koivu bakes bread. ${opening} ${move}`,
  });
  const { triggers } = await call('leads.get', { leadId });
  const idOf = (kind: string) => triggers.find((trigger) => trigger.kind === kind)!.id;
  const first = await call('messages.generate', { leadId });
  expect(first).toMatchObject({
    triggerId: idOf('opening'),
    playId: null,
    composedBy: 'embedded',
    rounds: 0,
    planReason: expect.stringContaining(`news of the kind “opening” of ${day(1)} in Oulu`),
    alternatives: [
      {
        triggerId: idOf('relocation'),
        kind: 'relocation',
        headline: move.slice(0, -1),
        date: day(3),
        place: 'Espoo',
        reason: expect.stringContaining('It could begin with news of the kind “relocation”'),
      },
    ],
  });
  const swapped = await call('messages.generate', { leadId, triggerId: idOf('relocation') });
  expect(swapped).toMatchObject({
    triggerId: idOf('relocation'),
    alternatives: [{ triggerId: idOf('opening') }],
  });
  const { items } = await call('messages.byLead', { leadId });
  expect(items).toEqual([first, swapped]);
});

test('uses a play of the campaign before one of the workspace, and asks what it says', async () => {
  const { call, addLead, projectId } = await openWorkspace(service);
  const { id: campaignId } = await call('campaigns.create', { projectId, name: 'Moves' });
  const play = (kind: string, campaignIds: readonly string[]) => ({
    when: { kinds: [kind] },
    because: 'A new place needs a roster on its first day.',
    offer: 'Slotti fills the shifts of new places.',
    ask: 'May I call you for 15 minutes about {trigger.headline}?',
    language: 'en',
    campaignIds,
  });
  const add = async (title: string, fields: object) =>
    (await call('brain.add', { projectId, type: 'play', title, play: fields })).id;
  const ofWorkspace = await add('Openings', play('opening', []));
  const ofCampaign = await add('Moves', play('relocation', [campaignId]));
  const { id: leadId } = await addLead({ company: 'Koivu', analysis: `${opening} ${move}` });
  const usual = await call('messages.generate', { leadId });
  expect(usual).toMatchObject({
    playId: ofWorkspace,
    planReason: expect.stringMatching(
      /^The mail begins with news of the kind “opening”.*The play “Openings” answers it/,
    ),
  });
  const inCampaign = await call('messages.generate', { leadId, campaignId });
  expect(inCampaign).toMatchObject({ playId: ofCampaign, alternatives: [{ triggerId: usual.triggerId }] });
});

test('takes news of a page beside research of the lead, and does not read the site again for it', async () => {
  const { call, addLead, tenant } = await openWorkspace(service);
  const site = { companyWebsite: 'https://koivu.example' };
  const { id: leadId } = await addLead({ company: 'Koivu', analysis: 'Koivu bakes bread.', ...site });
  const page = { url: 'https://koivu.example/news', title: 'News', text: `News of Koivu. ${opening}` };
  const rest = { description: null, language: 'en', kind: 'news' as const, emails: [], structuredData: [] };
  const reading = { ok: true as const, pages: [{ ...page, ...rest, publishedOn: day(1) }], skipped: [] };
  await service.assembled.store.transaction(tenant.orgId, (tx) =>
    saveSiteReading(tx, 'koivu.example', reading, 'Koivu'),
  );
  const { triggers } = await call('leads.get', { leadId });
  const [{ id: triggerId, sourceId }] = triggers;
  expect(sourceId).toMatch(/^page_/);
  await service.sql(`update site_reading set read_at = now() - interval '1 year' where org_id = $1`, [
    tenant.orgId,
  ]);
  expect(await call('messages.generate', { leadId })).toMatchObject({ triggerId });
  await call('leads.update', { leadId, analysis: '' });
  expect(await call('messages.generate', { leadId, triggerId })).toMatchObject({ triggerId });
  expect(await service.sql('select id from site_reading where org_id = $1', [tenant.orgId])).toHaveLength(1);
});

test('refuses news that the lead does not have, and charges nothing', async () => {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead({ company: 'Koivu', analysis: opening });
  const args = { leadId, triggerId: 'trg_0123456789abcdef' };
  const refused = await expectError(
    service,
    'messages.generate',
    'invalid_arguments',
    args,
    workspace.options,
  );
  expect(refused.error).toMatchObject({
    param: 'triggerId',
    message:
      'The argument triggerId names no current trigger of the lead: trg_0123456789abcdef. Call leads.get and pass ' +
      'the id of one of its triggers, or leave triggerId out.',
  });
  expect(await workspace.call('credits.info')).toMatchObject({ used: { today: 0 } });
});

test('a message that nobody planned has no plan', async () => {
  const { call, addLead, tenant } = await openWorkspace(service);
  const { id: leadId } = await addLead();
  await storeMessage(service, tenant, { leadId });
  const { items } = await call('messages.byLead', { leadId });
  const none = { playId: null, triggerId: null, planReason: null, composedBy: null, rounds: null };
  expect(items).toMatchObject([{ ...none, alternatives: [] }]);
});
