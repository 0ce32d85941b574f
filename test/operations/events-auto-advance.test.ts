import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noSenderNameWarning } from '../../src/domain/drafting/draft-request.ts';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import type { Service } from '../../src/assemble.ts';
import { suppress } from '../../src/people/suppressions.ts';
import type { Composer } from '../../src/ports/composer.ts';
import { abandonUnitAndItsReply } from '../../src/application/events/answer.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { openService, testService, serviceUrl, type Reply } from '../support/test-service.ts';
import { operations, send } from '../contract/operations.ts';

const embedded = createEmbeddedComposer();
let compositions = 0;
let composesNothing = false;
let blockedUntil: Promise<void> | null = null;
let onCompose = () => undefined as void;
const composer: Composer = {
  name: 'embedded',
  compose: async (...args) => {
    compositions += 1;
    onCompose();
    const currentBlock = blockedUntil;
    blockedUntil = null;
    await currentBlock;
    return composesNothing ? [] : embedded.compose(...args);
  },
};
/** Blocks the next call of the composer until `release`, like a process that hangs. */
function blockNextCall() {
  const [block, started] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  blockedUntil = block.promise;
  onCompose = started.resolve;
  return { started: started.promise, release: block.resolve };
}

const service = testService({ ports: { composer } });
let second: Service | undefined;
beforeAll(async () => {
  second = await openService(service.databaseUrl, { role: 'api', ports: { composer } });
});
afterAll(() => second?.close());

let workspace: DraftingWorkspace;
beforeEach(async () => {
  [compositions, composesNothing, blockedUntil] = [0, false, null];
  workspace = await openWorkspace(service);
});

const operation = operations.find(({ id }) => id === 'events.ingest')!;
const enquiry = {
  type: 'demo_request',
  source: 'website',
  autoAdvance: true,
  identity: { email: 'liisa@maki.example', name: 'Liisa Mäki' },
  payload: {
    name: 'Liisa Mäki',
    message: 'Does Tavlo connect to our payroll system?',
  },
};
const callIngest = (args: object = {}, url = service.url, headers = {}): Promise<Reply> =>
  send(
    url,
    'rpc',
    operation,
    { projectId: workspace.projectId, ...enquiry, ...args },
    {
      key: workspace.tenant.liveKey,
      headers,
    },
  );
const ingest = async (args: object = {}) => {
  const reply = await callIngest(args);
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};

/** Counts the rows and events that the calls created. */
async function countRows() {
  const [row] = await service.sql(
    `select (select count(*)::int from lead where org_id = $1) as leads,
            (select count(*)::int from inbound_event where org_id = $1) as events,
            (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from event where org_id = $1 and type = 'draft.ready') as ready,
            (select count(*)::int from event where org_id = $1 and type = 'draft.failed') as failed,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as paid,
            (select coalesce(sum(amount) filter (where kind = 'reserve'), 0)
                  - coalesce(sum(amount) filter (where kind in ('commit', 'release')), 0) from credit_entry
             where org_id = $1)::int as open`,
    [workspace.tenant.orgId],
  );
  return row;
}
const once = { leads: 1, events: 1, messages: 1, ready: 1, failed: 0, paid: 1, open: 0 };
const failedOnce = { ...once, messages: 0, ready: 0, failed: 1, paid: 0 };
const failureCodes = async () =>
  (
    await service.sql(`select data->>'code' as code from event where org_id = $1 and type = 'draft.failed'`, [
      workspace.tenant.orgId,
    ])
  ).map(({ code }) => code);

/** Expires the lease as if the process that writes the reply had died. */
const expireLease = () =>
  service.sql(`update event_intake set leased_until = now() - interval '1 second' where org_id = $1`, [
    workspace.tenant.orgId,
  ]);

test('drafts a reply from the Brain and charges it once', async () => {
  const value = await ingest();
  expect(value).toMatchObject({
    created: true,
    warnings: [noSenderNameWarning(workspace.projectId)],
    messageId: expect.stringMatching(/^message_/),
  });
  const { items } = await workspace.call('messages.byLead', { leadId: value.leadId });
  expect(items).toMatchObject([
    { id: value.messageId, direction: 'outbound', state: 'drafted', language: 'en', approvedAt: null },
  ]);
  expect(items[0].body).toContain('Tavlo connects to payroll systems.');
  expect(items[0].body).toContain('Liisa');
  expect(await countRows()).toEqual(once);
  const lead = await workspace.call('leads.get', { leadId: value.leadId });
  expect(lead).toMatchObject({ status: 'new', stage: 'none' });
});

