import type { PersonHandler } from '../../person-operation.ts';
import { deleteSuppression } from '../../store/queries/suppressions.ts';
import { requireTarget } from './_target.ts';

export const handle: PersonHandler<'suppressions.lift'> = async ({ args, tx, fail, describeChange }) => {
  const target = requireTarget(args.target);
  const id = await deleteSuppression(tx, target);
  if (id === null) return fail('suppression_not_found', null, { param: 'target' });
  describeChange({ target: id, change: { kind: target.kind } });
  return { ...target };
};
