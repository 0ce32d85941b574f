import type { FileRow } from '../domain/own-directory/file-row.ts';

/** Reads a customer's files of companies and people. */
export interface CompanyFiles {
  /**
   * Yields the rows of a file of CSV or NDJSON. Calls `open` twice, because it detects the encoding first.
   *
   * @throws UnreadableFile if the encoding is unknown or a quote is never closed.
   */
  readRows(open: () => AsyncIterable<Uint8Array>, encoding?: string): AsyncIterable<FileRow>;
}
