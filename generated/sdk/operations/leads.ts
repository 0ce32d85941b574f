// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the leads of a workspace. Newest first, unless `sort` says otherwise. A lead must match all given
 * filters. Use leads.get for one lead with its research and timeline.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.LeadsListArguments, types.LeadList>({ method: 'GET', path: '/v1/leads' });

/**
 * Read one lead in full. Returns all fields with the source of each, the research pages, the triggers, and
 * the last 50 timeline entries.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.LeadsGetArguments, types.LeadDetail>({ method: 'GET', path: '/v1/leads/{leadId}' });

/**
 * Add one company or contact. Adds a lead, or fills the empty fields of an existing one. A lead matches by
 * e-mail address, alias or LinkedIn address, never by domain. Tags are merged, and nothing is overwritten. If
 * the e-mail address and the LinkedIn address match two leads, the e-mail address decides, and both are
 * flagged as suspected duplicates. A lead matched by LinkedIn address keeps a new e-mail address as an alias.
 * The company's domain comes from companyDomain, domain, companyWebsite or the e-mail address, but never from
 * a mail provider or a page on a shared host, such as a social network. A blank text counts as absent. With
 * `analysis`, drafts use that text instead of reading the company's site. Use leads.addBatch for many leads.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Emits `lead.added`, `lead.status_changed`, `reply.received`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {StateError} `suppressed`: This person is suppressed.
 */
export const add = /* @__PURE__ */ operation<types.LeadsAddArguments, types.LeadAdded>({ method: 'POST', path: '/v1/leads' });

/**
 * Add many leads. Adds up to 500 leads. Each row is matched as in leads.add, also against earlier rows of the
 * batch. A row that cannot be added is refused with its reason and does not stop the others.
 *
 * Needs the scope `write` and any key. Costs nothing. Supports a dry run.
 * Emits `lead.added`, `lead.status_changed`, `reply.received`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const addBatch = /* @__PURE__ */ operation<types.LeadsAddBatchArguments, types.BatchResult>({ method: 'POST', path: '/v1/leads/add-batch' });

/**
 * Update a lead. Sets the given fields; a blank text clears its field. `dealStage` won or lost moves the CRM
 * stage. A status of responded or qualified, and every move of the stage, emits lead.status_changed. A new
 * e-mail address replaces the old one; an address of another lead is rejected. If the lead is suppressed, its
 * old address stays as an alias. `campaignId` also adds the lead to that campaign, unless it is completed or
 * archived. A new tag adds the lead to the campaigns whose rules name the tag.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Emits `lead.status_changed`, `reply.received`.
 *
 * @throws {StateError} `already_exists`: Another object already has this value.
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const update = /* @__PURE__ */ operation<types.LeadsUpdateArguments, types.Lead>({ method: 'PATCH', path: '/v1/leads/{leadId}' });

/**
 * Fill the gaps of a lead. Fills only empty fields, with facts about the company and the person. A lead
 * without a name gets the person who best fits the roles; a named lead gets facts about that person only. The
 * company's site is read and stored, so that the next draft uses it at no extra cost. What a person or
 * program wrote is never overwritten. Addresses are never guessed, and an address that belongs to another
 * lead or is suppressed is not used. `provenance` names the source of each field. Takes at most 30 seconds.
 * Costs 1 credit, or nothing if nothing is found.
 *
 * Needs the scope `pipeline` and a live key. Spends credits.
 * Emits `lead.status_changed`, `reply.received`, `credits.low`.
 *
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 * @throws {StateError} `suppressed`: This person is suppressed.
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 * @throws {ApiError} `upstream_failed`: An external service failed.
 */
export const enrich = /* @__PURE__ */ operation<types.LeadsEnrichArguments, types.LeadEnriched>({ method: 'POST', path: '/v1/leads/{leadId}/enrich' });

