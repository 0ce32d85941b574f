/** A raw row of a directory file, or why it could not be read. Rows are numbered as in a spreadsheet. */
export type FileRow =
  | { readonly row: number; readonly headers: readonly string[]; readonly cells: readonly string[] }
  | { readonly row: number; readonly problem: string };

/** Thrown when a whole directory file cannot be read; the message is for people. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
