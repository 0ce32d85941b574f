import type { Call, Handler } from '../../operation.ts';
import { FlowSkill } from '../../store/entities/flows.ts';
import { newId } from '../../store/ids.ts';
import { countWorkspaceRows, findSkill } from '../../store/queries/flows.ts';
import { hasProject } from '../../store/queries/projects.ts';
import type { Rows } from '../../store/rows.ts';
import { viewSkill } from './_view.ts';

const maxSkills = 100;

export const handle: Handler<'flows.saveSkill'> = async (call) => {
  const { args, tx, fail } = call;
  const { projectId, skillId, body } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const name = args.name.trim();
  for (const [param, text] of [['name', name] as const, ['body', body.trim()] as const]) {
    if (text === '') fail('invalid_arguments', `The argument ${param} is blank.`, { param });
  }
  const skill = skillId === undefined ? await createSkill(call) : await findSkill(tx, projectId, skillId);
  if (!skill) return fail('skill_not_found', null, { param: 'skillId' });
  Object.assign(skill, { name, body, updatedAt: tx.now });
  return viewSkill(skill);
};

async function createSkill({ args, tx, fail }: Call<'flows.saveSkill'>): Promise<Rows['FlowSkill']> {
  const { projectId, name, body } = args;
  if ((await countWorkspaceRows(tx, 'flow_skill', projectId)) >= maxSkills)
    fail('invalid_state', `A workspace has at most ${maxSkills} skills. To replace one, give its skillId.`);
  const id = newId('skill');
  const fields = { orgId: tx.orgId, id, projectId, name, body, createdAt: tx.now, updatedAt: tx.now };
  return tx.em.create(FlowSkill, fields);
}
