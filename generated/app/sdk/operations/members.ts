// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * List the members. Lists the members of the organisation, oldest first.
 *
 * Needs the right `review`.
 */
export const list = /* @__PURE__ */ operation<types.MembersListArguments, types.MembersListValue>({ method: 'POST', path: '/members.list' });

/**
 * Change the role of a member. Applies from the next call of the member. Only an owner makes or changes
 * owners, and one owner always stays.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `user_not_found`: No active member has the id.
 */
export const setRole = /* @__PURE__ */ operation<types.MembersSetRoleArguments, types.Done>({ method: 'POST', path: '/members.setRole' });

/**
 * Disable a member. Ends the sessions of the member and rejects the keys, until the member is enabled again.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `user_not_found`: No active member has the id.
 */
export const disable = /* @__PURE__ */ operation<types.MembersDisableArguments, types.Done>({ method: 'POST', path: '/members.disable' });

/**
 * Enable a member. Lets a disabled member sign in again and accepts the keys.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {NotFoundError} `user_not_found`: No active member has the id.
 */
export const enable = /* @__PURE__ */ operation<types.MembersEnableArguments, types.Done>({ method: 'POST', path: '/members.enable' });

/**
 * Remove a member. Ends the sessions of the member and rejects the keys for good.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `user_not_found`: No active member has the id.
 */
export const remove = /* @__PURE__ */ operation<types.MembersRemoveArguments, types.Done>({ method: 'POST', path: '/members.remove' });
