import { suppressTarget } from '../../application/suppressions/suppress.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findSuppressionId } from '../../store/queries/suppressions.ts';
import { requireTarget } from './_target.ts';

/** The record of changes names the entry and not the address, because nobody can erase a recorded change. */
export const handle: PersonHandler<'suppressions.add'> = async ({ args, tx, describeChange }) => {
  const target = requireTarget(args.target);
  const { reason } = args;
  const removedDrafts = await suppressTarget(tx, target, reason);
  const id = await findSuppressionId(tx, target);
  describeChange({ target: id, change: { kind: target.kind, reason, removedDrafts } });
  return { ...target, removedDrafts };
};
