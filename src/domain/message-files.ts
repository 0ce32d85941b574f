import type { MessageFile } from './run.ts';

/** A company's file on a run. */
export interface CompanyFile extends MessageFile {
  readonly state: 'waiting' | 'read' | 'failed';
  /** Whether it is a contact list, which must not be sent to a contact. */
  readonly listsPeople: boolean;
}

/**
 * The files attached to a message, and warnings about the others. An unreadable file may be damaged, or may be a
 * contact list.
 */
export function chooseFiles(files: readonly CompanyFile[]): { files: MessageFile[]; warnings: string[] } {
  const going = files.filter(({ state, listsPeople }) => state === 'read' && !listsPeople);
  const unread = files.filter(({ state }) => state !== 'read');
  return {
    files: going.map(({ storageId, path, sizeBytes }) => ({ storageId, path, sizeBytes })),
    warnings: unread.map(({ path, state }) =>
      state === 'failed'
        ? `The file ${path} could not be read and is not attached.`
        : `The file ${path} is not read yet and is not attached.`,
    ),
  };
}
