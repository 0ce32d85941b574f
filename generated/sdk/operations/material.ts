// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

const importOperation = /* @__PURE__ */ operation<types.MaterialImportArguments, types.ImportedMaterial>({ method: 'POST', path: '/v1/material/import' });
export {
  /**
   * Make a company list of an uploaded folder. Makes a campaign and a run with a list of companies out of
   * files that were uploaded before, and stops at that list for a person to confirm. It is complete when the
   * call answers; the files are read in the background, which is free. Nothing is ever sent. **Which folder
   * is the company.** One folder is one company: the first folder of each path. Where all files share that
   * one and some lie deeper, it is the root around them, and the folder below counts, unless an assignment or
   * the run names the root itself. Letter case tells no folders apart, and folders of one domain or one name
   * are one company. The company is called as its folder is, without underscores and numbering such as `01 -
   * `. Its domain is the assigned one, or the folder's name where that is one. Each file is at one company or
   * in `leftOut`, with the reason. **A further wave.** With `targetRunId` the companies join that run as its
   * next wave. They wait at the company list whatever earlier waves were granted, unless this call grants
   * more. A company that the run has already, by domain, folder or name, gets the new files and is not
   * doubled, also where it had ended. What was granted to it before goes on meanwhile; until this wave's
   * files are granted or confirmed no draft quotes or carries them and nobody whom they list is proposed.
   * With a grant, files that waited at the company go on as well, and people whom those list wait to be
   * accepted. A file that is on the run already, or was taken off it, is left out and told. **What may go
   * on.** `autoAdvance` grants to go on past the list, needs a live key, and is recorded on the run:
   * `["leads"]` looks for people (1 credit for each company where any are found, and 1 for each site that is
   * read) and stops before anything is written; `true` writes to them as well (1 credit for each draft).
   *
   * Needs the scope `pipeline` and any key. Live and sandbox; with autoAdvance only live, because it spends
   * credits. Spends credits. Takes a dry run.
   *
   * @throws {StateError} `brief_conflict`: The run has another brief.
   * @throws {NotFoundError} `file_not_found`: No uploaded file of this organisation has the storage id.
   * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
   * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
   * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
   */
  importOperation as import,
};
