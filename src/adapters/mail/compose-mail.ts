import MailComposer from 'nodemailer/lib/mail-composer';
import type { TeamMailMessage } from '../../ports/mail.ts';

/** Encodes a mail for transport. `from` is an address, with or without a name. */
export async function composeMail(message: TeamMailMessage, from: string): Promise<Buffer> {
  const { to, subject, text, messageId } = message;
  if (!/^[\w-]+$/.test(messageId)) throw new Error(`${messageId} is not a valid mail id.`);
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const composer = new MailComposer({
    from,
    to: [...to],
    subject,
    text,
    messageId: `<${messageId}@${domain}>`,
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
