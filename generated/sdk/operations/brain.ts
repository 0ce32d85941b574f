// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the Brain items of a workspace. Returns facts that drafts may quote (products, references, partners,
 * company facts and notes), phrases that they avoid and writing rules that they follow. brain.update and
 * brain.remove take the ids.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.BrainListArguments, types.BrainItemList>({ method: 'GET', path: '/v1/brain' });

/**
 * Add one Brain item. A Brain item is a fact that drafts may quote, a phrase that they avoid, or a writing
 * rule that they follow.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const add = /* @__PURE__ */ operation<types.BrainAddArguments, types.BrainItem>({ method: 'POST', path: '/v1/brain' });

/**
 * Update one Brain item. Replaces the title, the body or both. The type cannot change.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `brain_item_not_found`: No Brain item of this workspace has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const update = /* @__PURE__ */ operation<types.BrainUpdateArguments, types.BrainItem>({ method: 'POST', path: '/v1/brain/update' });

/**
 * Remove one Brain item. New drafts no longer use the item. Drafts that quoted it keep their evidence.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `brain_item_not_found`: No Brain item of this workspace has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const remove = /* @__PURE__ */ operation<types.BrainRemoveArguments, types.RemovedBrainItem>({ method: 'POST', path: '/v1/brain/remove' });
