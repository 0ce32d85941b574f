// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * List the members. Lists the members of the organisation, oldest first.
 *
 * Needs the right `review`.
 */
export const list = /* @__PURE__ */ operation<types.MembersListArguments, types.MembersListValue>({ method: 'POST', path: '/members.list', effect: 'read' });

/**
 * Change the role of a member. Applies from the next call of the member. Only an owner makes or changes
 * owners, and one owner always stays.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `user_not_found`: No active member has the id.
 */
export const setRole = /* @__PURE__ */ operation<types.MembersSetRoleArguments, types.Done>({ method: 'POST', path: '/members.setRole', effect: 'change' });

/**
 * Disable a member. Ends the sessions of the member and rejects the keys, until the member is enabled again.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `user_not_found`: No active member has the id.
 */
export const disable = /* @__PURE__ */ operation<types.MembersDisableArguments, types.Done>({ method: 'POST', path: '/members.disable', effect: 'change' });

/**
 * Enable a member. Lets a disabled member sign in again and accepts the keys.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {NotFoundError} `user_not_found`: No active member has the id.
 */
export const enable = /* @__PURE__ */ operation<types.MembersEnableArguments, types.Done>({ method: 'POST', path: '/members.enable', effect: 'change' });

/**
 * Remove a member. Ends the sessions of the member and rejects the keys for good.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `user_not_found`: No active member has the id.
 */
export const remove = /* @__PURE__ */ operation<types.MembersRemoveArguments, types.Done>({ method: 'POST', path: '/members.remove', effect: 'change' });

/**
 * Invite a person. Sends a link to the address. An earlier invitation of the address ends. Only an owner
 * invites owners. An organisation sends at most 50 invitations an hour.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {StateError} `already_exists`: Another object already has this value.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 */
export const invite = /* @__PURE__ */ operation<types.MembersInviteArguments, types.MembersInviteValue>({ method: 'POST', path: '/members.invite', effect: 'change' });

/**
 * List the open invitations. Lists the invitations that nobody has accepted yet, oldest first.
 *
 * Needs the right `administer`.
 */
export const invitations = /* @__PURE__ */ operation<types.MembersInvitationsArguments, types.MembersInvitationsValue>({ method: 'POST', path: '/members.invitations', effect: 'read' });

/**
 * Withdraw an invitation. Ends the link of an invitation that nobody has accepted yet.
 *
 * Needs the right `administer`. Asks for the password again.
 *
 * @throws {NotFoundError} `invitation_not_found`: No open invitation of this organisation has the id.
 */
export const withdraw = /* @__PURE__ */ operation<types.MembersWithdrawArguments, types.Done>({ method: 'POST', path: '/members.withdraw', effect: 'change' });

/**
 * Accept an invitation. Uses the link of an invitation and signs in. A new person chooses a name and a
 * password. A person with an account signs in first, or gives its password. A person who is a member nowhere
 * any more may choose a new password.
 *
 * Needs no session.
 *
 * @throws {StateError} `already_exists`: Another object already has this value.
 * @throws {StateError} `link_invalid`: The link was used already, has expired or is incomplete.
 * @throws {AuthenticationError} `sign_in_failed`: The address or the password is wrong.
 */
export const join = /* @__PURE__ */ operation<types.MembersJoinArguments, types.Session>({ method: 'POST', path: '/members.join', effect: 'change', needsSession: false });
