import type { Handler } from '../../operation.ts';
import { findProject } from '../../store/queries/projects.ts';
import { viewProject } from './_view.ts';

export const handle: Handler<'projects.get'> = async ({ args, tx, fail }) =>
  viewProject(
    (await findProject(tx, args.projectId)) ?? fail('project_not_found', null, { param: 'projectId' }),
  );
