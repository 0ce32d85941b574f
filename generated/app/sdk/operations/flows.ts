// @generated from app.yaml and app-registry.yaml by npm run codegen

import { operation } from '../../../sdk/operation.ts';
import type * as types from '../types.ts';

/**
 * Run a flow for a lead. Starts a flow for a lead regardless of its trigger, about the last message or event
 * of the lead. On the plan free it costs nothing and uses no paid provider.
 *
 * Needs the right `prepare`.
 *
 * @throws {NotFoundError} `flow_not_found`: No flow of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const runNow = /* @__PURE__ */ operation<types.FlowsRunNowArguments, types.FlowsRunNowValue>({ method: 'POST', path: '/flows.runNow', effect: 'change' });
