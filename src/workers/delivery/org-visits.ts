import { listOrgsToVisit } from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';
import { poll } from '../poller.ts';

export interface OrgVisits {
  /** Visits an organisation again soon. */
  revisit(orgId: string): void;
  /** Resolves when the running visits have ended. */
  stop(): Promise<void>;
}

/** Events wait up to this long, so that a visit takes many. A visit for each event makes writes half as dear again. */
const pollMs = 200;
const maxConcurrentVisits = 4;

/**
 * Visits the organisations that have events or due deliveries, each once in a round, so that none with much work delays
 * others. Several visits run concurrently, so that a slow transaction delays no other organisation.
 */
export function startOrgVisits(
  store: Store,
  visit: (orgId: string) => Promise<void>,
  onFault: (fault: unknown, orgId?: string) => void,
): OrgVisits {
  const orgsToRevisit = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const startVisit = (orgId: string): void => {
    const ended = visit(orgId)
      .catch((fault: unknown) => onFault(fault, orgId))
      .finally(() => {
        running.delete(orgId);
        if (orgsToRevisit.has(orgId)) poller.notify();
      });
    running.set(orgId, ended);
  };
  const check = async (): Promise<boolean> => {
    const revisits = [...orgsToRevisit];
    orgsToRevisit.clear();
    for (const orgId of new Set([...revisits, ...(await listOrgsToVisit(store))])) {
      while (running.size >= maxConcurrentVisits) await Promise.race(running.values());
      if (running.has(orgId)) orgsToRevisit.add(orgId);
      else startVisit(orgId);
    }
    return false;
  };
  const poller = poll(check, pollMs, onFault);
  return {
    revisit(orgId) {
      orgsToRevisit.add(orgId);
      if (!running.has(orgId)) poller.notify();
    },
    async stop() {
      await poller.stop();
      await Promise.all(running.values());
    },
  };
}
