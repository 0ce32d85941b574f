// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Rewrite the draft on one run lead. Replaces subject, body or both. Text of a locked block cannot be
 * changed. An approved draft returns to drafted. It never sends.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `already_sent`: The message already went out.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {StateError} `locked_block_changed`: The text of a locked block was changed.
 * @throws {NotFoundError} `run_lead_not_found`: No lead of a run of this organisation has the id.
 */
export const update = /* @__PURE__ */ operation<types.DraftsUpdateArguments, types.Message>({ method: 'POST', path: '/v1/drafts/update' });

/**
 * Take one draft out of a run. It can then be neither approved nor sent. The row stays visible with the
 * reason, and no call takes the removal back.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `already_sent`: The message already went out.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `run_lead_not_found`: No lead of a run of this organisation has the id.
 */
export const remove = /* @__PURE__ */ operation<types.DraftsRemoveArguments, types.Message>({ method: 'POST', path: '/v1/drafts/remove' });
