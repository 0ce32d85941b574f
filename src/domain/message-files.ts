import type { MessageFile } from './run.ts';

/** A file that a company has on a run. */
export interface CompanyFile extends MessageFile {
  readonly state: 'waiting' | 'read' | 'failed';
  /** Whether it is a list of people, which is nothing to send to one of them. */
  readonly listsPeople: boolean;
}

/**
 * The files that go with a message, and warnings for a person about those that do not: what nobody could read may be
 * damaged, or a list of people.
 */
export function chooseFiles(files: readonly CompanyFile[]): { files: MessageFile[]; warnings: string[] } {
  const going = files.filter(({ state, listsPeople }) => state === 'read' && !listsPeople);
  const unread = files.filter(({ state }) => state !== 'read');
  return {
    files: going.map(({ storageId, path, sizeBytes }) => ({ storageId, path, sizeBytes })),
    warnings: unread.map(({ path, state }) =>
      state === 'failed'
        ? `The file ${path} could not be read and is not attached.`
        : `The file ${path} was not read yet and is not attached.`,
    ),
  };
}
