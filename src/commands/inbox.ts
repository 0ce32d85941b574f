import process from 'node:process';
import type { Command } from 'commander';
import type { ReceivedMail } from '../domain/inbound-mail.ts';
import type { ReportedRecipient } from '../domain/mail-report.ts';
import type { MailIngestResult, SuppressionCause } from '../application/mail/ingest.ts';
import type { Store } from '../store/store.ts';
import { withStore } from './database.ts';
import { CommandError, formatTime, print, printList, type OutputOptions } from './output.ts';
import { parseLimit } from './option-parsers.ts';
import { addSuspicionCommands } from './suspicion.ts';
import { formatUncheckedWarning, checkSender } from './sender-check.ts';

type ReceiveOptions = OutputOptions & {
  readonly project: string;
  readonly mbox?: boolean;
  /** The mail server whose Authentication-Results are trusted, by the name it uses for itself. */
  readonly trustResultsOf?: string;
};

type WaitingOptions = OutputOptions & { readonly project: string; readonly limit: number };

/** The commands that receive mail from a mail server or a file. */
export function defineInbox(inbox: Command): void {
  inbox
    .command('receive')
    .description("receive one mail from standard input into its sender's thread")
    .requiredOption('--project <id>', 'the workspace')
    .option('--mbox', 'receive all mails of an mbox file')
    .option(
      '--trust-results-of <server>',
      "reject mail whose sender this mail server's Authentication-Results call forged or leave unclear",
    )
    .option('--json', 'print one JSON object')
    .action((options: ReceiveOptions) => (options.mbox ? receiveMbox(options) : receiveSingle(options)));
  inbox
    .command('sent')
    .description('record one mail that you sent, from standard input, so that replies to it are recognised')
    .requiredOption('--project <id>', 'the workspace')
    .option('--json', 'print one JSON object')
    .action(receiveSent);
  inbox
    .command('waiting')
    .description('list mail that waits for a lead with its address, newest first')
    .requiredOption('--project <id>', 'the workspace')
    .option('--limit <n>', 'maximum number of mails', parseLimit, 50)
    .option('--json', 'print one JSON object')
    .action(listWaiting);
  addSuspicionCommands(inbox);
}

async function receiveSingle(options: ReceiveOptions): Promise<void> {
  const { readMail } = await import('../adapters/mail/read-mail.ts');
  const reading = await readMail(await readMailInput());
  if ('problem' in reading) throw new CommandError(reading.problem);
  const { mail, sent } = reading;
  const { mailId, address: from, kind, report } = mail;
  const reported = report ? { reported: report.recipients } : {};
  const value = { projectId: options.project, mailId, from, kind, ...reported };
  const rejection = checkSender(sent, options.trustResultsOf);
  if (rejection !== null) {
    print(options, { ...value, ...rejection }, [rejection.reason]);
    return;
  }
  const { findThreadOfReceivedMail, receiveMail } = await import('../people/receive-mail.ts');
  const reception = await withStore(async (store): Promise<Reception> => {
    const result = await receiveMail(store, options.project, mail);
    if (result.outcome !== 'known') return result;
    const threadId = await findThreadOfReceivedMail(store, options.project, mail);
    return threadId === null ? result : { ...result, threadId };
  });
  const warning = formatUncheckedWarning(sent, options.trustResultsOf);
  print(options, { ...value, ...reception, ...(warning === null ? {} : { unchecked: warning }) }, [
    ...formatReception(reception, mail),
    ...(warning === null ? [] : [warning]),
  ]);
}

async function receiveSent(options: OutputOptions & { readonly project: string }): Promise<void> {
  const { project: projectId } = options;
  const { readMail } = await import('../adapters/mail/read-mail.ts');
  const reading = await readMail(await readMailInput());
  if ('problem' in reading) throw new CommandError(reading.problem);
  const { mail, recipients } = reading;
  const { recordSentMail } = await import('../people/receive-mail.ts');
  const recorded = await withStore((store) => recordSentMail(store, projectId, mail, recipients));
  if (recorded.outcome === 'from_lead')
    throw new CommandError(
      `This mail is from the lead ${recorded.leadId}; use npx outreach inbox receive for inbound mail.`,
    );
  if (recorded.outcome === 'nobody')
    throw new CommandError(`No lead has a recipient address of this mail: ${recipients.join(', ')}.`);
  const text =
    recorded.outcome === 'known'
      ? 'This mail was already recorded; nothing has changed.'
      : `Added the mail to the thread of ${recorded.leadId} as ${recorded.messageId}, marked as sent.`;
  print(options, { projectId, mailId: mail.mailId, ...recorded }, [text]);
}

async function listWaiting(options: WaitingOptions): Promise<void> {
  const { project: projectId, limit } = options;
  const { listWaitingMail } = await import('../people/receive-mail.ts');
  const mails = await withStore((store) => listWaitingMail(store, projectId, limit));
  printList(options, { projectId, mails }, mails, ({ receivedAt, from, subject, reason }) => [
    formatTime(receivedAt),
    from,
    subject,
    reason ?? '',
  ]);
}

/** A mail that was received before has a thread unless it waits for a lead. */
type Reception = MailIngestResult | { readonly outcome: 'known'; readonly threadId: string };

