import { normaliseEmail } from './company-domain.ts';

/** A report about a sent mail, by a mail server, or by a provider whose user complained. */
export interface MailReport {
  readonly kind: 'delivery' | 'complaint';
  /** The Message-ID of the reported mail, if present. */
  readonly mailId: string | null;
  /** The subject of the reported mail, if present; absent in older records. */
  readonly subject?: string | null;
  readonly recipients: readonly ReportedRecipient[];
}

export interface ReportedRecipient {
  /** Normalised. For a forwarded recipient, the original address. */
  readonly address: string;
  readonly outcome: 'failed' | 'delayed' | 'delivered' | 'complaint';
  /** Whether later mail will fail too: the status is 5.x.x. */
  readonly isPermanent: boolean;
}

/** The parts of a report as texts; empty if absent. */
export interface ReportParts {
  /** RFC 3464: groups of fields, the first for the mail, then one per recipient. */
  readonly deliveryStatus: string;
  /** RFC 5965. */
  readonly feedback: string;
  /** The headers of the sent mail, decoded. */
  readonly returned: string;
}

const maxRecipients = 50;
const maxBodyLength = 20_000;

/** Reads a report from its parts. Null if the parts are missing or name no recipient. */
export function readReport({ deliveryStatus, feedback, returned }: ReportParts): MailReport | null {
  const headers = fieldsOf(returned);
  if (feedback !== '') return readFeedback(fieldsOf(feedback), headers);
  const groups = deliveryStatus
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(0, maxRecipients + 1)
    .map(fieldsOf);
  const recipients = groups.flatMap(readRecipient);
  const named = groups.map((group) => group.get('original-message-id')).find(Boolean);
  if (recipients.length === 0) return null;
  return { kind: 'delivery', ...mailIn(headers, named), recipients };
}

/** Whether two subjects are equal, ignoring spaces that servers change. A missing subject equals nothing. */
export function isSameSubject(one: string, other: string): boolean {
  const canonical = (subject: string) =>
    subject.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
  return canonical(one) !== '' && canonical(one) === canonical(other);
}

/**
 * Reads a bounce in plain text. Each address gets the status in its line; a status without an address is ignored.
 * A bounce is about one mail to one recipient, so several permanent failures are reported as not permanent. Null if
 * no recipient is named.
 */
export function readBounceText(body: string): MailReport | null {
  const text = body.slice(0, maxBodyLength).replaceAll('\r\n', '\n');
  const withStatus = linesOf(text).flatMap((line) => recipientIn(line) ?? []);
  const recipients = withStatus.length > 0 ? withStatus : withoutStatus(text);
  if (recipients.length === 0) return null;
  const byAddress = Map.groupBy(recipients, (recipient) => recipient.address);
  const reported = [...byAddress.values()].flatMap(([first]) => first ?? []).slice(0, maxRecipients);
  const isDoubtful = reported.filter(({ isPermanent }) => isPermanent).length > 1;
  return {
    kind: 'delivery',
    mailId: idIn(/^[ \t>]{0,40}message-id:\s*(<[^<>\s]{1,250}>)/im.exec(text)?.[1]),
    subject: subjectIn(text),
    recipients: isDoubtful ? reported.map((recipient) => ({ ...recipient, isPermanent: false })) : reported,
  };
}

