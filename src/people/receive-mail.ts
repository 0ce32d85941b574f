import { retryContention } from '../dispatch/contention.ts';
import type { ReceivedMail } from '../domain/inbound-mail.ts';
import { findWaiting, takeInMail, type Reception, type WaitingMail } from '../store/queries/inbound-mail.ts';
import { takeInSent, type SentMail } from '../store/queries/sent-mail.ts';
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
 * Puts a mail that somebody of the team sent into the thread of the first of its recipients who is a lead, as sent.
 * Answers to it and reports about it are known by its Message-ID from then on. The same mail a second time changes
 * nothing.
 *
 * @throws AccountError if there is no such workspace.
 */
export async function noteSentMail(
  store: Store,
  projectId: string,
  mail: ReceivedMail,
  recipients: readonly string[],
): Promise<SentMail> {
  const orgId = await orgOfWorkspace(store, projectId);
  return retryContention(() => store.tx(orgId, (tx) => takeInSent(tx, projectId, mail, recipients)));
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
  return store.ask(orgId, (asking) => findWaiting(asking, projectId, limit));
}
