import { insertWorkspace } from '../../application/workspaces/insert.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { requireName } from '../_new-account.ts';

export const handle: PersonHandler<'workspaces.create'> = async ({ args, tx, describeChange }) => {
  const name = requireName(args.name);
  const projectId = insertWorkspace(tx, name);
  describeChange({ target: projectId, change: { name } });
  return { projectId, name };
};
