import type { MessageFile } from './run.ts';

/** A company's file on a run. */
export interface CompanyFile extends MessageFile {
  readonly state: 'waiting' | 'read' | 'failed';
  /** Whether it is a contact list, which must not be sent to a contact. */
  readonly listsPeople: boolean;
}

/**
 * Chooses the files to attach to a message, with warnings about unread ones. An unread file is not attached, because
 * it may be damaged or a contact list.
 */
export function chooseFiles(files: readonly CompanyFile[]): { files: MessageFile[]; warnings: string[] } {
  const attached = files.filter(({ state, listsPeople }) => state === 'read' && !listsPeople);
  const unread = files.filter(({ state }) => state !== 'read');
  return {
    files: attached.map(({ storageId, path, sizeBytes }) => ({ storageId, path, sizeBytes })),
    warnings: unread.map(({ path, state }) =>
      state === 'failed'
        ? `The file ${path} could not be read and is not attached.`
        : `The file ${path} is not read yet and is not attached.`,
    ),
  };
}
