import { afterAll, describe, expect, test } from 'vitest';
import { classifyReply } from '../../src/domain/replies/classify.ts';
import { suspicionWarning } from '../../src/domain/replies/unasked-drafts.ts';
import { clearSuspicion, confirmOptOut, listSuspected } from '../../src/people/suspicions.ts';
import { saveInboundMessage } from '../../src/application/messages/save-inbound.ts';
import { answerStep, formatOutcomes, notifyStep, type FlowScene } from '../support/flow-scene.ts';
import { completion, startModel, type ModelRequest } from '../fixtures/model/start-model.ts';
import { testService, type TestService } from '../support/test-service.ts';
import {
  suspectedQuestion,
  openSuspicionScene,
  innocentQuestion,
  expectDraftsRefused,
  suspectedText,
} from '../support/suspicion-scene.ts';
import { findLeadForUpdate } from '../../src/store/queries/leads.ts';

let choice = 'positive';
const modelRequests: ModelRequest[] = [];
const model = await startModel((request) => {
  modelRequests.push(request);
  return completion({ key: choice, confidence: 1 });
});
afterAll(() => model.close());

const service = testService();
const modelService = testService({
  environment: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'planner-large' },
});

const open = (testedService: TestService = service) => openSuspicionScene(testedService);

test('rules suspect the sample texts of an opt-out but do not classify them as one', () => {
  const statement = classifyReply({ subject: '', body: suspectedText, language: null, kind: 'human' });
  expect(statement).toMatchObject({ category: 'unsure', isSuspected: true });
  const question = classifyReply({ subject: '', body: suspectedQuestion, language: null, kind: 'human' });
  expect(question).toMatchObject({ category: 'information_request', isSuspected: true });
  const innocent = classifyReply({ subject: '', body: innocentQuestion, language: null, kind: 'human' });
  expect(innocent.isSuspected).toBe(false);
});

describe('a suspected opt-out gets no automatic draft:', () => {
  test('the message has a warning, and later messages get no draft either', async () => {
    const scene = await open();
    const { messageId, warnings } = await scene.receive(suspectedText);
    expect(warnings).toEqual([suspicionWarning]);
    expect(await scene.messages()).toMatchObject([{ classification: null, warnings: [suspicionWarning] }]);
    const { timeline } = await scene.call('leads.get', { leadId: scene.leadId });
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'suspected', summary: suspicionWarning }),
    );
    await expectDraftsRefused(scene, messageId);
    await scene.receive(innocentQuestion);
    await expectDraftsRefused(scene, messageId);
  });

  test('an earlier draft cannot be approved until a person clears the message', async () => {
    const scene = await open();
    const draft = await scene.call('messages.generate', { leadId: scene.leadId });
    const { messageId } = await scene.receive(suspectedText);
    const approve = () => scene.tryCall('messages.approve', { messageId: draft.id });
    const rejected = await approve();
    expect(rejected.error).toMatchObject({ code: 'invalid_state' });
    expect(rejected.error.message).toMatch(
      new RegExp(`message ${messageId} may be an opt-out.*outreach inbox clear.*inbox confirm`),
    );
    await clearSuspicion(scene.store, messageId);
    expect((await approve()).value).toMatchObject({ state: 'approved' });
  });

  test.each<[string, object]>([
    ['contact.unsubscribed', { reason: 'abuse' }],
    ['contact_form', { name: 'Liisa', optOut: true }],
  ])('an event %s %j waits for a person', async (type, payload) => {
    const scene = await open();
    const { messageId, eventId, warnings } = await scene.ingest('', { type, payload });
    expect(messageId).toBeNull();
    expect(warnings[0]).toContain(`What arrived as ${eventId} may ask not to be written to`);
    expect(await scene.entries()).toEqual([]);
    expect(await listSuspected(scene.store, scene.projectId, 10)).toMatchObject([{ arrivalId: eventId }]);
    const { error } = await scene.tryCall('replies.preview', {
      projectId: scene.projectId,
      eventType: type,
      payload: { message: innocentQuestion, ...payload },
    });
    expect(error).toMatchObject({ code: 'invalid_state' });
  });

  test('a run leaves the lead out with the reason and drafts for the others', async () => {
    const scene = await open();
    const { messageId } = await scene.receive(suspectedText);
    const { id: other } = await scene.addLead();
    const runId = await scene.startRun('fair');
    await scene.waitForStatus(runId, 'awaiting_approval', 'done');
    const { items } = await scene.call('runs.leads', { runId });
    const rows = new Map(items.map((row) => [row.leadId, row]));
    expect(rows.get(scene.leadId)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining(messageId),
    });
    expect(rows.get(other)).toMatchObject({ status: 'drafted' });
    expect(await scene.drafts()).toEqual([]);
  });

  test('a draft_reply step skips the message, and later steps run', async () => {
    const scene = await open();
    const trigger = { kind: 'inbound_event', eventTypes: ['message.received'] };
    const flow = await scene.createFlow([answerStep, notifyStep], { trigger });
    await scene.receive(suspectedText);
    await expectSkippedDraft(scene, flow.id);
  });

  test('a draft_reply step skips an event with an opt-out in any field', async () => {
    const scene = await open();
    const flow = await scene.createFlow([answerStep, notifyStep]);
    const payload = { Name: 'Eeva Salo', Message: innocentQuestion.repeat(4), Remarks: suspectedText };
    await scene.receiveEvent(scene.leadId, { payload });
    await expectSkippedDraft(scene, flow.id);
  });

  test('autoAdvance drafts nothing, charges nothing and returns the reason', async () => {
    const scene = await open();
    const { messageId, leadId, eventId, warnings } = await scene.ingest(suspectedText);
    expect(messageId).toBe(null);
    expect(warnings).toEqual([
      expect.stringMatching(`^No reply was written. What arrived as ${eventId} may ask not to be written to`),
    ]);
    expect(await scene.entries()).toEqual([]);
    const again = await scene.ingest(innocentQuestion);
    expect(again).toMatchObject({ leadId, messageId: null });
    expect(again.warnings.join(' ')).toContain(eventId);
  });

  test('replies.preview rejects it with the reason', async () => {
    const { tryCall, projectId } = await open();
    const preview = (payload: unknown, eventType = 'form') =>
      tryCall('replies.preview', { projectId, eventType, payload });
    const replies = [
      await preview({ message: suspectedText }),
      await preview({ message: innocentQuestion }, 'unsubscribed'),
    ];
    // A preview stores nothing, so the message cannot name a command to clear it.
    const message =
      'No reply is drafted. It may ask not to be written to any more. If it arrived, it would wait until a person ' +
      'has decided that.';
    for (const { error } of replies) expect(error).toMatchObject({ code: 'invalid_state', message });
    expect((await preview({ message: innocentQuestion })).status).toBe(200);
  });
});

