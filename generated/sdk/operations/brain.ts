// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the Brain items of a workspace. Returns facts that drafts may quote (products, references, partners,
 * company facts and notes), phrases that they avoid, writing rules that they follow and plays that they use.
 * brain.update and brain.remove take the ids.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.BrainListArguments, types.BrainItemList>({ method: 'GET', path: '/v1/brain' });

/**
 * Add one Brain item. A Brain item is a fact that drafts may quote, a phrase that they avoid, a writing rule
 * that they follow, or a play. A play says why news of one kind matters and what to offer, in your own words.
 * For a play send `play` instead of `body`.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `brain_item_not_found`: No Brain item of this workspace has the id.
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const add = /* @__PURE__ */ operation<types.BrainAddArguments, types.BrainItem>({ method: 'POST', path: '/v1/brain' });

/**
 * Update one Brain item. Replaces the title, the text or both. The text of a play is `play`, of all others
 * `body`. The type cannot change.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `brain_item_not_found`: No Brain item of this workspace has the id.
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const update = /* @__PURE__ */ operation<types.BrainUpdateArguments, types.BrainItem>({ method: 'POST', path: '/v1/brain/update' });

/**
 * Remove one Brain item. New drafts no longer use the item. Drafts that quoted it keep their evidence. A
 * reference that is the proof of a play cannot be removed.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `brain_item_not_found`: No Brain item of this workspace has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const remove = /* @__PURE__ */ operation<types.BrainRemoveArguments, types.RemovedBrainItem>({ method: 'POST', path: '/v1/brain/remove' });
