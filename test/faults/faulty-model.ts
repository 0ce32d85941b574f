import type { ServerResponse } from 'node:http';
import { sentenceKey } from '../../src/domain/drafting/verify.ts';
import type { Lie } from '../fixtures/adversarial/lie.ts';
import { lies } from '../fixtures/adversarial/lies.ts';
import {
  answerOf,
  completion,
  startModel,
  type ModelRequest,
  type ModelSentence,
  passageWith,
} from '../fixtures/model/start-model.ts';
import type { Expect } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { verifyUnits, waitUntilDrafted } from './verify-units.ts';

const liesOfLead = 5;
const timeoutMs = 240_000;

/** One lead, and the false sentences that the model writes for it. */
interface LeadWithLies {
  readonly name: string;
  readonly lieList: readonly Lie[];
}

/** The model that writes the drafts makes every kind of false claim, and sometimes fails. */
export const faultyModel: Fault = {
  name: 'faulty-model',
  what: 'a lying model: it makes a false claim in all sentences but one, refuses, stops early or returns unusable text',
  rounds: 3,
  run: async (rounds) => {
    const checks = createFindings();
    const environment = await openFaultEnvironment();
    const targets = groupLies(lies);
    const model = await startModel((asked, response) => lie(asked, response, targets));
    const counts = { leads: 0, lies: 0, byModel: 0, byComposer: 0 };
    try {
      const service = await environment.serve('all', { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'liar' });
      await describeSender(environment, service);
      for (let round = 0; round < rounds; round += 1) {
        await startRun(environment, service, targets, round);
        const open = await waitUntilDrafted(environment, timeoutMs);
        checks.expect(open === 0, `${open} runs are not drafted`);
      }
      await verifyUnits(environment, checks.expect);
      Object.assign(counts, await verifyDrafts(environment, targets, checks.expect));
      counts.leads = targets.length * rounds;
      counts.lies = lies.length * rounds;
    } finally {
      await environment.close();
      await model.close();
    }
    const { leads, lies: lieList, byModel, byComposer } = counts;
    return {
      name: 'faulty-model',
      facts: { leads, lies: lieList, 'drafts by the model': byModel, 'drafts in its place': byComposer },
      findings: checks.findings,
    };
  },
};

/** Groups a few lies about the same texts for each lead. */
function groupLies(all: readonly Lie[]): readonly LeadWithLies[] {
  const materials = [...new Set(all.map(({ research }) => research))];
  const groups = materials.flatMap((research) => {
    const own = all.filter((lie) => lie.research === research);
    return Array.from({ length: Math.ceil(own.length / liesOfLead) }, (_, group) =>
      own.slice(group * liesOfLead, (group + 1) * liesOfLead),
    );
  });
  return groups.map((lieList, number) => ({ name: `Victim ${number}`, lieList }));
}

/** The ways in which the model fails for every sixth lead. */
const failures: readonly ((response: ServerResponse) => object | undefined)[] = [
  () => completion({ nonsense: true }),
  () => completion({}, {}, { content: null, refusal: 'I will not.' }),
  () => completion(answerOf({}), { finish_reason: 'length' }),
  (response) => void response.destroy(),
  (response) => void response.writeHead(500).end('{}'),
  (response) => void response.end('<html>'),
  () => completion({}, {}, { content: 'Sure, here it is.' }),
];
const isFailing = (number: number): boolean => number % 6 === 5;

function lie({ assignment }: ModelRequest, response: ServerResponse, targets: readonly LeadWithLies[]) {
  const number = targets.findIndex(({ name }) => name === assignment.recipient.jobTitle);
  if (isFailing(number)) return failures[Math.floor(number / 6) % failures.length]!(response);
  const { lieList } = targets[number]!;
  const blocks: Record<string, ModelSentence[]> = {};
  const addSentence = (block: string, sentence: ModelSentence): void =>
    void (blocks[block] ??= []).push(sentence);
  const [{ own }] = lieList as [Lie];
  for (const { block, text, quotes } of lieList) {
    const from = quotes.map(({ quote }) => ({ passage: passageWith(assignment, quote), core: quote }));
    addSentence(block, { text, from });
  }
  // The subject and one sentence are true, so that a draft is left and the lies are next to a valid claim.
  addSentence('subject', { text: assignment.recipient.company });
  const quote = own.split(/(?<=\.) /u)[0]!;
  addSentence('offer', { text: quote, from: [{ passage: passageWith(assignment, quote), core: quote }] });
  return completion(answerOf(blocks));
}

