import type { ProjectContext } from '../../domain/workspace.ts';
import { Project } from '../entities/workspaces.ts';
import type { ReadContext, Tx } from '../store.ts';

/** Null for an id of another organisation. Served by the primary key. */
export async function findProject(tx: ReadContext, projectId: string) {
  return tx.em.findOne(Project, { orgId: tx.orgId, id: projectId });
}

/** Served by the primary key. */
export async function hasProject(tx: ReadContext, projectId: string): Promise<boolean> {
  const rows = await tx.sql('select from project where org_id = $1 and id = $2', [tx.orgId, projectId]);
  return rows.length === 1;
}

/** Makes transactions that lock the same workspace wait for each other. Served by the primary key. */
export async function lockProject(tx: Tx, projectId: string): Promise<void> {
  await tx.sql('select from project where org_id = $1 and id = $2 for no key update', [tx.orgId, projectId]);
}

/**
 * Updates the given fields of the business context in one statement, so that writers of different fields do not
 * overwrite each other. False if the workspace does not exist. Served by the primary key.
 */
export async function updateProjectContext(
  tx: Tx,
  projectId: string,
  given: ProjectContext,
): Promise<boolean> {
  const rows = await tx.sql(
    'update project set context = context || $3::jsonb, updated_at = $4 where org_id = $1 and id = $2 returning id',
    [tx.orgId, projectId, JSON.stringify(given), tx.now],
  );
  return rows.length === 1;
}
