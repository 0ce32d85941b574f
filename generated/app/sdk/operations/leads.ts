// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Undo a merge. Restores a lead that was merged into another. Later data stays with the kept lead, and a
 * suppression applies to both.
 *
 * Needs the right `prepare`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `merge_not_found`: No lead of this organisation with the id was merged into
 * another.
 */
export const unmerge = /* @__PURE__ */ operation<types.LeadsUnmergeArguments, types.LeadsUnmergeValue>({ method: 'POST', path: '/leads.unmerge', effect: 'change' });

const exportOperation = /* @__PURE__ */ operation<types.LeadsExportArguments, types.LeadsExportValue>({ method: 'POST', path: '/leads.export', effect: 'change' });
export {
  /**
   * Export one lead. Returns all that is stored of a lead: its fields, messages, events, history and merges.
   * Rows have the columns of the database. The call is recorded.
   *
   * Needs the right `prepare`.
   *
   * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
   */
  exportOperation as export,
};

/**
 * Export the leads of a workspace. Returns the leads as a part of a file, newest first. Repeat the call with
 * `nextCursor` until that is null, and join the parts.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const exportAll = /* @__PURE__ */ operation<types.LeadsExportAllArguments, types.LeadsExportAllValue>({ method: 'POST', path: '/leads.exportAll', effect: 'change' });

/**
 * Erase a person. Deletes the lead and what is stored under any of its addresses, in all workspaces. Of each
 * address only a keyed hash stays, so that leads with it are refused. Uploaded documents, texts of other
 * people and replies that are stored for repeated calls stay. Nothing can be undone.
 *
 * Needs the right `prepare`. Asks for the password again.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const erase = /* @__PURE__ */ operation<types.LeadsEraseArguments, types.LeadsEraseValue>({ method: 'POST', path: '/leads.erase', effect: 'change' });

/**
 * Look at a file of leads. Reads an uploaded file, CSV or NDJSON, and suggests which header belongs to which
 * field. Changes nothing.
 *
 * Needs the right `prepare`.
 *
 * @throws {NotFoundError} `file_not_found`: No uploaded file of this organisation has the storage id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const previewFile = /* @__PURE__ */ operation<types.LeadsPreviewFileArguments, types.LeadsPreviewFileValue>({ method: 'POST', path: '/leads.previewFile', effect: 'change' });

/**
 * Import a file of leads. Adds up to 500 rows of an uploaded file as leads, as leads.addBatch does. Repeat
 * the call with `nextCursor` until that is null. A repeated call finds the leads again and adds none twice. A
 * file has at most 200,000 rows, 200 columns and 5,000,000 cells.
 *
 * Needs the right `prepare`.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `file_not_found`: No uploaded file of this organisation has the storage id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const importFile = /* @__PURE__ */ operation<types.LeadsImportFileArguments, types.LeadsImportFileValue>({ method: 'POST', path: '/leads.importFile', effect: 'change' });

/**
 * Find the pages of a long list. Counts the leads that match the filters of leads.list, and returns a cursor
 * for each page, so that a table can begin anywhere.
 *
 * Needs the right `review`.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const bookmarks = /* @__PURE__ */ operation<types.LeadsBookmarksArguments, types.LeadsBookmarksValue>({ method: 'POST', path: '/leads.bookmarks', effect: 'read' });
