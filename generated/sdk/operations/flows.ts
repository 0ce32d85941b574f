// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the flows of a workspace. Returns each flow with its trigger, steps, whether it is on, the full skills
 * of its steps, its last run and its last failed run.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.FlowsListArguments, types.FlowList>({ method: 'GET', path: '/v1/flows' });

/**
 * Create a flow. A flow defines what happens when something arrives. Its steps run in order. `understand`
 * decides the category of an enquiry; `route` continues at a later step according to that category; `attach`
 * puts the lead on the review list of a run; `draft_reply` drafts an answer for a person; `notify` informs
 * the team. No step can send. The flow is off unless `enabled` is true.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 * @throws {NotFoundError} `skill_not_found`: No skill of this workspace has the id.
 */
export const create = /* @__PURE__ */ operation<types.FlowsCreateArguments, types.Flow>({ method: 'POST', path: '/v1/flows' });

/**
 * Change a flow. Replaces the given name, trigger or steps; absent fields stay. Runs in progress keep the
 * steps with which they began.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `flow_not_found`: No flow of this organisation has the id.
 * @throws {NotFoundError} `run_not_found`: No run of this organisation has the id.
 * @throws {NotFoundError} `skill_not_found`: No skill of this workspace has the id.
 */
export const update = /* @__PURE__ */ operation<types.FlowsUpdateArguments, types.Flow>({ method: 'PATCH', path: '/v1/flows/{flowId}' });

const deleteOperation = /* @__PURE__ */ operation<types.FlowsDeleteArguments, types.FlowDeleted>({ method: 'DELETE', path: '/v1/flows/{flowId}' });
export {
  /**
   * Delete a flow. Deletes the flow and the log of its runs. Runs in progress end without charge. The drafts,
   * notifications and entries on review lists that it created stay, and so do its skills.
   *
   * Needs the scope `write` and any key. Costs nothing.
   *
   * @throws {NotFoundError} `flow_not_found`: No flow of this organisation has the id.
   */
  deleteOperation as delete,
};

/**
 * Switch a flow on or off. A flow that is off starts nothing. Switching it off also ends its runs in
 * progress, without charge: their remaining steps are skipped, and the log says why.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `flow_not_found`: No flow of this organisation has the id.
 */
export const setEnabled = /* @__PURE__ */ operation<types.FlowsSetEnabledArguments, types.Flow>({ method: 'POST', path: '/v1/flows/{flowId}/set-enabled' });

/**
 * List the runs of a flow. Returns the log of a flow, newest run first. Each run has one row per step, in
 * order, with the reason, also for steps that did nothing. A run in progress shows the steps it has
 * completed. Finished runs are kept for 30 days.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `flow_not_found`: No flow of this organisation has the id.
 */
export const runs = /* @__PURE__ */ listOperation<types.FlowsRunsArguments, types.FlowRunList>({ method: 'GET', path: '/v1/flows/{flowId}/runs' });

/**
 * Save a skill. Stores how the business decides what an enquiry is. `understand` steps refer to the file by
 * its id. With `skillId`, replaces an existing file; the next step that uses it gets the new text. The
 * built-in classifier uses the categories and their examples; a model follows the instructions as well.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {NotFoundError} `skill_not_found`: No skill of this workspace has the id.
 */
export const saveSkill = /* @__PURE__ */ operation<types.FlowsSaveSkillArguments, types.FlowSkill>({ method: 'POST', path: '/v1/flows/save-skill' });
