import { Project } from '../entities/workspaces.ts';
import type { Tx } from '../store.ts';

/** The workspace, or null; an id of another organisation is not there. Served by the primary key. */
export async function findProject(tx: Tx, projectId: string) {
  return tx.em.findOne(Project, { orgId: tx.orgId, id: projectId });
}
