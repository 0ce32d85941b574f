import { companyDomain } from './company-domain.ts';
import type { MailReport } from './mail-report.ts';

/** A received mail, parsed from its bytes. */
export interface ReceivedMail {
  /** The Message-ID, or a hash of the bytes for a mail without one. */
  readonly mailId: string;
  /** The ids of the mails that this one answers, the nearest first. */
  readonly answeredMailIds: readonly string[];
  /** The sender's normalised address. */
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
  readonly kind: MailKind;
  /** Whether the headers say that a mail server wrote it; absent in older records. */
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
 * Whether the headers claim that a mail server wrote it: an empty return path, or a sender name of mail servers.
 * Anyone can forge this.
 */
export function isFromServer({ address, returnPath }: Pick<MailHeaders, 'address' | 'returnPath'>): boolean {
  return returnPath?.trim() === '<>' || reportSenders.has(address.slice(0, address.lastIndexOf('@')));
}

/**
 * Whether report parts of the mail are its own report: it declares itself a report, or a mail server wrote it. In
 * other mails these parts are ordinary attachments.
 */
export function isReportMail(headers: MailHeaders): boolean {
  return headers.contentType === reportType || isFromServer(headers);
}

/**
 * Whether the sender is plausible for a report about the address: it claims to be a mail server, or belongs to the
 * same company. A claim alone proves nothing and must not suppress anyone. The domain of a mail provider does not
 * make two addresses one company.
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
  return company !== null && addressesOrDomains.some((each) => companyDomain(each) === company);
}

/** Tells people's mail from automatic mail by the headers alone. */
export function kindOfMail(headers: MailHeaders): MailKind {
  const local = headers.address.slice(0, headers.address.lastIndexOf('@'));
  if (reportSenders.has(local) || headers.contentType === reportType) return 'bounce';
  const { autoSubmitted, precedence, returnPath } = headers;
  const saysAutomatic = autoSubmitted !== null && !/^\s*no\b/i.test(autoSubmitted);
  const isAutomatic =
    saysAutomatic || automaticPrecedence.test(precedence?.trim() ?? '') || returnPath?.trim() === '<>';
  return isAutomatic ? 'auto_reply' : 'human';
}

/** No mail existed before; an earlier date means a wrong clock. */
const firstMailMs = Date.UTC(1990, 0, 1);

/** The mail's date, but not after its receipt and not before mail existed. */
export function timeOfMail(writtenAt: number | null, receivedAtMs: number): number {
  return writtenAt === null || writtenAt < firstMailMs || writtenAt > receivedAtMs ? receivedAtMs : writtenAt;
}
