import { noticeSubject, noticeText } from '../../domain/notice.ts';
import type { SecretLocation, Secrets } from '../../ports/secrets.ts';
import { newId } from '../../store/ids.ts';
import { insertLinkMail } from '../../store/queries/notice-sending.ts';
import type { Tx } from '../../store/store.ts';

export interface LinkMail {
  /** One person, who may be no member yet. */
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  readonly expiresAt: Date;
}

/** Sends a mail with a one-time link after this transaction commits. Its text is encrypted until it is sent. */
export async function mailLink(
  tx: Tx,
  secrets: Pick<Secrets, 'seal'>,
  { email, subject, text, expiresAt }: LinkMail,
): Promise<void> {
  const id = newId('notice');
  const sealed = secrets.seal(noticeText(text), linkMailLocation(tx.orgId, id));
  await insertLinkMail(tx, { id, email, subject: noticeSubject(subject), sealed, expiresAt });
  tx.enqueue('notice', id);
}

/** Where the encrypted text is stored. */
export function linkMailLocation(orgId: string, rowId: string): SecretLocation {
  return { orgId, rowId, field: 'notice.sealed' };
}
