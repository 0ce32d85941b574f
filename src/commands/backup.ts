import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import process from 'node:process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';
import type { Command } from 'commander';
import { formatCount } from '../domain/format-count.ts';
import type { BackupReport } from '../store/backup.ts';
import { registryVersion } from '../version.ts';
import { withDatabaseUrl } from './database.ts';
import { splitLines } from './split-lines.ts';
import { CommandError, print, type OutputOptions } from './output.ts';

/** `outreach backup`: backs up the embedded or any other database without further tools. */
export function defineBackup(command: Command): void {
  command
    .requiredOption('--to <file>', 'new file, compressed; - is standard output')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nA backup contains the database, also while the service runs. Copy DATA_DIR/material and\n' +
        'DATA_DIR/secret.key as well. Copy the whole DATA_DIR only after stopping the service.',
    )
    .action(async ({ to, ...options }: OutputOptions & { to: string }) => {
      const report = await withDatabaseUrl((url) =>
        to === '-' ? writeToStream(url, openStandardOutput()) : writeToFile(url, to),
      );
      if (to === '-') return;
      print(options, { file: to, ...report }, [`Wrote ${formatReport(report)} to ${to}.`]);
    });
}

/** `outreach restore`: restores a backup into an empty database. */
export function defineRestore(command: Command): void {
  command
    .requiredOption('--from <file>', 'backup file; - is standard input')
    .option('--json', 'print one JSON object')
    .action(async ({ from, ...options }: OutputOptions & { from: string }) => {
      if (from !== '-' && !(await stat(from).catch(() => undefined)))
        throw new CommandError(`There is no file ${from}.`);
      const input = from === '-' ? process.stdin : createReadStream(from);
      const { restoreBackup } = await import('../store/restore.ts');
      const report = await withDatabaseUrl((url) => restoreBackup(url, readLines(input)), 'create');
      print(options, { file: from, ...report }, [
        `Restored ${formatReport(report)}. Start the service as usual.`,
      ]);
    });
}

function formatReport({ organisations, rows }: BackupReport): string {
  return `${rows} rows of ${formatCount(organisations, 'organisation')}`;
}

/**
 * Renames the file once it is complete and synced. Its temporary name is unguessable, so the file mode holds and no
 * link can redirect the write.
 */
async function writeToFile(url: string, file: string): Promise<BackupReport> {
  if (await stat(file).catch(() => undefined))
    throw new CommandError(`${file} already exists. Use another name, or remove the file.`);
  const folder = path.dirname(path.resolve(file));
  if (!(await stat(folder).catch(() => undefined))?.isDirectory())
    throw new CommandError(
      `${file} cannot be written: the folder ${folder} does not exist. Create it, or use another.`,
    );
  const temporaryFile = `${file}.${randomUUID()}.unfinished`;
  const handle = await open(temporaryFile, 'wx', 0o600).catch((error: Error) => {
    // The temporary name would mean nothing to the reader.
    throw new CommandError(`${file} cannot be written: ${error.message.replaceAll(temporaryFile, file)}`);
  });
  try {
    const report = await writeToStream(url, handle.createWriteStream({ flush: true }), folder);
    await rename(temporaryFile, file);
    return report;
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** `process.stdout` reports a partial write on a full disk as complete. */
function openStandardOutput(): Writable {
  return createWriteStream('', { fd: process.stdout.fd });
}

/** `folder` is that of the file, if there is one. */
async function writeToStream(url: string, output: Writable, folder?: string): Promise<BackupReport> {
  const gzip = createGzip();
  const closed = once(output, 'close');
  const failed = new Promise<never>((_, reject) =>
    output.once('error', (error) => reject(createWriteError(error, folder))),
  );
  // A failed output rejects both promises. The race handles one; the other must not become an unhandled rejection.
  for (const outcome of [closed, failed]) outcome.catch(() => undefined);
  gzip.pipe(output);
  const { writeBackup } = await import('../store/backup.ts');
  const report = await Promise.race([
    writeBackup(url, registryVersion, (line) => writeLine(gzip, line)),
    failed,
  ]);
  gzip.end();
  await Promise.race([closed, failed]);
  return report;
}

function createWriteError(
  { code, message }: NodeJS.ErrnoException,
  folder: string | undefined,
): CommandError {
  const isDiskFull = code === 'ENOSPC' || code === 'EDQUOT';
  const remedy = `. Free space on the disk of ${folder ?? 'the output'}, or write to another disk.`;
  return new CommandError(
    `The backup is incomplete and cannot be restored: ${message}${isDiskFull ? remedy : ''}`,
  );
}

async function writeLine(gzip: Gzip, line: string): Promise<void> {
  if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
}

async function* readLines(input: Readable): AsyncGenerator<string> {
  const text = input.pipe(createGunzip()).setEncoding('utf8');
  input.once('error', (error) => text.destroy(error));
  try {
    yield* splitLines(text as AsyncIterable<string>);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The library's own message for an uncompressed file is unclear.
    const isNotGzip = code === 'Z_DATA_ERROR' && message === 'incorrect header check';
    const reason = isNotGzip ? 'it was not written by `npx outreach backup --to FILE`.' : message;
    throw new CommandError(`The backup cannot be read: ${reason}`);
  }
}
