import MailComposer from 'nodemailer/lib/mail-composer';
import type { TeamMailMessage } from '../../ports/mail.ts';

/** The bytes of a mail as they travel. `from` is an address, with a name before it or without. */
export async function composeMail(mailing: TeamMailMessage, from: string): Promise<Buffer> {
  const { to, subject, text, messageId } = mailing;
  if (!/^[\w-]+$/.test(messageId)) throw new Error(`${messageId} is no id for a mail.`);
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const composer = new MailComposer({
    from,
    to: [...to],
    subject,
    text,
    messageId: `<${messageId}@${domain}>`,
    // Nobody's automatic reply is to answer what a program wrote.
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
