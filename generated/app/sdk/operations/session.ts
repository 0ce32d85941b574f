// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Read the session. Reads who is signed in, for which organisation and with which rights, and the token that
 * every change needs.
 *
 * Needs a session.
 */
export const get = /* @__PURE__ */ operation<types.SessionGetArguments, types.Session>({ method: 'POST', path: '/session.get', effect: 'read' });

/**
 * Sign in with a password. Starts a session for the organisation that the person used last. A wrong password
 * and an unknown address get the same error after the same time.
 *
 * Needs no session.
 *
 * @throws {AuthenticationError} `sign_in_failed`: The address or the password is wrong.
 */
export const signIn = /* @__PURE__ */ operation<types.SessionSignInArguments, types.Session>({ method: 'POST', path: '/session.signIn', effect: 'change', needsSession: false });

/**
 * Sign out. Ends this session, or with `all` every session of the person.
 *
 * Needs a session.
 */
export const signOut = /* @__PURE__ */ operation<types.SessionSignOutArguments, types.Done>({ method: 'POST', path: '/session.signOut', effect: 'change' });

/**
 * Confirm the password. Allows the operations that ask for the password again, for ten minutes. Gives the
 * session a new cookie and token.
 *
 * Needs a session.
 *
 * @throws {AuthenticationError} `sign_in_failed`: The address or the password is wrong.
 */
export const sudo = /* @__PURE__ */ operation<types.SessionSudoArguments, types.Session>({ method: 'POST', path: '/session.sudo', effect: 'change' });

const switchOperation = /* @__PURE__ */ operation<types.SessionSwitchArguments, types.Session>({ method: 'POST', path: '/session.switch', effect: 'change' });
export {
  /**
   * Switch to another organisation. Continues the session as another member of the same person. Gives it a
   * new cookie and token.
   *
   * Needs a session.
   *
   * @throws {NotFoundError} `user_not_found`: No active member has the id.
   */
  switchOperation as switch,
};

/**
 * List the sessions. Lists the open sessions of the person in all browsers, the one used last first.
 *
 * Needs a session.
 */
export const list = /* @__PURE__ */ operation<types.SessionListArguments, types.SessionListValue>({ method: 'POST', path: '/session.list', effect: 'read' });

/**
 * End a session. Ends one session of the person, such as one in a lost browser.
 *
 * Needs a session.
 *
 * @throws {NotFoundError} `session_not_found`: You have no open session with the id.
 */
export const end = /* @__PURE__ */ operation<types.SessionEndArguments, types.Done>({ method: 'POST', path: '/session.end', effect: 'change' });
