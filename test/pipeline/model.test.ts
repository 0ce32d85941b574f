import { afterAll, beforeEach, expect, test } from 'vitest';
import { noSenderNameWarning } from '../../src/domain/drafting/draft-request.ts';
import { createLog } from '../../src/log.ts';
import { expectTraceable, openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import {
  answerOf,
  completion,
  startModel,
  type ModelHandler,
  type ModelRequest,
  passageWith,
} from '../fixtures/model/start-model.ts';
import { lastMonth } from '../fixtures/last-month.ts';
import { parseMetrics } from '../observe/parse-metrics.ts';
import { testService } from '../support/test-service.ts';
import { expectLedgerSettled } from '../support/run-ledger.ts';

const analysis =
  'Harbour Foods runs 42 seafood counters in Scotland. It has 60 staff in Aberdeen. ' +
  `In ${lastMonth} Harbour Foods opened a smokehouse in Oban.`;
const lead = { company: 'Harbour Foods', firstName: 'Sam', analysis };

/** Builds the answer of a model that follows its sources. */
function buildHonestAnswer({ assignment }: ModelRequest): object {
  const quoted = (text: string, core: string) => ({
    text,
    from: [{ passage: passageWith(assignment, core), core }],
  });
  const offer = 'We help service companies plan shifts for field teams.';
  return answerOf({
    subject: [{ text: 'A question for Harbour Foods' }],
    greeting: [{ text: 'Hello Sam,' }],
    opening: [
      quoted('You run 42 seafood counters in Scotland.', analysis.split(' It has')[0]!),
      quoted('You opened 42 seafood counters in Wales.', analysis.split(' It has')[0]!),
    ],
    offer: [quoted(offer, offer)],
    'call-to-action': [{ text: 'Would a short call next week make sense?' }],
    'sign-off': [{ text: 'Best regards' }],
  });
}

const honestBody =
  'Hello Sam,\n\nYou run 42 seafood counters in Scotland.\n\n' +
  'We help service companies plan shifts for field teams.\n\nWould a short call next week make sense?\n\nBest regards';

let answer: ModelHandler;
const model = await startModel((...given) => answer(...given));
const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
const service = testService({
  log,
  environment: {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'planner-large',
    LLM_API_KEY: 'sk-model',
    METRICS_PORT: '0',
  },
});
beforeEach(() => {
  answer = (asked) => completion(buildHonestAnswer(asked));
  model.requests.splice(0);
  lines.splice(0);
});
afterAll(() => model.close());

const draftOfRun = async ({ call }: DraftingWorkspace, runId: string) =>
  (await call('runs.leads', { runId })).items[0].draft;

test('writes supported sentences and omits the rest with a reason', async () => {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead(lead);
  const draft = await workspace.call('messages.generate', { leadId });
  expect(draft).toMatchObject({ subject: 'A question for Harbour Foods', body: honestBody });
  expect(draft.warnings).toEqual([noSenderNameWarning(workspace.projectId)]);
  expect(draft.omitted).toContainEqual(
    expect.objectContaining({ text: 'You opened 42 seafood counters in Wales.' }),
  );
  expect(await expectTraceable(workspace.call, draft)).toEqual(new Set(['analysis', 'context']));
  expect(model.requests[0]!.headers.authorization).toBe('Bearer sk-model');
});

test('counts its answers, sentences and tokens', async () => {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead(lead);
  const read = async () => parseMetrics(await service.assembled.metrics!.render());
  const before = await read();
  await workspace.call('messages.generate', { leadId });
  const after = await read();
  const added = (name: string, labels?: Record<string, string>) =>
    (after.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0);
  // Its only lie goes back once, and the model does not write it again.
  expect(model.rewriteRequests.at(-1)!.assignment.refused).toHaveLength(1);
  expect(added('outreach_model_rounds_total')).toBe(2);
  expect(added('outreach_model_sentences_total', { outcome: 'kept' })).toBe(6);
  expect(added('outreach_model_sentences_total', { outcome: 'refused' })).toBe(2);
  expect(added('outreach_model_tokens_total', { direction: 'prompt' })).toBe(38);
  expect(added('outreach_model_tokens_total', { direction: 'completion' })).toBe(20);
});

test('writes the drafts of a run, each paid once', async () => {
  const workspace = await openWorkspace(service);
  await workspace.addLead(lead);
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  expect((await draftOfRun(workspace, runId)).body).toBe(honestBody);
  await expectLedgerSettled(service, workspace.tenant, runId);
});

test('does not repeat a sentence for two recipients of a run', async () => {
  const workspace = await openWorkspace(service);
  await workspace.addLead(lead);
  await workspace.addLead({ ...lead, firstName: 'Kim' });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const { items } = await workspace.call('runs.leads', { runId });
  const bodies = items.map(({ draft }) => draft?.body ?? '');
  expect(bodies.filter((body: string) => body.includes('You run 42 seafood counters'))).toHaveLength(1);
});

test.each<[string, ModelHandler, string]>([
  ['returns unusable text', () => ({ choices: 'none' }), 'The model answered with nothing.'],
  [
    'is broken',
    (_asked, response) => void response.writeHead(400).end(),
    'The model’s server answered with status 400.',
  ],
  [
    'refuses',
    () => completion({}, {}, { content: null, refusal: 'No.' }),
    'The model refused to write this message.',
  ],
])('falls back to the built-in composer with a warning if it %s', async (_what, given, reason) => {
  answer = given;
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead(lead);
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  await expectLedgerSettled(service, workspace.tenant, runId);
  const single = await workspace.call('messages.generate', { leadId });
  for (const draft of [single, await draftOfRun(workspace, runId)]) {
    expect(draft.warnings).toContain(`${reason} The built-in composer wrote this message instead.`);
    expect(draft.body).toContain('opened a smokehouse in Oban');
    await expectTraceable(workspace.call, draft);
  }
  const warned = lines.filter((line) => line.includes(reason));
  expect(warned).toHaveLength(2);
  expect(warned.join()).not.toMatch(/sk-model|Harbour/u);
});

test('a draft that neither the model nor the built-in composer can write costs nothing and has a reason', async () => {
  answer = () => completion({ nonsense: true });
  const workspace = await openWorkspace(service);
  const { projectId } = workspace;
  const forbiddenPhrases = [
    'a',
    'i',
    'we',
    'our',
    'your',
    'for',
    'in',
    'workspace',
    'planner',
    'planners',
    'tavlo',
  ];
  await workspace.call('projects.updateContext', { projectId, forbiddenPhrases });
  await workspace.addLead(lead);
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const { items } = await workspace.call('runs.leads', { runId });
  expect(items[0]).toMatchObject({ status: 'failed', draft: null });
  expect(items[0].reason).toMatch(
    /^The model answered in another form than it was asked for\. No (subject|generated sentence of the body) is left/u,
  );
  expect((await workspace.call('credits.info')).used.today).toBe(0);
});

test('is not called if the caller has a sandbox key', async () => {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead(lead);
  const { value } = await service.call('messages.generate', { leadId }, { key: workspace.tenant.testKey });
  expect(value.body).toContain('opened a smokehouse in Oban');
  expect(value.warnings).toEqual([noSenderNameWarning(workspace.projectId)]);
  expect(model.requests).toEqual([]);
});

test('gets the writing rules that code cannot check, without a warning', async () => {
  const workspace = await openWorkspace(service);
  const { projectId, tenant } = workspace;
  const body = 'Write as to a colleague.';
  await workspace.call('brain.add', { projectId, type: 'writing_rule', title: 'Tone', body });
  const { id: leadId } = await workspace.addLead(lead);
  const { warnings } = await workspace.call('messages.generate', { leadId });
  expect(warnings).toEqual([noSenderNameWarning(workspace.projectId)]);
  expect(model.requests[0]!.assignment.wishes.rules).toEqual([body]);
  const { value } = await service.call('messages.generate', { leadId }, { key: tenant.testKey });
  expect(value.warnings).toEqual([
    noSenderNameWarning(workspace.projectId),
    `The writing rule “${body}” has no form that code can check.`,
  ]);
});
