import type { Flow as FlowView, FlowSkill as FlowSkillView } from '../../../generated/contract/types.ts';
import { onlyItem } from '../../domain/only-item.ts';
import { listLastFlowRuns } from '../../store/queries/flow-log.ts';
import { findStepSkills } from '../../store/queries/flows.ts';
import type { Rows } from '../../store/rows.ts';
import type { ReadContext } from '../../store/store.ts';

/** The API's form of flows, with full skills and the results of their runs. */
export async function viewFlows(tx: ReadContext, flows: readonly Rows['Flow'][]): Promise<FlowView[]> {
  if (flows.length === 0) return [];
  const [skills, runs] = await Promise.all([
    findStepSkills(
      tx,
      flows.flatMap(({ steps }) => steps),
    ),
    listLastFlowRuns(
      tx,
      flows.map(({ id }) => id),
    ),
  ]);
  return flows.map((flow) => {
    const { id, projectId, name, trigger, steps, enabled } = flow;
    const ids = [...new Set(steps.flatMap(({ skillId }) => skillId ?? []))];
    const followed = ids.flatMap((skillId) => skills.get(skillId) ?? []);
    return {
      id,
      projectId,
      name,
      trigger,
      steps,
      enabled,
      skills: followed.map(viewSkill),
      lastRun: runs.get(id)?.lastRun ?? null,
      lastFailure: runs.get(id)?.lastFailure ?? null,
      createdAt: flow.createdAt.getTime(),
      updatedAt: flow.updatedAt.getTime(),
    };
  });
}

/** The API's form of one flow, after pending changes are written. */
export async function viewFlow(tx: ReadContext, flow: Rows['Flow']): Promise<FlowView> {
  return onlyItem(await viewFlows(tx, [flow]));
}

export function viewSkill(skill: Rows['FlowSkill']): FlowSkillView {
  const { id, projectId, name, body, createdAt, updatedAt } = skill;
  return { id, projectId, name, body, createdAt: createdAt.getTime(), updatedAt: updatedAt.getTime() };
}
