import PostalMime, { addressParser, decodeWords, type Attachment, type Email } from 'postal-mime';
import type { ReportParts } from '../../domain/mail-report.ts';
import { textBefore } from '../../domain/text-before.ts';
import { readHtmlPage } from '../html/html-page.ts';

/** The parsed parts of a mail. The result passes between threads, so its size is bounded. */
export interface ParsedMail {
  readonly from: string;
  /** Whether all `From` headers together name a single address. */
  readonly hasOneSender: boolean;
  /** The first recipients, in the order of To, Cc and Bcc. */
  readonly recipients: readonly string[];
  readonly messageId: string;
  readonly inReplyTo: string;
  readonly references: string;
  readonly subject: string;
  readonly date: string;
  /** The mail's headers by name in lower case. Of repeated headers, the first. */
  readonly headers: ReadonlyMap<string, string>;
  /** The Authentication-Results headers, the topmost first. */
  readonly authenticationResults: readonly string[];
  /** Truncated to the requested length. */
  readonly body: string;
  readonly isBodyCut: boolean;
  readonly attachments: readonly AttachedPart[];
  /** The report parts of the mail, whether or not it is a report. */
  readonly report: ReportParts;
  /** Whether a part is a read receipt. */
  readonly hasReceipt: boolean;
}

/** One of the first attachments of a mail. */
export interface AttachedPart {
  /** The file name, or else the media type. */
  readonly name: string;
  /** Whether the part belongs to a delivery report or read receipt. */
  readonly isForReports: boolean;
}

const maxHtmlLength = 1_048_576;
const maxAttachments = 20;
const maxAttachmentNameLength = 200;
const maxRecipients = 100;
const maxNestingDepth = 32;
const maxMailNestingDepth = 2;
const maxHeaderBytes = 262_144;
const maxReportLength = 65_536;

/** Parses a mail with prepared lines. Throws the parser's error for long headers or deep nesting. */
export async function parseMail(bytes: Uint8Array, maxBodyLength: number): Promise<ParsedMail> {
  const email = await PostalMime.parse(bytes, {
    maxNestingDepth,
    maxRfc822NestingDepth: maxMailNestingDepth,
    maxHeadersSize: maxHeaderBytes,
  });
  const body = clean(textOf(email)).trim();
  const report = reportOf(email.attachments);
  return {
    from: email.from?.address ?? '',
    hasOneSender: hasOneSender(email),
    recipients: recipientsOf(email),
    messageId: email.messageId ?? '',
    inReplyTo: email.inReplyTo ?? '',
    references: email.references ?? '',
    subject: email.subject ?? '',
    date: email.date ?? '',
    headers: new Map(email.headers.toReversed().map(({ key, value }) => [key, value])),
    authenticationResults: valuesOf(email, 'authentication-results'),
    body: truncate(body, maxBodyLength),
    isBodyCut: body.length > maxBodyLength,
    report,
    hasReceipt: email.attachments.some(({ mimeType }) => receiptPart.test(mimeType)),
    attachments: email.attachments.slice(0, maxAttachments).map(({ filename, mimeType }) => ({
      name: truncate(clean(filename || mimeType), maxAttachmentNameLength),
      isForReports: isReportPart(mimeType, report),
    })),
  };
}

function hasOneSender(email: Email): boolean {
  const addresses = valuesOf(email, 'from').flatMap((value) => addressParser(value, { flatten: true }));
  return new Set(addresses.flatMap(({ address }) => address?.toLowerCase() || [])).size === 1;
}

function valuesOf({ headers }: Email, name: string): string[] {
  return headers.flatMap(({ key, value }) => (key === name ? [value] : []));
}

function recipientsOf({ to = [], cc = [], bcc = [] }: Email): string[] {
  const mailboxes = [...to, ...cc, ...bcc].slice(0, maxRecipients);
  return mailboxes.flatMap(({ address, group = [] }) => [
    address ?? '',
    ...group.map((member) => member.address),
  ]);
}

const statusPart = /^message\/(?:global-)?delivery-status$/i;
const feedbackPart = /^message\/feedback-report$/i;
const receiptPart = /^message\/(?:global-)?disposition-notification$/i;
const returnedPart = /^(?:text\/rfc822-headers|message\/(?:rfc822|global|global-headers))$/i;

/** Collects the report parts, including the decoded headers of the returned mail. */
function reportOf(attachments: readonly Attachment[]): ReportParts {
  const part = (kind: RegExp) => textOfPart(attachments.find(({ mimeType }) => kind.test(mimeType)));
  const [deliveryStatus, feedback] = [part(statusPart), part(feedbackPart)];
  const isReport = deliveryStatus !== '' || feedback !== '';
  return { deliveryStatus, feedback, returned: isReport ? headersIn(part(returnedPart)) : '' };
}

function headersIn(mail: string): string {
  return decodeWords(textBefore(mail, /\r?\n\r?\n/));
}

function isReportPart(mimeType: string, { returned }: ReportParts): boolean {
  const parts = [statusPart, feedbackPart, receiptPart, ...(returned === '' ? [] : [returnedPart])];
  return parts.some((kind) => kind.test(mimeType));
}

function textOfPart(attachment: Attachment | undefined): string {
  const content = attachment?.content ?? '';
  const text =
    typeof content === 'string'
      ? content.slice(0, maxReportLength)
      : Buffer.from(content as Uint8Array<ArrayBuffer>).toString('utf8', 0, maxReportLength);
  return text.replaceAll('\0', '').toWellFormed();
}

/** The plain text, or else the visible text of the HTML. */
function textOf({ text, html }: Email): string {
  if (text?.trim() || !html) return text ?? '';
  try {
    return readHtmlPage(html.slice(0, maxHtmlLength)).text;
  } catch {
    return '';
  }
}

/** The database stores neither NUL characters nor lone surrogates. */
export function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().replaceAll('\r\n', '\n');
}

export function truncate(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}
