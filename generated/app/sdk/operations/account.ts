// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Change the password. Replaces the password. Ends all other sessions of the person, and gives this one a new
 * cookie and token.
 *
 * Needs a session.
 *
 * @throws {AuthenticationError} `sign_in_failed`: The address or the password is wrong.
 */
export const changePassword = /* @__PURE__ */ operation<types.AccountChangePasswordArguments, types.Session>({ method: 'POST', path: '/account.changePassword', effect: 'change' });

/**
 * Ask for a new password. Sends a link to the address, if a person has it. The reply is the same if nobody
 * does.
 *
 * Needs no session.
 */
export const requestReset = /* @__PURE__ */ operation<types.AccountRequestResetArguments, types.Done>({
  method: 'POST',
  path: '/account.requestReset',
  effect: 'change',
  needsSession: false,
});

/**
 * Choose a new password. Uses the link that account.requestReset sent, ends all sessions of the person, and
 * signs in.
 *
 * Needs no session.
 *
 * @throws {StateError} `link_invalid`: The link was used already, has expired or is incomplete.
 */
export const reset = /* @__PURE__ */ operation<types.AccountResetArguments, types.Session>({ method: 'POST', path: '/account.reset', effect: 'change', needsSession: false });

/**
 * Change the address. Sends a link to the new address and tells the present one. The address changes when the
 * link is used. Changing the password ends the link.
 *
 * Needs a session. Asks for the password again.
 */
export const changeAddress = /* @__PURE__ */ operation<types.AccountChangeAddressArguments, types.Done>({ method: 'POST', path: '/account.changeAddress', effect: 'change' });

/**
 * Confirm the new address. Uses the link that account.changeAddress sent, and tells the former address.
 *
 * Needs no session.
 *
 * @throws {StateError} `already_exists`: Another object already has this value.
 * @throws {StateError} `link_invalid`: The link was used already, has expired or is incomplete.
 */
export const confirmAddress = /* @__PURE__ */ operation<types.AccountConfirmAddressArguments, types.Done>({
  method: 'POST',
  path: '/account.confirmAddress',
  effect: 'change',
  needsSession: false,
});
