// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the workspaces. Every other operation needs a workspace: read its id here. People create workspaces,
 * with `npx outreach workspace create`; no call does.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 */
export const list = /* @__PURE__ */ listOperation<types.ProjectsListArguments, types.ProjectList>({ method: 'GET', path: '/v1/projects' });

/**
 * Read one workspace in full. Business context, market analysis, ideal customer profile and settings. Read it
 * before rewriting a part of it with projects.updateContext.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.ProjectsGetArguments, types.Project>({ method: 'GET', path: '/v1/projects/{projectId}' });

/**
 * Rewrite the business context. Sets the fields that are given and leaves the others. What is written here
 * grounds every draft: a claim about the seller must be found in it, in the knowledge or in the Brain.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const updateContext = /* @__PURE__ */ operation<types.ProjectsUpdateContextArguments, types.Project>({ method: 'PATCH', path: '/v1/projects/{projectId}/context' });
