import { describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { campaignScene } from '../support/campaign-scene.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const { projectId, campaign, lead, membersOf, joinSummariesOf, archive } = campaignScene(service);

describe('campaigns.addLeads', () => {
  test('returns one result per id and records who joined', async () => {
    const campaignId = await campaign();
    const [one, two] = [await lead(), await lead()];
    await service.call('leads.update', { leadId: two, campaignId });
    const other = await service.newTenant();
    const foreign = await lead({}, other);
    const leadIds = [one, foreign, two, newId('lead'), one];
    const joined = (await service.call('campaigns.addLeads', { campaignId, leadIds })).value;
    expect(joined).toEqual({
      campaignId,
      items: ['added', 'not_found', 'already_there', 'not_found', 'already_there'].map((outcome, index) => ({
        leadId: leadIds[index],
        outcome,
      })),
      added: 1,
      alreadyThere: 2,
      notFound: 2,
      dryRun: false,
    });
    expect(await membersOf(campaignId)).toEqual([one, two]);
    expect(await joinSummariesOf(one)).toEqual(['The lead was added to the campaign Autumn.']);
    const again = await expectSuccess(service, 'campaigns.addLeads', { campaignId, leadIds });
    expect(again).toMatchObject({ added: 0, alreadyThere: 3, notFound: 2 });
    expect(await joinSummariesOf(one)).toHaveLength(1);
  });

  test('resolves the id of a merged lead', async () => {
    const campaignId = await campaign();
    const [primaryId, duplicateId] = [await lead(), await lead()];
    await service.call('leads.merge', { primaryId, duplicateId });
    const args = { campaignId, leadIds: [duplicateId, primaryId] };
    const { items } = (await service.call('campaigns.addLeads', args)).value;
    expect(items).toEqual([
      { leadId: duplicateId, outcome: 'added' },
      { leadId: primaryId, outcome: 'already_there' },
    ]);
    expect(await membersOf(campaignId)).toEqual([primaryId]);
  });

  test('does not find a lead of another workspace of the same organisation', async () => {
    const campaignId = await campaign();
    const elsewhere = newId('project');
    await service.sql(
      `insert into project (org_id, id, name, created_at, updated_at) values ($1, $2, 'Else', now(), now())`,
      [service.tenant.orgId, elsewhere],
    );
    const args = { campaignId, leadIds: [await lead({ projectId: elsewhere })] };
    expect(await expectSuccess(service, 'campaigns.addLeads', args)).toMatchObject({ notFound: 1, added: 0 });
  });

  test('adds no leads in a dry run', async () => {
    const campaignId = await campaign();
    const args = { campaignId, leadIds: [await lead()] };
    const dry = await expectSuccess(service, 'campaigns.addLeads', args, { headers: { 'Dry-Run': 'true' } });
    expect(dry).toMatchObject({ added: 1, dryRun: true });
    expect(await membersOf(campaignId)).toEqual([]);
  });

  test('rejects an unknown or archived campaign', async () => {
    const leadIds = [await lead()];
    await expectError(service, 'campaigns.addLeads', 'campaign_not_found', {
      campaignId: newId('campaign'),
      leadIds,
    });
    const archived = await archive(await campaign());
    const rejected = await expectError(service, 'campaigns.addLeads', 'invalid_state', {
      campaignId: archived,
      leadIds,
    });
    expect(rejected.error.message).toContain('archived and accepts no leads. Set its status to paused');
    await expectError(service, 'leads.update', 'invalid_state', {
      leadId: leadIds[0]!,
      campaignId: archived,
    });
    expect(await membersOf(archived)).toEqual([]);
  });
});

describe('campaigns.addLeadsByTag', () => {
  test('adds every lead with any of the tags, case-sensitively', async () => {
    const tenant = await service.newTenant();
    const options = { key: tenant.liveKey };
    const campaignId = await campaign(tenant);
    const fair = await lead({ tags: ['fair'] }, tenant);
    const both = await lead({ tags: ['fair', 'vip'] }, tenant);
    for (const tags of [['Fair'], ['fair 2'], []]) await lead({ tags }, tenant);
    const args = { projectId: tenant.projectId, campaignId, tags: [' fair ', 'vip'] };
    const dry = await service.call('campaigns.addLeadsByTag', args, {
      ...options,
      headers: { 'Dry-Run': 'true' },
    });
    expect(dry.value).toEqual({ campaignId, matched: 2, added: 2, alreadyThere: 0, dryRun: true });
    await service.call('campaigns.addLeads', { campaignId, leadIds: [both] }, options);
    const first = (await service.call('campaigns.addLeadsByTag', args, options)).value;
    expect(first).toEqual({ campaignId, matched: 2, added: 1, alreadyThere: 1, dryRun: false });
    const { leads } = await expectSuccess(service, 'campaigns.get', { campaignId }, options);
    expect(leads.map(({ leadId }: { leadId: string }) => leadId)).toEqual([fair, both]);
    const none = { ...args, tags: ['nobody'] };
    expect(await expectSuccess(service, 'campaigns.addLeadsByTag', none, options)).toMatchObject({
      matched: 0,
    });
  });

  test('adds thousands of leads in one call', async () => {
    const tenant = await service.newTenant();
    const options = { key: tenant.liveKey };
    const campaignId = await campaign(tenant);
    await service.sql(
      `insert into lead (org_id, id, project_id, tags, created_at, updated_at)
       select $1, 'lead_' || lpad(n::text, 26, '0'), $2, '{many}', now(), now() from generate_series(1, 20000) n`,
      [tenant.orgId, tenant.projectId],
    );
    const args = { projectId: tenant.projectId, campaignId, tags: ['many'] };
    const { value } = await service.call('campaigns.addLeadsByTag', args, options);
    expect(value).toMatchObject({ matched: 20_000, added: 20_000 });
    expect((await service.call('campaigns.get', { campaignId }, options)).value.leadCount).toBe(20_000);
  });

  test('rejects unknown ids, a archived campaign and blank tags', async () => {
    const campaignId = await campaign();
    const args = { projectId: projectId(), campaignId, tags: ['fair'] };
    const nowhere = { ...args, projectId: newId('project') };
    await expectError(service, 'campaigns.addLeadsByTag', 'project_not_found', nowhere);
    const absent = { ...args, campaignId: newId('campaign') };
    await expectError(service, 'campaigns.addLeadsByTag', 'campaign_not_found', absent);
    const blank = await expectError(service, 'campaigns.addLeadsByTag', 'invalid_arguments', {
      ...args,
      tags: [' '],
    });
    expect(blank.error.param).toBe('tags');
    await archive(campaignId);
    await expectError(service, 'campaigns.addLeadsByTag', 'invalid_state', args);
  });
});
