// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

const importOperation = /* @__PURE__ */ operation<types.MaterialImportArguments, types.ImportedMaterial>({ method: 'POST', path: '/v1/material/import' });
export {
  /**
   * Import an uploaded folder as a company list. Creates a campaign and a run with a company list from files
   * uploaded before, and stops there for a person to confirm the list. The list is complete when the call
   * returns; the files are read in the background, at no cost. Nothing is ever sent. **Folders are
   * companies.** One folder is one company: the first folder of each path. If all files share that folder and
   * some lie deeper, it is the root, and the folder below it counts, unless an assignment or the run names
   * the root itself. Letter case does not matter, and folders with the same domain or name are one company.
   * The company's name is that of its folder, without underscores and numbering such as `01 - `. Its domain
   * is the assigned one, or the folder's name if that is a domain. Each file is listed at one company or in
   * `leftOut`, with the reason. **Further waves.** With `targetRunId`, the companies join that run as its
   * next wave. They wait at the company list, whatever earlier waves were granted, unless this call grants
   * more. A company that the run already has, by domain, folder or name, gets the new files and is not
   * duplicated, even if its work had ended. Work granted to it earlier continues meanwhile. Until this wave's
   * files are granted or confirmed, no draft quotes or attaches them, and nobody listed in them is proposed.
   * With a grant, files that waited at the company continue too, and people listed in them wait to be
   * accepted. A file that is already on the run, or was removed from it, is left out with the reason.
   * **Grants.** `autoAdvance` lets the run continue past the company list. It needs a live key and is
   * recorded on the run. `["leads"]` looks for people (1 credit for each company where any are found, and 1
   * for each site read) and stops before drafting. `true` also drafts the messages (1 credit for each draft).
   *
   * Needs the scope `pipeline` and any key. Live and sandbox; with autoAdvance live only, because it spends
   * credits. Spends credits. Supports a dry run.
   *
   * @throws {StateError} `brief_conflict`: The run has a different brief.
   * @throws {NotFoundError} `file_not_found`: No uploaded file of this organisation has the storage id.
   * @throws {StateError} `invalid_state`: The current state does not allow this.
   * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
   * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
   */
  importOperation as import,
};
