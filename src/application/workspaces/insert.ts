import { Project } from '../../store/entities/workspaces.ts';
import { newId } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';

/** Creates an empty workspace and returns its id. */
export function insertWorkspace(tx: Tx, name: string): string {
  const id = newId('project');
  tx.em.create(Project, {
    orgId: tx.orgId,
    id,
    name,
    context: {},
    marketAnalysis: null,
    icp: {},
    settings: {},
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  return id;
}
