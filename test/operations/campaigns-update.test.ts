import { describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
const create = async (args: object = {}) => {
  const reply = await service.call('campaigns.create', { projectId: projectId(), name: 'Autumn', ...args });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};
const update = (campaignId: string, args: object) =>
  expectSuccess(service, 'campaigns.update', { campaignId, ...args });

describe('campaigns.update', () => {
  test('sets given fields, clears null and blank ones, and keeps the rest', async () => {
    const created = await create({ brief: 'Coffee.', leadCount: 9, startAt: 1, scheduledStartDate: 2 });
    const texts = { goal: 'A meeting.', ghostwriterHints: 'No jokes.', outreachAngle: 'The new office.' };
    const changed = await update(created.id, { ...texts, name: 'Winter', scheduledStartDate: '2027-01-04' });
    expect(changed).toEqual({
      ...created,
      ...texts,
      name: 'Winter',
      settings: { ...created.settings, scheduledStartDate: Date.UTC(2027, 0, 4) },
      updatedAt: expect.any(Number),
    });
    expect(changed.updatedAt).toBeGreaterThan(created.updatedAt);
    const cleared = await update(created.id, { goal: null, brief: ' ', scheduledStartDate: null });
    expect(cleared).toMatchObject({ goal: null, brief: null, ghostwriterHints: 'No jokes.', name: 'Winter' });
    expect(cleared.settings).toEqual({ ...created.settings, scheduledStartDate: null });
    expect(await update(created.id, {})).toEqual(cleared);
    const {
      leads: _leads,
      rules: _rules,
      ...read
    } = await expectSuccess(service, 'campaigns.get', {
      campaignId: created.id,
    });
    expect(read).toEqual(cleared);
  });

  const statuses = ['draft', 'active', 'paused', 'completed', 'archived'] as const;
  const transitions: Readonly<Record<(typeof statuses)[number], readonly string[]>> = {
    draft: ['active', 'archived'],
    active: ['paused', 'completed', 'archived'],
    paused: ['active', 'completed', 'archived'],
    completed: ['active', 'archived'],
    archived: ['paused'],
  };

  test.each(statuses)('accepts only the allowed status changes from %s', async (from) => {
    for (const status of statuses) {
      const { id: campaignId } = await create();
      await service.sql('update campaign set status = $2 where id = $1', [campaignId, from]);
      if (status === from || transitions[from].includes(status)) {
        expect((await update(campaignId, { status })).status).toBe(status);
        continue;
      }
      const rejected = await expectError(service, 'campaigns.update', 'invalid_state', {
        campaignId,
        status,
        name: 'x',
      });
      expect(rejected.error.param).toBe('status');
      expect(rejected.error.message).toBe(
        `The campaign is ${from}. It can only become ${transitions[from].join(' or ')}.`,
      );
      expect((await service.call('campaigns.get', { campaignId })).value).toMatchObject({
        status: from,
        name: 'Autumn',
      });
    }
  });

  test('applies the goal and writing rules to messages', async () => {
    const workspace = await openWorkspace(service);
    const { call, projectId: workspaceId } = workspace;
    const { id: leadId } = await workspace.addLead({ analysis });
    const { id: campaignId } = await call('campaigns.create', { projectId: workspaceId, name: 'Autumn' });
    const generate = () => call('messages.generate', { leadId, campaignId, language: 'en' });
    const before = await generate();
    expect(before.body).not.toMatch(/\bdemo/i);
    const ghostwriterHints = 'No questions.\nSound like a curious neighbour.';
    await call('campaigns.update', { campaignId, goal: 'Book a product demo.', ghostwriterHints });
    const after = await generate();
    expect(after.body).toMatch(/\bdemo/i);
    expect(after.body).not.toContain('?');
    expect(after.warnings).toContainEqual(expect.stringContaining('Sound like a curious neighbour'));
  });

  test('rejects an invalid time and an unknown campaign', async () => {
    const { id: campaignId } = await create();
    const invalidDate = { campaignId, scheduledStartDate: '2027-02-30' };
    expect(
      (await expectError(service, 'campaigns.update', 'invalid_arguments', invalidDate)).error.param,
    ).toBe('scheduledStartDate');
    await expectError(service, 'campaigns.update', 'campaign_not_found', { campaignId: newId('campaign') });
    const { liveKey: key } = await service.newTenant();
    await expectError(
      service,
      'campaigns.update',
      'campaign_not_found',
      { campaignId, name: 'Mine' },
      { key },
    );
  });
});

describe('campaigns.stats', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 8, minute));
  const addLead = async () =>
    (await service.call('leads.add', { projectId: projectId(), company: 'Acme' })).value.id as string;

  test('counts sent messages by outcome, and leads that replied', async () => {
    const { id: campaignId } = await create();
    const none = { campaignId, opened: null, clicked: null, sent: 0, delivered: 0, bounced: 0, replied: 0 };
    expect(await expectSuccess(service, 'campaigns.stats', { campaignId })).toEqual(none);
    const [answering, silent, automatic, early] = [
      await addLead(),
      await addLead(),
      await addLead(),
      await addLead(),
    ] as const;
    const store = (message: Parameters<typeof storeMessage>[2]) =>
      storeMessage(service, service.tenant, message);
    for (const [leadId, state] of [
      [answering, 'sent'],
      [answering, 'delivered'],
      [silent, 'bounced'],
      [silent, 'approved'],
      [silent, 'removed'],
      [automatic, 'delivered'],
      [early, 'sent'],
    ] as const) {
      await store({ leadId, state, campaignId, occurredAt: at(10) });
    }
    await store({ leadId: silent, state: 'sent', occurredAt: at(10) });
    const inbound = { direction: 'inbound', state: 'received' } as const;
    await store({ ...inbound, leadId: answering, classification: 'positive', occurredAt: at(20) });
    await store({ ...inbound, leadId: answering, occurredAt: at(30) });
    await store({ ...inbound, leadId: automatic, classification: 'out_of_office', occurredAt: at(11) });
    await store({ ...inbound, leadId: early, occurredAt: at(9) });
    expect(await expectSuccess(service, 'campaigns.stats', { campaignId })).toEqual({
      ...none,
      sent: 5,
      delivered: 2,
      bounced: 1,
      replied: 1,
    });
  });

  test('uses an index of the campaign among many messages', async () => {
    const { id: campaignId } = await create();
    const leadId = await addLead();
    await service.sql(
      `insert into message (org_id, id, project_id, lead_id, thread_id, campaign_id, direction, state, subject, body,
         channel, content_hash, occurred_at, created_at)
       select $1, 'message_' || n, $2, $3, 'thread', case when n % 500 = 0 then $4 else 'campaign_other' end,
              'outbound', 'sent', '', '', 'email', '', now(), now() from generate_series(1, 5000) n`,
      [service.tenant.orgId, projectId(), leadId, campaignId],
    );
    await service.sql('analyze message');
    const scans = async () => {
      await service.sql('select pg_stat_force_next_flush()');
      const [row] = await service.sql(
        `select coalesce(sum(idx_scan), 0)::int as scans from pg_stat_user_indexes
         where indexrelname in ('message_campaign_index', 'message_campaign_time_index')`,
      );
      return row.scans as number;
    };
    const before = await scans();
    expect((await expectSuccess(service, 'campaigns.stats', { campaignId })).sent).toBe(10);
    await expect.poll(scans).toBeGreaterThan(before);
  });

  test('rejects an unknown campaign', async () => {
    await expectError(service, 'campaigns.stats', 'campaign_not_found', { campaignId: newId('campaign') });
    const { liveKey: key } = await service.newTenant();
    const { id: campaignId } = await create();
    await expectError(service, 'campaigns.stats', 'campaign_not_found', { campaignId }, { key });
  });
});
