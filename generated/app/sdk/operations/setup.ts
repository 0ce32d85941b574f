// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Create the first account. Takes the one-time link that the first start printed, creates the person as owner
 * of the organisation, and signs in.
 *
 * Needs no session.
 *
 * @throws {StateError} `already_exists`: Another object already has this value.
 * @throws {StateError} `link_invalid`: The link was used already, has expired or is incomplete.
 */
export const take = /* @__PURE__ */ operation<types.SetupTakeArguments, types.Session>({ method: 'POST', path: '/setup.take', effect: 'change', needsSession: false });
