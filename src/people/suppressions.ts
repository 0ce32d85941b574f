import { retryContention } from '../dispatch/contention.ts';
import { readSuppressionTarget, type SuppressionTarget } from '../domain/suppressible.ts';
import { suppressTarget } from '../application/suppressions/suppress.ts';
import type { Store } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';
import { recordCommand } from './record-command.ts';
import { requireOrg } from './require-org.ts';
import {
  deleteSuppression,
  findSuppressionId,
  listOrgSuppressions,
  type ListedSuppression,
} from '../store/queries/suppressions.ts';

export interface NewSuppression {
  readonly orgId: string;
  /** An e-mail address, or a domain for everyone at it. */
  readonly target: string;
  readonly reason: 'unsubscribe' | 'hard_bounce' | 'complaint' | 'manual';
}

/**
 * Suppresses an address or domain: nobody there is added, drafted for or approved. Stops running work for them and
 * removes unsent drafts, even approved ones. Repeating it changes nothing.
 */
export async function suppress(
  store: Store,
  { orgId, target, reason }: NewSuppression,
): Promise<{ value: string; removedDrafts: number }> {
  await requireOrg(store, orgId);
  const parsed = requireTarget(target);
  const removedDrafts = await retryContention(() =>
    store.transaction(orgId, async (tx) => {
      const removed = await suppressTarget(tx, parsed, reason);
      const id = await findSuppressionId(tx, parsed);
      if (id !== null) recordCommand(tx, 'suppression add', id, { kind: parsed.kind, reason });
      return removed;
    }),
  );
  return { value: parsed.value, removedDrafts };
}

/** Lifts a suppression; only people may. */
export async function unsuppress(store: Store, orgId: string, target: string): Promise<{ value: string }> {
  await requireOrg(store, orgId);
  const parsed = requireTarget(target);
  const { value } = parsed;
  const lifted = await store.transaction(orgId, async (tx) => {
    const id = await deleteSuppression(tx, parsed);
    if (id !== null) recordCommand(tx, 'suppression lift', id, { kind: parsed.kind });
    return id;
  });
  if (lifted === null) throw new UserFacingError(`${value} is not suppressed.`);
  return { value };
}

/** Lists up to `limit` entries, newest first, with the total number. */
export async function listSuppressions(
  store: Store,
  orgId: string,
  limit: number,
): Promise<{ suppressions: ListedSuppression[]; total: number }> {
  await requireOrg(store, orgId);
  return store.query(orgId, (context) => listOrgSuppressions(context, limit));
}

function requireTarget(target: string): SuppressionTarget {
  const parsed = readSuppressionTarget(target);
  if (parsed !== null) return parsed;
  throw new UserFacingError(`${target} is neither an e-mail address nor a domain.`);
}
