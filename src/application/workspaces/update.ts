import type { WorkspaceUpdate } from '../../domain/workspace-update.ts';
import { findProject, lockProject } from '../../store/queries/projects.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Updates a workspace and merges `icp` and `settings` into the stored ones. False if the workspace does not exist.
 * Locks it, so that writers of different fields do not overwrite each other.
 */
export async function applyWorkspaceUpdate(
  tx: Tx,
  projectId: string,
  { name, marketAnalysis, icp, settings }: WorkspaceUpdate,
): Promise<boolean> {
  await lockProject(tx, projectId);
  const project = await findProject(tx, projectId);
  if (!project) return false;
  if (name !== undefined) project.name = name.trim();
  if (marketAnalysis !== undefined) project.marketAnalysis = marketAnalysis;
  if (icp) project.icp = { ...project.icp, ...icp };
  if (settings) project.settings = { ...project.settings, ...settings };
  project.updatedAt = tx.now;
  return true;
}