interface ReceiveCounts {
  linked: number;
  unlinked: number;
  known: number;
  /** Mails that suppressed someone. */
  suppressed: number;
  /** Mails with a warning that a person should read. */
  warned: number;
  /** Unreadable mails, by their position in the file. */
  refused: { place: number; problem: string }[];
}

/**
 * An unreadable mail does not affect the others, and importing a file again changes nothing. Mail boundaries in an
 * mbox are not certain, so a sender could forge headers of the server.
 */
async function receiveMbox(options: ReceiveOptions): Promise<void> {
  if (options.trustResultsOf !== undefined)
    throw new CommandError(
      '--mbox and --trust-results-of cannot be combined: mail boundaries in an mbox are not certain, ' +
        "so a sender could forge the server's results. Pass each mail separately.",
    );
  const received = await withStore((store) => receiveMails(store, options)).catch(async (error: unknown) => {
    const { InvalidMbox } = await import('../adapters/mail/mbox.ts');
    throw error instanceof InvalidMbox ? new CommandError(error.message) : error;
  });
  const { linked, unlinked, known, suppressed, warned, refused } = received;
  print(options, { projectId: options.project, ...received }, [
    `Added ${linked} mails to threads; ${unlinked} wait for a lead, and ${known} were received before.`,
    ...(suppressed > 0
      ? [`Mails that suppressed someone: ${suppressed}. See npx outreach suppression list.`]
      : []),
    ...(warned > 0
      ? [`Mails with a warning: ${warned}. See messages.byProject, npx outreach inbox suspected.`]
      : []),
    ...(unlinked > 0 ? ['npx outreach inbox waiting lists the waiting mails.'] : []),
    ...refused.map(({ place, problem }) => `Mail ${place} of the file was not received. ${problem}`),
  ]);
  if (refused.length > 0) process.exitCode = 1;
}

async function receiveMails(store: Store, options: ReceiveOptions): Promise<ReceiveCounts> {
  const received: ReceiveCounts = { linked: 0, unlinked: 0, known: 0, suppressed: 0, warned: 0, refused: [] };
  const { splitMbox } = await import('../adapters/mail/mbox.ts');
  const { maxMailBytes, readMail } = await import('../adapters/mail/read-mail.ts');
  const { receiveMail } = await import('../people/receive-mail.ts');
  let position = 0;
  for await (const bytes of splitMbox(openInput(), maxMailBytes)) {
    position += 1;
    const reading = await readMail(bytes);
    if ('problem' in reading) {
      received.refused.push({ place: position, problem: reading.problem });
      continue;
    }
    const reception = await receiveMail(store, options.project, reading.mail);
    received[reception.outcome] += 1;
    if ('suppressionCause' in reception) received.suppressed += 1;
    if (reception.outcome === 'linked' && reception.warnings.length > 0) received.warned += 1;
  }
  if (position === 0) throw new CommandError('There is no mail on standard input.');
  return received;
}

function formatReception(reception: Reception, { address, report }: ReceivedMail): string[] {
  if (reception.outcome === 'known')
    return [
      `This mail from ${address} was received before; nothing has changed.`,
      ...('threadId' in reception ? [formatThread(reception.threadId)] : []),
    ];
  const suppressions = [
    ...(report?.recipients ?? []).slice(0, maxNamedRecipients).map(formatReportedRecipient),
    ...(reception.suppressionCause ? [suppressionTexts[reception.suppressionCause]] : []),
  ];
  if (reception.outcome === 'linked') {
    const { leadId, threadId, messageId, warnings } = reception;
    return [
      `Added the mail from ${address} to the thread of ${leadId} as ${messageId}.`,
      ...suppressions,
      ...warnings,
      formatThread(threadId),
    ];
  }
  return [
    `No lead has the address ${address}. The mail waits until one does.`,
    ...suppressions,
    ...(reception.reason === null ? [] : [reception.reason]),
    ...reception.warnings,
    'Add a lead with the address (leads.add), or give it to an existing lead (leads.addAlias).',
  ];
}

const formatThread = (threadId: string): string => `Its thread is ${threadId}.`;

const suppressionTexts: Readonly<Record<SuppressionCause, string>> = {
  unsubscribe: 'The sender opted out and is now suppressed.',
  complaint: 'The person complained and is now suppressed.',
  hard_bounce: 'The address is now suppressed.',
};

const maxNamedRecipients = 5;

function formatReportedRecipient({ address, outcome, isPermanent }: ReportedRecipient): string {
  if (outcome === 'complaint') return `It reports that ${address} complained about a message.`;
  if (outcome === 'delivered') return `It reports that the message to ${address} was delivered.`;
  if (outcome === 'delayed') return `It reports that the message to ${address} is delayed.`;
  const reason = isPermanent ? 'the address accepts no mail' : 'a later attempt may succeed';
  return `It reports that the message to ${address} came back: ${reason}.`;
}

/** Stops reading at the size limit. */
async function readMailInput(): Promise<Buffer> {
  const { maxMailBytes } = await import('../adapters/mail/read-mail.ts');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of openInput()) {
    size += part.length;
    if (size > maxMailBytes)
      throw new CommandError(`The mail is larger than the limit of ${maxMailBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function openInput(): AsyncIterable<Buffer> {
  if (process.stdin.isTTY)
    throw new CommandError('Give the mail on standard input: npx outreach inbox receive … < mail.eml');
  return process.stdin as AsyncIterable<Buffer>;
}
