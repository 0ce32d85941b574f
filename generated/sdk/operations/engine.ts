// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Start a run from a brief. Looks for companies that fit the idea and stops at the list of them, for a person
 * to confirm: status `awaiting_profile`. Finding them costs nothing. Read the list with runs.leads, each
 * company with why it fits and where it was found, then confirm it with runs.confirmCompanies. Where none is
 * found, the run stops there all the same and runs.status says where was looked. It never sends.
 *
 * Needs the scope `pipeline` and a live key. Costs nothing. Takes a dry run.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const start = /* @__PURE__ */ operation<types.EngineStartArguments, types.StartedEngineRun>({ method: 'POST', path: '/v1/engine/start' });
