// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the workspaces. Newest first. Most operations need the id of a workspace. People create workspaces
 * with `npx outreach workspace create`; no operation does.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 */
export const list = /* @__PURE__ */ listOperation<types.ProjectsListArguments, types.ProjectList>({ method: 'GET', path: '/v1/projects' });

/**
 * Read one workspace in full. Returns the business context, market analysis, ideal customer profile and
 * settings. Read it before you change the context with projects.updateContext.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.ProjectsGetArguments, types.Project>({ method: 'GET', path: '/v1/projects/{projectId}' });

/**
 * Update the business context. Sets the given fields and leaves the others unchanged. Every draft relies on
 * this text: a claim about the seller must be found in it, in the knowledge text or in the Brain.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const updateContext = /* @__PURE__ */ operation<types.ProjectsUpdateContextArguments, types.Project>({ method: 'PATCH', path: '/v1/projects/{projectId}/context' });
