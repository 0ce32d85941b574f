import { describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { testHouse, type Tenant } from '../house.ts';
import { proves, succeeds } from '../proves.ts';

const house = testHouse();
const projectId = () => house.tenant.projectId;

const campaign = async (tenant: Tenant = house.tenant): Promise<string> => {
  const args = { projectId: tenant.projectId, name: 'Autumn' };
  return (await house.call('campaigns.create', args, { key: tenant.liveKey })).value.id;
};
const lead = async (more: object = {}, tenant: Tenant = house.tenant): Promise<string> => {
  const args = { projectId: tenant.projectId, company: 'Acme', ...more };
  return (await house.call('leads.add', args, { key: tenant.liveKey })).value.id;
};
const membersOf = async (campaignId: string): Promise<string[]> => {
  const { leads, leadCount } = await succeeds(house, 'campaigns.get', { campaignId });
  expect(leadCount).toBe(leads.length);
  return leads.map(({ leadId }: { leadId: string }) => leadId);
};
const joinsOf = async (leadId: string): Promise<string[]> => {
  const { timeline } = await succeeds(house, 'leads.get', { leadId });
  return timeline
    .filter(({ kind }: { kind: string }) => kind === 'campaign_joined')
    .map(({ summary }: { summary: string }) => summary);
};
const close = (campaignId: string) =>
  house.call('campaigns.update', { campaignId, status: 'archived' }).then(() => campaignId);

describe('campaigns.addLeads', () => {
  test('answers each id in its place and notes who joined', async () => {
    const campaignId = await campaign();
    const [one, two] = [await lead(), await lead()];
    await house.call('leads.update', { leadId: two, campaignId });
    const other = await house.newTenant();
    const foreign = await lead({}, other);
    const leadIds = [one, foreign, two, newId('lead'), one];
    const joined = (await house.call('campaigns.addLeads', { campaignId, leadIds })).value;
    expect(joined).toEqual({
      campaignId,
      items: ['added', 'not_found', 'already_there', 'not_found', 'already_there'].map((outcome, place) => ({
        leadId: leadIds[place],
        outcome,
      })),
      ...{ added: 1, alreadyThere: 2, notFound: 2, dryRun: false },
    });
    expect(await membersOf(campaignId)).toEqual([one, two]);
    expect(await joinsOf(one)).toEqual(['The lead was put into the campaign Autumn.']);
    const again = await succeeds(house, 'campaigns.addLeads', { campaignId, leadIds });
    expect(again).toMatchObject({ added: 0, alreadyThere: 3, notFound: 2 });
    expect(await joinsOf(one)).toHaveLength(1);
  });

  test('takes the id of a lead that was merged for the one it was merged into', async () => {
    const campaignId = await campaign();
    const [primaryId, duplicateId] = [await lead(), await lead()];
    await house.call('leads.merge', { primaryId, duplicateId });
    const args = { campaignId, leadIds: [duplicateId, primaryId] };
    const { items } = (await house.call('campaigns.addLeads', args)).value;
    expect(items).toEqual([
      { leadId: duplicateId, outcome: 'added' },
      { leadId: primaryId, outcome: 'already_there' },
    ]);
    expect(await membersOf(campaignId)).toEqual([primaryId]);
  });

  test('does not find a lead of another workspace of the same organisation', async () => {
    const campaignId = await campaign();
    const elsewhere = newId('project');
    await house.sql(
      `insert into project (org_id, id, name, created_at, updated_at) values ($1, $2, 'Else', now(), now())`,
      [house.tenant.orgId, elsewhere],
    );
    const args = { campaignId, leadIds: [await lead({ projectId: elsewhere })] };
    expect(await succeeds(house, 'campaigns.addLeads', args)).toMatchObject({ notFound: 1, added: 0 });
  });

  test('on a dry run says so and puts nobody in', async () => {
    const campaignId = await campaign();
    const args = { campaignId, leadIds: [await lead()] };
    const dry = await succeeds(house, 'campaigns.addLeads', args, { headers: { 'Dry-Run': 'true' } });
    expect(dry).toMatchObject({ added: 1, dryRun: true });
    expect(await membersOf(campaignId)).toEqual([]);
  });

  test('refuses a campaign that is not there or takes nobody', async () => {
    const leadIds = [await lead()];
    await proves(house, 'campaigns.addLeads', 'campaign_not_found', {
      campaignId: newId('campaign'),
      leadIds,
    });
    const closed = await close(await campaign());
    const refused = await proves(house, 'campaigns.addLeads', 'invalid_state', {
      campaignId: closed,
      leadIds,
    });
    expect(refused.error.message).toContain('archived and takes no leads. Set its status to paused');
    await proves(house, 'leads.update', 'invalid_state', { leadId: leadIds[0]!, campaignId: closed });
    expect(await membersOf(closed)).toEqual([]);
  });
});

describe('campaigns.addLeadsByTag', () => {
  test('takes every lead with any of the tags, exactly as they are written', async () => {
    const tenant = await house.newTenant();
    const options = { key: tenant.liveKey };
    const campaignId = await campaign(tenant);
    const fair = await lead({ tags: ['fair'] }, tenant);
    const both = await lead({ tags: ['fair', 'vip'] }, tenant);
    for (const tags of [['Fair'], ['fair 2'], []]) await lead({ tags }, tenant);
    const args = { projectId: tenant.projectId, campaignId, tags: [' fair ', 'vip'] };
    const dry = await house.call('campaigns.addLeadsByTag', args, {
      ...options,
      headers: { 'Dry-Run': 'true' },
    });
    expect(dry.value).toEqual({ campaignId, matched: 2, added: 2, alreadyThere: 0, dryRun: true });
    await house.call('campaigns.addLeads', { campaignId, leadIds: [both] }, options);
    const first = (await house.call('campaigns.addLeadsByTag', args, options)).value;
    expect(first).toEqual({ campaignId, matched: 2, added: 1, alreadyThere: 1, dryRun: false });
    const { leads } = await succeeds(house, 'campaigns.get', { campaignId }, options);
    expect(leads.map(({ leadId }: { leadId: string }) => leadId)).toEqual([fair, both]);
    const none = { ...args, tags: ['nobody'] };
    expect(await succeeds(house, 'campaigns.addLeadsByTag', none, options)).toMatchObject({ matched: 0 });
  });

  test('takes thousands at once', async () => {
    const tenant = await house.newTenant();
    const options = { key: tenant.liveKey };
    const campaignId = await campaign(tenant);
    await house.sql(
      `insert into lead (org_id, id, project_id, tags, created_at, updated_at)
       select $1, 'lead_' || lpad(n::text, 26, '0'), $2, '{many}', now(), now() from generate_series(1, 20000) n`,
      [tenant.orgId, tenant.projectId],
    );
    const args = { projectId: tenant.projectId, campaignId, tags: ['many'] };
    const { value } = await house.call('campaigns.addLeadsByTag', args, options);
    expect(value).toMatchObject({ matched: 20_000, added: 20_000 });
    expect((await house.call('campaigns.get', { campaignId }, options)).value.leadCount).toBe(20_000);
  });

  test('refuses what is not there, what takes nobody, and blanks', async () => {
    const campaignId = await campaign();
    const args = { projectId: projectId(), campaignId, tags: ['fair'] };
    const nowhere = { ...args, projectId: newId('project') };
    await proves(house, 'campaigns.addLeadsByTag', 'project_not_found', nowhere);
    const absent = { ...args, campaignId: newId('campaign') };
    await proves(house, 'campaigns.addLeadsByTag', 'campaign_not_found', absent);
    const blank = await proves(house, 'campaigns.addLeadsByTag', 'invalid_arguments', {
      ...args,
      tags: [' '],
    });
    expect(blank.error.param).toBe('tags');
    await close(campaignId);
    await proves(house, 'campaigns.addLeadsByTag', 'invalid_state', args);
  });
});

describe('campaigns.addRule', () => {
  const rule = (campaignId: string, tag = 'fair') => ({
    ...{ projectId: projectId(), campaignId },
    condition: { tag },
  });

  test('answers the rule, the same one again, and shows it with the campaign', async () => {
    const campaignId = await campaign();
    const made = (await house.call('campaigns.addRule', rule(campaignId, ' fair '))).value;
    expect(made).toEqual({
      id: expect.stringMatching(/^rule_/),
      campaignId,
      condition: { tag: 'fair' },
      createdAt: expect.any(Number),
      created: true,
    });
    const { created: _created, ...shown } = made;
    expect(await succeeds(house, 'campaigns.addRule', rule(campaignId))).toEqual({
      ...shown,
      created: false,
    });
    const other = (await house.call('campaigns.addRule', rule(campaignId, 'Fair'))).value;
    const { rules } = await succeeds(house, 'campaigns.get', { campaignId });
    expect(rules.map(({ id }: { id: string }) => id)).toEqual([made.id, other.id]);
    expect(rules[0]).toEqual(shown);
    expect(await succeeds(house, 'campaigns.get', { campaignId: await campaign() })).toMatchObject({
      rules: [],
    });
  });

  test('of many at once makes one', async () => {
    const campaignId = await campaign();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => house.call('campaigns.addRule', rule(campaignId))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(replies.filter(({ value }) => value.created)).toHaveLength(1);
    expect(new Set(replies.map(({ value }) => value.id)).size).toBe(1);
  });

  test('leaves whoever has the tag already, and lets those who get it join, by any call', async () => {
    const campaignId = await campaign();
    const before = await lead({ tags: ['by-rule'], email: 'before@acme.example' });
    await house.call('campaigns.addRule', rule(campaignId, 'by-rule'));
    await house.call('leads.update', { leadId: before, tags: ['by-rule', 'more'] });
    await house.call('leads.add', {
      projectId: projectId(),
      email: 'before@acme.example',
      tags: ['by-rule'],
    });
    expect(await membersOf(campaignId)).toEqual([]);

    const added = await lead({ tags: ['by-rule'] });
    const edited = await lead({ tags: ['By-rule'] });
    const matched = await lead({ email: 'matched@acme.example' });
    const tagged = await lead({ tags: ['more'] });
    const { campaignIds } = await succeeds(house, 'leads.addTag', {
      leadId: tagged,
      tags: ['more', 'by-rule'],
    });
    expect(campaignIds).toEqual([campaignId]);
    const { value } = await house.call('leads.update', { leadId: edited, tags: ['by-rule'] });
    expect(value.campaignIds).toEqual([campaignId]);
    const rows = [
      { company: 'New', tags: ['by-rule', 'else'] },
      { email: 'matched@acme.example', tags: ['by-rule'] },
      { company: 'Without' },
    ];
    const { items } = (await house.call('leads.addBatch', { projectId: projectId(), leads: rows })).value;
    expect(new Set(await membersOf(campaignId))).toEqual(
      new Set([added, edited, matched, tagged, items[0].leadId]),
    );
    for (const leadId of [added, edited, matched, tagged]) {
      expect(await joinsOf(leadId)).toEqual(['A tag put the lead into the campaign Autumn.']);
    }
    await house.call('leads.update', { leadId: before, tags: [] });
    await house.call('leads.update', { leadId: before, tags: ['by-rule'] });
    expect(await membersOf(campaignId)).toContain(before);
  });

  test('lets a lead join that gets the tag of another by a merge', async () => {
    const campaignId = await campaign();
    const [without, having] = [await lead(), await lead({ tags: ['merged'] })];
    const duplicates = [await lead({ tags: ['merged'] }), await lead({ tags: ['merged'] })];
    await house.call('campaigns.addRule', rule(campaignId, 'merged'));
    for (const [place, primaryId] of [without, having].entries()) {
      const merge = await house.call('leads.merge', { primaryId, duplicateId: duplicates[place] });
      expect(merge.status, merge.text).toBe(200);
    }
    expect(await membersOf(campaignId)).toEqual([without]);
    expect(await joinsOf(without)).toHaveLength(1);
  });

  test('on a dry run of a batch lets nobody join', async () => {
    const campaignId = await campaign();
    await house.call('campaigns.addRule', rule(campaignId, 'dry'));
    const leads = [{ company: 'New', tags: ['dry'] }];
    await succeeds(
      house,
      'leads.addBatch',
      { projectId: projectId(), leads },
      { headers: { 'Dry-Run': 'true' } },
    );
    expect(await membersOf(campaignId)).toEqual([]);
  });

  test('rests while the campaign is closed', async () => {
    const campaignId = await campaign();
    await house.call('campaigns.addRule', rule(campaignId, 'resting'));
    await close(campaignId);
    await lead({ tags: ['resting'] });
    expect(await membersOf(campaignId)).toEqual([]);
    await house.call('campaigns.update', { campaignId, status: 'paused' });
    const later = await lead({ tags: ['resting'] });
    expect(await membersOf(campaignId)).toEqual([later]);
  });

  test('holds in its own workspace alone', async () => {
    const campaignId = await campaign();
    await house.call('campaigns.addRule', rule(campaignId, 'ours'));
    const other = await house.newTenant();
    const elsewhere = newId('project');
    await house.sql(
      `insert into project (org_id, id, name, created_at, updated_at) values ($1, $2, 'Else', now(), now())`,
      [house.tenant.orgId, elsewhere],
    );
    await lead({ tags: ['ours'] }, other);
    await lead({ tags: ['ours'], projectId: elsewhere });
    expect(await membersOf(campaignId)).toEqual([]);
  });

  test('refuses what is not there, what takes nobody, blanks, and more rules than there may be', async () => {
    const campaignId = await campaign();
    const nowhere = { ...rule(campaignId), projectId: newId('project') };
    await proves(house, 'campaigns.addRule', 'project_not_found', nowhere);
    await proves(house, 'campaigns.addRule', 'campaign_not_found', rule(newId('campaign')));
    const blank = await proves(house, 'campaigns.addRule', 'invalid_arguments', rule(campaignId, ' '));
    expect(blank.error.param).toBe('condition.tag');
    await house.sql(
      `insert into campaign_rule (org_id, id, project_id, campaign_id, tag, created_at)
       select $1, 'rule_' || n, $2, $3, 'tag ' || n, now() from generate_series(1, 200) n`,
      [house.tenant.orgId, projectId(), campaignId],
    );
    const full = await proves(house, 'campaigns.addRule', 'invalid_state', rule(campaignId));
    expect(full.error.message).toBe('A campaign has at most 200 rules.');
    await proves(house, 'campaigns.addRule', 'invalid_state', rule(await close(await campaign())));
  });
});
