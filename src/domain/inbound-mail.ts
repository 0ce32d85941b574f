import { companyDomain } from './company-domain.ts';
import type { MailReport } from './mail-report.ts';

/** A received mail, parsed from its bytes. */
export interface ReceivedMail {
  /** The Message-ID, or a hash of the bytes for a mail without one. */
  readonly mailId: string;
  /** The ids of the mails to which this one replies, the most recent first. */
  readonly answeredMailIds: readonly string[];
  /** The sender's normalised address. */
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
  readonly kind: MailKind;
  /** Whether the headers claim that a mail server wrote the mail; absent in older records. */
  readonly isFromServer?: boolean;
  /** The delivery report in the mail; null without one, absent in older records. */
  readonly report?: MailReport | null;
  readonly warnings: readonly string[];
  /** The mail's own date in epoch milliseconds; null without one. */
  readonly writtenAt: number | null;
}

/** The author of a mail: a person, an automatic responder, or a mail server that could not deliver. */
export type MailKind = 'human' | 'auto_reply' | 'bounce';

export interface MailHeaders {
  readonly address: string;
  readonly contentType: string;
  readonly autoSubmitted: string | null;
  readonly precedence: string | null;
  readonly returnPath: string | null;
}

const reportSenders = new Set(['mailer-daemon', 'postmaster', 'mail-daemon']);
const reportType = 'multipart/report';
const automaticPrecedence = /^(?:bulk|auto_reply|junk|list)$/i;

/**
 * Whether the headers claim that a mail server wrote the mail: the return path is empty, or the sender has a name
 * that mail servers use. Anyone can forge this.
 */
export function isFromServer({ address, returnPath }: Pick<MailHeaders, 'address' | 'returnPath'>): boolean {
  return returnPath?.trim() === '<>' || reportSenders.has(address.slice(0, address.lastIndexOf('@')));
}

/**
 * Whether report parts of the mail are a report by its sender: the mail declares itself a report, or a mail server
 * wrote it. In other mails these parts are ordinary attachments.
 */
export function isReportMail(headers: MailHeaders): boolean {
  return headers.contentType === reportType || isFromServer(headers);
}

/**
 * Whether the sender may plausibly report on the address: the sender claims to be a mail server, or belongs to the
 * same company. The claim proves nothing, so the result alone must not suppress anyone. Two addresses at one mail
 * provider do not belong to the same company.
 */
export function canReportOn(
  { address: sender, isFromServer: isServer }: Pick<ReceivedMail, 'address' | 'isFromServer'>,
  address: string,
): boolean {
  return isServer === true || isOfCompany(sender, [address]);
}

/** Whether the address belongs to the company of one of these addresses or domains. */
export function isOfCompany(address: string, addressesOrDomains: readonly string[]): boolean {
  const company = companyDomain(address);
  return company !== null && addressesOrDomains.some((other) => companyDomain(other) === company);
}

/** Distinguishes people's mail from automatic mail by the headers alone. */
export function kindOfMail(headers: MailHeaders): MailKind {
  const local = headers.address.slice(0, headers.address.lastIndexOf('@'));
  if (reportSenders.has(local) || headers.contentType === reportType) return 'bounce';
  const { autoSubmitted, precedence, returnPath } = headers;
  const declaresAutomatic = autoSubmitted !== null && !/^\s*no\b/i.test(autoSubmitted);
  const isAutomatic =
    declaresAutomatic || automaticPrecedence.test(precedence?.trim() ?? '') || returnPath?.trim() === '<>';
  return isAutomatic ? 'auto_reply' : 'human';
}

/** An earlier date means that the clock was wrong. */
const firstMailMs = Date.UTC(1990, 0, 1);

/** The date of the mail, or the time of its receipt if the date is missing or implausible. */
export function timeOfMail(writtenAt: number | null, receivedAtMs: number): number {
  return writtenAt === null || writtenAt < firstMailMs || writtenAt > receivedAtMs ? receivedAtMs : writtenAt;
}
