import { expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { suppress } from '../../src/people/suppressions.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();
const eventsOf = async (leadId: string): Promise<string[]> =>
  (await service.sql(`select type from event where data->>'leadId' = $1 order by id`, [leadId])).map(
    ({ type }) => type,
  );
const body = 'What does the planning software cost for 14 care homes?';
const inbound = (args: object = {}) => ({
  projectId: service.tenant.projectId,
  direction: 'inbound',
  body,
  ...args,
});
const add = async (args: object, options = {}) => {
  const reply = await service.call('inbox.addMessage', args, options);
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};
const threadOf = async (leadId: string) => (await service.call('messages.byLead', { leadId })).value.items;
const leadOf = async (leadId: string) => (await service.call('leads.get', { leadId })).value;

test('an inbound message of an unknown person creates a lead that has replied', async () => {
  const identity = { email: ' Liisa@Maki.example', name: 'Liisa Mäki', company: 'Mäki Oy', phone: '' };
  const occurredAt = '2026-11-01T09:00:00Z';
  const added = await add(inbound({ identity, subject: ' Prices ', occurredAt }));
  expect(added).toMatchObject({ created: true, warnings: [] });
  expect(await leadOf(added.leadId)).toMatchObject({
    email: 'liisa@maki.example',
    firstName: 'Liisa',
    lastName: 'Mäki',
    company: 'Mäki Oy',
    phone: null,
    status: 'responded',
    stage: 'replied',
    source: null,
    provenance: { email: { source: 'inbound' } },
  });
  const [message] = await threadOf(added.leadId);
  expect(message).toMatchObject({
    id: added.messageId,
    threadId: added.threadId,
    direction: 'inbound',
    state: 'received',
    subject: 'Prices',
    body,
    language: 'en',
    occurredAt: Date.parse(occurredAt),
    campaignId: null,
  });
  expect(await eventsOf(added.leadId)).toEqual([
    'lead.added',
    'reply.received',
    'lead.status_changed',
    'lead.status_changed',
  ]);
  const again = await add(inbound({ identity: { email: 'liisa@maki.example', jobTitle: 'CEO' } }));
  expect(again).toMatchObject({ leadId: added.leadId, created: false });
  expect(await leadOf(added.leadId)).toMatchObject({ jobTitle: 'CEO', firstName: 'Liisa' });
});

test('attributes a reply to the campaign of the last message sent before it', async () => {
  const { id: leadId } = (await service.call('leads.add', inboundLead('aino@reply.example'))).value;
  const { projectId } = service.tenant;
  const [early, last] = await Promise.all(
    ['Early', 'Last'].map(async (name) => {
      return (await service.call('campaigns.create', { projectId, name })).value.id as string;
    }),
  );
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const storeSent = (campaignId: string | null, day: number, more = {}) =>
    storeMessage(service, service.tenant, { leadId, campaignId, occurredAt: at(day), ...more });
  await storeSent(early!, 1);
  await storeSent(last!, 3);
  await storeSent(early!, 4, { state: 'approved' });
  await storeSent(null, 5, { direction: 'inbound', state: 'received' });
  await storeSent(early!, 9);
  const campaignOf = async (day: number) => {
    const added = await add(inbound({ leadId, occurredAt: at(day).toISOString() }));
    const [event] = await service.sql(
      `select data->>'campaignId' as "campaignId" from event
       where type = 'reply.received' and data->>'inboundMessageId' = $1`,
      [added.messageId],
    );
    const message = (await threadOf(leadId)).find(({ id }: { id: string }) => id === added.messageId);
    expect(event!['campaignId']).toBe(message.campaignId);
    return message.campaignId;
  };
  expect(await campaignOf(3)).toBe(last);
  expect(await campaignOf(6)).toBe(last);
  expect(await campaignOf(2)).toBe(early);
});

test('stores a secret in the subject only in the message', async () => {
  const secret = 'Tz7kq93xw';
  const identity = { email: 'sini@reply.example' };
  const added = await add(inbound({ identity, subject: `My password is ${secret}` }));
  expect((await threadOf(added.leadId))[0].subject).toContain(secret);
  expect(JSON.stringify((await leadOf(added.leadId)).timeline)).not.toContain(secret);
  const events = await service.sql(`select data from event where data->>'leadId' = $1`, [added.leadId]);
  expect(events).not.toEqual([]);
  expect(JSON.stringify(events)).not.toContain(secret);
});

test('stores an outbound message as sent without emitting message.sent', async () => {
  const { id: leadId } = (await service.call('leads.add', { ...inboundLead('olli@maki.example') })).value;
  const added = await add({ ...inbound({ leadId, occurredAt: 'last week' }), direction: 'outbound' });
  expect(added.warnings).toEqual([expect.stringMatching(/^occurredAt is neither an ISO 8601 time/)]);
  expect(await threadOf(leadId)).toMatchObject([{ direction: 'outbound', state: 'sent', subject: '' }]);
  expect(await leadOf(leadId)).toMatchObject({ status: 'contacted', stage: 'contacted' });
  expect(await eventsOf(leadId)).toEqual(['lead.added', 'lead.status_changed']);
  await add({ ...inbound({ leadId }) });
  await add({ ...inbound({ leadId }), direction: 'outbound' });
  expect(await leadOf(leadId)).toMatchObject({ status: 'responded', stage: 'replied' });
});

test('stores a repeated message twice, or once under one idempotency key', async () => {
  const { id: leadId } = (await service.call('leads.add', { ...inboundLead('twice@maki.example') })).value;
  const headers = { 'Idempotency-Key': 'one-message' };
  const [one, same] = await Promise.all([
    add(inbound({ leadId }), { headers }),
    add(inbound({ leadId }), { headers }),
  ]);
  expect(same).toEqual(one);
  const other = await add(inbound({ leadId }), { key: service.tenant.testKey });
  expect(other.messageId).not.toBe(one.messageId);
  expect(await threadOf(leadId)).toHaveLength(2);
});

test('resolves merged leads and records opt-outs', async () => {
  const [primary, duplicate] = [
    (await service.call('leads.add', inboundLead('primary@hush.example'))).value.id,
    (await service.call('leads.add', inboundLead('duplicate@hush.example'))).value.id,
  ];
  await service.call('leads.merge', { primaryId: primary, duplicateId: duplicate });
  const { orgId } = service.tenant;
  await suppress(service.assembled.store, { orgId, target: 'primary@hush.example', reason: 'manual' });
  const added = await add(inbound({ leadId: duplicate }));
  expect(added).toMatchObject({
    leadId: primary,
    created: false,
    warnings: ['This person is suppressed (manual).'],
  });
});

test('REST and RPC add messages to the same lead', async () => {
  const args = inbound({ identity: { linkedinUrl: 'https://fi.linkedin.com/in/Liisa-Doors/' } });
  await expectSuccess(service, 'inbox.addMessage', args);
  const leads = (await service.call('leads.list', { projectId: service.tenant.projectId })).value.items;
  expect(leads.filter(({ linkedinUrl }: any) => linkedinUrl?.includes('liisa-doors'))).toHaveLength(1);
});

test('requires either leadId or identity, and a known lead', async () => {
  const { id: leadId } = (await service.call('leads.add', inboundLead('one@said.example'))).value;
  const identity = { email: 'one@said.example' };
  const rejectedError = async (args: object) =>
    (await expectError(service, 'inbox.addMessage', 'invalid_arguments', inbound(args))).error;
  expect(await rejectedError({})).toMatchObject({
    param: 'leadId',
    message: expect.stringMatching(/Give leadId, or/),
  });
  expect(await rejectedError({ leadId, identity })).toMatchObject({ param: 'identity' });
  expect(await rejectedError({ identity: { phone: '+358 40 1234567' } })).toMatchObject({
    param: 'identity',
  });
  expect(await rejectedError({ identity: { email: 'nobody' } })).toMatchObject({ param: 'identity.email' });
  expect(await rejectedError({ leadId, body: ' \n ' })).toMatchObject({ param: 'body' });
  const { projectId: foreign } = await service.newTenant();
  await expectError(
    service,
    'inbox.addMessage',
    'project_not_found',
    inbound({ leadId, projectId: foreign }),
  );
  await expectError(service, 'inbox.addMessage', 'lead_not_found', inbound({ leadId: newId('lead') }));
  const { projectId } = await createWorkspace(service.assembled.store, {
    orgId: service.tenant.orgId,
    name: 'Another',
  });
  await expectError(service, 'inbox.addMessage', 'lead_not_found', inbound({ leadId, projectId }));
  expect(await threadOf(leadId)).toEqual([]);
});

test('reply.received contains the sender’s address, even an alias', async () => {
  const { id: leadId } = (await service.call('leads.add', inboundLead('own@maki.example'))).value;
  await service.call('leads.addAlias', { leadId, email: 'alias@maki.example' });
  const added = await add(inbound({ identity: { email: 'Alias@maki.example' } }));
  expect(added).toMatchObject({ leadId, created: false });
  expect(await service.sql('select sender from message where id = $1', [added.messageId])).toEqual([
    { sender: 'alias@maki.example' },
  ]);
});

function inboundLead(email: string) {
  return { projectId: service.tenant.projectId, email };
}
