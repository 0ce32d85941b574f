import pg from 'pg';
import { backupFormat, type BackupEnd, type BackupHeader, type BackupPart } from './backup-format.ts';
import { listTables, type BackupReport } from './backup.ts';
import { DatabaseError } from './database-error.ts';
import { withMigrationLock, migrateDatabase } from './migrate.ts';
import { knownMigrations } from './migration-list.ts';
import { appRole } from './roles.ts';

/**
 * Reads a backup into a database without organisations: first the shape that the backup has, then the rows in one
 * transaction, then the newest shape. What was cut off anywhere leaves nothing behind, or an empty database.
 *
 * @throws DatabaseError if the database is in use, or the backup is cut off, no backup, or of a newer program.
 */
export async function restoreBackup(url: string, lines: AsyncIterable<string>): Promise<BackupReport> {
  const reader = lines[Symbol.asyncIterator]();
  const header = parseHeader(await nextLine(reader));
  const { separateRoles } = await migrateDatabase(url, header.migrations);
  const report = await withMigrationLock(url, async (client) => {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    if (separateRoles) await client.query(`set local role ${appRole}`);
    await requireEmpty(client);
    await client.query('set constraints all deferred');
    try {
      const read = await restoreRows(client, header, reader);
      // What was handed to the queue that is no more would otherwise wait until it is its turn again.
      await client.query('update directory.outbox set due_at = least(due_at, now()) where relays > 0');
      await client.query('commit');
      return read;
    } catch (error) {
      throw isDataError(error) ? truncatedBackupError() : error;
    }
  });
  await migrateDatabase(url);
  return report;
}

function parseHeader(line: string): BackupHeader {
  let header: BackupHeader | { readonly format?: undefined } = {};
  try {
    header = JSON.parse(line) as BackupHeader;
  } catch {
    // What it is not is said below.
  }
  if (header.format !== backupFormat) {
    throw new DatabaseError('This is no backup of the service. `npx outreach backup --to FILE` writes one.');
  }
  const unknown = header.migrations.filter((name) => !knownMigrations.includes(name));
  if (unknown.length) {
    throw new DatabaseError(
      `The backup was made by a newer program (${header.version}); this one does not know ${unknown.join(', ')}. ` +
        'Restore it with that program or a newer one.',
    );
  }
  return header as BackupHeader;
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from directory.org limit 1');
  if (!rowCount) return;
  throw new DatabaseError(
    'The database holds organisations already, and a backup is read only into one that holds none. ' +
      'Set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
  );
}

async function restoreRows(
  client: pg.Client,
  { tables }: BackupHeader,
  reader: AsyncIterator<string>,
): Promise<BackupReport> {
  let rows = 0;
  let currentOrg: string | undefined;
  const knownTables = new Set((await listTables(client)).map(({ name }) => name));
  for (;;) {
    const part = JSON.parse(await nextLine(reader)) as BackupPart | BackupEnd;
    if ('end' in part) {
      if (part.rows !== rows) throw truncatedBackupError();
      return { organisations: part.organisations, rows };
    }
    // A name goes into the statement as it is, so it must be one that the database itself wrote for a table.
    const names = Object.hasOwn(tables, part.table) ? tables[part.table] : undefined;
    if (!knownTables.has(part.table) || !names) throw truncatedBackupError();
    if (part.org !== undefined && part.org !== currentOrg)
      await client.query('select tenancy.enter($1)', [part.org]);
    currentOrg = part.org;
    const columns = names.map((column) => pg.escapeIdentifier(column)).join(', ');
    const { rowCount } = await client.query(
      `insert into ${part.table} (${columns})
       select ${columns} from json_populate_recordset(null::${part.table}, $1::json)`,
      [await nextLine(reader)],
    );
    if (rowCount !== part.rows) throw truncatedBackupError();
    rows += part.rows;
  }
}

/** Rows that lack what they lean on, or that are none: a connection that broke is something else. */
function isDataError(error: unknown): boolean {
  return error instanceof SyntaxError || /^2[23]...$/.test((error as { code?: string }).code ?? '');
}

async function nextLine(reader: AsyncIterator<string>): Promise<string> {
  const next = await reader.next();
  if (next.done) throw truncatedBackupError();
  return next.value;
}

function truncatedBackupError(): DatabaseError {
  return new DatabaseError('The backup is cut off or damaged; nothing of it was kept. Take another one.');
}
