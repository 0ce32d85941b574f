import { recordSentMail, receiveMail } from '../../src/people/receive-mail.ts';
import { readMail } from '../../src/adapters/mail/read-mail.ts';
import type { TestService } from './test-service.ts';

/** Writes a mail as a mail server delivers it. Given headers replace the defaults; null removes one. */
export function writeMail(headers: Readonly<Record<string, string | null>> = {}, body = 'Thanks!'): Buffer {
  const all: Record<string, string | null> = {
    From: 'Anna <anna@koivu.example>',
    To: 'me@tavlo.example',
    Subject: 'Re: Shifts',
    Date: 'Fri, 20 Nov 2026 08:00:00 +0000',
    'Message-ID': '<one@koivu.example>',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}\r\n`);
}

/** Each mail is parsed in its own thread, and many threads start slowly on a busy machine. */
const timeoutMs = 60_000;

/** Reads the mail and receives it into the workspace, as the program does. */
export async function receive(service: TestService, projectId: string, bytes: Buffer) {
  const parsed = await readMail(bytes, timeoutMs);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return receiveMail(service.assembled.store, projectId, parsed.mail);
}

/** Records a mail of ours that was sent elsewhere, as the program does. */
export async function recordSent(service: TestService, projectId: string, bytes: Buffer) {
  const parsed = await readMail(bytes, timeoutMs);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return recordSentMail(service.assembled.store, projectId, parsed.mail, parsed.recipients);
}

export interface ReportedMail {
  readonly action?: 'failed' | 'delayed' | 'delivered';
  readonly status?: string;
  readonly recipient?: string;
  /** The Message-ID of the reported mail; null if the report does not contain it. */
  readonly about?: string | null;
  /** The subject of the reported mail; null if the report does not contain it. */
  readonly subject?: string | null;
}

const reportTexts = {
  failed: 'Your message could not be delivered.',
  delayed: 'Your message is delayed. The server will keep trying for two days.',
  delivered: 'Your message was delivered.',
};

/** Writes a delivery report by RFC 3464. */
export function writeBounce(
  report: ReportedMail = {},
  headers: Readonly<Record<string, string | null>> = {},
): Buffer {
  const { action = 'failed', status = '5.1.1', recipient = 'anna@koivu.example' } = report;
  const { about = null, subject = 'Shifts' } = report;
  const returned = [
    '--r',
    'Content-Type: text/rfc822-headers',
    '',
    'From: me@tavlo.example',
    `To: ${recipient}`,
    ...(about === null ? [] : [`Message-ID: ${about}`]),
    ...(subject === null ? [] : [`Subject: ${subject}`]),
  ];
  const parts = [
    '--r',
    'Content-Type: text/plain',
    '',
    reportTexts[action],
    '--r',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.koivu.example',
    '',
    `Final-Recipient: rfc822; <${recipient}>`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1',
    '  User unknown',
    ...returned,
    '--r--',
  ];
  return writeMail(
    {
      From: 'Mail Delivery System <MAILER-DAEMON@koivu.example>',
      Subject: 'Undelivered Mail',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=r',
      'Message-ID': `<bounce-${action}-${status}@koivu.example>`,
      ...headers,
    },
    parts.join('\r\n'),
  );
}

/** Writes a feedback report by RFC 5965: a provider's user marked a mail as spam. */
export function writeComplaint(
  recipient: string,
  about: string,
  type = 'abuse',
  headers: Readonly<Record<string, string | null>> = {},
): Buffer {
  const parts = [
    '--r',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--r',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'Version: 1',
    `Original-Rcpt-To: <${recipient}>`,
    '--r',
    'Content-Type: message/rfc822',
    '',

    'From: me@tavlo.example',
    `To: ${recipient}`,
    `Message-ID: ${about}`,
    'Subject: Shifts',
    '',
    'Hello!',
    '--r--',
  ];
  return writeMail(
    {
      From: 'fbl@provider.example',
      Subject: 'FW: Shifts',
      'Message-ID': `<complaint-${type}@p.example>`,
      'Content-Type': 'multipart/report; report-type=feedback-report; boundary=r',
      ...headers,
    },
    parts.join('\r\n'),
  );
}
