// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

const importOperation = /* @__PURE__ */ operation<types.DirectoryImportArguments, types.ImportedDirectory>({ method: 'POST', path: '/directory.import', effect: 'change' });
export {
  /**
   * Import a file of companies. Reads an uploaded file of companies and people, CSV or NDJSON, in which runs
   * look first. Replaces the file of the same name. Either all valid rows are imported or nothing. A file has
   * at most 200,000 rows, 200 columns and 5,000,000 cells.
   *
   * Needs the right `prepare`.
   *
   * @throws {NotFoundError} `file_not_found`: No uploaded file of this organisation has the storage id.
   * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
   */
  importOperation as import,
};

/**
 * List the files of companies. Lists the files of a workspace by name.
 *
 * Needs the right `review`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ operation<types.DirectoryListArguments, types.DirectoryListValue>({ method: 'POST', path: '/directory.list', effect: 'read' });

/**
 * Remove a file of companies. Removes the companies and people of a file. Leads stay.
 *
 * Needs the right `prepare`.
 *
 * @throws {NotFoundError} `directory_file_not_found`: The workspace has no file of companies with this name.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const remove = /* @__PURE__ */ operation<types.DirectoryRemoveArguments, types.DirectoryRemoveValue>({ method: 'POST', path: '/directory.remove', effect: 'change' });
