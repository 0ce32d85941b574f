import { readTriggers } from './read-triggers.ts';
import { oldestTriggerDay, type Trigger } from './trigger.ts';

export interface ReadableFile {
  readonly storageId: string;
  readonly text: string;
  readonly language: string | null;
}

/**
 * Dated news of a company in its imported files. The files are read for each draft, because the same file may be
 * imported for companies with different names. A file does not say who speaks, so only sentences that name the company
 * are news.
 */
export function readFiles(
  files: readonly ReadableFile[],
  company: string | null | undefined,
  today: string,
): readonly Trigger[] {
  if (!company) return [];
  const oldest = oldestTriggerDay(new Date(today));
  const read = ({ storageId, text, language }: ReadableFile): readonly Trigger[] =>
    readTriggers({ sourceId: storageId, text, url: null, date: null, language }, { names: [company] }, today);
  return files.flatMap(read).filter(({ date }) => date >= oldest);
}
