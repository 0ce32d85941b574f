/*
 * A backup is lines of JSON: first a header; then pairs of lines, one that says what follows and one with the rows as
 * PostgreSQL wrote them, which nobody else has to read; last an end, without which a backup is cut off.
 */

export const backupFormat = 'outreach-backup-1';

export interface BackupHeader {
  readonly format: typeof backupFormat;
  readonly version: string;
  readonly at: string;
  /** The shape of the database. */
  readonly migrations: readonly string[];
  /** Columns by table, parents before children. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

export interface BackupPart {
  /** With its schema, such as `public.lead`. */
  readonly table: string;
  /** Whose rows follow; absent where the table belongs to no organisation. */
  readonly org?: string;
  readonly rows: number;
}

export interface BackupEnd {
  readonly end: true;
  readonly organisations: number;
  readonly rows: number;
}
