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
export const changePassword = /* @__PURE__ */ operation<types.AccountChangePasswordArguments, types.Session>({ method: 'POST', path: '/account.changePassword' });
