// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * List the saved views. Lists the own views of a workspace and the shared ones, oldest first.
 *
 * Needs the right `review`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ operation<types.ViewsListArguments, types.ViewsListValue>({ method: 'POST', path: '/views.list', effect: 'read' });

/**
 * Save a view. Saves the filter of a page under a name, or changes a saved one. Another person's shared view
 * is changed by people who administer the organisation.
 *
 * Needs the right `review`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {NotFoundError} `view_not_found`: You have no saved view with the id.
 */
export const save = /* @__PURE__ */ operation<types.ViewsSaveArguments, types.SavedView>({ method: 'POST', path: '/views.save', effect: 'change' });

/**
 * Remove a view. Removes a saved view. Another person's shared view is removed by people who administer the
 * organisation.
 *
 * Needs the right `review`.
 *
 * @throws {NotFoundError} `view_not_found`: You have no saved view with the id.
 */
export const remove = /* @__PURE__ */ operation<types.ViewsRemoveArguments, types.Done>({ method: 'POST', path: '/views.remove', effect: 'change' });
