// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the runs of a workspace. Newest first, without archived runs unless requested. Use runs.status to
 * follow one run.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.RunsListArguments, types.RunList>({ method: 'GET', path: '/v1/runs' });

/**
 * Read the status of a run. Returns phase, counts, progress, credits, errors and, if a person must act, the
 * address to open. Cheap enough to poll.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const status = /* @__PURE__ */ operation<types.RunsStatusArguments, types.RunStatus>({ method: 'GET', path: '/v1/runs/{runId}/status' });

/**
 * List the leads of a run with their drafts. Returns the status of each lead and its draft, with the source
 * of every sentence.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const leads = /* @__PURE__ */ listOperation<types.RunsLeadsArguments, types.RunLeadList>({ method: 'GET', path: '/v1/runs/{runId}/leads' });

/**
 * Rename a run. An empty or blank name restores the name derived from its content.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const rename = /* @__PURE__ */ operation<types.RunsRenameArguments, types.Run>({ method: 'POST', path: '/v1/runs/{runId}/rename' });

/**
 * Close a run. Takes the run off the active list. Leads, contacts and messages stay, and drafts can still be
 * reviewed. Open work is cancelled and costs nothing, also if the run is in progress or waits for credits;
 * leads without a draft are marked as removed, with the reason. Archiving again changes nothing.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const archive = /* @__PURE__ */ operation<types.RunsArchiveArguments, types.Run>({ method: 'POST', path: '/v1/runs/{runId}/archive' });

/**
 * Remove one file from a run. Removes the file from the run and from all its unsent messages. An approved
 * draft that loses a file becomes a draft again, because an approval covers exactly what is sent. Sent
 * messages keep their record. Later drafts do not use the file as evidence, and people listed only in it are
 * no longer proposed; a draft that already quotes it gets a warning. The upload itself stays, but a later
 * wave brings the file back only as a new upload. Repeating the call changes nothing and returns `changed`
 * false.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `attachment_not_found`: The run has no file with the storage id.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 */
export const detach = /* @__PURE__ */ operation<types.RunsDetachArguments, types.DetachedFile>({ method: 'POST', path: '/v1/runs/detach' });

/**
 * Confirm the company list of a run. Decides which companies of a run continue, in which language and to
 * whom. Their sites are read and their people found. A run from a brief also drafts the messages, up to
 * `awaiting_approval`; people at imported companies wait in `awaiting_contacts` until a person accepts them.
 * The run must be in `awaiting_profile`. Costs at most what `estimate` says: 1 credit for each site read, 1
 * for each company where people are found and 1 for each draft. Rejected if that exceeds the run's cap.
 * Without enough credits the run waits as `parked_credits`, and the reply says how many are missing. It never
 * sends.
 *
 * Needs the scope `write` and a live key. Spends credits. Supports a dry run.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 * @throws {BillingError} `spend_cap_reached`: The run would cost more than its cap.
 */
export const confirmCompanies = /* @__PURE__ */ operation<types.RunsConfirmCompaniesArguments, types.ConfirmedRun>({ method: 'POST', path: '/v1/runs/{runId}/confirm-companies' });

/**
 * Start a run from existing leads. Researches the workspace's leads with the source label, drafts a message
 * to each, and stops for a person to review the drafts. Finds no new companies. It never sends. Costs 1
 * credit for each company researched and 1 for each draft; a lead with `analysis` needs no research. A lead
 * is left out if a run of the same campaign (without `campaignId`: a run without a campaign) has an open
 * draft for it or still works on it. So a repeated call takes only new leads. If no lead is left, nothing
 * starts, and the error names the runs that contain the leads.
 *
 * Needs the scope `pipeline` and a live key. Spends credits. Supports a dry run.
 *
 * @throws {NotFoundError} `campaign_not_found`: No campaign of this organisation has the id.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const startFromLeads = /* @__PURE__ */ operation<types.RunsStartFromLeadsArguments, types.StartedRun>({ method: 'POST', path: '/v1/runs/start-from-leads' });
