// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Update the draft of one run lead. Replaces the subject, the body or both. The text of a locked block cannot
 * change. An approved draft becomes drafted again. It never sends.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `already_sent`: The message was already sent.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {StateError} `locked_block_changed`: The text of a locked block was changed.
 * @throws {NotFoundError} `run_lead_not_found`: No run lead of this organisation has the id.
 */
export const update = /* @__PURE__ */ operation<types.DraftsUpdateArguments, types.Message>({ method: 'POST', path: '/v1/drafts/update' });

/**
 * Remove one draft from a run. A removed draft can be neither approved nor sent. Its row stays visible with
 * the reason. It cannot be undone.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `already_sent`: The message was already sent.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `run_lead_not_found`: No run lead of this organisation has the id.
 */
export const remove = /* @__PURE__ */ operation<types.DraftsRemoveArguments, types.Message>({ method: 'POST', path: '/v1/drafts/remove' });
