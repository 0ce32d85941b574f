// @generated from openapi.yaml and registry.yaml by npm run codegen

const entries = [
 [
  "projects.list",
  "List the workspaces · /v1/projects · service_list_projects",
  "projects.html#projects-list"
 ],
 [
  "projects.get",
  "Read one workspace in full · /v1/projects/{projectId} · service_get_project",
  "projects.html#projects-get"
 ],
 [
  "projects.updateContext",
  "Rewrite the business context · /v1/projects/{projectId}/context · service_update_project_context",
  "projects.html#projects-update-context"
 ],
 [
  "knowledge.get",
  "Read the knowledge prose · /v1/knowledge · service_get_knowledge",
  "knowledge.html#knowledge-get"
 ],
 [
  "knowledge.set",
  "Replace the knowledge prose · /v1/knowledge/set · service_set_knowledge",
  "knowledge.html#knowledge-set"
 ],
 [
  "knowledge.append",
  "Add to the knowledge prose · /v1/knowledge/append · service_append_knowledge",
  "knowledge.html#knowledge-append"
 ],
 [
  "brain.list",
  "List the Brain items of a workspace · /v1/brain · service_list_brain",
  "brain.html#brain-list"
 ],
 [
  "brain.add",
  "Add one Brain item · /v1/brain · service_add_brain_item",
  "brain.html#brain-add"
 ],
 [
  "brain.update",
  "Rewrite one Brain item · /v1/brain/update · service_update_brain_item",
  "brain.html#brain-update"
 ],
 [
  "brain.remove",
  "Remove one Brain item · /v1/brain/remove · service_remove_brain_item",
  "brain.html#brain-remove"
 ],
 [
  "leads.list",
  "List the leads of a workspace · /v1/leads · service_list_leads",
  "leads.html#leads-list"
 ],
 [
  "leads.get",
  "Read one lead in full · /v1/leads/{leadId} · service_get_lead",
  "leads.html#leads-get"
 ],
 [
  "leads.add",
  "Add one company or contact · /v1/leads · service_add_lead",
  "leads.html#leads-add"
 ],
 [
  "leads.addBatch",
  "Add many leads · /v1/leads/add-batch · service_add_leads",
  "leads.html#leads-add-batch"
 ],
 [
  "leads.update",
  "Edit a lead · /v1/leads/{leadId} · service_update_lead",
  "leads.html#leads-update"
 ],
 [
  "leads.addTag",
  "Tag a lead · /v1/leads/{leadId}/add-tag · service_tag_lead",
  "leads.html#leads-add-tag"
 ],
 [
  "leads.delete",
  "Delete one lead · /v1/leads/{leadId} · service_delete_lead",
  "leads.html#leads-delete"
 ],
 [
  "leads.deleteBatch",
  "Delete many leads · /v1/leads/delete-batch · service_delete_leads",
  "leads.html#leads-delete-batch"
 ],
 [
  "campaigns.list",
  "List the campaigns of a workspace · /v1/campaigns · service_list_campaigns",
  "campaigns.html#campaigns-list"
 ],
 [
  "campaigns.get",
  "Read one campaign · /v1/campaigns/{campaignId} · service_get_campaign",
  "campaigns.html#campaigns-get"
 ],
 [
  "campaigns.create",
  "Create a campaign · /v1/campaigns · service_create_campaign",
  "campaigns.html#campaigns-create"
 ],
 [
  "campaigns.messageStructure",
  "Read a campaign's message structure · /v1/campaigns/{campaignId}/message-structure · service_get_message_structure",
  "campaigns.html#campaigns-message-structure"
 ],
 [
  "campaigns.setMessageStructure",
  "Set a campaign's message structure · /v1/campaigns/{campaignId}/set-message-structure · service_set_message_structure",
  "campaigns.html#campaigns-set-message-structure"
 ],
 [
  "campaigns.lockMessageStructure",
  "Lock or unlock a message structure · /v1/campaigns/{campaignId}/lock-message-structure · service_lock_message_structure",
  "campaigns.html#campaigns-lock-message-structure"
 ],
 [
  "runs.list",
  "List the runs of a workspace · /v1/runs · service_list_runs",
  "runs.html#runs-list"
 ],
 [
  "runs.status",
  "Read how a run stands · /v1/runs/{runId}/status · service_get_run_status",
  "runs.html#runs-status"
 ],
 [
  "runs.leads",
  "List the leads of a run with their drafts · /v1/runs/{runId}/leads · service_get_run_leads",
  "runs.html#runs-leads"
 ],
 [
  "runs.startFromLeads",
  "Start a run from leads pushed in earlier · /v1/runs/start-from-leads · service_start_campaign_from_leads",
  "runs.html#runs-start-from-leads"
 ],
 [
  "drafts.update",
  "Rewrite the draft on one run lead · /v1/drafts/update · service_update_draft",
  "drafts.html#drafts-update"
 ],
 [
  "drafts.remove",
  "Take one draft out of a run · /v1/drafts/remove · service_remove_draft",
  "drafts.html#drafts-remove"
 ],
 [
  "messages.byLead",
  "Read the thread with one lead · /v1/messages/by-lead · service_get_thread",
  "messages.html#messages-by-lead"
 ],
 [
  "messages.byProject",
  "List the messages of a workspace · /v1/messages/by-project · service_list_messages",
  "messages.html#messages-by-project"
 ],
 [
  "messages.approve",
  "Approve a drafted message · /v1/messages/{messageId}/approve · service_approve_message",
  "messages.html#messages-approve"
 ],
 [
  "messages.generate",
  "Draft a message for one lead · /v1/messages/generate · service_generate_message",
  "messages.html#messages-generate"
 ],
 [
  "credits.info",
  "Read the credits · /v1/credits/info · service_get_credits",
  "credits.html#credits-info"
 ],
 [
  "credits.low",
  "The balance fell below the cost of a run",
  "events.html#credits.low"
 ],
 [
  "draft.failed",
  "A draft could not be written",
  "events.html#draft.failed"
 ],
 [
  "draft.ready",
  "A draft is written",
  "events.html#draft.ready"
 ],
 [
  "lead.added",
  "A lead was created",
  "events.html#lead.added"
 ],
 [
  "lead.status_changed",
  "A lead moved",
  "events.html#lead.status_changed"
 ],
 [
  "already_exists",
  "Another thing already has this.",
  "errors.html#already_exists"
 ],
 [
  "already_sent",
  "The message already went out.",
  "errors.html#already_sent"
 ],
 [
  "brain_item_not_found",
  "No Brain item of this workspace has the id.",
  "errors.html#brain_item_not_found"
 ],
 [
  "campaign_not_found",
  "No campaign of this organisation has the id.",
  "errors.html#campaign_not_found"
 ],
 [
  "cursor_invalid",
  "The cursor is not one of this list with these filters.",
  "errors.html#cursor_invalid"
 ],
 [
  "headers_too_large",
  "The request headers are too large.",
  "errors.html#headers_too_large"
 ],
 [
  "key_invalid",
  "The Idempotency-Key is malformed.",
  "errors.html#idempotency_key_invalid"
 ],
 [
  "invalid_arguments",
  "An argument does not fit.",
  "errors.html#invalid_arguments"
 ],
 [
  "invalid_state",
  "The thing is not in a state that allows this.",
  "errors.html#invalid_state"
 ],
 [
  "key_reused",
  "The Idempotency-Key was used for another call.",
  "errors.html#key_reused"
 ],
 [
  "lead_not_found",
  "No lead of this organisation has the id.",
  "errors.html#lead_not_found"
 ],
 [
  "locked_block_changed",
  "The text of a locked block was changed.",
  "errors.html#locked_block_changed"
 ],
 [
  "malformed_json",
  "The body is not a JSON object.",
  "errors.html#malformed_json"
 ],
 [
  "message_not_found",
  "No message of this organisation has the id.",
  "errors.html#message_not_found"
 ],
 [
  "method_not_allowed",
  "The route does not take this method.",
  "errors.html#method_not_allowed"
 ],
 [
  "payload_too_large",
  "The body or text is larger than allowed.",
  "errors.html#payload_too_large"
 ],
 [
  "project_not_found",
  "No workspace of this organisation has the id.",
  "errors.html#project_not_found"
 ],
 [
  "request_timeout",
  "The request took too long to arrive.",
  "errors.html#request_timeout"
 ],
 [
  "run_lead_not_found",
  "No lead of a run of this organisation has the id.",
  "errors.html#run_lead_not_found"
 ],
 [
  "run_not_found",
  "No run of this organisation has the id.",
  "errors.html#run_not_found"
 ],
 [
  "structure_locked",
  "The message structure is locked.",
  "errors.html#structure_locked"
 ],
 [
  "suppressed",
  "This person must not be written to.",
  "errors.html#suppressed"
 ],
 [
  "unknown_argument",
  "The operation has no such argument.",
  "errors.html#unknown_argument"
 ],
 [
  "unknown_fn",
  "No operation of this name is on this endpoint.",
  "errors.html#unknown_fn"
 ],
 [
  "unknown_route",
  "No route has this path.",
  "errors.html#unknown_route"
 ],
 [
  "unsupported_media_type",
  "The body is of a type that is not read here.",
  "errors.html#unsupported_media_type"
 ],
 [
  "key_expired",
  "The key has expired.",
  "errors.html#key_expired"
 ],
 [
  "key_invalid",
  "No such key exists.",
  "errors.html#key_invalid"
 ],
 [
  "key_malformed",
  "The key has not the form of a key.",
  "errors.html#key_malformed"
 ],
 [
  "key_missing",
  "There is no API key.",
  "errors.html#key_missing"
 ],
 [
  "key_revoked",
  "The key was revoked.",
  "errors.html#key_revoked"
 ],
 [
  "organisation_gone",
  "The key's organisation no longer exists.",
  "errors.html#organisation_gone"
 ],
 [
  "user_disabled",
  "The key's user is disabled or deleted.",
  "errors.html#user_disabled"
 ],
 [
  "credits_exhausted",
  "There are not enough credits.",
  "errors.html#credits_exhausted"
 ],
 [
  "live_key_required",
  "A sandbox key cannot call this.",
  "errors.html#live_key_required"
 ],
 [
  "plan_required",
  "The plan does not include live keys.",
  "errors.html#plan_required"
 ],
 [
  "scope_missing",
  "The key lacks the scope.",
  "errors.html#scope_missing"
 ],
 [
  "session_required",
  "Only a person's session may call this.",
  "errors.html#session_required"
 ],
 [
  "rate_limited",
  "Too many calls in this minute.",
  "errors.html#rate_limited"
 ],
 [
  "internal_error",
  "The service failed.",
  "errors.html#internal_error"
 ],
 [
  "unavailable",
  "A part of the service cannot be reached just now.",
  "errors.html#unavailable"
 ]
];

const field = document.getElementById('search');
const results = document.getElementById('results');
const mostShown = 12;

field.addEventListener('input', show);
field.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') field.value = '';
  if (event.key === 'Escape') show();
  if (event.key === 'Enter') results.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  field.focus();
});

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? [] : find(words);
  results.replaceChildren(...found.map(resultItem));
  results.hidden = words.length === 0;
  if (words.length > 0 && found.length === 0) results.textContent = 'Nothing found.';
}

/** Entries that hold every word, those whose name holds the first word at its beginning before the others. */
function find(words) {
  const matching = entries.filter(([name, text]) => {
    const haystack = `${name} ${text}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
  const rank = ([name]) => (name.toLowerCase().startsWith(words[0]) ? 0 : 1);
  return matching.sort((left, right) => rank(left) - rank(right)).slice(0, mostShown);
}

function resultItem([name, text, href]) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const code = document.createElement('code');
  link.href = href;
  code.textContent = name;
  link.append(code, ` ${text}`);
  link.addEventListener('click', () => {
    field.value = '';
    show();
  });
  item.append(link);
  return item;
}
