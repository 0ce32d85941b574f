import { companyDomain } from './company-domain.ts';
import type { MailReport } from './mail-report.ts';

/** A mail as it was received, read out of its bytes. */
export interface ReceivedMail {
  /** The Message-ID, or one made of the bytes where a mail has none: the same mail has the same one. */
  readonly mailId: string;
  /** The ids of the mails that this one answers, the nearest first. */
  readonly answeredMailIds: readonly string[];
  /** The normalised address that it came from. */
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
  readonly kind: MailKind;
  /** Whether a mail server wrote it, by its headers; absent in older ones. */
  readonly isFromServer?: boolean;
  /** What a mail server or provider tells in it of a mail that was sent; null, or absent in older ones, if nothing. */
  readonly report?: MailReport | null;
  readonly warnings: readonly string[];
  /** When it was written, by its own word. Epoch milliseconds; null where it does not say. */
  readonly writtenAt: number | null;
}

/** Who wrote a mail: a person, a machine in a person's stead, or a mail server that could not deliver. */
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
 * Whether it says of itself that a mail server wrote it: it has no sender who could be answered, or one by the name of
 * mail servers. Anybody can say so.
 */
export function isFromServer({ address, returnPath }: Pick<MailHeaders, 'address' | 'returnPath'>): boolean {
  return returnPath?.trim() === '<>' || reportSenders.has(address.slice(0, address.lastIndexOf('@')));
}

/**
 * Whether parts of the mail that are made for reports are one: it says of itself that it is a report, or a mail server
 * wrote it. In any other mail they are what somebody attached.
 */
export function isReportMail(headers: MailHeaders): boolean {
  return headers.contentType === reportType || isFromServer(headers);
}

/**
 * Whether the sender of a report may know what became of mail to the address: who says to be a mail server, or somebody
 * of the address's own company. The former proves nothing and silences nobody. Under the domain of a mail provider
 * everybody is a neighbour of everybody.
 */
export function canReportOn(
  { address: sender, isFromServer: isServer }: Pick<ReceivedMail, 'address' | 'isFromServer'>,
  address: string,
): boolean {
  return isServer === true || isOfCompany(sender, [address]);
}

/** Whether the address is of a company to which one of these addresses or domains belongs. */
export function isOfCompany(address: string, addressesOrDomains: readonly string[]): boolean {
  const company = companyDomain(address);
  return company !== null && addressesOrDomains.some((each) => companyDomain(each) === company);
}

/** Tells a person's mail from automatic ones by what the headers say; the words of the mail do not matter. */
export function kindOfMail(headers: MailHeaders): MailKind {
  const local = headers.address.slice(0, headers.address.lastIndexOf('@'));
  if (reportSenders.has(local) || headers.contentType === reportType) return 'bounce';
  const { autoSubmitted, precedence, returnPath } = headers;
  const saysAutomatic = autoSubmitted !== null && !/^\s*no\b/i.test(autoSubmitted);
  const isAutomatic =
    saysAutomatic || automaticPrecedence.test(precedence?.trim() ?? '') || returnPath?.trim() === '<>';
  return isAutomatic ? 'auto_reply' : 'human';
}

/** Before this nobody sent mail; a clock that says so is wrong. */
const firstMailMs = Date.UTC(1990, 0, 1);

/** When a mail came, by its own word where that can be: not after it was received, and not before there was mail. */
export function timeOfMail(writtenAt: number | null, receivedAtMs: number): number {
  return writtenAt === null || writtenAt < firstMailMs || writtenAt > receivedAtMs ? receivedAtMs : writtenAt;
}
