import process from 'node:process';
import type { Command } from 'commander';
import { largestMailBytes, readMail } from '../adapters/mail/read-mail.ts';
import { receiveMail } from '../people/receive-mail.ts';
import type { Reception } from '../store/queries/inbound-mail.ts';
import { withStore } from './database.ts';
import { CommandError, print, type OutputOptions } from './output.ts';

/** Where a mail server, or a person with a mail in a file, hands mail over. */
export function addInboxCommands(program: Command): void {
  program
    .command('inbox')
    .description('mail that comes in')
    .command('receive')
    .description('take in one mail from standard input; it reaches the thread of the lead it is from')
    .requiredOption('--project <id>', 'the workspace')
    .option('--json', 'answer one JSON object')
    .action(async (options: OutputOptions & { project: string }) => {
      const reading = await readMail(await readInput());
      if ('problem' in reading) throw new CommandError(reading.problem);
      const { mail } = reading;
      const reception = await withStore((store) => receiveMail(store, options.project, mail));
      const value = { projectId: options.project, mailId: mail.mailId, from: mail.address, kind: mail.kind };
      print(options, { ...value, ...reception }, [describe(reception, mail.address)]);
    });
}

function describe(reception: Reception, address: string): string {
  if (reception.outcome === 'linked')
    return `Put the mail from ${address} into the thread of ${reception.leadId} as ${reception.messageId}.`;
  return reception.outcome === 'known'
    ? `This mail from ${address} was received before; nothing has changed.`
    : `No lead has the address ${address}. The mail waits until one does.`;
}

/** Stops reading as soon as it is too much. */
async function readInput(): Promise<Buffer> {
  if (process.stdin.isTTY)
    throw new CommandError('Give the mail on standard input: outreach inbox receive … < mail.eml');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestMailBytes)
      throw new CommandError(
        `The mail is larger than ${largestMailBytes} bytes, which is the most that is taken.`,
      );
    parts.push(part);
  }
  return Buffer.concat(parts);
}
