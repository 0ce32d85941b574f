// @generated from app.yaml and app-registry.yaml by npm run codegen

import { listOperation } from '../../../sdk/list-operation.ts';
import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * List suppressions. Lists the addresses and domains that get no messages, the last added first.
 *
 * Needs the right `review`.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 */
export const list = /* @__PURE__ */ listOperation<types.SuppressionsListArguments, types.SuppressionsListValue>({ method: 'POST', path: '/suppressions.list', effect: 'read' });

/**
 * Suppress an address or domain. Nobody there is added, drafted for or approved. Stops running work for them
 * and removes unsent drafts.
 *
 * Needs the right `prepare`.
 */
export const add = /* @__PURE__ */ operation<types.SuppressionsAddArguments, types.SuppressionsAddValue>({ method: 'POST', path: '/suppressions.add', effect: 'change' });

/**
 * Lift a suppression. Allows messages to an address or domain again. Removed drafts stay removed.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {NotFoundError} `suppression_not_found`: The address or domain is not suppressed.
 */
export const lift = /* @__PURE__ */ operation<types.SuppressionsLiftArguments, types.SuppressionsLiftValue>({ method: 'POST', path: '/suppressions.lift', effect: 'change' });
