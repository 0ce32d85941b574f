// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the leads of a workspace. Newest first, filtered by any of the arguments together. Use it to find
 * leads and to see what a source holds before a run; leads.get has one lead with its research and what
 * happened to it.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.LeadsListArguments, types.LeadList>({ method: 'GET', path: '/v1/leads' });

/**
 * Read one lead in full. All fields with where each came from, the research that was read, and the last 50
 * things that happened.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const get = /* @__PURE__ */ operation<types.LeadsGetArguments, types.LeadDetail>({ method: 'GET', path: '/v1/leads/{leadId}' });

/**
 * Add one company or contact. Matches a lead that is there by e-mail address, alias or LinkedIn address
 * (never by domain): its empty fields are then filled, tags are united and nothing is overwritten. Where the
 * e-mail address names one lead and the LinkedIn address another, the e-mail address decides and the two are
 * flagged as suspected duplicates. A lead matched by LinkedIn address keeps a new e-mail address as an alias.
 * The company's domain is taken from companyDomain, domain, companyWebsite or the e-mail address, and never
 * from a mail provider or a page on a shared host, such as a social network. A blank text counts as not
 * given. With `analysis`, messages are written from it instead of from a fresh reading of the site. Use
 * leads.addBatch for many at once.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Raises `lead.added`, `lead.status_changed`, `reply.received`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {StateError} `suppressed`: This person must not be written to.
 */
export const add = /* @__PURE__ */ operation<types.LeadsAddArguments, types.LeadAdded>({ method: 'POST', path: '/v1/leads' });

/**
 * Add many leads. Up to 500 at once, each matched as leads.add does, also against earlier rows of the same
 * batch. A row that cannot be taken is refused with its reason and holds back no other.
 *
 * Needs the scope `write` and any key. Costs nothing. Takes a dry run.
 * Raises `lead.added`, `lead.status_changed`, `reply.received`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const addBatch = /* @__PURE__ */ operation<types.LeadsAddBatchArguments, types.BatchResult>({ method: 'POST', path: '/v1/leads/add-batch' });

/**
 * Edit a lead. Sets the fields that are given; a blank text clears its field. `dealStage` won or lost moves
 * the CRM stage; a status of responded or qualified, and every move of the stage, raises lead.status_changed.
 * A new e-mail address takes the place of the one before; one that another lead has is refused. Of a lead
 * that must not be written to, the address before stays an alias. `campaignId` also puts the lead into that
 * campaign, unless it is completed or archived; a tag that the lead did not have lets it join the campaigns
 * whose rules name the tag.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Raises `lead.status_changed`, `reply.received`.
 *
 * @throws {StateError} `already_exists`: Another thing already has this.
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const update = /* @__PURE__ */ operation<types.LeadsUpdateArguments, types.Lead>({ method: 'PATCH', path: '/v1/leads/{leadId}' });

/**
 * Find out what a lead lacks. Fills empty fields alone: facts about the company, and the person. A lead that
 * names nobody gets the person who fits the roles best; one that names somebody gets what is known of that
 * very person. The company's site is read and kept, so that the next draft is written from it without paying
 * again. What a person or program wrote is never overwritten, addresses are never guessed, and one that
 * belongs to another lead or must not be written to is not taken. Every field says in `provenance` where it
 * was found. It takes at most half a minute and costs 1 credit, and nothing where nothing was found.
 *
 * Needs the scope `pipeline` and a live key. Spends credits.
 * Raises `lead.status_changed`, `reply.received`, `credits.low`.
 *
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 * @throws {StateError} `suppressed`: This person must not be written to.
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 * @throws {ApiError} `upstream_failed`: A service of others did not answer as it must.
 */
export const enrich = /* @__PURE__ */ operation<types.LeadsEnrichArguments, types.LeadEnriched>({ method: 'POST', path: '/v1/leads/{leadId}/enrich' });

