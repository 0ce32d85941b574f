// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Resolve a company and the people to reach there. Finds the company by its name, or by its domain where that
 * is given, and those who have the wanted role, work in its function or decide, each with the reason and
 * where they were found. Addresses are never guessed; an address of a function, such as info@, stays one.
 * Starts nothing and stores nothing. It takes at most half a minute: what did not answer by then is left out
 * and said so in `lookedIn`. It costs 1 credit, and nothing where nobody was found.
 *
 * Needs the scope `pipeline` and a live key. Spends credits.
 * Raises `credits.low`.
 *
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 * @throws {ApiError} `upstream_failed`: A service of others did not answer as it must.
 */
export const lookup = /* @__PURE__ */ operation<types.CompanyLookupArguments, types.CompanyLookedUp>({ method: 'POST', path: '/v1/company/lookup' });
