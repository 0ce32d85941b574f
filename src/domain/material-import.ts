import { itemAt } from './item-at.ts';
import type { FolderFile, FolderPlan } from './material-folders.ts';
import { readPlainPath } from './material-path.ts';
import { estimateWork, type RunEstimate } from './run-estimate.ts';
import type { AutoAdvanceGrant } from './run.ts';

const maxCompaniesPerImport = 200;

/** A caller's description of one uploaded file. */
export interface ImportFileInput {
  readonly path: string;
  readonly storageId: string;
  readonly sizeBytes: number;
}

/** A stored upload. */
export interface StoredFile {
  readonly path: string;
  readonly sizeBytes: number;
}

export type FileProblem =
  | { readonly code: 'file_not_found'; readonly param: string; readonly message: null }
  | { readonly code: 'invalid_arguments'; readonly param: string; readonly message: string };

/** The grants of `autoAdvance`; null for `messages` without `leads`. */
export function readGrants(
  autoAdvance: boolean | readonly AutoAdvanceGrant[] = false,
): readonly AutoAdvanceGrant[] | null {
  if (autoAdvance === true) return ['leads', 'messages'];
  if (autoAdvance === false) return [];
  const grants = (['leads', 'messages'] as const).filter((grant) => autoAdvance.includes(grant));
  return grants[0] === 'messages' ? null : grants;
}

/**
 * Matches files to uploads and normalises their paths, or returns the first problem. Each path must end in the name
 * of its upload, so that two swapped ids are detected.
 */
export function matchUploads<File extends ImportFileInput>(
  files: readonly File[],
  stored: ReadonlyMap<string, StoredFile>,
): readonly File[] | FileProblem {
  const matched: File[] = [];
  for (const [index, file] of files.entries()) {
    const read = readPlainPath(file.path);
    const problem =
      'problem' in read
        ? badPathProblem(index, read.problem)
        : findFileProblem(index, read.path, file, stored);
    if (problem) return problem;
    matched.push({ ...file, path: (read as { path: string }).path });
  }
  return matched;
}

function findFileProblem(
  index: number,
  path: string,
  { storageId, sizeBytes }: ImportFileInput,
  stored: ReadonlyMap<string, StoredFile>,
): FileProblem | undefined {
  const upload = stored.get(storageId);
  if (!upload) {
    return { code: 'file_not_found', param: `files[${index}].storageId`, message: null };
  }
  if (upload.sizeBytes !== sizeBytes) {
    const message = `The upload ${storageId} has ${upload.sizeBytes} bytes, not ${sizeBytes}.`;
    return { code: 'invalid_arguments', param: `files[${index}].sizeBytes`, message };
  }
  const name = nameOf(upload.path);
  return nameOf(path) === name
    ? undefined
    : badPathProblem(index, `must end in ${name}, the name under which ${storageId} was uploaded`);
}

function badPathProblem(index: number, problem: string): FileProblem {
  const message = `The argument files[${index}].path ${problem}.`;
  return { code: 'invalid_arguments', param: `files[${index}].path`, message };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Names an import after its root folder, else after its companies. */
export function deriveImportName({ rootFolder, companies }: FolderPlan<FolderFile>): string {
  if (rootFolder !== null) return rootFolder;
  const { name } = itemAt(companies, 0);
  const second = companies[1];
  if (!second) return name;
  return companies.length === 2 ? `${name} and ${second.name}` : `${name} and ${companies.length - 1} more`;
}

/** Why a folder cannot be imported, or null. */
export function unfitFolderReason({ companies, leftOut }: FolderPlan<FolderFile>): string | null {
  if (companies.length > maxCompaniesPerImport)
    return `The files belong to ${companies.length} companies; one import may have at most ${maxCompaniesPerImport}.`;
  if (companies.length > 0) return null;
  const { path, reason } = itemAt(leftOut, 0);
  return `No file belongs to a company. ${path} is left out: ${reason} Put each file into its company's folder.`;
}

/** Leaves out files that are on the run or were removed from it. `onRun` has the storage ids of both. */
export function withoutKnownFiles<File extends FolderFile>(
  plan: FolderPlan<File>,
  onRun: ReadonlyMap<string, { readonly path: string; readonly isDetached: boolean }>,
): FolderPlan<File> {
  const all = plan.companies.flatMap(({ files }) => files);
  const skipped = all.flatMap(({ path, storageId }) => {
    const known = onRun.get(storageId);
    if (!known) return [];
    const reason = known.isDetached
      ? 'It was removed from this run. To restore it, upload it again and import the new upload.'
      : `It is already on this run, at ${known.path}.`;
    return [{ path, storageId, reason }];
  });
  const companies = plan.companies
    .map((company) => ({ ...company, files: company.files.filter(({ storageId }) => !onRun.has(storageId)) }))
    .filter(({ files }) => files.length > 0);
  return { ...plan, companies, leftOut: [...plan.leftOut, ...skipped] };
}

/** A run that already contains files of an import, with the same paths and contents. */
export interface EarlierImport {
  readonly runId: string;
  readonly name: string;
  /** The number of files of the import that are on the run. */
  readonly files: number;
}

/** The warning that files of an import are already on a run. `targetRunId` is the run of the import, if it exists. */
export function repeatedImportWarning(
  { runId, name, files }: EarlierImport,
  imported: number,
  targetRunId: string | null,
): string {
  const share =
    files === imported
      ? imported === 1
        ? 'The file'
        : `All ${files} files`
      : `${files} of ${imported} files`;
  const verb = imported === 1 || files === 1 ? 'is' : 'are';
  const finding = `${share} ${verb} already on the run “${name}” (${runId}), with the same path and content.`;
  return runId === targetRunId
    ? `${finding} Use runs.detach to remove a copy.`
    : `${finding} Both runs may draft messages to the same companies. To add files to that run, pass its id as ` +
        'targetRunId. To repeat a call safely, pass the same idempotency key. Use runs.archive to archive a run that ' +
        'you do not need.';
}

/**
 * The maximum cost of processing the companies up to one draft each, and the part that `grants` allows. `redraftCount`
 * is the number of processed leads that get another draft.
 */
export function estimateImport(
  remaining: RunEstimate,
  grants: readonly AutoAdvanceGrant[],
  redraftCount = 0,
) {
  const { research, enrich, drafts, credits } = estimateWork({
    ...remaining,
    drafts: remaining.drafts + redraftCount,
  });
  const people = grants.includes('leads') ? research + enrich : 0;
  const granted = people + (grants.includes('messages') ? drafts : 0);
  return { research, contacts: enrich, drafts, credits, granted };
}
