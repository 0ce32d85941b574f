/**
 * A backup is lines of JSON: a header, then pairs of lines for each part, and an end. The first line of a pair
 * describes the part, the second contains the rows as PostgreSQL wrote them. A backup without an end is truncated.
 */

export const backupFormat = 'outreach-backup-1';

export interface BackupHeader {
  readonly format: typeof backupFormat;
  readonly version: string;
  readonly at: string;
  /** The migrations that have run in the database. */
  readonly migrations: readonly string[];
  /** Columns by table, parents before children. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

export interface BackupPart {
  /** The name with its schema, for example `public.lead`. */
  readonly table: string;
  /** The organisation of the rows. Absent for tables without tenants. */
  readonly org?: string;
  readonly rows: number;
}

export interface BackupEnd {
  readonly end: true;
  readonly organisations: number;
  readonly rows: number;
}
