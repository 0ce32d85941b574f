import { listQueueBacklogs, measureDeliveryBacklog, type QueueBacklog } from '../store/queries/backlog.ts';
import type { DeliveryBacklog } from '../store/queries/delivery-batches.ts';
import {
  countCallOutcomes,
  listOpenIssues,
  measureDatabase,
  type CallOutcome,
  type OpenIssue,
} from '../store/queries/open-issues.ts';
import type { Store } from '../store/store.ts';
import { requireOrg } from './require-org.ts';
import { listOrgs } from './lists.ts';

/** How the whole service stands. Times are epoch milliseconds. */
export interface ServiceStatus {
  readonly at: number;
  readonly database: { readonly version: string; readonly sizeBytes: number };
  /** Calls of the last hour by how they ended; of organisations that were not asked for as well. */
  readonly calls: readonly CallOutcome[];
  /** Queues that hold something. */
  readonly queues: readonly QueueBacklog[];
  readonly deliveries: DeliveryBacklog;
  /** How many organisations were looked at. */
  readonly orgs: number;
  /** Those of them that somebody should look at. */
  readonly troubled: readonly OrgWithIssues[];
}

export interface OrgWithIssues {
  readonly orgId: string;
  readonly name: string;
  readonly plan: string;
  readonly credits: number;
  readonly troubles: readonly OpenIssue[];
}

const callWindowMs = 60 * 60_000;
const failureWindowMs = 24 * 60 * 60_000;

/**
 * What an operator should know at one look: what waits in all queues, how calls end, and what in each organisation, or
 * in the one that is named, stands still or waits for a person.
 *
 * @throws AccountError if there is no such organisation.
 */
export async function readServiceStatus(store: Store, onlyOrgId?: string): Promise<ServiceStatus> {
  if (onlyOrgId !== undefined) await requireOrg(store, onlyOrgId);
  const now = store.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const orgs = (await listOrgs(store)).filter(({ orgId }) => onlyOrgId === undefined || orgId === onlyOrgId);
  const troubled: OrgWithIssues[] = [];
  // What an organisation has is read as itself, so they are entered one after the other.
  for (const { orgId, name, plan, credits } of orgs) {
    const troubles = await store.query(orgId, (asking) => listOpenIssues(asking, before(failureWindowMs)));
    if (troubles.length > 0) troubled.push({ orgId, name, plan, credits, troubles });
  }
  return {
    at: now.getTime(),
    database: await measureDatabase(store),
    calls: await countCallOutcomes(store, before(callWindowMs)),
    queues: await listQueueBacklogs(store, now),
    deliveries: await measureDeliveryBacklog(store),
    orgs: orgs.length,
    troubled,
  };
}
