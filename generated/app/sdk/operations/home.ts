// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Read what waits. Counts what waits for a person in a workspace, by kind, and says which roles can do it.
 *
 * Needs the right `review`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.HomeGetArguments, types.HomeGetValue>({ method: 'POST', path: '/home.get', effect: 'read' });
