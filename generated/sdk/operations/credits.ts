// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Read the credits. Balance, daily free credits, usage, plan and what each unit of work costs.
 *
 * Needs the scope `read` and any key. Costs nothing.
 */
export const info = /* @__PURE__ */ operation<types.CreditsInfoArguments, types.Credits>({ method: 'GET', path: '/v1/credits/info' });