/**
 * Fill the gaps of many leads. Does the same as leads.enrich for up to 200 leads, in the background. The call
 * reserves 1 credit for each lead and returns which leads are queued. Each lead's timeline shows the result;
 * a lead for which nothing is found costs nothing. Without `leadIds`, it takes the workspace's leads that
 * lack an e-mail address or research, oldest first. A lead that is already being enriched is refused, so that
 * it is never charged twice.
 *
 * Needs the scope `pipeline` and a live key. Spends credits. Supports a dry run.
 * Emits `credits.low`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 */
export const enrichBatch = /* @__PURE__ */ operation<types.LeadsEnrichBatchArguments, types.EnrichmentQueued>({ method: 'POST', path: '/v1/leads/enrich-batch' });

/**
 * Add another e-mail address to a lead. From now on the address identifies the lead: mail from it reaches the
 * lead's thread, and adding it again matches the lead. Earlier mail from it moves into the thread with its
 * own times, and changes stage and status as a reply does. A lead without an address gets it as its own, any
 * other lead as an alias. An address of another lead is rejected. A suppressed address is accepted and
 * suppresses the whole lead.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Emits `lead.status_changed`, `reply.received`.
 *
 * @throws {StateError} `already_exists`: Another object already has this value.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const addAlias = /* @__PURE__ */ operation<types.LeadsAddAliasArguments, types.Lead>({ method: 'POST', path: '/v1/leads/{leadId}/add-alias' });

/**
 * Tag a lead. Adds the tags that the lead does not have yet, in the given order; existing tags keep their
 * places. A new tag adds the lead to the campaigns whose rules name the tag.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const addTag = /* @__PURE__ */ operation<types.LeadsAddTagArguments, types.Lead>({ method: 'POST', path: '/v1/leads/{leadId}/add-tag' });

/**
 * Merge duplicate leads. Merges the duplicate into the primary lead of the same workspace. Where the primary
 * has a value, it wins and keeps its provenance. Tags, custom fields and addresses are combined, and the
 * duplicate's e-mail address becomes an alias. Messages, rows in runs, campaign memberships and the timeline
 * move to the primary. A suppression of either lead stays. Status and stage are those of the more advanced
 * lead. If a run contains both leads, it keeps the more advanced row; the other draft stays in the thread,
 * and its approval is revoked. The duplicate's id then leads to the primary. A person can undo a merge with
 * `npx outreach lead unmerge`.
 *
 * Needs the scope `write` and any key. Costs nothing. Supports a dry run.
 * Emits `lead.status_changed`.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const merge = /* @__PURE__ */ operation<types.LeadsMergeArguments, types.LeadMerged>({ method: 'POST', path: '/v1/leads/merge' });

const deleteOperation = /* @__PURE__ */ operation<types.LeadsDeleteArguments, types.LeadDeleted>({ method: 'DELETE', path: '/v1/leads/{leadId}' });
export {
  /**
   * Delete one lead. Deletes the lead with its addresses, messages, rows in runs, campaign memberships and
   * timeline. It cannot be undone. Drafts in progress end without charge; credits that a run has spent stay
   * spent. A suppression survives: from then on it covers each address of the lead separately. The id of a
   * merged lead is rejected, so that an old id never deletes the lead that it was merged into.
   *
   * Needs the scope `write` and any key. Costs nothing. Supports a dry run.
   *
   * @throws {StateError} `invalid_state`: The current state does not allow this.
   * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
   */
  deleteOperation as delete,
};

/**
 * Delete many leads. Deletes up to 200 leads, each as leads.delete does. An unknown id, or the id of a merged
 * lead, is reported as not_found and does not stop the others.
 *
 * Needs the scope `write` and any key. Costs nothing. Supports a dry run.
 */
export const deleteBatch = /* @__PURE__ */ operation<types.LeadsDeleteBatchArguments, types.LeadsDeleted>({ method: 'POST', path: '/v1/leads/delete-batch' });
