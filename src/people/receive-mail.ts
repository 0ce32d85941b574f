import { retryContention } from '../dispatch/contention.ts';
import type { ReceivedMail } from '../domain/inbound-mail.ts';
import { ingestMail, type MailIngestResult } from '../application/mail/ingest.ts';
import { ingestSentMail, type SentMailResult } from '../application/mail/ingest-sent.ts';
import type { Store } from '../store/store.ts';
import { findWorkspaceOrg } from './find-organisation.ts';
import { contentHash } from '../domain/drafting/content.ts';
import {
  findThreadOfMail,
  listUnlinkedMail,
  type ListedUnlinkedMail,
} from '../store/queries/unlinked-mail.ts';

/**
 * Receives a mail into a workspace: into the thread of its sender, or into the waiting list until a lead has its
 * address. Receiving it again changes nothing.
 * @throws UserFacingError if there is no such workspace.
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
 * Returns the thread of a mail that was received before; null while it waits for a lead.
 * @throws UserFacingError if there is no such workspace.
 */
export async function findThreadOfReceivedMail(
  store: Store,
  projectId: string,
  { mailId, address, subject, body }: ReceivedMail,
): Promise<string | null> {
  const orgId = await findWorkspaceOrg(store, projectId);
  const mail = { mailId, address, contentHash: contentHash(subject, body, []) };
  return store.query(orgId, (asking) => findThreadOfMail(asking, projectId, mail));
}

/**
 * Adds a mail sent by the team to the thread of its first recipient who is a lead. From then on its Message-ID
 * identifies replies and delivery reports. Adding it again changes nothing.
 * @throws UserFacingError if there is no such workspace.
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
 * Lists up to `limit` mails of a workspace that wait for a lead with their address, newest first.
 * @throws UserFacingError if there is no such workspace.
 */
export async function listWaitingMail(
  store: Store,
  projectId: string,
  limit: number,
): Promise<ListedUnlinkedMail[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  return store.query(orgId, (context) => listUnlinkedMail(context, projectId, { limit }));
}