async function expectSkippedDraft(scene: FlowScene, flowId: string): Promise<void> {
  const [run] = await scene.waitUntilEnded(flowId);
  expect(formatOutcomes(run!)).toEqual(['answer skipped', 'notify done']);
  expect(run!.steps[0]!.reason).toContain('may ask not to be written to any more');
}

describe('a model', () => {
  test.each(['positive', 'meeting_request', 'not_interested'])(
    'cannot clear a suspicion with the category %s',
    async (key) => {
      const scene = await open(modelService);
      choice = key;
      const { messageId } = await scene.receive(suspectedText);
      const { items } = await scene.call('replies.classify', { projectId: scene.projectId });
      expect(items).toMatchObject([{ messageId, classification: 'unsure', suppressed: false }]);
      await expectDraftsRefused(scene, messageId);
    },
  );

  test('can find an opt-out that no rule decides', async () => {
    const scene = await open(modelService);
    choice = 'unsubscribe';
    await scene.receive(suspectedText);
    const { items } = await scene.call('replies.classify', { projectId: scene.projectId });
    expect(items).toMatchObject([{ classification: 'unsubscribe', by: 'model', suppressed: true }]);
    expect(await listSuspected(scene.store, scene.projectId, 10)).toEqual([]);
  });
});

describe('a person', () => {
  test('reads and clears a suspected message, which can then be answered', async () => {
    const scene = await open(modelService);
    const { projectId, leadId, store } = scene;
    const { messageId } = await scene.receive(`${suspectedText}\n\n> Hello Anna`);
    const { eventId } = await scene.ingest(suspectedText, { identity: { email: 'anna@company-1.example' } });
    const listed = await listSuspected(store, projectId, 10);
    expect(listed).toMatchObject([
      { arrivalId: messageId, leadId, from: 'anna@company-1.example', text: suspectedText },
      { arrivalId: eventId, leadId, text: `message: ${suspectedText}` },
    ]);
    expect(await listSuspected(store, projectId, 1)).toHaveLength(1);
    expect(await clearSuspicion(store, messageId)).toEqual({ arrivalId: messageId, leadId, open: 1 });
    await expectDraftsRefused(scene, eventId);
    expect(await clearSuspicion(store, eventId)).toEqual({ arrivalId: eventId, leadId, open: 0 });
    await expect(clearSuspicion(store, eventId)).rejects.toThrow(`A person cleared ${eventId}`);
    expect(await listSuspected(store, projectId, 10)).toEqual([]);
    const [message] = await scene.messages();
    expect(message.warnings).toEqual([]);
    expect(message.history).toMatchObject([
      { by: null, instruction: expect.stringContaining('not an opt-out') },
    ]);
    const { timeline } = await scene.call('leads.get', { leadId });
    expect(timeline.filter(({ kind }) => kind === 'suspicion_cleared')).toHaveLength(2);
    choice = 'unsubscribe';
    const { items } = await scene.call('replies.classify', { projectId });
    expect(items).toMatchObject([{ messageId, suppressed: false }]);
    expect(items[0].classification).not.toBe('unsubscribe');
    expect(JSON.stringify(modelRequests.at(-1))).not.toContain('unsubscribe');
    const draft = await scene.tryCall('replies.draftByThread', { threadId: message.threadId });
    expect(draft.status, draft.text).toBe(200);
  });

  test.each(['a suspected message', 'an unsuspected message'])(
    'suppresses the sender by confirming %s',
    async (kind) => {
      const scene = await open();
      const { leadId, store, projectId } = scene;
      const draft = await scene.call('messages.generate', { leadId });
      const { messageId } = await scene.receive(
        kind === 'a suspected message' ? suspectedText : innocentQuestion,
      );
      expect(await confirmOptOut(store, messageId)).toEqual({ arrivalId: messageId, leadId, stranger: null });
      const lead = await scene.call('leads.get', { leadId });
      expect(lead.suppressed).toMatchObject({ reason: 'unsubscribe' });
      expect(lead.timeline.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['suspicion_confirmed', 'suppressed']),
      );
      const messages = await scene.messages();
      expect(messages.find(({ id }) => id === draft.id)).toMatchObject({ state: 'removed' });
      expect(messages.find(({ id }) => id === messageId)).toMatchObject({
        classification: 'unsubscribe',
        warnings: [],
        history: [{ by: null }],
      });
      expect(await listSuspected(store, projectId, 10)).toEqual([]);
    },
  );

  test('confirms a suspected event', async () => {
    const scene = await open();
    const { eventId, leadId } = await scene.ingest(suspectedText, { autoAdvance: false });
    await confirmOptOut(scene.store, eventId);
    expect(await scene.call('leads.get', { leadId })).toMatchObject({
      suppressed: { reason: 'unsubscribe' },
    });
  });

  test('cannot clear an unsuspected message, or confirm an id that does not exist', async () => {
    const scene = await open();
    const { messageId } = await scene.receive(innocentQuestion);
    await expect(clearSuspicion(scene.store, messageId)).rejects.toThrow('is not a possible opt-out');
    await expect(confirmOptOut(scene.store, 'message_none')).rejects.toThrow(
      'There is no message or event with the id',
    );
  });
});

