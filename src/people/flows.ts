import type { FlowStep } from '../domain/flows/flow.ts';
import { Flow } from '../store/entities/flows.ts';
import { listLastFlowRuns, listFlowRuns, type FlowRunLog } from '../store/queries/flow-log.ts';
import { runFlowNow, type StartedFlowRun } from '../application/flows/run-now.ts';
import { findFlow, findFlowForUpdate, findStepSkills } from '../store/queries/flows.ts';
import type { Rows } from '../store/rows.ts';
import type { Store, Tx } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';
import { runInOwningOrganisation, findWorkspaceOrg } from './find-organisation.ts';
import { stopFlowRuns, flowDisabledReason } from '../application/flows/stop-runs.ts';

export interface ListedFlow {
  readonly flowId: string;
  readonly name: string;
  readonly enabled: boolean;
  /** A short description of the trigger. */
  readonly trigger: string;
  readonly lastRun: { readonly id: string; readonly status: string; readonly at: number } | null;
}

export interface ShownFlow extends ListedFlow {
  readonly steps: readonly FlowStep[];
  readonly skills: readonly { readonly skillId: string; readonly name: string; readonly body: string }[];
  readonly lastFailure: { readonly id: string; readonly reason: string | null; readonly at: number } | null;
}

const maxListed = 200;

/**
 * Lists the flows of a workspace, newest first.
 * @throws UserFacingError if there is no such workspace.
 */
export async function listFlows(store: Store, projectId: string): Promise<ListedFlow[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  return store.transaction(orgId, async (tx) => {
    const flows = await tx.em.find(Flow, { orgId, projectId }, { orderBy: { id: 'desc' }, limit: maxListed });
    const ids = flows.map(({ id }) => id);
    const runs = await listLastFlowRuns(tx, ids);
    return flows.map((flow) => ({ ...toListedFlow(flow), lastRun: runs.get(flow.id)?.lastRun ?? null }));
  });
}

/**
 * Returns a flow with its steps and skills.
 * @throws UserFacingError if there is no such flow.
 */
export async function showFlow(store: Store, flowId: string): Promise<ShownFlow> {
  return withFlow(store, flowId, async (tx, flow) => {
    const runs = (await listLastFlowRuns(tx, [flowId])).get(flowId);
    const skills = await findStepSkills(tx, flow.steps);
    return {
      ...toListedFlow(flow),
      steps: flow.steps,
      skills: [...skills.values()].map(({ id, name, body }) => ({ skillId: id, name, body })),
      lastRun: runs?.lastRun ?? null,
      lastFailure: runs?.lastFailure ?? null,
    };
  });
}

/**
 * Lists the runs of a flow, newest first.
 * @throws UserFacingError if there is no such flow.
 */
export async function showFlowRuns(store: Store, flowId: string, limit: number): Promise<FlowRunLog[]> {
  return withFlow(store, flowId, (tx) => listFlowRuns(tx, flowId, { before: null, limit }));
}

/**
 * Switches a flow on or off. Switching off ends its current runs; returns their number.
 * @throws UserFacingError if there is no such flow.
 */
export async function switchFlow(
  store: Store,
  flowId: string,
  enabled: boolean,
): Promise<{ flowId: string; enabled: boolean; ended: number }> {
  return withFlow(store, flowId, async (tx) => {
    const flow = await findFlowForUpdate(tx, flowId);
    if (!flow) throw noFlow(flowId);
    if (flow.enabled !== enabled) Object.assign(flow, { enabled, updatedAt: tx.now });
    const ended = enabled ? 0 : await stopFlowRuns(tx, { flowId }, flowDisabledReason);
    return { flowId, enabled, ended };
  });
}

/**
 * Starts a flow for a lead by hand, as `runFlowNow` does.
 * @throws UserFacingError if there is no such flow or lead, or the flow is off.
 */
export async function runFlow(store: Store, flowId: string, leadId: string): Promise<StartedFlowRun> {
  const started = await runInOwningOrganisation(store, async (tx) => {
    const run = await runFlowNow(tx, flowId, leadId);
    return run === 'flow' ? null : run;
  });
  if (started === null) throw noFlow(flowId);
  if (started === 'lead') throw new UserFacingError(`There is no lead ${leadId} in the flow's workspace.`);
  if (started === 'enabled')
    throw new UserFacingError(
      `The flow is off. Switch it on first: npx outreach flow enable --flow ${flowId}.`,
    );
  return started;
}

async function withFlow<T>(
  store: Store,
  flowId: string,
  work: (tx: Tx, flow: Rows['Flow']) => Promise<T>,
): Promise<T> {
  const done = await runInOwningOrganisation(store, async (tx) => {
    const flow = await findFlow(tx, flowId);
    return flow && { result: await work(tx, flow) };
  });
  if (!done) throw noFlow(flowId);
  return done.result;
}

const noFlow = (flowId: string) => new UserFacingError(`There is no flow ${flowId}.`);

function toListedFlow({ id, name, enabled, trigger }: Rows['Flow']): Omit<ListedFlow, 'lastRun'> {
  const { kind, eventTypes = [], sources = [] } = trigger;
  const types = eventTypes.length > 0 ? eventTypes.join(', ') : 'any event';
  const from = sources.length > 0 ? ` from ${sources.join(', ')}` : '';
  return { flowId: id, name, enabled, trigger: kind === 'manual' ? 'a person' : types + from };
}
