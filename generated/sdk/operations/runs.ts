// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the runs of a workspace. Newest first; archived runs only when asked for. Use runs.status to follow
 * one run.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.RunsListArguments, types.RunList>({ method: 'GET', path: '/v1/runs' });

/**
 * Read how a run stands. Phase, counts, progress, credits, what failed and, where a person must act, the
 * address to open. Cheap enough to poll.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const status = /* @__PURE__ */ operation<types.RunsStatusArguments, types.RunStatus>({ method: 'GET', path: '/v1/runs/{runId}/status' });

/**
 * List the leads of a run with their drafts. Each lead's standing and its drafted message with the source of
 * every sentence.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const leads = /* @__PURE__ */ listOperation<types.RunsLeadsArguments, types.RunLeadList>({ method: 'GET', path: '/v1/runs/{runId}/leads' });

/**
 * Name a run. An empty or blank name gives the run back the one derived from what it is about.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const rename = /* @__PURE__ */ operation<types.RunsRenameArguments, types.Run>({ method: 'POST', path: '/v1/runs/{runId}/rename' });

/**
 * Close a run. Takes the run off the active list. Leads, contacts and messages are kept, and drafts can still
 * be reviewed. What was not done yet is not done any more and costs nothing, also when the run is under way
 * or waits for credits; its leads without a draft are marked as removed, with the reason. Archiving again
 * changes nothing.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const archive = /* @__PURE__ */ operation<types.RunsArchiveArguments, types.Run>({ method: 'POST', path: '/v1/runs/{runId}/archive' });

/**
 * Take one file off a run. Takes the file off the run and off every message of it that was not sent. An
 * approved draft that loses a file is a draft again, for an approval is bound to what is sent. Sent messages
 * keep their record. The file's text is no evidence for drafts that are written later, and people whom it
 * alone lists are proposed no more; a draft that quotes it already gets a warning. The upload itself stays,
 * but a further wave brings the file back only under an upload of its own. Doing it again changes nothing and
 * answers with `changed` false.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `attachment_not_found`: The run has no file with the storage id.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const detach = /* @__PURE__ */ operation<types.RunsDetachArguments, types.DetachedFile>({ method: 'POST', path: '/v1/runs/detach' });

/**
 * Confirm the company list of a run. Says which companies of a run go on, in which language and to whom.
 * Their sites are read and their people found; for a run from a brief the messages are drafted as well, up to
 * `awaiting_approval`, while people at imported companies wait in `awaiting_contacts` until a person accepts
 * them. Works while the run is `awaiting_profile`. Costs at most what `estimate` says: 1 credit for each site
 * that is read, 1 for each company at which people are found and 1 for each draft. Over the run's cap it is
 * refused; short of credits the run waits as `parked_credits`, and the answer says how many are missing. It
 * never sends.
 *
 * Needs the scope `write` and a live key. Spends credits. Takes a dry run.
 *
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 * @throws {BillingError} `spend_cap_reached`: The run would cost more than its cap.
 */
export const confirmCompanies = /* @__PURE__ */ operation<types.RunsConfirmCompaniesArguments, types.ConfirmedRun>({ method: 'POST', path: '/v1/runs/{runId}/confirm-companies' });

/**
 * Start a run from leads pushed in earlier. Takes the workspace's leads with the source label through
 * research and drafting, and stops at the drafts for a person to review. No discovery. It never sends. Costs
 * 1 credit for each company researched and 1 for each draft; with `analysis` on a lead there is nothing to
 * research. A lead that has an open draft from a run of the same campaign (without `campaignId`, from a run
 * without one), or is still being worked on in one, is left out, so that starting again takes only what is
 * new; where no lead is left, nothing is started and the error says which runs hold them.
 *
 * Needs the scope `pipeline` and a live key. Spends credits. Takes a dry run.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const startFromLeads = /* @__PURE__ */ operation<types.RunsStartFromLeadsArguments, types.StartedRun>({ method: 'POST', path: '/v1/runs/start-from-leads' });