test.each(['by a person', 'by a model'])(
  'an opt-out confirmed %s suppresses the lead’s address and the address that the mail came from',
  async (by) => {
    const scene = await open(modelService);
    const { leadId, projectId, store, tenant } = scene;
    await store.transaction(tenant.orgId, async (tx) => {
      const lead = await findLeadForUpdate(tx, leadId);
      const from = 'liisa@elsewhere.example';
      await saveInboundMessage(tx, lead!, {
        subject: 'Re: Shifts',
        body: suspectedText,
        from,
        occurredAt: tx.now,
        mailId: null,
        language: null,
        kind: 'human',
        warnings: [],
        reading: { classification: null, isSuspected: true, unsupportedReason: null },
        mode: null,
      });
    });
    const [{ id: messageId }] = await scene.messages();
    if (by === 'by a person') {
      const confirmed = await confirmOptOut(store, messageId);
      expect(confirmed).toEqual({ arrivalId: messageId, leadId, stranger: 'liisa@elsewhere.example' });
      const [{ history }] = await scene.messages();
      expect(history[0].instruction).toContain('It came from liisa@elsewhere.example');
    } else {
      choice = 'unsubscribe';
      await scene.call('replies.classify', { projectId });
    }
    const rows = await modelService.sql(
      'select value, reason from suppression where org_id = $1 order by value',
      [tenant.orgId],
    );
    expect(rows).toEqual(
      ['anna@company-1.example', 'liisa@elsewhere.example'].map((value) => ({
        value,
        reason: 'unsubscribe',
      })),
    );
  },
);
