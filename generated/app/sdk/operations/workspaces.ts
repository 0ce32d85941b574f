// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Create a workspace. Creates an empty workspace.
 *
 * Needs the right `administer`.
 */
export const create = /* @__PURE__ */ operation<types.WorkspacesCreateArguments, types.WorkspacesCreateValue>({ method: 'POST', path: '/workspaces.create', effect: 'change' });

/**
 * Change a workspace. Replaces the given fields and keeps the others. The business context is changed by
 * projects.updateContext.
 *
 * Needs the right `prepare`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const update = /* @__PURE__ */ operation<types.WorkspacesUpdateArguments, types.WorkspacesUpdateValue>({ method: 'POST', path: '/workspaces.update', effect: 'change' });
