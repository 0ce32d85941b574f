/**
 * Turns a prospect folder into companies, one per folder. The first folder of a path is the company folder. If all
 * files share that folder and some are deeper, it is the root and the second folder counts. An assignment or a known
 * folder with the root's name makes the root a company. Letter case and width of names do not matter. Folders with
 * the same domain are one company. The order of the files does not matter.
 */
import { companyDomain } from './company-domain.ts';
import { companyNameOf, domainOfFolder } from './folder-name.ts';
import { fold } from './folding.ts';
import { itemAt } from './item-at.ts';
import { entryOf } from './map-entry.ts';
import { nearest } from './nearest.ts';
import { onlyItemOrNull } from './only-item.ts';

export interface FolderFile {
  /** As `readPlainPath` returns it. */
  readonly path: string;
  readonly storageId: string;
}

export interface FolderOptions {
  readonly assignments: readonly { readonly folderName: string; readonly domain: string }[];
  /** Folder names at any depth, or several consecutive ones separated by slashes. */
  readonly excludedFolders: readonly string[];
  /** Folders of known companies. */
  readonly knownFolders: readonly string[];
}

export interface FolderCompany<File extends FolderFile> {
  readonly folder: string;
  readonly name: string;
  readonly domain: string | null;
  readonly files: readonly File[];
}

export interface LeftOutFile {
  readonly path: string;
  readonly storageId: string;
  readonly reason: string;
}

export interface FolderPlan<File extends FolderFile> {
  /** Sorted by folder. */
  readonly companies: readonly FolderCompany<File>[];
  /** Sorted by path. Each file is either here or at exactly one company. */
  readonly leftOut: readonly LeftOutFile[];
  /** The folder that contains all company folders, or null. */
  readonly rootFolder: string | null;
}

/** An argument that does not fit the files, and how to correct it. */
export interface FolderProblem {
  readonly param: string;
  readonly message: string;
}

export function planFolders<File extends FolderFile>(
  files: readonly File[],
  options: FolderOptions,
): FolderPlan<File> | FolderProblem {
  const misspelled = misspelledExclusion(files, options.excludedFolders);
  if (misspelled) return misspelled;
  const { kept, leftOut } = partitionFiles(files, [
    duplicateCheck(files),
    (file) => (foldersOf(file).length === 0 ? noFolderReason : null),
    (file) => excludedFolderReason(file, options.excludedFolders),
  ]);
  const rootFolder = rootOf(kept, options);
  const depth = rootFolder === null ? 0 : 1;
  const inFolders = partitionFiles(kept, [
    (file) => (foldersOf(file).length > depth ? null : noFolderReason),
  ]);
  const groups = Map.groupBy(inFolders.kept, (file) => fold(folderAt(file, depth)));
  const domains = readAssignments(groups, depth, files, options.assignments);
  if (!(domains instanceof Map)) return domains;
  const companies = [...groups].map(([key, members]) => companyOf(members, depth, domains.get(key)));
  return {
    companies: mergeByDomain(companies),
    leftOut: [...leftOut, ...inFolders.leftOut].sort(compareByPath),
    rootFolder,
  };
}

/** Why a file is left out, or null. */
type ExclusionCheck<File> = (file: File) => string | null;

/** Splits the files in order: the first check that returns a reason leaves a file out. */
function partitionFiles<File extends FolderFile>(
  files: readonly File[],
  checks: readonly ExclusionCheck<File>[],
) {
  const kept: File[] = [];
  const leftOut: LeftOutFile[] = [];
  for (const file of [...files].sort(compareByPath)) {
    const reason = checks.reduce<string | null>((found, check) => found ?? check(file), null);
    if (reason === null) kept.push(file);
    else leftOut.push({ path: file.path, storageId: file.storageId, reason });
  }
  return { kept, leftOut };
}

const noFolderReason = 'It is in no company folder.';

/** Of two files with the same path, the last upload wins. Of one file with two paths, the first path wins. */
function duplicateCheck(files: readonly FolderFile[]): ExclusionCheck<FolderFile> {
  const latestAt = new Map<string, string>();
  for (const { path, storageId } of files) {
    if (storageId > (latestAt.get(path) ?? '')) latestAt.set(path, storageId);
  }
  const firstOf = new Map<string, string>();
  for (const { path, storageId } of files) {
    const first = firstOf.get(storageId);
    const isUsed = latestAt.get(path) === storageId;
    if (isUsed && (first === undefined || path < first)) firstOf.set(storageId, path);
  }
  const seen = new Set<string>();
  return ({ path, storageId }) => {
    if (latestAt.get(path) !== storageId) return 'A later upload with the same path replaces it.';
    const first = entryOf(firstOf, storageId);
    if (first !== path) return `The same upload is listed at ${first} too, and is used there.`;
    if (seen.has(storageId)) return 'It is listed twice.';
    seen.add(storageId);
    return null;
  };
}

function excludedFolderReason(file: FolderFile, names: readonly string[]): string | null {
  const name = names.find((excluded) => isInFolder(file, excluded));
  return name === undefined ? null : `The folder ${name} is excluded.`;
}

/** Whether the path of the file contains these folders in a row. */
function isInFolder(file: FolderFile, name: string): boolean {
  const wanted = foldedSegments(name).join('/');
  return wanted !== '' && foldedFolders(file).includes(`/${wanted}/`);
}

/** The folders of a path, folded once, because each file is compared with many names. */
function foldedFolders(file: FolderFile): string {
  const known = foldedPaths.get(file);
  if (known !== undefined) return known;
  const path = `/${fold(foldersOf(file).join('/')).replaceAll('/ ', '/')}/`;
  foldedPaths.set(file, path);
  return path;
}

