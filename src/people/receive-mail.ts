import { retryContention } from '../dispatch/contention.ts';
import type { ReceivedMail } from '../domain/inbound-mail.ts';
import { findWaiting, takeInMail, type Reception, type WaitingMail } from '../store/queries/inbound-mail.ts';
import type { Store } from '../store/store.ts';
import { orgOfWorkspace } from './find-organisation.ts';

/**
 * Takes a mail into a workspace: into the thread of the lead it is from, or to those that wait until a lead has its
 * address. The same mail a second time changes nothing.
 *
 * @throws AccountError if there is no such workspace.
 */
export async function receiveMail(store: Store, projectId: string, mail: ReceivedMail): Promise<Reception> {
  const orgId = await orgOfWorkspace(store, projectId);
  return retryContention(() => store.tx(orgId, (tx) => takeInMail(tx, projectId, mail)));
}

/**
 * The mail of a workspace that waits until a lead has its address, the newest first, `limit` of them at most.
 *
 * @throws AccountError if there is no such workspace.
 */
export async function listWaitingMail(
  store: Store,
  projectId: string,
  limit: number,
): Promise<WaitingMail[]> {
  const orgId = await orgOfWorkspace(store, projectId);
  return store.read(orgId, (reading) => findWaiting(reading, projectId, limit));
}
