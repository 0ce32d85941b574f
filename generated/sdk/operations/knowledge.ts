// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Read the knowledge prose. One block of prose about the seller that grounds every message. It is empty until
 * knowledge.set or knowledge.append wrote it.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.KnowledgeGetArguments, types.Knowledge>({ method: 'GET', path: '/v1/knowledge' });

/**
 * Replace the knowledge prose. What was there is gone; knowledge.append adds instead. At most 262,144 bytes.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const set = /* @__PURE__ */ operation<types.KnowledgeSetArguments, types.Knowledge>({ method: 'POST', path: '/v1/knowledge/set' });

/**
 * Add to the knowledge prose. The text is added as a new paragraph. At most 262,144 bytes in all.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const append = /* @__PURE__ */ operation<types.KnowledgeAppendArguments, types.Knowledge>({ method: 'POST', path: '/v1/knowledge/append' });