test('warns about unanswered questions and still charges the draft', async () => {
  const payload = { message: 'Does Tavlo connect to our payroll system? Do you deliver to Norway?' };
  const { leadId, warnings } = await ingest({ payload });
  const unsigned = noSenderNameWarning(workspace.projectId);
  const unanswered = [
    'No source answers: “Do you deliver to Norway?”.',
    'Add what holds for delivery areas to the knowledge or the Brain, and the next draft can tell it.',
  ];
  expect(warnings).toEqual([unsigned, ...unanswered]);
  const nothing = await ingest({ payload: { message: 'Do you deliver to Norway?' } });
  expect(nothing.warnings).toEqual([unsigned, 'The draft answers nothing of what was asked.', ...unanswered]);
  const { items } = await workspace.call('messages.byLead', { leadId });
  expect(items.find(({ id }) => id === nothing.messageId)!.warnings).toEqual(nothing.warnings);
  expect(await countRows()).toMatchObject({ events: 2, messages: 2, ready: 2, paid: 2 });
});

test('drafts nothing for an empty payload and corrects the case of an upper-case name', async () => {
  const empty = await ingest({
    payload: {},
    identity: { email: 'pia@lund.example', name: 'PIA-MARIA LUND' },
  });
  expect(empty).toMatchObject({
    messageId: null,
    warnings: ['No reply was written. The payload contains nothing to answer.'],
  });
  expect(await countRows()).toEqual(failedOnce);
  const { leadId } = await ingest({ identity: { email: 'pia@lund.example' } });
  const { items } = await workspace.call('messages.byLead', { leadId });
  expect(items[0].body).toMatch(/^\p{Lu}\p{Ll}+ Pia-Maria,\n/u);
});

test('skips a sales pitch and thanks for a job application', async () => {
  const pitch = await ingest({ payload: { message: 'We offer SEO services, would you be interested?' } });
  expect(pitch).toMatchObject({
    messageId: null,
    warnings: [expect.stringMatching(/^No reply was written\. It offers something to you/)],
  });
  expect(await countRows()).toEqual(failedOnce);
  expect(await failureCodes()).toEqual(['not_answered']);
  const { leadId } = await ingest({ payload: { message: 'I would like to apply for the job as a driver.' } });
  const { items } = await workspace.call('messages.byLead', { leadId });
  expect(items[0].body).toContain(
    'Thank you for your application.\n\nI am passing it on within our company.',
  );
});

test('concurrent repeats wait for the same reply, even with other arguments', async () => {
  const { started, release } = blockNextCall();
  const first = callIngest({ idempotencyKey: 'wait' });
  await started;
  const repeats = [
    callIngest({ idempotencyKey: 'wait' }, serviceUrl(second!)),
    callIngest({ idempotencyKey: 'wait', autoAdvance: false, type: 'other' }),
  ];
  const early = await Promise.race([...repeats, new Promise((resolve) => setTimeout(resolve, 600, 'none'))]);
  expect(early).toBe('none');
  release();
  const { value } = await first;
  for (const repeat of await Promise.all(repeats)) expect(repeat.value).toEqual(value);
  expect(compositions).toBe(1);
  expect(await countRows()).toEqual(once);
});

test.each([
  ['its idempotencyKey', { idempotencyKey: 'dead' }, {}],
  ['only the header', {}, { 'Idempotency-Key': 'dead' }],
])('a repeat with %s finishes a call whose process died while drafting', async (_, args, headers) => {
  const { started, release } = blockNextCall();
  const dead = callIngest(args, service.url, headers);
  await started;
  expect(await countRows()).toEqual({ ...once, messages: 0, ready: 0, paid: 0, open: 1 });
  await expireLease();
  await service.sql(`update idempotency set leased_until = now() - interval '1 second' where org_id = $1`, [
    workspace.tenant.orgId,
  ]);
  const reply = await callIngest(args, serviceUrl(second!), headers);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.value.messageId).toMatch(/^message_/);
  expect(await countRows()).toEqual(once);
  // The first call was only slow: it ends too late to save its own reply.
  release();
  expect((await dead).value).toEqual(reply.value);
  expect(await countRows()).toEqual(once);
});

