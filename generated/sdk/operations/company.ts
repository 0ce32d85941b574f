// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * Look up a company and the people to reach there. Finds the company by its domain, if given, or else by its
 * name. Finds people who have the wanted role, work in its function or make decisions, each with the reason
 * and the source. Addresses are never guessed; a role address such as info@ is returned as one. Starts
 * nothing and stores nothing. Takes at most 30 seconds; `lookedIn` names the sources that did not answer in
 * time. Costs 1 credit, or nothing if nobody is found.
 *
 * Needs the scope `pipeline` and a live key. Spends credits.
 * Emits `credits.low`.
 *
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 * @throws {ApiError} `upstream_failed`: An external service failed.
 */
export const lookup = /* @__PURE__ */ operation<types.CompanyLookupArguments, types.CompanyLookedUp>({ method: 'POST', path: '/v1/company/lookup' });
