/** A row of a directory file as it stands there, or why it could not be read. Numbers are those of a spreadsheet. */
export type FileRow =
  | { readonly row: number; readonly headers: readonly string[]; readonly cells: readonly string[] }
  | { readonly row: number; readonly problem: string };

/** Thrown when a directory file as a whole cannot be read; the message is for people. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
