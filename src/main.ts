import process from 'node:process';
import { Command, CommanderError } from 'commander';
import { addCall } from './commands/call.ts';
import { configFromEnvironment } from './commands/database.ts';
import { addConfig, addMigrate } from './commands/operate.ts';
import { CommandError } from './commands/output.ts';
import { addPeopleCommands } from './commands/people.ts';
import { addServe } from './commands/serve.ts';
import { ConfigError } from './config.ts';
import { AccountError } from './people/accounts.ts';
import { EmbeddedPostgresError } from './store/embedded/failure.ts';
import { registryVersion } from './version.ts';

const program = new Command('outreach')
  .description(
    'Prepares outbound sales campaigns and inbound replies. Nothing that a program can call ever sends.',
  )
  .version(registryVersion)
  .showHelpAfterError('(outreach --help lists the commands)')
  .exitOverride();
addServe(program);
addMigrate(program);
addConfig(program);
addPeopleCommands(program);
addCall(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
  // A command that failed half-way may have left connections open; nothing of it is worth waiting for.
  process.exit();
}

/** 2 for words the program does not understand, 1 for what it could not do. Only a fault of ours shows a stack. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  const known =
    error instanceof CommandError || error instanceof AccountError || error instanceof EmbeddedPostgresError;
  process.stderr.write(`${known ? (error as Error).message : explain(error)}\n`);
  return 1;
}

function explain(error: unknown): string {
  const { code, message, stack } = error as { code?: string; message?: string; stack?: string };
  if (code === 'EADDRINUSE')
    return `The port is taken. Set PORT to a free one, or end what listens on it. (${message})`;
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000' || code === '28000') {
    const isSet = configFromEnvironment().databaseUrl !== undefined;
    return `The database cannot be reached: ${message}. ${isSet ? 'Check DATABASE_URL.' : ''}`;
  }
  return stack ?? String(error);
}
