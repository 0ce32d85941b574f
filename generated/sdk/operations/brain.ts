// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the Brain items of a workspace. Products, references, partners, company facts and notes that drafts
 * may quote; phrases to avoid and writing rules that they obey. Read the ids for brain.update and
 * brain.remove here.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.BrainListArguments, types.BrainItemList>({ method: 'GET', path: '/v1/brain' });

/**
 * Add one Brain item. A fact that drafts may quote, a phrase they must avoid, or a standing rule about how
 * they are written.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const add = /* @__PURE__ */ operation<types.BrainAddArguments, types.BrainItem>({ method: 'POST', path: '/v1/brain' });

/**
 * Rewrite one Brain item. Sets the title, the body or both; the type stays.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `brain_item_not_found`: No Brain item of this workspace has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const update = /* @__PURE__ */ operation<types.BrainUpdateArguments, types.BrainItem>({ method: 'POST', path: '/v1/brain/update' });

/**
 * Remove one Brain item. Later drafts no longer use it. Drafts that quoted it keep their evidence.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `brain_item_not_found`: No Brain item of this workspace has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const remove = /* @__PURE__ */ operation<types.BrainRemoveArguments, types.RemovedBrainItem>({ method: 'POST', path: '/v1/brain/remove' });
