// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Read the credits. Returns balance, daily free credits, usage, plan and the price of each unit of work.
 *
 * Needs the scope `read` and any key. Costs nothing.
 */
export const info = /* @__PURE__ */ operation<types.CreditsInfoArguments, types.Credits>({ method: 'GET', path: '/v1/credits/info' });
