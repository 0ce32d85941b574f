import type { Handler } from '../../operation.ts';
import { Flow } from '../../store/entities/flows.ts';
import { newId } from '../../store/ids.ts';
import { countInWorkspace } from '../../store/queries/flows.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { requireFitFlow } from './_fit.ts';
import { viewFlow } from './_view.ts';

const mostFlows = 200;

export const handle: Handler<'flows.create'> = async ({ args, tx, fail }) => {
  const { projectId, name, trigger, steps, enabled = false } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const fit = await requireFitFlow({ tx, fail }, { projectId, name, trigger, steps });
  if ((await countInWorkspace(tx, 'flow', projectId)) >= mostFlows)
    fail('invalid_state', `A workspace has at most ${mostFlows} flows. Delete one with flows.delete.`);
  const flow = tx.em.create(Flow, {
    orgId: tx.orgId,
    id: newId('flow'),
    projectId,
    name,
    trigger,
    steps,
    ...fit,
    enabled,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  return viewFlow(tx, flow);
};
