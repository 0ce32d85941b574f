import { normaliseEmail } from './company-domain.ts';

/** What a mail server, or a provider whose user complained, tells of a mail that was sent. */
export interface MailReport {
  readonly is: 'delivery' | 'complaint';
  /** The Message-ID of the mail that it is about, where it tells. */
  readonly mailId: string | null;
  readonly recipients: readonly ReportedRecipient[];
}

export interface ReportedRecipient {
  /** Normalised. Of a recipient who was forwarded to, the address that was written to. */
  readonly address: string;
  readonly outcome: 'failed' | 'delayed' | 'delivered' | 'complaint';
  /** Whether the address will not take a later mail either: the failure has a status of 5.x.x. */
  readonly isPermanent: boolean;
}

/** The parts of a report as texts; empty where a mail has none. */
export interface ReportParts {
  /** RFC 3464: groups of fields, the first about the mail and one for each recipient. */
  readonly deliveryStatus: string;
  /** RFC 5965. */
  readonly feedback: string;
  /** The mail that was sent, or its headers. */
  readonly returned: string;
}

const mostRecipients = 50;
const longestBody = 20_000;

/** Reads a report from its parts. Null where there are none, or they name nobody. */
export function readReport({ deliveryStatus, feedback, returned }: ReportParts): MailReport | null {
  const headers = fieldsOf(returned.split(/\r?\n\r?\n/, 1)[0]!);
  if (feedback !== '') return readFeedback(fieldsOf(feedback), headers);
  if (deliveryStatus === '') return null;
  const groups = deliveryStatus
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(0, mostRecipients + 1)
    .map(fieldsOf);
  const recipients = groups.flatMap(readRecipient);
  const named = groups.map((group) => group.get('original-message-id')).find(Boolean);
  return recipients.length === 0
    ? null
    : { is: 'delivery', mailId: idIn(headers.get('message-id') ?? named), recipients };
}

/** Reads what a mail server wrote in words alone: whom it names, and the status where it gives one. */
export function readBounceText(body: string): MailReport | null {
  const text = body.slice(0, longestBody);
  const enhanced = /(?<![\d.])([245])\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[1];
  const plain = /(?<![\d.-])([45])\d\d[ -](?=[\p{L}#<(])/u.exec(text)?.[1];
  const status = enhanced ?? plain;
  const isDelayed = status === '4' || (status === undefined && delayed.test(text));
  const outcome = isDelayed ? 'delayed' : status === '2' ? 'delivered' : 'failed';
  const isPermanent = outcome === 'failed' && status === '5';
  const found = [...text.matchAll(/[^\s<>()[\]:;,"'@]{1,64}@[\p{L}\p{N}.-]{3,255}/gu)].slice(
    0,
    mostRecipients,
  );
  const addresses = new Set(found.flatMap(([address]) => addressIn(address.replace(/\.$/, '')) ?? []));
  if (addresses.size === 0) return null;
  return {
    is: 'delivery',
    mailId: idIn(/^\s*message-id:\s*(<[^<>\s]{1,250}>)/im.exec(text)?.[1]),
    recipients: [...addresses].map((address) => ({ address, outcome, isPermanent })),
  };
}

const delayed =
  /\b(?:delayed|will (?:be|keep|continue)\b.{0,40}\b(?:retr|try)|still trying|not yet delivered)/i;

type Fields = ReadonlyMap<string, string>;

/** The fields of a header, the first of each name, with folded lines joined. */
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

const complaints = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list']);

function readFeedback(fields: Fields, headers: Fields): MailReport | null {
  if (!complaints.has(fields.get('feedback-type')?.toLowerCase() ?? '')) return null;
  const address = addressIn(fields.get('original-rcpt-to')) ?? addressIn(headers.get('to'));
  if (address === null) return null;
  return {
    is: 'complaint',
    mailId: idIn(headers.get('message-id')),
    recipients: [{ address, outcome: 'complaint', isPermanent: true }],
  };
}

/** `rfc822; <Anna@koivu.example>`, `Anna <anna@koivu.example>` or the address alone. */
function addressIn(text: string | undefined): string | null {
  if (text === undefined) return null;
  const bare = text.slice(0, 1_000).replace(/^[^;<@]*;/, '');
  return normaliseEmail((/<([^<>]+)>/.exec(bare)?.[1] ?? bare).trim());
}

function idIn(text: string | undefined): string | null {
  return /<[^<>\s]{1,250}>/.exec(text ?? '')?.[0] ?? null;
}
