import type { Handler } from '../../operation.ts';
import { Flow } from '../../store/entities/flows.ts';
import { newId } from '../../store/ids.ts';
import { countWorkspaceRows } from '../../store/queries/flows.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewFlow } from './_view.ts';
import { validateFlow } from '../../application/flows/validate.ts';

const maxFlows = 200;

export const handle: Handler<'flows.create'> = async ({ args, tx, fail }) => {
  const { projectId, name, trigger, steps, enabled = false } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const fields = await validateFlow({ tx, fail }, { projectId, name, trigger, steps });
  if ((await countWorkspaceRows(tx, 'flow', projectId)) >= maxFlows)
    fail('invalid_state', `A workspace has at most ${maxFlows} flows. Delete one with flows.delete.`);
  const flow = tx.em.create(Flow, {
    orgId: tx.orgId,
    id: newId('flow'),
    projectId,
    name,
    trigger,
    steps,
    ...fields,
    enabled,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  return viewFlow(tx, flow);
};
