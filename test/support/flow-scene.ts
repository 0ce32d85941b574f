import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Flow, FlowRun } from '../../generated/contract/types.ts';
import type { Classifier, ClassifierQuestion } from '../../src/ports/classifier.ts';
import { InboundEvent } from '../../src/store/entities/inbound-events.ts';
import { newId } from '../../src/store/ids.ts';
import { startFlows } from '../../src/application/flows/start.ts';
import { openWorkspace, type DraftingWorkspace } from './drafting-workspace.ts';
import type { TestService } from './test-service.ts';

/** A workspace that receives inbound events. */
export interface FlowScene extends DraftingWorkspace {
  createFlow(steps: readonly object[], overrides?: object): Promise<Flow>;
  /** Stores an inbound event about a lead. Returns the ids of the flow runs that it starts. */
  receiveEvent(leadId: string, options?: EventOptions): Promise<string[]>;
  /** The log of a flow, newest first. */
  runsOf(flowId: string): Promise<FlowRun[]>;
  /** Waits until no run of the flow is running and returns its log. */
  waitUntilEnded(flowId: string): Promise<FlowRun[]>;
}

export interface EventOptions {
  readonly type?: string;
  readonly source?: string | null;
  readonly payload?: unknown;
  readonly mode?: 'live' | 'test';
}

export const quoteCategory = { key: 'quote', label: 'Asks for a quote' };
export const jobCategory = { key: 'job', label: 'Applies for a job' };
export const understandStep = {
  id: 'classify',
  kind: 'understand',
  categories: [quoteCategory, jobCategory],
};
export const notifyStep = { id: 'notify', kind: 'notify', webhook: true, note: 'Somebody wrote.' };
export const answerStep = { id: 'answer', kind: 'draft_reply' };
export const routeStep = (...routes: (readonly [when: string, goTo: string])[]) => ({
  id: 'route',
  kind: 'route',
  routes: routes.map(([when, goTo]) => ({ when, goTo })),
});

export const enquiry = {
  name: 'Eeva Salo',
  message: 'Does Tavlo connect to payroll systems? We would like a quote.',
};

export async function openFlowScene(service: TestService, credits = 100): Promise<FlowScene> {
  const workspace = await openWorkspace(service, credits);
  const { call, projectId, tenant } = workspace;
  const runsOf = async (flowId: string) => (await call('flows.runs', { flowId, limit: 200 })).items;
  return {
    ...workspace,
    createFlow: (steps, overrides = {}) =>
      call('flows.create', {
        projectId,
        name: 'Enquiries',
        trigger: { kind: 'inbound_event' },
        steps,
        enabled: true,
        ...overrides,
      }),
    receiveEvent: (
      leadId,
      { type = 'contact_form', source = 'website', payload = enquiry, mode = 'live' } = {},
    ) =>
      service.assembled.store.transaction(tenant.orgId, (tx) => {
        const event = {
          orgId: tx.orgId,
          id: newId('event'),
          projectId,
          leadId,
          type,
          source,
          payload: JSON.stringify(payload),
          occurredAt: tx.now,
          createdAt: tx.now,
        };
        const eventId = tx.em.create(InboundEvent, event).id;
        return startFlows(tx, { projectId, leadId, eventId, type, source, mode });
      }),
    runsOf,
    waitUntilEnded: async (flowId) => {
      for (let tries = 0; tries < 400; tries++) {
        const runs = await runsOf(flowId);
        if (runs.length > 0 && runs.every(({ status }: FlowRun) => status !== 'running')) return runs;
        await sleep(50);
      }
      return expect.fail(`Runs are still running: ${JSON.stringify(await runsOf(flowId))}`);
    },
  };
}

/** Chooses the first category whose key is in the text; if `fail` is set, throws it instead. */
export function wordClassifier(): Classifier & { fail: Error | null; readonly asked: ClassifierQuestion[] } {
  const classifier = {
    name: 'words',
    fail: null as Error | null,
    asked: [] as ClassifierQuestion[],
    choose: async (question: ClassifierQuestion) => {
      classifier.asked.push(question);
      const { text, categories } = question;
      if (classifier.fail) throw classifier.fail;
      const found = categories.find(({ key }) => text.toLowerCase().includes(key));
      const key = found?.key ?? null;
      return {
        key,
        confidence: key ? 0.9 : 0.1,
        reason: `The text ${key ? 'contains the key' : 'contains no key'}.`,
        by: 'words',
      };
    },
  };
  return classifier;
}

/** The outcome of each step of a run, shortened to what tests compare. */
export const formatOutcomes = ({ steps }: FlowRun): string[] =>
  steps.map(({ stepId, outcome }) => `${stepId} ${outcome}`);
