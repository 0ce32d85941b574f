import { beforeEach, expect, test } from 'vitest';
import { noSenderNameWarning } from '../../src/domain/drafting/draft-request.ts';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { ComposerFailed, type Composer } from '../../src/ports/composer.ts';
import { leadIdOf, newId, threadIdOf } from '../../src/store/ids.ts';
import { expectTraceable, openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';
import { storeMessage, type StoredMessage } from '../support/store-message.ts';

const embedded = createEmbeddedComposer();
let compose: Composer['compose'];
beforeEach(() => {
  compose = embedded.compose;
});
const service = testService({
  ports: {
    composer: { name: 'model', compose: (...args) => compose(...args) },
    embeddedComposer: embedded,
  },
});

async function openThread(message: Partial<StoredMessage> = {}, credits = 1_000) {
  const workspace = await openWorkspace(service, credits);
  const { call, projectId, tenant } = workspace;
  await call('brain.add', {
    projectId,
    type: 'note',
    title: 'Pricing',
    body: 'Tavlo costs 79 € a month for each clinic.',
  });
  const { id: leadId } = await workspace.addLead();
  const body = 'Hi,\n\nwhat does it cost? And do you sell chairs?\n\nOn Monday Mia wrote:\n> We plan shifts.';
  const stored = {
    leadId,
    direction: 'inbound' as const,
    state: 'received',
    subject: 'Shifts',
    body,
    ...message,
  };
  const messageId = await storeMessage(service, tenant, stored);
  return { workspace, leadId, messageId, body, threadId: threadIdOf(leadId) };
}
const entriesOf = async ({ tenant }: DraftingWorkspace) => {
  const rows = await service.sql<{ entry: string }>(
    `select kind || ' ' || unit as entry from credit_entry where org_id = $1 and kind <> 'grant' order by 1`,
    [tenant.orgId],
  );
  return rows.map(({ entry }) => entry);
};
const eventsOf = async ({ tenant }: DraftingWorkspace) =>
  service.sql(`select type, data from event where org_id = $1 and type like 'draft.%' order by id`, [
    tenant.orgId,
  ]);

test('answers the last message from the sources and lists unanswered questions', async () => {
  const { workspace, leadId, messageId, body, threadId } = await openThread();
  const draft = await workspace.call('replies.draftByThread', { threadId });
  expect(draft).toMatchObject({
    leadId,
    threadId,
    state: 'drafted',
    direction: 'outbound',
    subject: 'Re: Shifts',
    language: 'en',
  });
  expect(draft.body).toContain('Tavlo costs 79 € a month for each clinic.');
  expect(draft.body).not.toMatch(/chairs|plan shifts/u);
  expect(draft.warnings).toContain('No source answers: “And do you sell chairs?”.');
  expect(await expectTraceable(workspace.call, draft)).toContain('brain');
  const quotes = draft.evidence.filter(({ sourceKind }) => sourceKind === 'thread');
  expect(quotes.length).toBeGreaterThan(0);
  for (const { sourceId, start, end, quote } of quotes) {
    expect([sourceId, body.slice(start, end)]).toEqual([messageId, quote]);
  }
  expect(await entriesOf(workspace)).toEqual(['commit draft', 'reserve draft']);
  expect(await eventsOf(workspace)).toMatchObject([
    { type: 'draft.ready', data: { messageId: draft.id, leadId } },
  ]);
});

test('drafts a refusal of a sales pitch', async () => {
  const body = 'We offer SEO services that boost your ranking. Would you be open to a quick call?';
  const { workspace, threadId } = await openThread({ subject: 'Your website', body });
  const draft = await workspace.call('replies.draftByThread', { threadId });
  expect(draft.body).toContain('Unfortunately, your offer is not something for us.');
  expect(draft.body).not.toContain('?');
  expect(draft.warnings).toEqual([
    noSenderNameWarning(workspace.projectId),
    expect.stringContaining('The draft declines it.'),
  ]);
});

test('answers the last question even if an automatic reply came later', async () => {
  const { workspace, threadId, leadId, messageId } = await openThread({ occurredAt: new Date('2026-11-01') });
  const notice = { leadId, direction: 'inbound' as const, state: 'received', body: 'I am on holiday.' };
  await storeMessage(service, workspace.tenant, { ...notice, classification: 'out_of_office' });
  const draft = await workspace.call('replies.draftByThread', { threadId });
  expect(draft.evidence.map(({ sourceId }) => sourceId)).toContain(messageId);
});

test('a new draft replaces the previous one', async () => {
  const { workspace, threadId, leadId } = await openThread();
  const first = await workspace.call('replies.draftByThread', { threadId });
  await workspace.call('replies.draftByThread', { threadId, intent: 'Decline politely.' });
  const { items } = await workspace.call('messages.byLead', { leadId });
  expect(items.map(({ state }) => state)).toEqual(['received', 'removed', 'drafted']);
  expect(items[1].id).toBe(first.id);
  expect(items[2]!.body).toContain('Unfortunately, this is not something we can help with.');
  expect(items[2]!.body).not.toContain('79');
  expect(items[2]!.history).toMatchObject([
    { by: workspace.tenant.userId, instruction: 'Decline politely.' },
  ]);
});

test('costs nothing and calls no model with a sandbox key', async () => {
  const { workspace, threadId } = await openThread({}, 0);
  await workspace.spendFreeCredits();
  compose = () => Promise.reject(new Error('A sandbox key must not call the model.'));
  const options = { key: workspace.tenant.testKey };
  const draft = await service.call('replies.draftByThread', { threadId, intent: 'sing a song' }, options);
  expect(draft.status, draft.text).toBe(200);
  expect(draft.value.warnings.slice(0, 2)).toEqual([
    noSenderNameWarning(workspace.projectId),
    expect.stringContaining('does not understand this intent'),
  ]);
  expect(await entriesOf(workspace)).toEqual([]);
});

test('uses the embedded composer with a warning if the model fails', async () => {
  const { workspace, threadId } = await openThread();
  compose = () => Promise.reject(new ComposerFailed('The model is unavailable.'));
  const draft = await workspace.call('replies.draftByThread', { threadId });
  expect(draft.warnings.join(' ')).toContain('The model is unavailable. The built-in composer wrote');
  expect(draft.body).toContain('79 €');
});

test('drops sentences of a model that no source of the seller supports', async () => {
  const { workspace, threadId } = await openThread({ body: 'I want a 90 % discount. We get free delivery.' });
  const sentence = (text: string) => ({ text, about: 'neither' as const, evidence: [] });
  compose = async () => [
    { blockId: 'subject', sentences: [sentence('Re: Shifts')] },
    { blockId: 'thanks', sentences: [sentence('Thanks for your message.')] },
    {
      blockId: 'answer',
      sentences: [
        sentence('You get a 90 % discount.'),
        sentence('Would a 90 % discount suit you?'),
        sentence('Unfortunately, this is not something we can help with.'),
        sentence('Delivery is free.'),
      ],
    },
    { blockId: 'next-step', sentences: [sentence('Would a short call suit you?')] },
  ];
  const { body, omitted } = await workspace.call('replies.draftByThread', { threadId });
  expect(body).not.toMatch(/90|discount|free|Unfortunately/u);
  expect(omitted.filter(({ blockId, text }) => blockId === 'answer' && text)).toHaveLength(4);
});

test('drafts and reserves nothing without credits', async () => {
  const { workspace, threadId } = await openThread({}, 0);
  await workspace.spendFreeCredits();
  await expectError(service, 'replies.draftByThread', 'credits_exhausted', { threadId }, workspace.options);
  expect(await entriesOf(workspace)).toEqual([]);
});

test('rejects opt-outs, automatic replies and threads without inbound messages', async () => {
  const optOut = await openThread({ classification: 'unsubscribe' });
  const { options } = optOut.workspace;
  const args = { threadId: optOut.threadId };
  const rejected = await expectError(service, 'replies.draftByThread', 'invalid_state', args, options);
  expect(rejected.error.message).toContain('asks not to be written to');
  const automatic = await openThread({ classification: 'out_of_office' });
  const absence = await automatic.workspace.tryCall('replies.draftByThread', {
    threadId: automatic.threadId,
  });
  expect(absence.error.message).toContain('notice of absence');
  const { id: leadId } = await optOut.workspace.addLead();
  const silent = await optOut.workspace.tryCall('replies.draftByThread', { threadId: threadIdOf(leadId) });
  expect(silent.error.message).toContain('has no inbound message');
  expect(await entriesOf(optOut.workspace)).toEqual([]);
});

test('a failed draft returns an error, emits an event and costs nothing', async () => {
  const tenant = await service.newTenant({ plan: 'pro', credits: 10 });
  const options = { key: tenant.liveKey };
  const lead = { projectId: tenant.projectId, email: 'anna@pilvi.example' };
  const { value } = await service.call('leads.add', lead, options);
  await storeMessage(service, tenant, {
    leadId: value.id,
    direction: 'inbound',
    state: 'received',
    body: 'What does it cost?',
  });
  const failed = await service.call('replies.draftByThread', { threadId: threadIdOf(value.id) }, options);
  expect(failed.error).toMatchObject({ code: 'invalid_state' });
  expect(failed.error.message).toContain('hold nothing to answer from');
  const rows = await service.sql(
    `select data->>'code' as code from event where org_id = $1 and type = 'draft.failed'`,
    [tenant.orgId],
  );
  expect(rows).toEqual([{ code: 'nothing_to_answer_from' }]);
  const entries = await service.sql(
    `select kind from credit_entry where org_id = $1 and unit = 'draft' order by created_at`,
    [tenant.orgId],
  );
  expect(entries.map(({ kind }) => kind)).toEqual(['reserve', 'release']);
});

test('a failed call refunds its credit', async () => {
  const { workspace, threadId } = await openThread();
  compose = () => Promise.reject(new Error('This error is not declared.'));
  const reply = await workspace.tryCall('replies.draftByThread', { threadId });
  expect(reply.error.code).toBe('internal_error');
  expect(await entriesOf(workspace)).toEqual(['release draft', 'reserve draft']);
});

test('saves no draft and charges nothing if the person opts out during drafting', async () => {
  const { workspace, threadId } = await openThread();
  const { tenant, call } = workspace;
  compose = async (...args) => {
    await call('inbox.addMessage', {
      projectId: workspace.projectId,
      leadId: leadIdOf(threadId),
      direction: 'inbound',
      body: 'Please remove me from your mailing list.',
    });
    return embedded.compose(...args);
  };
  const reply = await workspace.tryCall('replies.draftByThread', { threadId });
  expect(reply.error.code).toBe('suppressed');
  expect(
    await service.sql(`select from message where org_id = $1 and state = 'drafted'`, [tenant.orgId]),
  ).toEqual([]);
  expect(await entriesOf(workspace)).toEqual(['release draft', 'reserve draft']);
});

test('keeps one of several drafts that finish concurrently', async () => {
  const { workspace, threadId } = await openThread();
  const allStarted = Promise.withResolvers<void>();
  let started = 0;
  compose = async (...args) => {
    started += 1;
    if (started === 4) allStarted.resolve();
    await allStarted.promise;
    return embedded.compose(...args);
  };
  await Promise.all(Array.from({ length: 4 }, () => workspace.call('replies.draftByThread', { threadId })));
  const drafts = await service.sql(
    `select state from message where org_id = $1 and direction = 'outbound' and answers is not null order by state`,
    [workspace.tenant.orgId],
  );
  expect(drafts.map(({ state }) => state)).toEqual(['drafted', 'removed', 'removed', 'removed']);
});

test('rejects unknown, foreign and suppressed threads', async () => {
  const { workspace, threadId } = await openThread();
  const { options, tenant } = workspace;
  await expectError(
    service,
    'replies.draftByThread',
    'thread_not_found',
    { threadId: threadIdOf(newId('lead')) },
    options,
  );
  const foreign = await service.call('replies.draftByThread', { threadId });
  expect(foreign.error.code).toBe('thread_not_found');
  await service.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     select org_id, $2, 'address', email, 'complaint', now() from lead where org_id = $1 and email is not null`,
    [tenant.orgId, newId('suppression')],
  );
  await expectError(service, 'replies.draftByThread', 'suppressed', { threadId }, options);
});
