import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
const create = async (args: object = {}) => {
  const reply = await service.call('campaigns.create', { projectId: projectId(), name: 'Autumn', ...args });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};

test('campaigns.create stores all settings', async () => {
  const campaign = await create({
    brief: 'Coffee for offices.',
    channels: ['linkedin', 'linkedin'],
    targetRole: 'Office manager',
    locations: ['Helsinki'],
    leadCount: 50,
    startAt: '2027-01-04T08:00:00+02:00',
    scheduledStartDate: Date.UTC(2027, 0, 4),
  });
  expect(campaign).toMatchObject({
    name: 'Autumn',
    status: 'draft',
    channels: ['linkedin'],
    leadCount: 0,
    hasStructure: false,
    settings: {
      targetRole: 'Office manager',
      targetIndustry: null,
      locations: ['Helsinki'],
      leadCount: 50,
      startAt: Date.UTC(2027, 0, 4, 6),
      scheduledStartDate: Date.UTC(2027, 0, 4),
    },
  });
  expect(await expectSuccess(service, 'campaigns.get', { campaignId: campaign.id })).toEqual({
    ...campaign,
    leads: [],
    rules: [],
  });
  expect((await create({ channels: [] })).channels).toEqual(['email']);
});

test('campaigns.create rejects an invalid time and names its field', async () => {
  const validArgs = { projectId: projectId(), name: 'Autumn' };
  const invalidDate = { ...validArgs, scheduledStartDate: '2027-02-30' };
  expect((await expectError(service, 'campaigns.create', 'invalid_arguments', invalidDate)).error.param).toBe(
    'scheduledStartDate',
  );
  const invalidTime = { ...validArgs, startAt: 'soon' };
  expect((await expectError(service, 'campaigns.create', 'invalid_arguments', invalidTime)).error.param).toBe(
    'startAt',
  );
  await expectError(service, 'campaigns.create', 'project_not_found', {
    ...validArgs,
    projectId: newId('project'),
  });
});

test('campaigns.list pages newest first and counts leads', async () => {
  const { projectId: newProjectId, liveKey: key } = await service.newTenant();
  const ids: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    ids.unshift(
      (await service.call('campaigns.create', { projectId: newProjectId, name }, { key })).value.id,
    );
  }
  const lead = (await service.call('leads.add', { projectId: newProjectId, company: 'Acme' }, { key })).value;
  await service.call('leads.update', { leadId: lead.id, campaignId: ids[1] }, { key });
  const first = await expectSuccess(
    service,
    'campaigns.list',
    { projectId: newProjectId, limit: 2 },
    { key },
  );
  const args = { projectId: newProjectId, limit: 2, cursor: first.nextCursor };
  const second = await expectSuccess(service, 'campaigns.list', args, { key });
  const items = [...first.items, ...second.items];
  expect(items.map(({ id, leadCount }) => [id, leadCount])).toEqual(
    ids.map((id, index) => [id, index === 1 ? 1 : 0]),
  );
  expect(second.nextCursor).toBeNull();
  const campaign = await expectSuccess(service, 'campaigns.get', { campaignId: ids[1] }, { key });
  expect(campaign.leads).toEqual([
    {
      leadId: lead.id,
      company: 'Acme',
      firstName: null,
      lastName: null,
      email: null,
      addedAt: expect.any(Number),
    },
  ]);
  await expectError(service, 'campaigns.list', 'cursor_invalid', {
    projectId: projectId(),
    cursor: first.nextCursor,
  });
  await expectError(service, 'campaigns.list', 'project_not_found', { projectId: newId('project') });
  await expectError(service, 'campaigns.get', 'campaign_not_found', { campaignId: newId('campaign') });
  await expectError(service, 'campaigns.get', 'campaign_not_found', { campaignId: ids[1]! });
});

test('sets a structure field by field, sorts its blocks and hashes the locked ones', async () => {
  const { id: campaignId } = await create();
  const empty = await expectSuccess(service, 'campaigns.messageStructure', { campaignId });
  expect(empty).toMatchObject({ exists: false, state: 'draft', locked: false, blocks: [], updatedAt: null });
  const content = 'Yours, Åsa\n';
  const set = await expectSuccess(service, 'campaigns.setMessageStructure', {
    campaignId,
    objective: 'A first meeting.',
    blocks: [
      { kind: 'locked', content, order: 2 },
      { kind: 'generated', id: 'opening', aiInstruction: 'One observation.', order: 1, optional: true },
    ],
    must: ['coffee'],
    form: { maxWords: 90, links: 'none' },
  });
  expect(set.blocks.map(({ kind, order }: { kind: string; order: number }) => [kind, order])).toEqual([
    ['generated', 0],
    ['locked', 1],
  ]);
  expect(set.blocks[1]).toMatchObject({
    content,
    role: 'body',
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  expect(set.blocks[1].id).toMatch(/./);
  const args = { campaignId, mustNever: ['tea'], form: { paragraphs: 3 } };
  const changed = await expectSuccess(service, 'campaigns.setMessageStructure', args);
  expect(changed).toMatchObject({
    exists: true,
    objective: 'A first meeting.',
    must: ['coffee'],
    mustNever: ['tea'],
  });
  expect(changed.blocks).toEqual(set.blocks);
  expect(changed.form).toEqual({ paragraphs: 3, maxWords: null, links: 'allowed' });
  expect(await expectSuccess(service, 'campaigns.messageStructure', { campaignId })).toEqual(changed);
  expect((await expectSuccess(service, 'campaigns.get', { campaignId })).hasStructure).toBe(true);
});

test('rejects a locked block without content and names the parameter', async () => {
  const { id: campaignId } = await create();
  const blocks = [{ kind: 'generated' }, { kind: 'locked' }];
  const rejected = await expectError(service, 'campaigns.setMessageStructure', 'invalid_arguments', {
    campaignId,
    blocks,
  });
  expect(rejected.error.param).toBe('blocks[1].content');
  const unknownCampaign = { campaignId: newId('campaign') };
  await expectError(service, 'campaigns.setMessageStructure', 'campaign_not_found', unknownCampaign);
  await expectError(service, 'campaigns.messageStructure', 'campaign_not_found', unknownCampaign);
  await expectError(service, 'campaigns.lockMessageStructure', 'campaign_not_found', {
    ...unknownCampaign,
    locked: true,
  });
});

test('a locked structure cannot change until it is unlocked', async () => {
  const { id: campaignId } = await create();
  const lock = { campaignId, locked: true };
  await expectError(service, 'campaigns.lockMessageStructure', 'invalid_state', lock);
  await expectSuccess(service, 'campaigns.setMessageStructure', { campaignId, objective: 'A meeting.' });
  expect(await expectSuccess(service, 'campaigns.lockMessageStructure', lock)).toMatchObject({
    locked: true,
    state: 'locked',
  });
  await expectError(service, 'campaigns.setMessageStructure', 'structure_locked', {
    campaignId,
    objective: 'Else.',
  });
  const unlocked = await expectSuccess(service, 'campaigns.lockMessageStructure', {
    campaignId,
    locked: false,
  });
  expect(unlocked).toMatchObject({ locked: false, objective: 'A meeting.' });
  await expectSuccess(service, 'campaigns.setMessageStructure', { campaignId, objective: 'Else.' });
});
