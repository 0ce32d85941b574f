// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the flows of a workspace. What happens when something arrives: each flow with its trigger, its steps,
 * whether it is on, the instruction files that its steps follow whole, its last run and the last one that
 * failed.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.FlowsListArguments, types.FlowList>({ method: 'GET', path: '/v1/flows' });

/**
 * Create a flow. Says what happens when something arrives. The steps are done in their order. `understand`
 * decides which category an enquiry is of; `route` goes on at a later step by that category; `attach` puts
 * the lead on the review list of a run; `draft_reply` writes an answer and leaves it for a person; `notify`
 * tells the team. No step can send. The flow is off unless `enabled` is true.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 * @throws {NotFoundError} `skill_not_found`: No instruction file of this workspace has the id.
 */
export const create = /* @__PURE__ */ operation<types.FlowsCreateArguments, types.Flow>({ method: 'POST', path: '/v1/flows' });

/**
 * Change a flow. Rewrites the name, the trigger or the steps; what is absent stays. Runs of the flow that are
 * under way follow the steps as they were when they began.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `flow_not_found`: No flow of this organisation has the id.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 * @throws {NotFoundError} `skill_not_found`: No instruction file of this workspace has the id.
 */
export const update = /* @__PURE__ */ operation<types.FlowsUpdateArguments, types.Flow>({ method: 'PATCH', path: '/v1/flows/{flowId}' });

const deleteOperation = /* @__PURE__ */ operation<types.FlowsDeleteArguments, types.FlowDeleted>({ method: 'DELETE', path: '/v1/flows/{flowId}' });
export {
  /**
   * Delete a flow. Forgets the flow with the log of its runs. Runs under way end without a charge. Drafts,
   * notices and places on review lists that it brought about stay, and so do its instruction files.
   *
   * Needs the scope `write` and any key. Costs nothing.
   *
   * @throws {NotFoundError} `flow_not_found`: No flow of this organisation has the id.
   */
  deleteOperation as delete,
};

/**
 * Switch a flow on or off. A flow that is off starts nothing. Switched off, it also ends its runs that are
 * under way, without a charge: their remaining steps are passed over, and the log says why.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `flow_not_found`: No flow of this organisation has the id.
 */
export const setEnabled = /* @__PURE__ */ operation<types.FlowsSetEnabledArguments, types.Flow>({ method: 'POST', path: '/v1/flows/{flowId}/set-enabled' });

/**
 * Read what a flow did. The log of a flow, run by run, newest first: a row for each step in the order of the
 * steps, also for those that did nothing, each with the reason. A run under way shows the steps that are
 * behind it. What has ended is kept for 30 days.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `flow_not_found`: No flow of this organisation has the id.
 */
export const runs = /* @__PURE__ */ listOperation<types.FlowsRunsArguments, types.FlowRunList>({ method: 'GET', path: '/v1/flows/{flowId}/runs' });

/**
 * Write an instruction file. Writes how the business decides what an enquiry is, for the `understand` steps
 * that name the file by its id; with `skillId` rewrites one that is there, and the next step that follows it
 * follows the new words. The built-in classifier goes by the categories and their examples; a model follows
 * the instructions as well.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {NotFoundError} `skill_not_found`: No instruction file of this workspace has the id.
 */
export const saveSkill = /* @__PURE__ */ operation<types.FlowsSaveSkillArguments, types.FlowSkill>({ method: 'POST', path: '/v1/flows/save-skill' });