/**
 * Find out what many leads lack. As leads.enrich, for up to 200 leads, in the background: the call reserves a
 * credit for each lead and answers which are queued; each lead's timeline says what came of it, and the
 * credits of those for which nothing was found go back. Without `leadIds` the leads of the workspace are
 * taken that lack an e-mail address or research, the oldest first. A lead that is being enriched already is
 * refused, so that nobody is paid for twice.
 *
 * Needs the scope `pipeline` and a live key. Spends credits. Takes a dry run.
 * Raises `credits.low`.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {BillingError} `credits_exhausted`: There are not enough credits.
 */
export const enrichBatch = /* @__PURE__ */ operation<types.LeadsEnrichBatchArguments, types.EnrichmentQueued>({ method: 'POST', path: '/v1/leads/enrich-batch' });

/**
 * Claim another e-mail address for a lead. From now on the address names the lead, so mail from it reaches
 * the lead's thread, and adding it again matches the lead. Mail that came from it before is put into the
 * thread with its own times, which moves stage and status as a reply does. The first address of a lead
 * becomes its own, each further one an alias. An address that another lead has is refused. One that must not
 * be written to is taken, and the lead is then suppressed as a whole.
 *
 * Needs the scope `write` and any key. Costs nothing.
 * Raises `lead.status_changed`, `reply.received`.
 *
 * @throws {StateError} `already_exists`: Another thing already has this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const addAlias = /* @__PURE__ */ operation<types.LeadsAddAliasArguments, types.Lead>({ method: 'POST', path: '/v1/leads/{leadId}/add-alias' });

/**
 * Tag a lead. Adds the tags that the lead does not have yet, in the order given; those it has stay where they
 * are. A tag it did not have lets it join the campaigns whose rules name the tag.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const addTag = /* @__PURE__ */ operation<types.LeadsAddTagArguments, types.Lead>({ method: 'POST', path: '/v1/leads/{leadId}/add-tag' });

/**
 * Merge duplicate leads. The duplicate becomes part of the primary, in one workspace. The primary's fields
 * stand wherever they hold something, each with where it came from; tags, custom fields and addresses are
 * united, and the duplicate's e-mail address becomes an alias. Messages, rows of runs, memberships and the
 * timeline move. Whoever was suppressed stays so. Status and stage are those of the lead that is further
 * along. A run that held both keeps the row that is further along; the other draft stays in the thread, and
 * its approval is revoked. The duplicate's id leads to the primary from then on. A person can take a merge
 * back with `npx outreach lead unmerge`.
 *
 * Needs the scope `write` and any key. Costs nothing. Takes a dry run.
 * Raises `lead.status_changed`.
 *
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
 */
export const merge = /* @__PURE__ */ operation<types.LeadsMergeArguments, types.LeadMerged>({ method: 'POST', path: '/v1/leads/merge' });

const deleteOperation = /* @__PURE__ */ operation<types.LeadsDeleteArguments, types.LeadDeleted>({ method: 'DELETE', path: '/v1/leads/{leadId}' });
export {
  /**
   * Delete one lead. Removes the lead with its addresses, messages, rows of runs, memberships and timeline.
   * Drafts under way end without charge; what a run has spent stays in its credits. A suppression stays, and
   * holds from then on for each address of the lead by itself, so the person is still not written to. The id
   * of a lead that was merged into another is refused, so that nobody deletes that other lead by an old id.
   * It cannot be undone.
   *
   * Needs the scope `write` and any key. Costs nothing. Takes a dry run.
   *
   * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
   * @throws {NotFoundError} `lead_not_found`: No lead of this organisation has the id.
   */
  deleteOperation as delete,
};

/**
 * Delete many leads. Up to 200 at once, each as leads.delete does. An id that names no lead, or one that was
 * merged into another, is answered not_found and holds back no other.
 *
 * Needs the scope `write` and any key. Costs nothing. Takes a dry run.
 */
export const deleteBatch = /* @__PURE__ */ operation<types.LeadsDeleteBatchArguments, types.LeadsDeleted>({ method: 'POST', path: '/v1/leads/delete-batch' });
