import { retryContention } from '../dispatch/contention.ts';
import type { ReceivedMail } from '../domain/inbound-mail.ts';
import { ingestMail, type MailIngestResult } from '../application/mail/ingest.ts';
import { ingestSentMail, type SentMailResult } from '../application/mail/ingest-sent.ts';
import type { Store } from '../store/store.ts';
import { findWorkspaceOrg } from './find-organisation.ts';
import { listUnlinkedMail, type ListedUnlinkedMail } from '../store/queries/unlinked-mail.ts';

/**
 * Takes a mail into a workspace: into the thread of the lead it is from, or to those that wait until a lead has its
 * address. The same mail a second time changes nothing.
 *
 * @throws AccountError if there is no such workspace.
 */
export async function receiveMail(
  store: Store,
  projectId: string,
  mail: ReceivedMail,
): Promise<MailIngestResult> {
  const orgId = await findWorkspaceOrg(store, projectId);
  return retryContention(() => store.transaction(orgId, (tx) => ingestMail(tx, projectId, mail)));
}

/**
 * Puts a mail that somebody of the team sent into the thread of the first of its recipients who is a lead, as sent.
 * Answers to it and reports about it are known by its Message-ID from then on. The same mail a second time changes
 * nothing.
 *
 * @throws AccountError if there is no such workspace.
 */
export async function recordSentMail(
  store: Store,
  projectId: string,
  mail: ReceivedMail,
  recipients: readonly string[],
): Promise<SentMailResult> {
  const orgId = await findWorkspaceOrg(store, projectId);
  return retryContention(() =>
    store.transaction(orgId, (tx) => ingestSentMail(tx, projectId, mail, recipients)),
  );
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
): Promise<ListedUnlinkedMail[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  return store.query(orgId, (asking) => listUnlinkedMail(asking, projectId, limit));
}