test('an abandoned draft fails without a charge, and a late repeat reports it', async () => {
  const { started, release } = blockNextCall();
  const dead = callIngest({ idempotencyKey: 'left' });
  await started;
  const { orgId } = workspace.tenant;
  const [{ unit_id: unitId }] = await service.sql('select unit_id from event_intake where org_id = $1', [
    orgId,
  ]);
  await service.assembled.store.transaction(orgId, (tx) => abandonUnitAndItsReply(tx, unitId));
  const late = await ingest({ idempotencyKey: 'left' });
  expect(late).toMatchObject({
    messageId: null,
    warnings: [expect.stringMatching(/^No reply was written\./)],
  });
  release();
  expect((await dead).value).toEqual(late);
  expect(await countRows()).toEqual(failedOnce);
  expect(await failureCodes()).toEqual(['abandoned']);
});

test('saves the event without a charge if no reply can be written', async () => {
  composesNothing = true;
  expect(await ingest()).toMatchObject({
    messageId: null,
    warnings: [expect.stringMatching(/^No reply was written\./)],
  });
  expect(await countRows()).toEqual(failedOnce);
  composesNothing = false;

  workspace = await openWorkspace(service, 0);
  await workspace.spendFreeCredits();
  const poor = await ingest({ idempotencyKey: 'poor' });
  expect(poor).toMatchObject({ messageId: null, warnings: [expect.stringMatching(/needs 1 more credits/)] });
  expect(await ingest({ idempotencyKey: 'poor' })).toEqual(poor);
  expect(await countRows()).toEqual(failedOnce);
  expect(await failureCodes()).toEqual(['credits_exhausted']);

  workspace = await openWorkspace(service);
  const { orgId } = workspace.tenant;
  await suppress(service.assembled.store, { orgId, target: 'maki.example', reason: 'complaint' });
  expect((await ingest()).warnings).toEqual(['No reply was written. This person is suppressed (complaint).']);
  expect(await countRows()).toEqual(failedOnce);
  expect(await failureCodes()).toEqual(['suppressed']);
});

test('saves no reply if the person opts out or is deleted while it is drafted', async () => {
  const firstBlock = blockNextCall();
  const first = callIngest();
  await firstBlock.started;
  const { orgId } = workspace.tenant;
  await suppress(service.assembled.store, { orgId, target: 'liisa@maki.example', reason: 'unsubscribe' });
  firstBlock.release();
  expect((await first).value).toMatchObject({ messageId: null });
  expect(await countRows()).toEqual(failedOnce);

  workspace = await openWorkspace(service);
  const secondBlock = blockNextCall();
  const next = callIngest({ idempotencyKey: 'gone' });
  await secondBlock.started;
  const [{ id: leadId }] = await service.sql('select id from lead where org_id = $1', [
    workspace.tenant.orgId,
  ]);
  await workspace.call('leads.delete', { leadId });
  secondBlock.release();
  const value = (await next).value;
  expect(value).toMatchObject({ leadId, messageId: null });
  expect(await ingest({ idempotencyKey: 'gone' })).toEqual(value);
  expect(await countRows()).toEqual({ ...failedOnce, leads: 0, events: 0, failed: 0 });
});

test('an opt-out in a form suppresses the person and drafts no paid reply', async () => {
  const payload = { name: 'Liisa Mäki', message: 'Please do not contact me again.', newsletter: true };
  const { leadId, messageId, flowRuns, warnings } = await ingest({ payload });
  expect({ messageId, flowRuns, asked: compositions }).toEqual({ messageId: null, flowRuns: [], asked: 0 });
  expect(warnings.join(' ')).toContain('The payload asks for no more messages, so this person is suppressed');
  expect(warnings.join(' ')).toContain(
    'No reply was written. The message asks not to be written to any more',
  );
  expect(await countRows()).toEqual({ ...once, messages: 0, ready: 0, failed: 1, paid: 0 });
  const { suppressed } = await workspace.call('leads.get', { leadId });
  expect(suppressed).toMatchObject({ reason: 'unsubscribe' });
  const second = await ingest({ payload: { message: 'Thanks. What does it cost?' } });
  expect(second.warnings.join(' ')).toContain('This person is suppressed (unsubscribe).');
});

test('an opt-out without an e-mail address drafts no paid reply', async () => {
  const identity = { linkedinUrl: 'https://www.linkedin.com/in/liisa-maki-tavlo', name: 'Liisa Mäki' };
  const { messageId } = await ingest({ identity, payload: { viesti: 'Älkää ottako minuun enää yhteyttä.' } });
  expect(messageId).toBeNull();
  expect(await countRows()).toEqual({ ...once, messages: 0, ready: 0, failed: 1, paid: 0 });
});
