import { describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { receive, writeMail } from '../support/test-mails.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();
const eventsOf = async (leadId: string, type: string) =>
  (
    await service.sql(`select data from event where type = $2 and data->>'leadId' = $1 order by id`, [
      leadId,
      type,
    ])
  ).map(({ data }) => data);
const unlinkedOf = async (projectId: string) =>
  (await service.sql('select address from unlinked_mail where project_id = $1', [projectId])).map(
    ({ address }) => address,
  );

describe('an added address', () => {
  test('identifies the lead in any spelling', async () => {
    const { call, projectId, addLead, options } = await openWorkspace(service);
    const lead = await addLead({ email: 'anna@koivu.example' });
    const args = { leadId: lead.id, email: ' Änna@BÜCHER.example ' };
    const after = await expectSuccess(service, 'leads.addAlias', args, options);
    expect(after).toMatchObject({ email: 'anna@koivu.example', aliases: ['änna@xn--bcher-kva.example'] });
    const again = await call('leads.add', { projectId, email: 'änna@bücher.example' });
    expect(again).toMatchObject({ id: lead.id, matched: true });
    const found = (await call('leads.list', { projectId, query: 'bcher' })).items;
    expect(found).toMatchObject([{ id: lead.id }]);
    const { timeline } = await call('leads.get', { leadId: lead.id });
    expect(timeline.map(({ kind }) => kind)).toEqual(['address_added', 'added']);
    expect((await call('leads.addAlias', { leadId: lead.id, email: 'anna@koivu.example' })).aliases).toEqual(
      after.aliases,
    );
  });

  test('becomes the main address of a lead without one', async () => {
    const { call, addLead } = await openWorkspace(service);
    const lead = await addLead({ email: '', company: 'Koivu' });
    const after = await call('leads.addAlias', { leadId: lead.id, email: 'a@koivu.example' });
    expect(after).toMatchObject({ email: 'a@koivu.example', aliases: [], companyDomain: 'koivu.example' });
    expect(after.provenance.email).toMatchObject({ source: 'api' });
  });

  test('that is suppressed suppresses all addresses of the lead', async () => {
    const { call, addLead, tenant } = await openWorkspace(service);
    const lead = await addLead();
    await service.sql(
      `insert into suppression (org_id, id, kind, value, reason, since)
       values ($1, $2, 'domain', 'quiet.example', 'complaint', now())`,
      [tenant.orgId, newId('suppression')],
    );
    const after = await call('leads.addAlias', { leadId: lead.id, email: 'anna@quiet.example' });
    expect(after.suppressed).toMatchObject({ reason: 'complaint' });
    const { value } = await service.call('messages.generate', { leadId: lead.id }, { key: tenant.liveKey });
    expect(value).toBeUndefined();
    const { timeline } = await call('leads.get', { leadId: lead.id });
    expect(timeline.map(({ kind }) => kind)).toContain('suppressed');
  });

  test.each(['sweep@quiet.example', 'anna@koivu.example'])(
    'keeps the suppression of %s when it becomes the main address',
    async (suppressed) => {
      const { call, tryCall, projectId, addLead, tenant } = await openWorkspace(service);
      const lead = await addLead({ email: 'anna@koivu.example' });
      await call('leads.addAlias', { leadId: lead.id, email: 'sweep@quiet.example' });
      await service.sql(
        `insert into suppression (org_id, id, kind, value, reason, since)
         values ($1, $2, 'address', $3, 'complaint', now())`,
        [tenant.orgId, newId('suppression'), suppressed],
      );
      const after = await call('leads.update', { leadId: lead.id, email: 'other@koivu.example' });
      const aliases = ['anna@koivu.example', 'sweep@quiet.example'];
      expect(after).toMatchObject({
        email: 'other@koivu.example',
        aliases,
        suppressed: { reason: 'complaint' },
      });
      expect((await tryCall('messages.generate', { leadId: lead.id })).error?.code).toBe('suppressed');
      const { error, value } = await tryCall('leads.add', { projectId, email: 'anna@koivu.example' });
      expect(error?.code ?? value.suppressed.reason).toMatch(/suppressed|complaint/);
    },
  );

  test('is rejected if it belongs to another lead, is invalid, or the lead is unknown', async () => {
    const { addLead, options } = await openWorkspace(service);
    const [one, two] = [await addLead(), await addLead({ email: 'b@koivu.example' })];
    const takenAddress = { leadId: one.id, email: 'B@koivu.example' };
    const rejected = await expectError(service, 'leads.addAlias', 'already_exists', takenAddress, options);
    expect(rejected.error.message).toContain(two.id);
    expect(rejected.error.message).toContain('leads.merge');
    const invalidAddress = { leadId: one.id, email: 'nobody' };
    await expectError(service, 'leads.addAlias', 'invalid_arguments', invalidAddress, options);
    const absent = { leadId: newId('lead'), email: 'c@koivu.example' };
    await expectError(service, 'leads.addAlias', 'lead_not_found', absent, options);
  });

  test('is assigned to only one of several leads that add it concurrently', async () => {
    const { tryCall, addLead } = await openWorkspace(service);
    const leads = await Promise.all(Array.from({ length: 6 }, () => addLead()));
    const replies = await Promise.all(
      leads.map(({ id }) => tryCall('leads.addAlias', { leadId: id, email: 'wanted@koivu.example' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.flatMap(({ error }) => error?.code ?? [])).toEqual(Array(5).fill('already_exists'));
  });
});

describe('mail', () => {
  test('from an alias of a lead is added to its thread and emits one event', async () => {
    const { call, projectId, addLead, tenant } = await openWorkspace(service);
    const lead = await addLead({ email: 'x@koivu.example' });
    await call('leads.addAlias', { leadId: lead.id, email: 'anna@koivu.example' });
    const campaign = await call('campaigns.create', { projectId, name: 'Autumn' });
    const sent = await storeMessage(service, tenant, { leadId: lead.id, occurredAt: new Date('2026-11-01') });
    await service.sql('update message set campaign_id = $2 where id = $1', [sent, campaign.id]);
    const reception = await receive(service, projectId, writeMail());
    expect(reception).toMatchObject({ outcome: 'linked', leadId: lead.id });
    expect(await receive(service, projectId, writeMail())).toEqual({ outcome: 'known' });
    const thread = (await call('messages.byLead', { leadId: lead.id })).items;
    expect(thread).toHaveLength(2);
    expect(thread[1]).toMatchObject({
      direction: 'inbound',
      state: 'received',
      subject: 'Re: Shifts',
      body: 'Thanks!',
      classification: null,
      occurredAt: Date.UTC(2026, 10, 20, 8),
    });
    expect(await call('leads.get', { leadId: lead.id })).toMatchObject({
      status: 'responded',
      stage: 'replied',
    });
    expect(await eventsOf(lead.id, 'reply.received')).toEqual([
      {
        projectId,
        leadId: lead.id,
        email: 'x@koivu.example',
        firstName: 'Anna',
        lastName: null,
        company: expect.any(String),
        url: expect.stringContaining(lead.id),
        campaignId: campaign.id,
        from: 'anna@koivu.example',
        subject: 'Re: Shifts',
        classification: null,
        inboundMessageId: thread[1].id,
        suspected: false,
      },
    ]);
    const changes = (await eventsOf(lead.id, 'lead.status_changed')).map(({ field, from, to }) => [
      field,
      from,
      to,
    ]);
    expect(changes).toEqual([
      ['status', 'new', 'responded'],
      ['stage', 'none', 'replied'],
    ]);
    await receive(service, projectId, writeMail({ 'Message-ID': '<two@koivu.example>' }));
    expect(await eventsOf(lead.id, 'lead.status_changed')).toHaveLength(2);
  });

  test.each([
    ['auto_reply', { 'Auto-Submitted': 'auto-replied' }],
    ['auto_reply', { Precedence: 'bulk' }],
    ['auto_reply', { 'Return-Path': '<>' }],
    ['bounce', { From: 'MAILER-DAEMON@koivu.example', 'In-Reply-To': '<zero@koivu.example>' }],
  ])('sent by a machine is a %s and changes no stage: %j', async (classification, headers) => {
    const { call, projectId, addLead, tenant } = await openWorkspace(service);
    const lead = await addLead({ email: 'anna@koivu.example' });
    const sent = await storeMessage(service, tenant, { leadId: lead.id });
    await service.sql('update message set mail_id = $2 where id = $1', [sent, '<zero@koivu.example>']);
    expect(await receive(service, projectId, writeMail(headers))).toMatchObject({ outcome: 'linked' });
    expect(await call('leads.get', { leadId: lead.id })).toMatchObject({ status: 'new', stage: 'none' });
    expect(await eventsOf(lead.id, 'reply.received')).toMatchObject([{ classification }]);
    expect(await eventsOf(lead.id, 'lead.status_changed')).toEqual([]);
  });

  test.each<[operation: string, claim: (call: any, projectId: string, leadId: string) => Promise<any>]>([
    ['leads.add', (call, projectId) => call('leads.add', { projectId, email: 'Anna@koivu.example' })],
    [
      'leads.addBatch',
      async (call, projectId) => {
        const added = await call('leads.addBatch', { projectId, leads: [{ email: 'anna@koivu.example' }] });
        return { id: added.items[0].leadId };
      },
    ],
    ['leads.update', (call, _, leadId) => call('leads.update', { leadId, email: 'anna@koivu.example' })],
    ['leads.addAlias', (call, _, leadId) => call('leads.addAlias', { leadId, email: 'anna@koivu.example' })],
  ])('from an unknown address waits until %s adds the address to a lead', async (_, claim) => {
    const { call, projectId, addLead } = await openWorkspace(service);
    const lead = await addLead();
    expect(await receive(service, projectId, writeMail())).toMatchObject({
      outcome: 'unlinked',
      reason: null,
    });
    expect(await receive(service, projectId, writeMail())).toEqual({ outcome: 'known' });
    await receive(
      service,
      projectId,
      writeMail({ From: 'b@koivu.example', 'Message-ID': '<b@koivu.example>' }),
    );
    const { id } = await claim(call, projectId, lead.id);
    const thread = (await call('messages.byLead', { leadId: id })).items;
    expect(thread).toMatchObject([{ occurredAt: Date.UTC(2026, 10, 20, 8), state: 'received' }]);
    const after = await call('leads.get', { leadId: id });
    expect(after).toMatchObject({ status: 'responded', stage: 'replied' });
    expect(after.timeline.map(({ kind }) => kind)).toContain('received');
    expect(await unlinkedOf(projectId)).toEqual(['b@koivu.example']);
    expect(await receive(service, projectId, writeMail())).toEqual({ outcome: 'known' });
  });

  test(
    'that arrives while its address is being added is linked to the lead',
    { timeout: 30_000 },
    async () => {
      const { call, projectId } = await openWorkspace(service);
      for (let round = 0; round < 8; round++) {
        const email = `race${round}@koivu.example`;
        const mail = writeMail({ From: email, 'Message-ID': `<race${round}@koivu.example>` });
        const [{ id }] = await Promise.all([
          call('leads.add', { projectId, email }),
          receive(service, projectId, mail),
          receive(service, projectId, mail),
        ]);
        expect((await call('messages.byLead', { leadId: id })).items).toHaveLength(1);
      }
      expect(await unlinkedOf(projectId)).toEqual([]);
    },
  );

  test('of one workspace is not linked to a lead of another', async () => {
    const [one, other] = [await openWorkspace(service), await openWorkspace(service)];
    const lead = await other.addLead({ email: 'anna@koivu.example' });
    expect(await receive(service, one.projectId, writeMail())).toMatchObject({
      outcome: 'unlinked',
      reason: null,
    });
    expect((await other.call('messages.byLead', { leadId: lead.id })).items).toEqual([]);
    await expect(receive(service, newId('project'), writeMail())).rejects.toThrow(/There is no workspace/);
  });
});
