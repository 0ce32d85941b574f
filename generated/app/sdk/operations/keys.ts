// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * List the keys. Lists the API keys of the organisation, oldest first, with revoked and expired ones.
 *
 * Needs the right `administer`.
 */
export const list = /* @__PURE__ */ operation<types.KeysListArguments, types.KeysListValue>({ method: 'POST', path: '/keys.list', effect: 'read' });

/**
 * Create a key. Creates an API key of the person. Only this reply contains it.
 *
 * Needs the right `administer`. Asks for the password again.
 */
export const create = /* @__PURE__ */ operation<types.KeysCreateArguments, types.CreatedKey>({ method: 'POST', path: '/keys.create', effect: 'change' });

/**
 * Revoke a key. Applies from the next call with the key.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {NotFoundError} `key_not_found`: No key of this organisation has the id.
 */
export const revoke = /* @__PURE__ */ operation<types.KeysRevokeArguments, types.Done>({ method: 'POST', path: '/keys.revoke', effect: 'change' });
