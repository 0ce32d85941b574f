import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { normaliseEmail } from '../../domain/company-domain.ts';
import { kindOfMail, type ReceivedMail } from '../../domain/inbound-mail.ts';
import { readHtmlPage } from '../site/html-page.ts';
import { detectLanguage } from '../site/language.ts';

export type MailReading = { readonly mail: ReceivedMail } | { readonly problem: string };

/** 25 MB, as every file. */
export const largestMailBytes = 26_214_400;
const longestBody = 65_536;
const longestSubject = 1_000;
const longestMailId = 255;
const mostAnswers = 50;
const longestHtml = 1_048_576;
const deepestNesting = 32;
const mostHeaderBytes = 262_144;

/** Reads a mail in the form in which mail servers pass it on. What has no sender's address is no mail. */
export async function readMail(bytes: Buffer): Promise<MailReading> {
  if (bytes.length > largestMailBytes)
    return { problem: `The mail has ${bytes.length} bytes; at most ${largestMailBytes} are taken.` };
  const parsed = await parse(bytes);
  const address = normaliseEmail(parsed?.from?.address ?? '');
  if (parsed === null || address === null)
    return { problem: 'This is no e-mail message: there is no From header with an e-mail address.' };
  const body = clean(textOf(parsed)).trim();
  const shown = cut(body, longestBody);
  return {
    mail: {
      mailId: parsed.messageId ? mailIdOf(parsed.messageId) : fingerprint(bytes),
      answers: answersOf(parsed),
      address,
      subject: cut(
        clean(parsed.subject ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
        longestSubject,
      ),
      body: shown,
      language: detectLanguage(shown, null),
      kind: kindOfMail(headersOf(parsed, address)),
      warnings: warningsOf(parsed, body.length > shown.length),
      writtenAt: timeOf(parsed.date),
    },
  };
}

/** Null for what is nested deeper, or has more headers, than any mail. */
async function parse(bytes: Buffer): Promise<Email | null> {
  try {
    return await PostalMime.parse(bytes, {
      maxNestingDepth: deepestNesting,
      maxHeadersSize: mostHeaderBytes,
    });
  } catch {
    return null;
  }
}

/** A mail that has HTML alone says what a reader would see of it. */
function textOf({ text, html }: Email): string {
  if (text?.trim() || !html) return text ?? '';
  try {
    return readHtmlPage(html.slice(0, longestHtml)).text;
  } catch {
    return '';
  }
}

function timeOf(date: string | undefined): number | null {
  const ms = Date.parse(date ?? '');
  return Number.isNaN(ms) ? null : ms;
}

/** Index rows are small, and a mail program may write any length. */
function mailIdOf(text: string): string {
  const id = clean(text).trim();
  return id.length > longestMailId ? fingerprint(id) : id;
}

function fingerprint(content: Buffer | string): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}

/** The mail that is answered first, then its predecessors from the last to the first. */
function answersOf({ inReplyTo = '', references = '' }: Email): string[] {
  const ids = [...inReplyTo.split(/\s+/), ...references.split(/\s+/).toReversed()];
  return [...new Set(ids.filter((id) => id !== '').map(mailIdOf))].slice(0, mostAnswers);
}

function headersOf({ headers }: Email, address: string) {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? null;
  return {
    address,
    contentType: (valueOf('content-type') ?? '').split(';')[0]!.trim().toLowerCase(),
    autoSubmitted: valueOf('auto-submitted'),
    precedence: valueOf('precedence'),
    returnPath: valueOf('return-path'),
  };
}

function warningsOf({ attachments }: Email, isCut: boolean): string[] {
  const names = attachments.map(({ filename, mimeType }) => cut(clean(filename || mimeType), 200));
  return [
    ...(isCut ? [`Only the first ${longestBody} characters were kept.`] : []),
    ...(names.length > 0 ? [`Attachments are not kept: ${names.slice(0, 20).join(', ')}.`] : []),
  ];
}

/** The database keeps neither NUL characters nor halves of surrogate pairs. */
function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().replaceAll('\r\n', '\n');
}

function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}
