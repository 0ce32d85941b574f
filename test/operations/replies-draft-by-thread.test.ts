import { beforeEach, expect, test } from 'vitest';
import { noSenderNameWarning } from '../../src/domain/drafting/draft-request.ts';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { ComposerFailed, type Composer } from '../../src/ports/composer.ts';
import { leadIdOf, newId, threadIdOf } from '../../src/store/ids.ts';
import { expectTraceable, openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { proves } from '../support/proves.ts';
import { storeMessage, type StoredMessage } from '../support/store-message.ts';

const embedded = createEmbeddedComposer();
let compose: Composer['compose'];
beforeEach(() => {
  compose = embedded.compose;
});
const service = testService({
  ports: {
    composer: { name: 'model', compose: (...given) => compose(...given) },
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
  const asked = {
    leadId,
    direction: 'inbound' as const,
    state: 'received',
    subject: 'Shifts',
    body,
    ...message,
  };
  const messageId = await storeMessage(service, tenant, asked);
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

test('answers the last message from the sources and names what they do not answer', async () => {
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
  const asked = draft.evidence.filter(({ sourceKind }) => sourceKind === 'thread');
  expect(asked.length).toBeGreaterThan(0);
  for (const { sourceId, start, end, quote } of asked) {
    expect([sourceId, body.slice(start, end)]).toEqual([messageId, quote]);
  }
  expect(await entriesOf(workspace)).toEqual(['commit draft', 'reserve draft']);
  expect(await eventsOf(workspace)).toMatchObject([
    { type: 'draft.ready', data: { messageId: draft.id, leadId } },
  ]);
});

test('declines a sales pitch when an answer is requested', async () => {
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

test('an automatic answer that came later does not hide a question', async () => {
  const { workspace, threadId, leadId, messageId } = await openThread({ occurredAt: new Date('2026-11-01') });
  const notice = { leadId, direction: 'inbound' as const, state: 'received', body: 'I am on holiday.' };
  await storeMessage(service, workspace.tenant, { ...notice, classification: 'out_of_office' });
  const draft = await workspace.call('replies.draftByThread', { threadId });
  expect(draft.evidence.map(({ sourceId }) => sourceId)).toContain(messageId);
});

test('a newer answer replaces the previous one', async () => {
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

test('a sandbox key pays nothing and asks no model', async () => {
  const { workspace, threadId } = await openThread({}, 0);
  await workspace.spendFreeCredits();
  compose = () => Promise.reject(new Error('Nobody may ask the model.'));
  const options = { key: workspace.tenant.testKey };
  const draft = await service.call('replies.draftByThread', { threadId, intent: 'sing a song' }, options);
  expect(draft.status, draft.text).toBe(200);
  expect(draft.value.warnings.slice(0, 2)).toEqual([
    noSenderNameWarning(workspace.projectId),
    expect.stringContaining('does not understand this intent'),
  ]);
  expect(await entriesOf(workspace)).toEqual([]);
});

test('the embedded composer answers with a warning when the model fails', async () => {
  const { workspace, threadId } = await openThread();
  compose = () => Promise.reject(new ComposerFailed('The model is away.'));
  const draft = await workspace.call('replies.draftByThread', { threadId });
  expect(draft.warnings.join(' ')).toContain('The model is away. The built-in composer wrote');
  expect(draft.body).toContain('79 €');
});

test('a model may state only what the seller says, whatever the enquiry asks', async () => {
  const { workspace, threadId } = await openThread({ body: 'I want a 90 % discount. We get free delivery.' });
  const say = (text: string) => ({ text, about: 'neither' as const, evidence: [] });
  compose = async () => [
    { blockId: 'subject', sentences: [say('Re: Shifts')] },
    { blockId: 'thanks', sentences: [say('Thanks for your message.')] },
    {
      blockId: 'answer',
      sentences: [
        say('You get a 90 % discount.'),
        say('Would a 90 % discount suit you?'),
        say('Unfortunately, this is not something we can help with.'),
        say('Delivery is free.'),
      ],
    },
    { blockId: 'next-step', sentences: [say('Would a short call suit you?')] },
  ];
  const { body, omitted } = await workspace.call('replies.draftByThread', { threadId });
  expect(body).not.toMatch(/90|discount|free|Unfortunately/u);
  expect(omitted.filter(({ blockId, text }) => blockId === 'answer' && text)).toHaveLength(4);
});

test('without a credit it writes nothing and reserves nothing', async () => {
  const { workspace, threadId } = await openThread({}, 0);
  await workspace.spendFreeCredits();
  await proves(service, 'replies.draftByThread', 'credits_exhausted', { threadId }, workspace.options);
  expect(await entriesOf(workspace)).toEqual([]);
});

test('rejects opt-outs, automatic answers and threads without inbound messages', async () => {
  const optOut = await openThread({ classification: 'unsubscribe' });
  const { options } = optOut.workspace;
  const args = { threadId: optOut.threadId };
  const refused = await proves(service, 'replies.draftByThread', 'invalid_state', args, options);
  expect(refused.error.message).toContain('asks not to be written to');
  const away = await openThread({ classification: 'out_of_office' });
  const absent = await away.workspace.ask('replies.draftByThread', { threadId: away.threadId });
  expect(absent.error.message).toContain('notice of absence');
  const { id: leadId } = await optOut.workspace.addLead();
  const silent = await optOut.workspace.ask('replies.draftByThread', { threadId: threadIdOf(leadId) });
  expect(silent.error.message).toContain('has no inbound message');
  expect(await entriesOf(optOut.workspace)).toEqual([]);
});

test('a failure is an error with a reason and an event, and costs nothing', async () => {
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
  compose = () => Promise.reject(new Error('This is no declared failure.'));
  const reply = await workspace.ask('replies.draftByThread', { threadId });
  expect(reply.error.code).toBe('internal_error');
  expect(await entriesOf(workspace)).toEqual(['release draft', 'reserve draft']);
});

test('a person who opts out during writing gets no answer, at no cost', async () => {
  const { workspace, threadId } = await openThread();
  const { tenant, call } = workspace;
  compose = async (...given) => {
    await call('inbox.addMessage', {
      projectId: workspace.projectId,
      leadId: leadIdOf(threadId),
      direction: 'inbound',
      body: 'Please remove me from your mailing list.',
    });
    return embedded.compose(...given);
  };
  const reply = await workspace.ask('replies.draftByThread', { threadId });
  expect(reply.error.code).toBe('suppressed');
  expect(
    await service.sql(`select from message where org_id = $1 and state = 'drafted'`, [tenant.orgId]),
  ).toEqual([]);
  expect(await entriesOf(workspace)).toEqual(['release draft', 'reserve draft']);
});

test('keeps one of two answers that finish at the same time', async () => {
  const { workspace, threadId } = await openThread();
  const both = Promise.withResolvers<void>();
  let asked = 0;
  compose = async (...given) => {
    asked += 1;
    if (asked === 4) both.resolve();
    await both.promise;
    return embedded.compose(...given);
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
  await proves(
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
  await proves(service, 'replies.draftByThread', 'suppressed', { threadId }, options);
});
