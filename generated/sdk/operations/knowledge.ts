// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Read the knowledge text. A text about the seller that every draft can draw on. It is empty until you write
 * it with knowledge.set or knowledge.append.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.KnowledgeGetArguments, types.Knowledge>({ method: 'GET', path: '/v1/knowledge' });

/**
 * Replace the knowledge text. Replaces the whole text; use knowledge.append to add to it. At most 262,144
 * bytes.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const set = /* @__PURE__ */ operation<types.KnowledgeSetArguments, types.Knowledge>({ method: 'POST', path: '/v1/knowledge/set' });

/**
 * Append to the knowledge text. Adds a new paragraph. The whole text may have at most 262,144 bytes.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const append = /* @__PURE__ */ operation<types.KnowledgeAppendArguments, types.Knowledge>({ method: 'POST', path: '/v1/knowledge/append' });