const address = /[^\s<>()[\]:;,"'=@]{1,64}@[\p{L}\p{N}.-]{3,255}/gu;
const enhancedStatus = /(?<![\d.])([245])\.\d{1,3}\.\d{1,3}(?![\d.])/;
const plainStatus = /(?<![\d.-])([45])\d\d[ -](?=[\p{L}#<(]|[245]\.\d)/u;
const delayPattern =
  /\b(?:delayed|will (?:be|keep|continue)\b.{0,40}\b(?:retr|try)|still trying|not yet delivered)/i;

const addressAlone = /^<?[^\s<>]{1,64}@[^\s<>]{3,255}>?(?: ?\([^()]*\))?:?$/;
const addressFirst = /^<?[^\s<>]{1,64}@/;

/**
 * Joins lines that belong together. A line continues the previous one if it is indented further or if the previous one
 * ends with a colon. Lines after an address on its own line also continue it, up to a blank line or another address.
 */
function linesOf(text: string): string[] {
  const joined: string[] = [];
  let [indent, followsAddress] = [0, false];
  for (const line of text.split('\n')) {
    const [lineIndent, words, last] = [line.search(/\S/), line.trim(), joined.at(-1)];
    const continues =
      lineIndent > indent || last?.endsWith(':') || (followsAddress && !addressFirst.test(words));
    if (last && words !== '' && continues) joined[joined.length - 1] += ` ${words}`;
    else {
      joined.push(words);
      [indent, followsAddress] = [lineIndent, addressAlone.test(words)];
    }
  }
  return joined;
}

/** The only address before the first status in a line. Without one, the address directly after the status. */
function recipientIn(line: string): ReportedRecipient | null {
  const enhanced = enhancedStatus.exec(line);
  const plain = plainStatus.exec(line);
  const status = (enhanced ?? plain)?.[1];
  if (status === undefined) return null;
  const start = Math.min(enhanced?.index ?? Infinity, plain?.index ?? Infinity);
  const before = addressesIn(line.slice(0, start));
  const after = /^[\d. #-]*<?([^\s<>]+@[^\s<>]+)/.exec(line.slice(start, start + 400))?.[1];
  const [found, ...others] = before.length > 0 ? before : addressesIn(after ?? '');
  if (found === undefined || others.length > 0) return null;
  const outcome = status === '4' ? 'delayed' : status === '2' ? 'delivered' : 'failed';
  return { address: found, outcome, isPermanent: status === '5' };
}

/** Reads addresses, and whether the server retries, from a text in which no line has both an address and a status. */
function withoutStatus(text: string): ReportedRecipient[] {
  const outcome = delayPattern.test(text) ? 'delayed' : 'failed';
  return addressesIn(text).map((found) => ({ address: found, outcome, isPermanent: false }));
}

function addressesIn(text: string): string[] {
  const found = [...text.matchAll(address)].slice(0, maxRecipients);
  return [...new Set(found.flatMap(([match]) => addressIn(match.replace(/\.$/, '')) ?? []))];
}

/** The first subject in the text, with its folded lines. */
function subjectIn(text: string): string | null {
  const found = /^([ \t>]{0,40})subject:[ \t]*(\S[^\n]*(?:\n\1[ \t]+\S[^\n]*)*)/im.exec(text)?.[2];
  return found?.replaceAll(/(?<!\s)\s*\n[ \t>]*/g, ' ') ?? null;
}

type Fields = ReadonlyMap<string, string>;

/** Header fields, the first of each name, with folded lines joined. */
function fieldsOf(text: string): Fields {
  const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const pairs = lines.flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 1
      ? []
      : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const];
  });
  return new Map(pairs.toReversed());
}

function readRecipient(fields: Fields): ReportedRecipient[] {
  const address = addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
  if (address === null) return [];
  const status = /^\s*([245])\./.exec(fields.get('status') ?? '')?.[1];
  const outcome = outcomeOf(fields.get('action')?.toLowerCase(), status);
  return [{ address, outcome, isPermanent: outcome === 'failed' && status === '5' }];
}

function outcomeOf(
  action: string | undefined,
  status: string | undefined,
): 'failed' | 'delayed' | 'delivered' {
  if (action === 'failed') return 'failed';
  if (action === 'delayed') return 'delayed';
  if (action !== undefined && action !== '') return 'delivered';
  if (status === '5') return 'failed';
  return status === '2' ? 'delivered' : 'delayed';
}

const complaintTypes = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list']);

function readFeedback(fields: Fields, headers: Fields): MailReport | null {
  if (!complaintTypes.has(fields.get('feedback-type')?.toLowerCase() ?? '')) return null;
  const address = addressIn(fields.get('original-rcpt-to')) ?? addressIn(headers.get('to'));
  if (address === null) return null;
  return {
    kind: 'complaint',
    ...mailIn(headers),
    recipients: [{ address, outcome: 'complaint', isPermanent: true }],
  };
}

/** Reads `rfc822; <Anna@koivu.example>`, `Anna <anna@koivu.example>` or only the address. */
function addressIn(text: string | undefined): string | null {
  if (text === undefined) return null;
  const withoutType = text.slice(0, 1_000).replace(/^[^;<@]*;/, '');
  return normaliseEmail((/<([^<>]+)>/.exec(withoutType)?.[1] ?? withoutType).trim());
}

/** The id and subject of the sent mail, from its headers. */
function mailIn(headers: Fields, named?: string): Pick<MailReport, 'mailId' | 'subject'> {
  return {
    mailId: idIn(headers.get('message-id') ?? named),
    subject: headers.get('subject') || null,
  };
}

function idIn(text: string | undefined): string | null {
  return /<[^<>\s]{1,250}>/.exec(text ?? '')?.[0] ?? null;
}
