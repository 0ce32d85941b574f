// @generated from openapi.yaml and registry.yaml by npm run codegen

/** The classes of errors; each has one meaning and may cover several codes. */
export type ErrorType = (typeof errors)[ErrorName]['type'];

/**
 * The name of an error, which a refusal is made with. It is also the code on the wire except where two errors share
 * one.
 */
export type ErrorName = keyof typeof errors;

/** The stable word for programs that a refusal carries. */
export type ErrorCode = (typeof errors)[ErrorName]['code'];

/** What the interface says about one error. */
export interface ErrorDefinition {
  readonly code: ErrorCode;
  readonly status: 400 | 401 | 403 | 429 | 500;
  readonly type: ErrorType;
  readonly summary: string;
  readonly remedy: string;
}

/** Every error that a call may be refused with. */
export const errors = {
  already_exists: {
    code: 'already_exists',
    status: 400,
    type: 'state_error',
    summary: 'Another thing already has this.',
    remedy: 'Use the one that is there.',
  },
  already_sent: {
    code: 'already_sent',
    status: 400,
    type: 'state_error',
    summary: 'The message already went out.',
    remedy: 'Write a new message.',
  },
  attachment_not_found: {
    code: 'attachment_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'The run has no file with the storage id.',
    remedy: 'Read the attachments of the run with runs.list.',
  },
  brain_item_not_found: {
    code: 'brain_item_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No Brain item of this workspace has the id.',
    remedy: 'Read the ids with brain.list.',
  },
  brief_conflict: {
    code: 'brief_conflict',
    status: 400,
    type: 'state_error',
    summary: 'The run has another brief.',
    remedy: 'Leave campaignBrief out, or start a run of its own.',
  },
  campaign_not_found: {
    code: 'campaign_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No campaign of this organisation has the id.',
    remedy: 'Read the ids with campaigns.list.',
  },
  connector_not_found: {
    code: 'connector_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No connector of this organisation has the id.',
    remedy: 'Read the ids with connectors.list.',
  },
  credits_exhausted: {
    code: 'credits_exhausted',
    status: 403,
    type: 'billing_error',
    summary: 'There are not enough credits.',
    remedy: "Add credits, or wait for tomorrow's free ones; credits.info shows the balance.",
  },
  cursor_invalid: {
    code: 'cursor_invalid',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The cursor is not one of this list with these filters.',
    remedy: 'Start again without a cursor.',
  },
  file_empty: {
    code: 'file_empty',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The upload has no bytes.',
    remedy: 'Send the bytes of the file as the body, or leave the file out.',
  },
  file_not_found: {
    code: 'file_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No uploaded file of this organisation has the storage id.',
    remedy: 'Upload the file and use the storageId of the answer.',
  },
  file_too_large: {
    code: 'file_too_large',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The file is larger than 26,214,400 bytes (25 MB).',
    remedy: 'Send a smaller file, or divide it.',
  },
  flow_not_found: {
    code: 'flow_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No flow of this organisation has the id.',
    remedy: 'Read the ids with flows.list.',
  },
  headers_too_large: {
    code: 'headers_too_large',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The request headers are too large.',
    remedy: 'Send fewer or shorter headers.',
  },
  idempotency_key_invalid: {
    code: 'key_invalid',
    status: 400,
    type: 'idempotency_error',
    summary: 'The Idempotency-Key is malformed.',
    remedy: 'Send 1 to 255 visible ASCII characters.',
  },
  internal_error: {
    code: 'internal_error',
    status: 500,
    type: 'api_error',
    summary: 'The service failed.',
    remedy: 'Try again; if it stays, give the request id to those who run the service.',
  },
  invalid_arguments: {
    code: 'invalid_arguments',
    status: 400,
    type: 'invalid_request_error',
    summary: 'An argument does not fit.',
    remedy: 'Mend the argument that the message and `param` name.',
  },
  invalid_state: {
    code: 'invalid_state',
    status: 400,
    type: 'state_error',
    summary: 'The thing is not in a state that allows this.',
    remedy: 'Read its state and follow the message.',
  },
  key_expired: {
    code: 'key_expired',
    status: 401,
    type: 'authentication_error',
    summary: 'The key has expired.',
    remedy: 'Create a new key.',
  },
  key_invalid: {
    code: 'key_invalid',
    status: 401,
    type: 'authentication_error',
    summary: 'No such key exists.',
    remedy: 'Create a key with `outreach key create`, or in the app settings.',
  },
  key_malformed: {
    code: 'key_malformed',
    status: 401,
    type: 'authentication_error',
    summary: 'The key has not the form of a key.',
    remedy: 'Send the whole key: sk_live_ or sk_test_ and 40 letters and digits.',
  },
  key_missing: {
    code: 'key_missing',
    status: 401,
    type: 'authentication_error',
    summary: 'There is no API key.',
    remedy: 'Send Authorization: Bearer sk_live_… or sk_test_….',
  },
  key_reused: {
    code: 'key_reused',
    status: 400,
    type: 'idempotency_error',
    summary: 'The Idempotency-Key was used for another call.',
    remedy: 'Use a fresh key for a different call.',
  },
  key_revoked: {
    code: 'key_revoked',
    status: 401,
    type: 'authentication_error',
    summary: 'The key was revoked.',
    remedy: 'Create a new key.',
  },
  lead_not_found: {
    code: 'lead_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No lead of this organisation has the id.',
    remedy: 'Read the ids with leads.list.',
  },
  live_key_required: {
    code: 'live_key_required',
    status: 403,
    type: 'permission_error',
    summary: 'A sandbox key cannot call this.',
    remedy: 'Use a live key; `reason` says why.',
  },
  locked_block_changed: {
    code: 'locked_block_changed',
    status: 400,
    type: 'state_error',
    summary: 'The text of a locked block was changed.',
    remedy: 'Keep the locked text as it is, or change the structure and draft again.',
  },
  malformed_json: {
    code: 'malformed_json',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The body is not a JSON object.',
    remedy: 'Send one JSON object with Content-Type: application/json.',
  },
  message_not_found: {
    code: 'message_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No message of this organisation has the id.',
    remedy: 'Read the ids with messages.byProject.',
  },
  method_not_allowed: {
    code: 'method_not_allowed',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The route does not take this method.',
    remedy: 'Use the method that the message names.',
  },
  organisation_gone: {
    code: 'organisation_gone',
    status: 401,
    type: 'authentication_error',
    summary: "The key's organisation no longer exists.",
    remedy: 'Use a key of an organisation that does.',
  },
  path_invalid: {
    code: 'path_invalid',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The path of the upload is not one inside a folder.',
    remedy: 'Send a relative path with /, percent-encoded where it is not ASCII, at most 1,024 bytes long.',
  },
  path_missing: {
    code: 'path_missing',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The upload does not say which file it is.',
    remedy: 'Send the header X-Service-Path with the path inside the prospect folder, such as Acme/brochure.pdf.',
  },
  payload_too_large: {
    code: 'payload_too_large',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The body or text is larger than allowed.',
    remedy: 'Send less at once.',
  },
  plan_required: {
    code: 'plan_required',
    status: 403,
    type: 'permission_error',
    summary: 'The plan does not include live keys.',
    remedy: 'Change to pro or scale, or use a sandbox key.',
  },
  project_not_found: {
    code: 'project_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No workspace of this organisation has the id.',
    remedy: 'Read the ids with projects.list.',
  },
  rate_limited: {
    code: 'rate_limited',
    status: 429,
    type: 'rate_limit_error',
    summary: 'Too many calls in this minute.',
    remedy: 'Wait for Retry-After seconds.',
  },
  request_timeout: {
    code: 'request_timeout',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The request took too long to arrive.',
    remedy: 'Send it again in one go.',
  },
  run_lead_not_found: {
    code: 'run_lead_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No lead of a run of this organisation has the id.',
    remedy: 'Read the ids with runs.leads.',
  },
  run_not_found: {
    code: 'run_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No run of this organisation has the id.',
    remedy: 'Read the ids with runs.list.',
  },
  scope_missing: {
    code: 'scope_missing',
    status: 403,
    type: 'permission_error',
    summary: 'The key lacks the scope.',
    remedy: 'Use a key with the scope that the message names.',
  },
  session_required: {
    code: 'session_required',
    status: 403,
    type: 'permission_error',
    summary: "Only a person's session may call this.",
    remedy: 'Use the operation that the message names.',
  },
  skill_not_found: {
    code: 'skill_not_found',
    status: 400,
    type: 'not_found_error',
    summary: 'No instruction file of this workspace has the id.',
    remedy: 'Read the ids with flows.list, or write the file with flows.saveSkill.',
  },
  spend_cap_reached: {
    code: 'spend_cap_reached',
    status: 403,
    type: 'billing_error',
    summary: 'The run would cost more than its cap.',
    remedy: 'Confirm less, or let a person raise the cap with `outreach run cap`.',
  },
  structure_locked: {
    code: 'structure_locked',
    status: 400,
    type: 'state_error',
    summary: 'The message structure is locked.',
    remedy: 'Unlock it with campaigns.lockMessageStructure and locked: false.',
  },
  suppressed: {
    code: 'suppressed',
    status: 400,
    type: 'state_error',
    summary: 'This person must not be written to.',
    remedy: 'Leave the person alone; a person can lift a suppression with `outreach suppression lift`.',
  },
  unavailable: {
    code: 'unavailable',
    status: 500,
    type: 'api_error',
    summary: 'A part of the service cannot be reached just now.',
    remedy: 'Try again in a moment.',
  },
  unknown_argument: {
    code: 'unknown_argument',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The operation has no such argument.',
    remedy: 'Use the nearest known name, which the message gives.',
  },
  unknown_fn: {
    code: 'unknown_fn',
    status: 400,
    type: 'invalid_request_error',
    summary: 'No operation of this name is on this endpoint.',
    remedy: 'Read GET /mcp/capabilities for the names and their endpoints.',
  },
  unknown_route: {
    code: 'unknown_route',
    status: 400,
    type: 'invalid_request_error',
    summary: 'No route has this path.',
    remedy: 'Read /docs for the paths, or use the RPC form.',
  },
  unsupported_media_type: {
    code: 'unsupported_media_type',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The body is of a type that is not read here.',
    remedy: 'Send Content-Type: application/json; to an upload, the bytes of the file itself under its own type.',
  },
  upstream_failed: {
    code: 'upstream_failed',
    status: 500,
    type: 'api_error',
    summary: 'A service of others did not answer as it must.',
    remedy: 'Do what the message says; where it names nothing to mend, try again later.',
  },
  url_not_allowed: {
    code: 'url_not_allowed',
    status: 400,
    type: 'invalid_request_error',
    summary: 'The service may not call this address.',
    remedy: 'Give a public http or https address without a user name and password.',
  },
  user_disabled: {
    code: 'user_disabled',
    status: 401,
    type: 'authentication_error',
    summary: "The key's user is disabled or deleted.",
    remedy: 'Ask an owner of the organisation.',
  },
} as const;
