// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the campaigns of a workspace. Newest first. Use campaigns.get for one with its leads, and
 * campaigns.messageStructure for what its messages are made of.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.CampaignsListArguments, types.CampaignList>({ method: 'GET', path: '/v1/campaigns' });

/**
 * Read one campaign. Status, channels, settings and leads. What its messages are made of is read with
 * campaigns.messageStructure.
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
 * Change a campaign. Sets the fields that are given; null or a blank text clears one. A draft becomes active
 * or archived; an active campaign paused, completed or archived; a paused one active, completed or archived;
 * a completed one active or archived; an archived one comes back as paused. No other move is taken. While it
 * is completed or archived a campaign takes no leads, by rules neither. Sends nothing, and stops no run.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 */
export const update = /* @__PURE__ */ operation<types.CampaignsUpdateArguments, types.Campaign>({ method: 'PATCH', path: '/v1/campaigns/{campaignId}' });

/**
 * Count a campaign's messages. Counted from the messages as they stand. What nothing tracks is null, not 0.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 */
export const stats = /* @__PURE__ */ operation<types.CampaignsStatsArguments, types.CampaignStats>({ method: 'GET', path: '/v1/campaigns/{campaignId}/stats' });

/**
 * Put leads into a campaign. Up to 200 at once, each answered in its place. A lead of another workspace than
 * the campaign's is not found and holds back no other. A campaign that is completed or archived takes no
 * leads. Sends nothing.
 *
 * Needs the scope `write` and any key. Costs nothing. Takes a dry run.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 */
export const addLeads = /* @__PURE__ */ operation<types.CampaignsAddLeadsArguments, types.CampaignJoins>({ method: 'POST', path: '/v1/campaigns/{campaignId}/add-leads' });

/**
 * Put every lead with a tag into a campaign. Takes each lead of the workspace that has any of the tags now,
 * however many there are; campaigns.addRule is for those that get a tag later. Tags are compared as
 * leads.list compares them, letter case included. A campaign that is completed or archived takes no leads.
 * Sends nothing.
 *
 * Needs the scope `write` and any key. Costs nothing. Takes a dry run.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const addLeadsByTag = /* @__PURE__ */ operation<types.CampaignsAddLeadsByTagArguments, types.TaggedJoins>({ method: 'POST', path: '/v1/campaigns/add-leads-by-tag' });

/**
 * Let leads that get a tag join a campaign. From now on a lead of the workspace joins the campaign when it
 * gets the tag, by whatever call; a new lead gets all its tags. Leads that have the tag already stay where
 * they are; campaigns.addLeadsByTag takes those. Tags are compared letter case included, without the blanks
 * around them. The same rule again is answered with the one that is there. A campaign has at most 200 rules;
 * while it is completed or archived they rest, and none is added.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const addRule = /* @__PURE__ */ operation<types.CampaignsAddRuleArguments, types.CampaignRuleAdded>({ method: 'POST', path: '/v1/campaigns/add-rule' });

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
