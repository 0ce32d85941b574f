import { createHash } from 'node:crypto';
import { decodeWords } from 'postal-mime';
import type { SentMail } from '../../domain/authentication-results.ts';
import { normaliseEmail } from '../../domain/company-domain.ts';
import { readBounceText, readReport, type MailReport } from '../../domain/mail-report.ts';
import {
  isFromServer,
  isReportMail,
  kindOfMail,
  type MailKind,
  type ReceivedMail,
} from '../../domain/inbound-mail.ts';
import { textBefore } from '../../domain/text-before.ts';
import { languageOfMail } from '../../domain/replies/unsupported-language.ts';
import { detectLanguage } from '../site/language.ts';
import { prepareLines } from './mail-lines.ts';
import { parseInThread } from './parse-in-thread.ts';
import { clean, truncate, type ParsedMail } from './parsed-mail.ts';

export type MailReading =
  | {
      readonly mail: ReceivedMail;
      /** Normalised addresses. */
      readonly recipients: readonly string[];
      readonly sent: SentMail;
    }
  | { readonly problem: string };

/** 25 MB, the limit for every uploaded file. */
export const maxMailBytes = 26_214_400;
const maxBodyLength = 65_536;
const maxSubjectLength = 1_000;
const maxMailIdLength = 255;
const maxReferences = 50;
const parsingTimeoutMs = 8_000;

/**
 * Reads a mail in the format of RFC 5322. Returns a problem for a mail without a sender's address, and for one that
 * needs more than the deadline or a few hundred megabytes.
 */
export async function readMail(bytes: Buffer, deadlineMs = parsingTimeoutMs): Promise<MailReading> {
  if (bytes.length > maxMailBytes)
    return { problem: `The mail has ${bytes.length} bytes; the limit is ${maxMailBytes}.` };
  const prepared = prepareLines(bytes);
  if ('problem' in prepared) return prepared;
  const reading = await parseInThread({ mail: prepared.mail, maxBodyLength }, deadlineMs);
  if ('problem' in reading) return reading;
  const { parsed } = reading;
  const { authenticationResults, hasOneSender } = parsed;
  const address = normaliseEmail(parsed.from);
  if (address === null)
    return { problem: 'This is not an e-mail message: it has no From header with an e-mail address.' };
  const headers = headersOf(parsed, address);
  const isReport = isReportMail(headers);
  const kindByHeaders = kindOfMail(headers);
  const report = isReport ? reportOf(parsed, kindByHeaders) : null;
  return {
    sent: { authenticationResults, hasOneSender, address },
    recipients: parsed.recipients.flatMap((recipient) => normaliseEmail(recipient) ?? []),
    mail: {
      mailId: parsed.messageId ? mailIdOf(parsed.messageId) : fingerprint(bytes),
      answeredMailIds: answeredMailIdsOf(parsed),
      address,
      subject: truncate(clean(parsed.subject).replace(/\s+/g, ' ').trim(), maxSubjectLength),
      body: parsed.body,
      language: languageOfMail(parsed.body, (text) => detectLanguage(text, null)),
      kind: isReport && parsed.hasReceipt ? 'auto_reply' : kindOfReport(report, kindByHeaders),
      isFromServer: isFromServer(headers),
      report,
      warnings: warningsOf(parsed, isReport),
      writtenAt: timeOf(parsed.date),
    },
  };
}

/** Some mail servers send bounces as plain text without report parts. */
function reportOf({ report, body, hasReceipt }: ParsedMail, kind: MailKind): MailReport | null {
  if (hasReceipt) return null;
  const structured = readReport(report);
  return structured ?? (kind === 'bounce' ? readBounceText(decodeWords(body)) : null);
}

/** Only a report of a failed delivery is a bounce. Other reports are automatic replies. */
function kindOfReport(report: MailReport | null, kind: MailKind): MailKind {
  if (report === null) return kind;
  return report.recipients.some(({ outcome }) => outcome === 'failed') ? 'bounce' : 'auto_reply';
}

function timeOf(date: string): number | null {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? null : ms;
}

/** Limits the length, because the database limits the size of index entries. */
function mailIdOf(text: string): string {
  const id = clean(text).trim();
  return id.length > maxMailIdLength ? fingerprint(id) : id;
}

function fingerprint(content: Buffer | string): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}

/** The ids of the answered mail and of earlier mails, latest first. */
function answeredMailIdsOf({ inReplyTo, references }: ParsedMail): string[] {
  const ids = [...inReplyTo.split(/\s+/), ...references.split(/\s+/).toReversed()];
  return [...new Set(ids.filter((id) => id !== '').map(mailIdOf))].slice(0, maxReferences);
}

function headersOf({ headers }: ParsedMail, address: string) {
  const valueOf = (name: string) => headers.get(name) ?? null;
  return {
    address,
    contentType: textBefore(valueOf('content-type') ?? '', ';')
      .trim()
      .toLowerCase(),
    autoSubmitted: valueOf('auto-submitted'),
    precedence: valueOf('precedence'),
    returnPath: valueOf('return-path'),
  };
}

/** Does not list the parts of a report as attachments, because they were read. */
function warningsOf({ attachments, isBodyCut }: ParsedMail, isReport: boolean): string[] {
  const names = attachments.flatMap(({ name, isForReports }) => (isReport && isForReports ? [] : [name]));
  return [
    ...(isBodyCut ? [`Only the first ${maxBodyLength} characters were stored.`] : []),
    ...(names.length > 0 ? [`Attachments are not stored: ${names.join(', ')}.`] : []),
  ];
}
