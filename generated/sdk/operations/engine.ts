// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Start a run from a brief. Searches for companies that fit the idea, then waits in `awaiting_profile` for a
 * person to confirm the list. The search costs nothing. Read the list with runs.leads, each company with its
 * reason and source, then confirm it with runs.confirmCompanies. If no company is found, the run waits there
 * as well, and runs.status says where it searched. It never sends.
 *
 * Needs the scope `pipeline` and a live key. Costs nothing. Supports a dry run.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const start = /* @__PURE__ */ operation<types.EngineStartArguments, types.StartedEngineRun>({ method: 'POST', path: '/v1/engine/start' });