async function describeSender({ projectId }: FaultEnvironment, service: ServiceProcess): Promise<void> {
  const addItem = (type: string, title: string, body: string) =>
    service.call('brain.add', { projectId, type, title, body });
  await addItem('company', 'Tavlo', 'Tavlo was founded in Tampere in 2015.');
  for (const own of new Set(lies.map((each) => each.own))) await addItem('product', 'Planner', own);
}

async function startRun(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  targets: readonly LeadWithLies[],
  round: number,
): Promise<void> {
  const source = `round ${round}`;
  const leads = targets.map(({ name, lieList: [first] }, number) => ({
    source,
    firstName: 'Sam',
    jobTitle: name,
    company: first!.company,
    analysis: first!.research,
    email: `sam@round-${round}-${number}.example`,
  }));
  await service.call('leads.addBatch', { projectId, leads });
  const name = `Campaign ${round}`;
  const campaign = await service.call('campaigns.create', { projectId, name });
  const campaignId = campaign.arrived ? campaign.value.id : '';
  const started = await service.call('runs.startFromLeads', { projectId, source, campaignId });
  if (!started.arrived || started.status !== 200)
    throw new Error(`The run did not start: ${JSON.stringify(started)}`);
}

interface StoredDraft {
  readonly victim: string;
  readonly analysis: string;
  readonly sentences: readonly {
    readonly text: string;
    readonly form: string;
    readonly evidence: readonly Quoted[];
  }[];
  readonly omitted: readonly { readonly text: string }[];
  readonly warnings: readonly string[];
}

interface Quoted {
  readonly sourceKind: string;
  readonly sourceId: string;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** Verifies that no draft contains a lie, each claim quotes its source, and omitted sentences are listed. */
async function verifyDrafts(environment: FaultEnvironment, targets: readonly LeadWithLies[], expect: Expect) {
  const drafts = await environment.sql<StoredDraft>(
    `select l.job_title as victim, l.analysis, m.sentences, m.omitted, m.warnings
     from message m join lead l on l.org_id = m.org_id and l.id = m.lead_id where m.org_id = $1`,
    [environment.orgId],
  );
  const brain = await environment.sql<{ id: string; body: string }>(
    'select id, body from brain_item where org_id = $1',
    [environment.orgId],
  );
  const bodies = new Map(brain.map(({ id, body }) => [id, body]));
  let byModel = 0;
  for (const { victim, analysis, sentences, omitted, warnings } of drafts) {
    const number = targets.findIndex(({ name }) => name === victim);
    const { lieList } = targets[number]!;
    const keys = new Set(lieList.map(({ text }) => sentenceKey(text)));
    for (const { text, form, evidence } of sentences) {
      expect(!keys.has(sentenceKey(text)), `a draft contains “${text}”`);
      expect(form !== 'claim' || evidence.length > 0, `“${text}” has no evidence`);
      for (const { sourceKind, sourceId, start, end, quote } of evidence) {
        const source = sourceKind === 'analysis' ? analysis : bodies.get(sourceId);
        expect(source?.slice(start, end) === quote, `“${quote}” is not in ${sourceKind} ${sourceId}`);
      }
    }
    const isReplaced = warnings.some((warning) => warning.includes('wrote this message instead'));
    expect(isReplaced || !isFailing(number), `a draft has no warning that the model failed`);
    if (isReplaced) continue;
    byModel += 1;
    const listed = new Set(omitted.map(({ text }) => text));
    for (const { text } of lieList) expect(listed.has(text), `“${text}” was omitted without a note`);
  }
  expect(byModel > 0, 'the model wrote no draft');
  return { byModel, byComposer: drafts.length - byModel };
}
