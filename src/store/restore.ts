import pg from 'pg';
import { backupFormat, type BackupEnd, type BackupHeader, type BackupPart } from './backup-format.ts';
import { listTables, type BackupReport } from './backup.ts';
import { DatabaseError } from './database-error.ts';
import { withMigrationLock, migrateDatabase } from './migrate.ts';
import { knownMigrations } from './migration-list.ts';
import { appRole } from './roles.ts';

/**
 * Restores a backup to a database without organisations: first the backup's migrations, then the rows in one
 * transaction, then newer migrations. An interrupted restore leaves an empty database.
 *
 * @throws DatabaseError if the database is in use, or the backup is truncated, invalid or newer than the program.
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
      const report = await restoreRows(client, header, reader);
      // The new queue is empty, so this makes the jobs of the old queue due again.
      await client.query('update directory.outbox set due_at = least(due_at, now()) where relays > 0');
      await client.query('commit');
      return report;
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
    // The next check throws.
  }
  if (header.format !== backupFormat) {
    throw new DatabaseError(
      'This is not a backup of the service. `npx outreach backup --to FILE` writes one.',
    );
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
    'The database already contains organisations, and a backup can only be restored without any. ' +
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
    // Table names go into statements, so only names that the database itself lists are accepted.
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

/** True for invalid rows and missing parents, false for a lost connection. */
function isDataError(error: unknown): boolean {
  return error instanceof SyntaxError || /^2[23]...$/.test((error as { code?: string }).code ?? '');
}

async function nextLine(reader: AsyncIterator<string>): Promise<string> {
  const next = await reader.next();
  if (next.done) throw truncatedBackupError();
  return next.value;
}

function truncatedBackupError(): DatabaseError {
  return new DatabaseError('The backup is truncated or damaged. Nothing was restored. Use another one.');
}
