import { listQueueBacklogs, measureDeliveryBacklog, type QueueBacklog } from '../store/queries/backlog.ts';
import type { DeliveryBacklog } from '../store/queries/webhook-claims.ts';
import {
  countCallOutcomes,
  listOpenIssues,
  measureDatabase,
  type CallOutcome,
  type OpenIssue,
} from '../store/queries/open-issues.ts';
import type { Store } from '../store/store.ts';
import { readStoredBytes } from '../store/queries/storage-use.ts';
import { requireOrg } from './require-org.ts';
import { listOrgs } from './lists.ts';

/** The status of the whole service. Times are epoch milliseconds. */
export interface ServiceStatus {
  readonly at: number;
  readonly database: { readonly version: string; readonly sizeBytes: number };
  /** Calls of the last hour by outcome, over all organisations. */
  readonly calls: readonly CallOutcome[];
  /** Non-empty queues. */
  readonly queues: readonly QueueBacklog[];
  readonly deliveries: DeliveryBacklog;
  /** Number of organisations checked. */
  readonly orgs: number;
  /** The organisation that stores most, or the one that was asked for; null without organisations. */
  readonly storage: { readonly orgId: string; readonly name: string; readonly usedBytes: number } | null;
  /** The organisations with issues. */
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
 * An overview for operators: backlogs of all queues, outcomes of calls, and the issues of each organisation, or of
 * one.
 * @throws UserFacingError if there is no such organisation.
 */
export async function readServiceStatus(store: Store, onlyOrgId?: string): Promise<ServiceStatus> {
  if (onlyOrgId !== undefined) await requireOrg(store, onlyOrgId);
  const now = store.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const orgs = (await listOrgs(store)).filter(({ orgId }) => onlyOrgId === undefined || orgId === onlyOrgId);
  const troubled: OrgWithIssues[] = [];
  let storage: ServiceStatus['storage'] = null;
  // Row-level security shows one tenant at a time, so enter them one by one.
  for (const { orgId, name, plan, credits } of orgs) {
    const troubles = await store.query(orgId, (context) => listOpenIssues(context, before(failureWindowMs)));
    const usedBytes = await store.query(orgId, readStoredBytes);
    if (storage === null || usedBytes > storage.usedBytes) storage = { orgId, name, usedBytes };
    if (troubles.length > 0) troubled.push({ orgId, name, plan, credits, troubles });
  }
  return {
    at: now.getTime(),
    database: await measureDatabase(store),
    calls: await countCallOutcomes(store, before(callWindowMs)),
    queues: await listQueueBacklogs(store, now),
    deliveries: await measureDeliveryBacklog(store),
    orgs: orgs.length,
    storage,
    troubled,
  };
}
