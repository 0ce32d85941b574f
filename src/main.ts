import process from 'node:process';
import { Command, CommanderError, Help, type Option } from 'commander';
import { addBackup } from './commands/backup.ts';
import { addCall } from './commands/call.ts';
import { addConfig, addMigrate } from './commands/operate.ts';
import { addDirectoryCommands } from './commands/directory.ts';
import { addFlowCommands } from './commands/flow.ts';
import { addInboxCommands } from './commands/inbox.ts';
import { addLeadCommands } from './commands/lead.ts';
import { addMcp } from './commands/mcp.ts';
import { addNoticeCommands } from './commands/notice.ts';
import { CommandError } from './commands/output.ts';
import { addPeopleCommands } from './commands/people.ts';
import { addRequests } from './commands/requests.ts';
import { addRunCommands } from './commands/run.ts';
import { addServe } from './commands/serve.ts';
import { addSuppression } from './commands/suppression.ts';
import { addUpload } from './commands/upload.ts';
import { addWebhookCommands } from './commands/webhook.ts';
import { ConfigError } from './config.ts';
import { AccountError } from './people/accounts.ts';
import { DatabaseError } from './store/database-error.ts';
import { EmbeddedPostgresError } from './store/embedded/failure.ts';
import { registryVersion } from './version.ts';

/** What says by itself what is wrong and what to do, and needs no stack. */
const plainErrors = [CommandError, AccountError, DatabaseError, EmbeddedPostgresError];

const program = new Command('outreach')
  .description(
    'Prepares outbound sales campaigns and inbound replies. Nothing that a program can call ever sends.',
  )
  .version(registryVersion)
  .configureHelp({ optionDescription: describeOption })
  .exitOverride();
addServe(program);
addMigrate(program);
addConfig(program);
addPeopleCommands(program);
addSuppression(program);
addRequests(program);
addBackup(program);
addLeadCommands(program);
addRunCommands(program);
addDirectoryCommands(program);
addInboxCommands(program);
addFlowCommands(program);
addWebhookCommands(program);
addNoticeCommands(program);
addCall(program);
addUpload(program);
addMcp(program);
pointToHelp(program, 'outreach');

for (const stream of [process.stdout, process.stderr]) stream.on('error', outliveReader);
try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
  // A command that failed half-way may have left connections open; nothing of it is worth waiting for.
  process.exit();
}

/** Which options a command cannot do without is said with each of them. */
function describeOption(option: Option): string {
  return `${new Help().optionDescription(option)}${option.mandatory ? ' (required)' : ''}`;
}

function pointToHelp(command: Command, path: string): void {
  command.showHelpAfterError(`(${path} --help says more)`);
  for (const inner of command.commands) pointToHelp(inner, `${path} ${inner.name()}`);
}

/** `outreach config | head -1` is no fault, and a service goes on when nobody reads what it prints. */
function outliveReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** 2 for words and settings the program does not understand, 1 for what it could not do. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const isPlain = error instanceof ConfigError || plainErrors.some((kind) => error instanceof kind);
  const text = isPlain ? (error as Error).message : ((error as Error).stack ?? String(error));
  process.stderr.write(`${text}\n`);
  return error instanceof ConfigError ? 2 : 1;
}
