// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Accept people of a run. Accepts people who wait for a decision in the run: those of the rows, or all of
 * them. They become leads and get drafts, which costs credits. It sends nothing.
 *
 * Needs the right `prepare`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const accept = /* @__PURE__ */ operation<types.RunsAcceptArguments, types.RunsAcceptValue>({ method: 'POST', path: '/runs.accept', effect: 'change' });

/**
 * Decline people of a run. Removes people who wait for a decision from the run: those of the rows, or all of
 * them. They get no draft.
 *
 * Needs the right `prepare`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const decline = /* @__PURE__ */ operation<types.RunsDeclineArguments, types.RunsDeclineValue>({ method: 'POST', path: '/runs.decline', effect: 'change' });

/**
 * Set the credit cap of a run. Sets how many credits the run may spend in all. A run that waits because of
 * its cap checks whether it can continue.
 *
 * Needs the right `prepare`.
 *
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const cap = /* @__PURE__ */ operation<types.RunsCapArguments, types.RunsCapValue>({ method: 'POST', path: '/runs.cap', effect: 'change' });
