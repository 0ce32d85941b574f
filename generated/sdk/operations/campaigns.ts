// @generated from openapi.yaml and registry.yaml by npm run codegen

import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the campaigns of a workspace. Newest first.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ operation<types.CampaignsListArguments, types.CampaignList>({ method: 'GET', path: '/v1/campaigns', isList: true });

/**
 * Read one campaign. Status, channels, settings and leads.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.CampaignsGetArguments, types.CampaignDetail>({ method: 'GET', path: '/v1/campaigns/{campaignId}' });

/**
 * Create a campaign. A campaign holds the brief, the message structure and the leads. It sends nothing.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const create = /* @__PURE__ */ operation<types.CampaignsCreateArguments, types.Campaign>({ method: 'POST', path: '/v1/campaigns' });

/**
 * Read a campaign's message structure. Its blocks, form, rules and whether it is locked. Without one,
 * messages are written from the brief alone.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 */
export const messageStructure = /* @__PURE__ */ operation<types.CampaignsMessageStructureArguments, types.MessageStructure>({ method: 'GET', path: '/v1/campaigns/{campaignId}/message-structure' });

/**
 * Set a campaign's message structure. Replaces the fields that are given. A locked block ships word for word;
 * a generated block is written from its instruction and real material, and what the research does not
 * establish is left out. Refused while the structure is locked. Sends nothing.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `structure_locked`: The message structure is locked.
 */
export const setMessageStructure = /* @__PURE__ */ operation<types.CampaignsSetMessageStructureArguments, types.MessageStructure>({ method: 'POST', path: '/v1/campaigns/{campaignId}/set-message-structure' });

/**
 * Lock or unlock a message structure. While it is locked, campaigns.setMessageStructure refuses. Sends
 * nothing.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 */
export const lockMessageStructure = /* @__PURE__ */ operation<types.CampaignsLockMessageStructureArguments, types.MessageStructure>({ method: 'POST', path: '/v1/campaigns/{campaignId}/lock-message-structure' });
