import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';
import { storeMessage, type StoredMessage } from '../support/store-message.ts';

const service = testService();

const receive = (workspace: DraftingWorkspace, message: StoredMessage) =>
  storeMessage(service, workspace.tenant, { direction: 'inbound', state: 'received', ...message });
const eventsOf = async ({ tenant }: DraftingWorkspace) => {
  const rows = await service.sql<{ type: string }>(
    `select type from event where org_id = $1 and type like 'draft.%' order by id`,
    [tenant.orgId],
  );
  return rows.map(({ type }) => type);
};

test('saves the caller’s text as a draft under the thread’s subject, at no cost', async () => {
  const workspace = await openWorkspace(service, 0);
  const { id: leadId } = await workspace.addLead();
  await receive(workspace, { leadId, subject: 'AW: Re: Schichten', body: 'Was kostet es?', language: 'de' });
  const body = 'Guten Tag,\n\nTavlo kostet 79 Euro.\n\nViele Grüße';
  const draft = await workspace.call('replies.draft', { leadId, body, instruction: 'Name the price.' });
  expect(draft).toMatchObject({
    leadId,
    body,
    direction: 'outbound',
    state: 'drafted',
    subject: 'Re: Schichten',
    language: 'de',
    sentences: [],
    evidence: [],
    history: [{ by: workspace.tenant.userId, instruction: 'Name the price.' }],
  });
  expect(await eventsOf(workspace)).toEqual(['draft.ready']);
  expect(await workspace.call('credits.info')).toMatchObject({ used: { today: 0 } });
  const { items } = await workspace.call('messages.byLead', { leadId });
  expect(items.map(({ state }) => state)).toEqual(['received', 'drafted']);
  await workspace.call('messages.approve', { messageId: draft.id });
});

test('a newer reply draft replaces only the unapproved one', async () => {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead();
  const pitch = await storeMessage(service, workspace.tenant, {
    leadId,
    state: 'drafted',
    subject: 'A pitch',
  });
  const first = await workspace.call('replies.draft', { leadId, body: 'One.' });
  const second = await workspace.call('replies.draft', { leadId, body: 'Two.' });
  await workspace.call('messages.approve', { messageId: second.id });
  const third = await workspace.call('replies.draft', { leadId, body: 'Three.' });
  const { items } = await workspace.call('messages.byLead', { leadId });
  const states = Object.fromEntries(
    items.map(({ id, state, removedReason }) => [id, [state, removedReason]]),
  );
  expect(states).toEqual({
    [pitch]: ['drafted', null],
    [first.id]: ['removed', 'A newer reply draft replaced it.'],
    [second.id]: ['approved', null],
    [third.id]: ['drafted', null],
  });
});

test('uses the seller’s name as the subject of a thread without one', async () => {
  const workspace = await openWorkspace(service);
  const { projectId } = workspace;
  const { id: leadId } = await workspace.addLead();
  await workspace.call('brain.add', {
    projectId,
    type: 'company',
    title: 'Tavlo',
    body: 'Tavlo plans shifts.',
  });
  const draft = await workspace.call('replies.draft', { leadId, body: 'Hello.' });
  expect(draft.subject).toBe('Tavlo');
  expect(draft.history[0].instruction).toBe('Written by hand.');
});

test('rejects a text with a forbidden phrase', async () => {
  const workspace = await openWorkspace(service);
  const { projectId, options } = workspace;
  const { id: leadId } = await workspace.addLead();
  await workspace.call('brain.add', { projectId, type: 'avoid', title: 'Never', body: 'dirt  cheap' });
  await workspace.call('projects.updateContext', { projectId, forbiddenPhrases: ['guaranteed'] });
  const args = { leadId, body: 'It is Dirt cheap.' };
  const rejected = await expectError(service, 'replies.draft', 'invalid_state', args, options);
  expect(rejected.error.message).toContain('“dirt  cheap”');
  const forbidden = await workspace.tryCall('replies.draft', { leadId, body: 'Results are GUARANTEED.' });
  expect(forbidden.error.message).toContain('“guaranteed”');
  expect(await eventsOf(workspace)).toEqual([]);
});

test('rejects suppressed people, unknown leads and an empty text', async () => {
  const workspace = await openWorkspace(service);
  const { options, tenant } = workspace;
  const { id: leadId } = await workspace.addLead({ email: 'stop@pilvi.example' });
  await expectError(service, 'replies.draft', 'invalid_arguments', { leadId, body: ' \n ' }, options);
  await expectError(
    service,
    'replies.draft',
    'lead_not_found',
    { leadId: newId('lead'), body: 'Hi.' },
    options,
  );
  const foreign = await service.call('replies.draft', { leadId, body: 'Hi.' });
  expect(foreign.error.code).toBe('lead_not_found');
  await suppress(tenant.orgId, 'stop@pilvi.example');
  await expectError(service, 'replies.draft', 'suppressed', { leadId, body: 'Hi.' }, options);
});

async function suppress(orgId: string, value: string): Promise<void> {
  await service.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     values ($1, $2, 'address', $3, 'unsubscribe', now())`,
    [orgId, newId('suppression'), value],
  );
}
