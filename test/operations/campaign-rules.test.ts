import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { campaignScene } from '../support/campaign-scene.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const { projectId, campaign, lead, membersOf, joinSummariesOf, archive } = campaignScene(service);

const rule = (campaignId: string, tag = 'fair') => ({
  projectId: projectId(),
  campaignId,
  condition: { tag },
});

test('campaigns.addRule returns the existing rule on a repeat and shows it with the campaign', async () => {
  const campaignId = await campaign();
  const createdRule = (await service.call('campaigns.addRule', rule(campaignId, ' fair '))).value;
  expect(createdRule).toEqual({
    id: expect.stringMatching(/^rule_/),
    campaignId,
    condition: { tag: 'fair' },
    createdAt: expect.any(Number),
    created: true,
  });
  const { created: _created, ...shown } = createdRule;
  expect(await expectSuccess(service, 'campaigns.addRule', rule(campaignId))).toEqual({
    ...shown,
    created: false,
  });
  const other = (await service.call('campaigns.addRule', rule(campaignId, 'Fair'))).value;
  const { rules } = await expectSuccess(service, 'campaigns.get', { campaignId });
  expect(rules.map(({ id }: { id: string }) => id)).toEqual([createdRule.id, other.id]);
  expect(rules[0]).toEqual(shown);
  expect(await expectSuccess(service, 'campaigns.get', { campaignId: await campaign() })).toMatchObject({
    rules: [],
  });
});

test('concurrent campaigns.addRule calls create one rule', async () => {
  const campaignId = await campaign();
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => service.call('campaigns.addRule', rule(campaignId))),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(replies.filter(({ value }) => value.created)).toHaveLength(1);
  expect(new Set(replies.map(({ value }) => value.id)).size).toBe(1);
});

test('campaigns.addRule adds leads that get the tag later, whichever operation sets it', async () => {
  const campaignId = await campaign();
  const before = await lead({ tags: ['by-rule'], email: 'before@acme.example' });
  await service.call('campaigns.addRule', rule(campaignId, 'by-rule'));
  await service.call('leads.update', { leadId: before, tags: ['by-rule', 'more'] });
  await service.call('leads.add', {
    projectId: projectId(),
    email: 'before@acme.example',
    tags: ['by-rule'],
  });
  expect(await membersOf(campaignId)).toEqual([]);

  const added = await lead({ tags: ['by-rule'] });
  const edited = await lead({ tags: ['By-rule'] });
  const matched = await lead({ email: 'matched@acme.example' });
  const tagged = await lead({ tags: ['more'] });
  const { campaignIds } = await expectSuccess(service, 'leads.addTag', {
    leadId: tagged,
    tags: ['more', 'by-rule'],
  });
  expect(campaignIds).toEqual([campaignId]);
  const { value } = await service.call('leads.update', { leadId: edited, tags: ['by-rule'] });
  expect(value.campaignIds).toEqual([campaignId]);
  const rows = [
    { company: 'New', tags: ['by-rule', 'else'] },
    { email: 'matched@acme.example', tags: ['by-rule'] },
    { company: 'Without' },
  ];
  const { items } = (await service.call('leads.addBatch', { projectId: projectId(), leads: rows })).value;
  expect(new Set(await membersOf(campaignId))).toEqual(
    new Set([added, edited, matched, tagged, items[0].leadId]),
  );
  for (const leadId of [added, edited, matched, tagged]) {
    expect(await joinSummariesOf(leadId)).toEqual(['A tag added the lead to the campaign Autumn.']);
  }
  await service.call('leads.update', { leadId: before, tags: [] });
  await service.call('leads.update', { leadId: before, tags: ['by-rule'] });
  expect(await membersOf(campaignId)).toContain(before);
});

test('campaigns.addRule adds a lead that gets the tag through a merge', async () => {
  const campaignId = await campaign();
  const [without, having] = [await lead(), await lead({ tags: ['merged'] })];
  const duplicates = [await lead({ tags: ['merged'] }), await lead({ tags: ['merged'] })];
  await service.call('campaigns.addRule', rule(campaignId, 'merged'));
  for (const [index, primaryId] of [without, having].entries()) {
    const merge = await service.call('leads.merge', { primaryId, duplicateId: duplicates[index] });
    expect(merge.status, merge.text).toBe(200);
  }
  expect(await membersOf(campaignId)).toEqual([without]);
  expect(await joinSummariesOf(without)).toHaveLength(1);
});

test('a dry run of a batch triggers no rule', async () => {
  const campaignId = await campaign();
  await service.call('campaigns.addRule', rule(campaignId, 'dry'));
  const leads = [{ company: 'New', tags: ['dry'] }];
  await expectSuccess(
    service,
    'leads.addBatch',
    { projectId: projectId(), leads },
    { headers: { 'Dry-Run': 'true' } },
  );
  expect(await membersOf(campaignId)).toEqual([]);
});

test('a rule adds no leads while its campaign is archived', async () => {
  const campaignId = await campaign();
  await service.call('campaigns.addRule', rule(campaignId, 'resting'));
  await archive(campaignId);
  await lead({ tags: ['resting'] });
  expect(await membersOf(campaignId)).toEqual([]);
  await service.call('campaigns.update', { campaignId, status: 'paused' });
  const later = await lead({ tags: ['resting'] });
  expect(await membersOf(campaignId)).toEqual([later]);
});

test('a rule applies to its own workspace only', async () => {
  const campaignId = await campaign();
  await service.call('campaigns.addRule', rule(campaignId, 'ours'));
  const other = await service.newTenant();
  const elsewhere = newId('project');
  await service.sql(
    `insert into project (org_id, id, name, created_at, updated_at) values ($1, $2, 'Else', now(), now())`,
    [service.tenant.orgId, elsewhere],
  );
  await lead({ tags: ['ours'] }, other);
  await lead({ tags: ['ours'], projectId: elsewhere });
  expect(await membersOf(campaignId)).toEqual([]);
});

test('campaigns.addRule rejects unknown ids, archived campaigns, blank tags and a 201st rule', async () => {
  const campaignId = await campaign();
  const nowhere = { ...rule(campaignId), projectId: newId('project') };
  await expectError(service, 'campaigns.addRule', 'project_not_found', nowhere);
  await expectError(service, 'campaigns.addRule', 'campaign_not_found', rule(newId('campaign')));
  const blank = await expectError(service, 'campaigns.addRule', 'invalid_arguments', rule(campaignId, ' '));
  expect(blank.error.param).toBe('condition.tag');
  await service.sql(
    `insert into campaign_rule (org_id, id, project_id, campaign_id, tag, created_at)
     select $1, 'rule_' || n, $2, $3, 'tag ' || n, now() from generate_series(1, 200) n`,
    [service.tenant.orgId, projectId(), campaignId],
  );
  const rejected = await expectError(service, 'campaigns.addRule', 'invalid_state', rule(campaignId));
  expect(rejected.error.message).toBe('A campaign has at most 200 rules.');
  await expectError(service, 'campaigns.addRule', 'invalid_state', rule(await archive(await campaign())));
});
