import type { FlowStep, FlowTrigger } from '../../domain/flows/flow.ts';
import { Flow, FlowSkill } from '../entities/flows.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../rows.ts';
import type { ReadContext, Tx } from '../store.ts';

/** Null for an id of another organisation. Served by the primary key. */
export async function findFlow(tx: ReadContext, flowId: string): Promise<Rows['Flow'] | null> {
  return tx.em.findOne(Flow, { orgId: tx.orgId, id: flowId });
}

/** As `findFlow`, and locks the row. The lock order is: flow, its runs. */
export async function findFlowForUpdate(tx: Tx, flowId: string): Promise<Rows['Flow'] | null> {
  await tx.sql('select from flow where org_id = $1 and id = $2 for no key update', [tx.orgId, flowId]);
  return findFlow(tx, flowId);
}

/**
 * Locks the flow against changes while one of its runs continues. Null if it was deleted. Served by the primary key.
 */
export async function lockFlowShared(
  tx: Tx,
  flowId: string,
): Promise<{ readonly id: string; readonly name: string; readonly enabled: boolean } | null> {
  const [flow] = await tx.sql<{ id: string; name: string; enabled: boolean }>(
    'select id, name, enabled from flow where org_id = $1 and id = $2 for share',
    [tx.orgId, flowId],
  );
  return flow ?? null;
}

/** Returns the workspace's enabled flows, oldest first. Served by flow_project_index. */
export async function listEnabledFlows(
  tx: Tx,
  projectId: string,
): Promise<{ readonly id: string; readonly trigger: FlowTrigger }[]> {
  return tx.sql(
    'select id, trigger from flow where org_id = $1 and project_id = $2 and enabled order by id',
    [tx.orgId, projectId],
  );
}

/** Deletes a flow with its runs. False if it does not exist. Served by the primary key. */
export async function deleteFlow(tx: Tx, flowId: string): Promise<boolean> {
  const rows = await tx.sql('delete from flow where org_id = $1 and id = $2 returning id', [
    tx.orgId,
    flowId,
  ]);
  return rows.length === 1;
}

/** Counts the flows or skills of a workspace. Served by flow_project_index and flow_skill_project_index. */
export async function countWorkspaceRows(
  tx: Tx,
  table: 'flow' | 'flow_skill',
  projectId: string,
): Promise<number> {
  const rows = await tx.sql<{ count: number }>(
    `select count(*)::int as count from ${table} where org_id = $1 and project_id = $2`,
    [tx.orgId, projectId],
  );
  return onlyItem(rows).count;
}

/** Returns the workspace's skill, or null. Served by the primary key. */
export async function findSkill(
  tx: ReadContext,
  projectId: string,
  skillId: string,
): Promise<Rows['FlowSkill'] | null> {
  return tx.em.findOne(FlowSkill, { orgId: tx.orgId, id: skillId, projectId });
}

/** Returns the skills of the steps by id. Served by the primary key. */
export async function findStepSkills(
  tx: ReadContext,
  steps: readonly FlowStep[],
): Promise<ReadonlyMap<string, Rows['FlowSkill']>> {
  const ids = [...new Set(steps.flatMap(({ skillId }) => skillId ?? []))];
  if (ids.length === 0) return new Map();
  const skills = await tx.em.find(FlowSkill, { orgId: tx.orgId, id: { $in: ids } });
  return new Map(skills.map((skill) => [skill.id, skill]));
}

const maxUnused = 20;

/** Returns the newest skills without a flow. Served by flow_skill_project_index. */
export async function listUnusedSkills(tx: ReadContext, projectId: string): Promise<Rows['FlowSkill'][]> {
  const rows = await tx.sql<{ id: string }>(
    `select s.id from flow_skill s where s.org_id = $1 and s.project_id = $2 and not exists (
       select from flow f cross join lateral jsonb_array_elements(f.steps) as step
       where f.org_id = $1 and f.project_id = $2 and step->>'skillId' = s.id)
     order by s.id desc limit ${maxUnused}`,
    [tx.orgId, projectId],
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return tx.em.find(FlowSkill, { orgId: tx.orgId, id: { $in: ids } }, { orderBy: { id: 'desc' } });
}

/** Returns the addresses of active members among these. Addresses are in lower case. */
export async function findMemberEmails(
  tx: ReadContext,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.sql<{ email: string }>(
    `select email from directory.member
     where org_id = $1 and email = any($2) and disabled_at is null and deleted_at is null`,
    [tx.orgId, emails],
  );
  return new Set(rows.map(({ email }) => email));
}
