// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Undo a merge. Restores a lead that was merged into another. Later data stays with the kept lead, and a
 * suppression applies to both.
 *
 * Needs the right `prepare`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `merge_not_found`: No lead of this organisation with the id was merged into
 * another.
 */
export const unmerge = /* @__PURE__ */ operation<types.LeadsUnmergeArguments, types.LeadsUnmergeValue>({ method: 'POST', path: '/leads.unmerge' });
