// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the campaigns of a workspace. Newest first. Use campaigns.get for one campaign with its leads, and
 * campaigns.messageStructure for its message structure.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.CampaignsListArguments, types.CampaignList>({ method: 'GET', path: '/v1/campaigns' });

/**
 * Read one campaign. Returns status, channels, settings, rules and the first 200 leads. Read the message
 * structure with campaigns.messageStructure.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.CampaignsGetArguments, types.CampaignDetail>({ method: 'GET', path: '/v1/campaigns/{campaignId}' });

/**
 * Create a campaign. A campaign contains the brief, the message structure and the leads. Sends nothing.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const create = /* @__PURE__ */ operation<types.CampaignsCreateArguments, types.Campaign>({ method: 'POST', path: '/v1/campaigns' });

/**
 * Update a campaign. Sets the given fields; null or a blank text clears one. The status can move from draft
 * to active or archived; from active to paused, completed or archived; from paused to active, completed or
 * archived; from completed to active or archived; and from archived to paused. A completed or archived
 * campaign accepts no leads, not even by its rules. Sends nothing and stops no run.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 */
export const update = /* @__PURE__ */ operation<types.CampaignsUpdateArguments, types.Campaign>({ method: 'PATCH', path: '/v1/campaigns/{campaignId}' });

/**
 * Count a campaign's messages. Counts the messages by their current state. A figure that nothing tracks is
 * null, not 0.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 */
export const stats = /* @__PURE__ */ operation<types.CampaignsStatsArguments, types.CampaignStats>({ method: 'GET', path: '/v1/campaigns/{campaignId}/stats' });

/**
 * Add leads to a campaign. Adds up to 200 leads and returns a result for each. A lead of another workspace is
 * reported as not_found and does not stop the others. A completed or archived campaign accepts no leads.
 * Sends nothing.
 *
 * Needs the scope `write` and any key. Costs nothing. Supports a dry run.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 */
export const addLeads = /* @__PURE__ */ operation<types.CampaignsAddLeadsArguments, types.CampaignJoins>({ method: 'POST', path: '/v1/campaigns/{campaignId}/add-leads' });

/**
 * Add every lead with a tag to a campaign. Adds all leads of the workspace that have any of the tags now. Use
 * campaigns.addRule for leads that get a tag later. Tags are case-sensitive, as in leads.list. A completed or
 * archived campaign accepts no leads. Sends nothing.
 *
 * Needs the scope `write` and any key. Costs nothing. Supports a dry run.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const addLeadsByTag = /* @__PURE__ */ operation<types.CampaignsAddLeadsByTagArguments, types.TaggedJoins>({ method: 'POST', path: '/v1/campaigns/add-leads-by-tag' });

/**
 * Add leads to a campaign when they get a tag. From now on, a lead of the workspace joins the campaign when
 * any call gives it the tag; a new lead gets all its tags at once. Leads that already have the tag do not
 * join; use campaigns.addLeadsByTag for those. Tags are case-sensitive, and surrounding spaces are removed.
 * Adding the same rule again returns the existing one. A campaign has at most 200 rules. While it is
 * completed or archived, its rules have no effect and none can be added.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const addRule = /* @__PURE__ */ operation<types.CampaignsAddRuleArguments, types.CampaignRuleAdded>({ method: 'POST', path: '/v1/campaigns/add-rule' });

/**
 * Read a campaign's message structure. Returns the blocks, the form, the rules and whether the structure is
 * locked. Without a structure, messages are written from the brief alone.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 */
export const messageStructure = /* @__PURE__ */ operation<types.CampaignsMessageStructureArguments, types.MessageStructure>({ method: 'GET', path: '/v1/campaigns/{campaignId}/message-structure' });

/**
 * Set a campaign's message structure. Replaces the given fields. A locked block is used word for word. A
 * generated block is written from its instruction and real material; what the research does not establish is
 * left out. Rejected while the structure is locked. Sends nothing.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `structure_locked`: The message structure is locked.
 */
export const setMessageStructure = /* @__PURE__ */ operation<types.CampaignsSetMessageStructureArguments, types.MessageStructure>({ method: 'POST', path: '/v1/campaigns/{campaignId}/set-message-structure' });

/**
 * Lock or unlock a message structure. While it is locked, campaigns.setMessageStructure is rejected. Sends
 * nothing.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 */
export const lockMessageStructure = /* @__PURE__ */ operation<types.CampaignsLockMessageStructureArguments, types.MessageStructure>({ method: 'POST', path: '/v1/campaigns/{campaignId}/lock-message-structure' });