const foldedPaths = new WeakMap<FolderFile, string>();

/** The folder that contains all others, or null. */
function rootOf(files: readonly FolderFile[], { assignments, knownFolders }: FolderOptions): string | null {
  const roots = new Set(files.map((file) => fold(folderAt(file, 0))));
  const [root] = roots;
  if (root === undefined || roots.size > 1) return null;
  const named = [...assignments.map(({ folderName }) => folderName), ...knownFolders];
  if (named.some((name) => foldedSegments(name).join('/') === root)) return null;
  return files.some((file) => foldersOf(file).length > 1) ? folderAt(itemAt(files, 0), 0) : null;
}

/** Maps the folded company folder to its domain, or returns the assignment that matches no folder. */
function readAssignments<File extends FolderFile>(
  groups: ReadonlyMap<string, readonly File[]>,
  depth: number,
  files: readonly File[],
  assignments: FolderOptions['assignments'],
): Map<string, string> | FolderProblem {
  const domains = new Map<string, string>();
  const keys = keysOf(groups, depth);
  for (const [index, { folderName, domain }] of assignments.entries()) {
    const wanted = foldedSegments(folderName).join('/');
    const key = keys.get(wanted);
    if (key === undefined && files.some((file) => isInFolder(file, folderName))) continue;
    const argument = `assignments[${index}]`;
    if (key === undefined) return unknownFolder(folderName, `${argument}.folderName`, groups, depth);
    const assigned = companyDomain(domain);
    if (assigned === null) {
      const message = `"${domain}" is not a company domain. Use a domain such as acme.com.`;
      return { param: `${argument}.domain`, message };
    }
    if ((domains.get(key) ?? assigned) !== assigned) {
      const message = `The folder ${folderName} is assigned two domains, ${domains.get(key)} and ${assigned}.`;
      return { param: `${argument}.domain`, message };
    }
    domains.set(key, assigned);
  }
  return domains;
}

/** All names for a company's folder: its name, its whole path, and the company's name in it. */
function keysOf(groups: ReadonlyMap<string, readonly FolderFile[]>, depth: number): Map<string, string> {
  const keys = new Map<string, string>();
  const names = Map.groupBy(groups, ([, files]) => fold(companyNameOf(folderAt(itemAt(files, 0), depth))));
  for (const [name, same] of names) {
    const group = onlyItemOrNull(same);
    if (group !== null) keys.set(name, group[0]);
  }
  for (const [key, files] of groups) {
    const folders = foldersOf(itemAt(files, 0)).slice(0, depth + 1);
    keys.set(folders.map(fold).join('/'), key);
  }
  for (const key of groups.keys()) keys.set(key, key);
  return keys;
}

function unknownFolder(
  name: string,
  param: string,
  groups: ReadonlyMap<string, readonly FolderFile[]>,
  depth: number,
): FolderProblem {
  const folders = [...groups.values()].map((files) => folderAt(itemAt(files, 0), depth));
  const near = isShort(name) ? nearest(name, folders.filter(isShort)) : undefined;
  const shown = folders.slice(0, 10).join(', ') + (folders.length > 10 ? ' and others' : '');
  const remedy = near ? `Did you mean ${near}?` : `Company folders: ${shown || 'none'}.`;
  return { param, message: `No company folder is named "${name}". ${remedy}` };
}

/** An exclusion of a missing folder is harmless. A misspelt one would import the folder. */
function misspelledExclusion(
  files: readonly FolderFile[],
  names: readonly string[],
): FolderProblem | undefined {
  const folders = [...new Set(files.flatMap(foldersOf))].filter(isShort).sort(compareByCodeUnit);
  const known = folders.slice(0, maxCompared);
  for (const [index, name] of names.entries()) {
    if (!isShort(name) || files.some((file) => isInFolder(file, name))) continue;
    const near = nearest(name, known);
    if (near === undefined) continue;
    const message = `No excluded folder is named "${name}". Did you mean ${near}?`;
    return { param: `excludedFolders[${index}]`, message };
  }
  return undefined;
}

/** Limits the number of folders that are compared letter by letter. */
const maxCompared = 500;

function isShort(name: string): boolean {
  return name.length <= 100;
}

function companyOf<File extends FolderFile>(
  files: readonly File[],
  depth: number,
  assigned: string | undefined,
): FolderCompany<File> {
  const folder = folderAt(itemAt(files, 0), depth);
  const domain = assigned ?? domainOfFolder(folder);
  return { folder, name: companyNameOf(folder), domain, files };
}

/** Sorted. Folders with the same domain form one company, named after the first folder. */
function mergeByDomain<File extends FolderFile>(
  companies: readonly FolderCompany<File>[],
): FolderCompany<File>[] {
  const ordered = [...companies].sort((left, right) => compareByCodeUnit(left.folder, right.folder));
  const groups = Map.groupBy(ordered, ({ domain, folder }) => domain ?? `/${fold(folder)}`);
  return [...groups.values()].map((group) => ({
    ...itemAt(group, 0),
    files: group.flatMap(({ files }) => files),
  }));
}

function foldersOf({ path }: FolderFile): string[] {
  return path.split('/').slice(0, -1);
}

/** The folder at this depth; the path must be at least as deep. */
function folderAt(file: FolderFile, depth: number): string {
  return itemAt(foldersOf(file), depth);
}

function foldedSegments(name: string): string[] {
  return name
    .split('/')
    .map(fold)
    .filter((segment) => segment !== '');
}

function compareByPath(left: FolderFile, right: FolderFile): number {
  return compareByCodeUnit(left.path, right.path) || compareByCodeUnit(left.storageId, right.storageId);
}

function compareByCodeUnit(left: string, right: string): number {
  return Number(left > right) - Number(left < right);
}
