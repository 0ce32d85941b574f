import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { OperationId, Operations } from '../../generated/contract/operations.ts';
import type { Message, RunStatus } from '../../generated/contract/types.ts';
import type { CallOptions, TestService, Reply, Tenant } from './test-service.ts';

/** A value whose optional fields count as present: a test that reads a missing one fails. */
type Filled<Value> = Value extends readonly (infer Item)[]
  ? [Filled<Item>, Filled<Item>, ...Filled<Item>[]]
  : Value extends object
    ? { [Name in keyof Value]-?: Filled<NonNullable<Value[Name]>> }
    : Value;

/** A new tenant whose workspace describes the sender well enough to write drafts in English. */
export interface DraftingWorkspace {
  readonly tenant: Tenant;
  readonly projectId: string;
  /** The live key, for `expectError` and `expectSuccess`. */
  readonly options: CallOptions;
  /** Calls with the live key and expects success. */
  call<Fn extends OperationId>(
    fn: Fn,
    args?: object,
    headers?: Record<string, string>,
  ): Promise<Filled<Operations[Fn]['value']>>;
  /** Calls with the live key and returns the reply, even if it is an error. */
  tryCall(fn: string, args?: object, headers?: Record<string, string>): Promise<Reply>;
  addLead(lead?: object): Promise<{ id: string }>;
  /** Starts a run over the leads with the source label and returns its id. */
  startRun(source: string, overrides?: object): Promise<string>;
  /** Waits until the run has one of the statuses and returns it. */
  waitForStatus(runId: string, ...statuses: string[]): Promise<RunStatus>;
  /** Uses up today's free credits, so that further calls spend the balance. */
  spendFreeCredits(): Promise<void>;
}

export async function openWorkspace(service: TestService, credits = 1_000): Promise<DraftingWorkspace> {
  const tenant = await service.newTenant({ plan: 'pro', credits });
  const { projectId, liveKey: key } = tenant;
  const tryCall = (fn: string, args: object = {}, headers: Record<string, string> = {}) =>
    service.call(fn, args, { key, headers });
  const call: DraftingWorkspace['call'] = async (fn, args = {}, headers = {}) => {
    const reply = await tryCall(fn, args, headers);
    expect(reply.status, reply.text).toBe(200);
    return reply.value;
  };
  await describeSender(call, projectId);
  let added = 0;
  return {
    tenant,
    projectId,
    options: { key },
    call,
    tryCall,
    addLead: (lead = {}) => {
      added += 1;
      const person = {
        firstName: 'Anna',
        company: `Company ${added}`,
        email: `anna@company-${added}.example`,
      };
      return call('leads.add', { projectId, source: 'fair', ...person, ...lead });
    },
    startRun: async (source, overrides = {}) =>
      (await call('runs.startFromLeads', { projectId, source, ...overrides })).runId,
    waitForStatus: (runId, ...statuses) => waitForStatus(() => call('runs.status', { runId }), statuses),
    spendFreeCredits: async () => {
      await service.sql('update credit_account set free_used = 20, free_day = $2 where org_id = $1', [
        tenant.orgId,
        new Date().toISOString().slice(0, 10),
      ]);
    },
  };
}

async function describeSender(call: DraftingWorkspace['call'], projectId: string): Promise<void> {
  await call('projects.updateContext', {
    projectId,
    whatTheyDo: 'We help service companies plan shifts for field teams.',
    valueProposition: 'Planners spend 30 percent less time on rosters in the first quarter.',
    products: 'Tavlo Planner builds rosters from staff wishes, skills and demand.',
    knownCustomers: ['Citycare', 'Nordic Bakeries'],
  });
  await call('brain.add', {
    projectId,
    type: 'reference',
    title: 'Citycare',
    body: 'Citycare cut its roster work from 12 hours to 4 hours a week with Tavlo.',
  });
  await call('knowledge.set', { projectId, text: 'Tavlo connects to payroll systems.' });
}

async function waitForStatus(read: () => Promise<RunStatus>, statuses: readonly string[]) {
  const deadline = Date.now() + 45_000;
  for (;;) {
    const run = await read();
    if (statuses.includes(run.status)) return run;
    expect(Date.now(), `still ${JSON.stringify(run)}`).toBeLessThan(deadline);
    await sleep(40);
  }
}

/**
 * Checks that each quotation of a draft is in its source as the API returns it, and that each claim has a quotation.
 * Returns the kinds of sources that the draft uses.
 */
export async function expectTraceable(
  call: DraftingWorkspace['call'],
  message: Message,
): Promise<Set<string>> {
  const texts = await readSources(call, message);
  for (const { sourceKind, sourceId, start, end, quote, sentence } of message.evidence) {
    const source = texts.get(`${sourceKind} ${sourceId}`);
    expect(source, `${sourceKind} ${sourceId} can be read`).toBeDefined();
    expect(source!.slice(start, end)).toBe(quote);
    expect(quote).not.toBe('');
    expect(message.sentences.map(({ text }) => text)).toContain(sentence);
  }
  const supported = new Set(message.evidence.map(({ sentence }) => sentence));
  for (const { text, role, form } of message.sentences) {
    expect(role === 'subject' ? message.subject : message.body).toContain(text);
    if (form === 'claim') expect([...supported]).toContain(text);
  }
  return new Set(message.evidence.map(({ sourceKind }) => sourceKind));
}

async function readSources(call: DraftingWorkspace['call'], { projectId, leadId }: Message) {
  const lead = await call('leads.get', { leadId });
  const project = await call('projects.get', { projectId });
  const knowledge = await call('knowledge.get', { projectId });
  const brain = await call('brain.list', { projectId });
  const thread = await call('messages.byLead', { leadId });
  const texts = new Map<string, string>([
    [`analysis ${leadId}`, lead.analysis ?? ''],
    [`knowledge ${projectId}`, knowledge.text],
  ]);
  for (const page of lead.research) texts.set(`page ${page.id}`, page.text);
  for (const item of brain.items) texts.set(`brain ${item.id}`, item.body);
  for (const message of thread.items) texts.set(`thread ${message.id}`, message.body);
  for (const [field, value] of Object.entries(project)) {
    if (typeof value === 'string' || Array.isArray(value))
      texts.set(`context ${field}`, [value].flat().join('\n'));
  }
  return texts;
}
