import { importDirectory, type ImportedFile } from '../application/own-directory/import.ts';
import type { DirectoryColumn } from '../domain/language-pack/contact-words.ts';
import type { FileRow } from '../domain/own-directory/file-row.ts';
import {
  listDirectoryFiles,
  removeDirectoryFile,
  type DirectoryFile,
  type WorkspaceFile,
} from '../store/queries/own-directory.ts';
import type { Store } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';
import { findWorkspaceOrg } from './find-organisation.ts';

/**
 * Imports a customer's directory file into a workspace, all or nothing, as `importDirectory` does.
 * @throws UserFacingError if there is no such workspace, and UnreadableFile if the file cannot be used.
 */
export async function importDirectoryFile(
  store: Store,
  file: WorkspaceFile & { readonly given: ReadonlyMap<DirectoryColumn, string> },
  rows: AsyncIterable<FileRow>,
): Promise<ImportedFile> {
  const { given, ...names } = file;
  const orgId = await findWorkspaceOrg(store, names.projectId);
  const map = { given, mapExample: '--map company=Firma' };
  return store.transaction(orgId, (tx) => importDirectory(tx, names, map, rows));
}

/**
 * Lists a workspace's directory files by name.
 * @throws UserFacingError if there is no such workspace.
 */
export async function listDirectory(store: Store, projectId: string): Promise<DirectoryFile[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  return store.query(orgId, (context) => listDirectoryFiles(context, projectId));
}

/**
 * Removes a file's companies and returns their number.
 * @throws UserFacingError if there is no such workspace or file.
 */
export async function removeDirectory(store: Store, file: WorkspaceFile): Promise<number> {
  const orgId = await findWorkspaceOrg(store, file.projectId);
  const companies = await store.transaction(orgId, (tx) => removeDirectoryFile(tx, file));
  if (companies === 0) throw new UserFacingError(`There is no directory file ${file.fileName}.`);
  return companies;
}
