// @generated from openapi.yaml and registry.yaml by npm run codegen

import type * as types from './types.ts';

/** All operations that a key can call, by id. */
export interface Operations {
  /** List the workspaces */
  'projects.list': {
    endpoint: 'query';
    args: types.ProjectsListArguments;
    value: types.ProjectList;
    errors: 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Read one workspace in full */
  'projects.get': {
    endpoint: 'query';
    args: types.ProjectsGetArguments;
    value: types.Project;
    errors: 'project_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Update the business context */
  'projects.updateContext': {
    endpoint: 'mutate';
    args: types.ProjectsUpdateContextArguments;
    value: types.Project;
    errors: 'project_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Read the knowledge text */
  'knowledge.get': {
    endpoint: 'query';
    args: types.KnowledgeGetArguments;
    value: types.Knowledge;
    errors: 'project_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Replace the knowledge text */
  'knowledge.set': {
    endpoint: 'mutate';
    args: types.KnowledgeSetArguments;
    value: types.Knowledge;
    errors: 'project_not_found' | 'payload_too_large';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Append to the knowledge text */
  'knowledge.append': {
    endpoint: 'mutate';
    args: types.KnowledgeAppendArguments;
    value: types.Knowledge;
    errors: 'project_not_found' | 'payload_too_large';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** List the Brain items of a workspace */
  'brain.list': {
    endpoint: 'query';
    args: types.BrainListArguments;
    value: types.BrainItemList;
    errors: 'project_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Add one Brain item */
  'brain.add': {
    endpoint: 'mutate';
    args: types.BrainAddArguments;
    value: types.BrainItem;
    errors: 
      | 'project_not_found'
      | 'brain_item_not_found'
      | 'campaign_not_found'
      | 'invalid_arguments'
      | 'payload_too_large';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Update one Brain item */
  'brain.update': {
    endpoint: 'mutate';
    args: types.BrainUpdateArguments;
    value: types.BrainItem;
    errors: 
      | 'project_not_found'
      | 'brain_item_not_found'
      | 'campaign_not_found'
      | 'invalid_arguments'
      | 'payload_too_large';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Remove one Brain item */
  'brain.remove': {
    endpoint: 'mutate';
    args: types.BrainRemoveArguments;
    value: types.RemovedBrainItem;
    errors: 'project_not_found' | 'brain_item_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** List the leads of a workspace */
  'leads.list': {
    endpoint: 'query';
    args: types.LeadsListArguments;
    value: types.LeadList;
    errors: 'project_not_found' | 'campaign_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Read one lead in full */
  'leads.get': {
    endpoint: 'query';
    args: types.LeadsGetArguments;
    value: types.LeadDetail;
    errors: 'lead_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Add one company or contact */
  'leads.add': {
    endpoint: 'mutate';
    args: types.LeadsAddArguments;
    value: types.LeadAdded;
    errors: 'project_not_found' | 'suppressed' | 'invalid_arguments';
    events: 'lead.added' | 'lead.status_changed' | 'reply.received';
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Add many leads */
  'leads.addBatch': {
    endpoint: 'mutate';
    args: types.LeadsAddBatchArguments;
    value: types.BatchResult;
    errors: 'project_not_found';
    events: 'lead.added' | 'lead.status_changed' | 'reply.received';
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** Update a lead */
  'leads.update': {
    endpoint: 'mutate';
    args: types.LeadsUpdateArguments;
    value: types.Lead;
    errors: 
      | 'lead_not_found'
      | 'campaign_not_found'
      | 'invalid_state'
      | 'already_exists'
      | 'invalid_arguments';
    events: 'lead.status_changed' | 'reply.received';
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Fill the gaps of a lead */
  'leads.enrich': {
    endpoint: 'run';
    args: types.LeadsEnrichArguments;
    value: types.LeadEnriched;
    errors: 'lead_not_found' | 'suppressed' | 'credits_exhausted' | 'upstream_failed';
    events: 'lead.status_changed' | 'reply.received' | 'credits.low';
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Fill the gaps of many leads */
  'leads.enrichBatch': {
    endpoint: 'run';
    args: types.LeadsEnrichBatchArguments;
    value: types.EnrichmentQueued;
    errors: 'project_not_found' | 'invalid_arguments' | 'credits_exhausted';
    events: 'credits.low';
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** Add another e-mail address to a lead */
  'leads.addAlias': {
    endpoint: 'mutate';
    args: types.LeadsAddAliasArguments;
    value: types.Lead;
    errors: 'lead_not_found' | 'already_exists' | 'invalid_arguments';
    events: 'lead.status_changed' | 'reply.received';
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Tag a lead */
  'leads.addTag': {
    endpoint: 'mutate';
    args: types.LeadsAddTagArguments;
    value: types.Lead;
    errors: 'lead_not_found' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Merge duplicate leads */
  'leads.merge': {
    endpoint: 'mutate';
    args: types.LeadsMergeArguments;
    value: types.LeadMerged;
    errors: 'lead_not_found' | 'invalid_arguments' | 'invalid_state';
    events: 'lead.status_changed';
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** Delete one lead */
  'leads.delete': {
    endpoint: 'mutate';
    args: types.LeadsDeleteArguments;
    value: types.LeadDeleted;
    errors: 'lead_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** Delete many leads */
  'leads.deleteBatch': {
    endpoint: 'mutate';
    args: types.LeadsDeleteBatchArguments;
    value: types.LeadsDeleted;
    errors: never;
    events: never;
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** List the campaigns of a workspace */
  'campaigns.list': {
    endpoint: 'query';
    args: types.CampaignsListArguments;
    value: types.CampaignList;
    errors: 'project_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Read one campaign */
  'campaigns.get': {
    endpoint: 'query';
    args: types.CampaignsGetArguments;
    value: types.CampaignDetail;
    errors: 'campaign_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Create a campaign */
  'campaigns.create': {
    endpoint: 'mutate';
    args: types.CampaignsCreateArguments;
    value: types.Campaign;
    errors: 'project_not_found' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Update a campaign */
  'campaigns.update': {
    endpoint: 'mutate';
    args: types.CampaignsUpdateArguments;
    value: types.Campaign;
    errors: 'campaign_not_found' | 'invalid_state' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Count a campaign's messages */
  'campaigns.stats': {
    endpoint: 'query';
    args: types.CampaignsStatsArguments;
    value: types.CampaignStats;
    errors: 'campaign_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Add leads to a campaign */
  'campaigns.addLeads': {
    endpoint: 'mutate';
    args: types.CampaignsAddLeadsArguments;
    value: types.CampaignJoins;
    errors: 'campaign_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** Add every lead with a tag to a campaign */
  'campaigns.addLeadsByTag': {
    endpoint: 'mutate';
    args: types.CampaignsAddLeadsByTagArguments;
    value: types.TaggedJoins;
    errors: 'project_not_found' | 'campaign_not_found' | 'invalid_state' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** Add leads to a campaign when they get a tag */
  'campaigns.addRule': {
    endpoint: 'mutate';
    args: types.CampaignsAddRuleArguments;
    value: types.CampaignRuleAdded;
    errors: 'project_not_found' | 'campaign_not_found' | 'invalid_state' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Read a campaign's message structure */
  'campaigns.messageStructure': {
    endpoint: 'query';
    args: types.CampaignsMessageStructureArguments;
    value: types.MessageStructure;
    errors: 'campaign_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Set a campaign's message structure */
  'campaigns.setMessageStructure': {
    endpoint: 'mutate';
    args: types.CampaignsSetMessageStructureArguments;
    value: types.MessageStructure;
    errors: 'campaign_not_found' | 'structure_locked' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Lock or unlock a message structure */
  'campaigns.lockMessageStructure': {
    endpoint: 'mutate';
    args: types.CampaignsLockMessageStructureArguments;
    value: types.MessageStructure;
    errors: 'campaign_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Look up a company and the people to reach there */
  'company.lookup': {
    endpoint: 'run';
    args: types.CompanyLookupArguments;
    value: types.CompanyLookedUp;
    errors: 'invalid_arguments' | 'credits_exhausted' | 'upstream_failed';
    events: 'credits.low';
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Start a run from a brief */
  'engine.start': {
    endpoint: 'run';
    args: types.EngineStartArguments;
    value: types.StartedEngineRun;
    errors: 'project_not_found' | 'campaign_not_found' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** List the runs of a workspace */
  'runs.list': {
    endpoint: 'query';
    args: types.RunsListArguments;
    value: types.RunList;
    errors: 'project_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Read the status of a run */
  'runs.status': {
    endpoint: 'query';
    args: types.RunsStatusArguments;
    value: types.RunStatus;
    errors: 'run_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** List the leads of a run with their drafts */
  'runs.leads': {
    endpoint: 'query';
    args: types.RunsLeadsArguments;
    value: types.RunLeadList;
    errors: 'run_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Rename a run */
  'runs.rename': {
    endpoint: 'mutate';
    args: types.RunsRenameArguments;
    value: types.Run;
    errors: 'run_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Close a run */
  'runs.archive': {
    endpoint: 'mutate';
    args: types.RunsArchiveArguments;
    value: types.Run;
    errors: 'run_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Remove one file from a run */
  'runs.detach': {
    endpoint: 'mutate';
    args: types.RunsDetachArguments;
    value: types.DetachedFile;
    errors: 'run_not_found' | 'attachment_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Confirm the company list of a run */
  'runs.confirmCompanies': {
    endpoint: 'mutate';
    args: types.RunsConfirmCompaniesArguments;
    value: types.ConfirmedRun;
    errors: 'run_not_found' | 'invalid_state' | 'invalid_arguments' | 'spend_cap_reached';
    events: never;
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** Start a run from existing leads */
  'runs.startFromLeads': {
    endpoint: 'run';
    args: types.RunsStartFromLeadsArguments;
    value: types.StartedRun;
    errors: 'project_not_found' | 'campaign_not_found' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** Import an uploaded folder as a company list */
  'material.import': {
    endpoint: 'run';
    args: types.MaterialImportArguments;
    value: types.ImportedMaterial;
    errors: 
      | 'project_not_found'
      | 'run_not_found'
      | 'file_not_found'
      | 'invalid_arguments'
      | 'invalid_state'
      | 'brief_conflict'
      | 'live_key_required';
    events: never;
    providers: false;
    dryRun: true;
    right: 'prepare';
  };
  /** Update the draft of one run lead */
  'drafts.update': {
    endpoint: 'mutate';
    args: types.DraftsUpdateArguments;
    value: types.Message;
    errors: 
      | 'run_lead_not_found'
      | 'already_sent'
      | 'invalid_state'
      | 'locked_block_changed'
      | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Remove one draft from a run */
  'drafts.remove': {
    endpoint: 'mutate';
    args: types.DraftsRemoveArguments;
    value: types.Message;
    errors: 'run_lead_not_found' | 'already_sent' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Read the thread with one lead */
  'messages.byLead': {
    endpoint: 'query';
    args: types.MessagesByLeadArguments;
    value: types.MessageList;
    errors: 'lead_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** List the messages of a workspace */
  'messages.byProject': {
    endpoint: 'query';
    args: types.MessagesByProjectArguments;
    value: types.MessageList;
    errors: 
      | 'project_not_found'
      | 'campaign_not_found'
      | 'run_not_found'
      | 'cursor_invalid'
      | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Approve a drafted message */
  'messages.approve': {
    endpoint: 'mutate';
    args: types.MessagesApproveArguments;
    value: types.Message;
    errors: 
      | 'message_not_found'
      | 'already_sent'
      | 'invalid_state'
      | 'suppressed'
      | 'locked_block_changed';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Draft a message for one lead */
  'messages.generate': {
    endpoint: 'run';
    args: types.MessagesGenerateArguments;
    value: types.Message;
    errors: 
      | 'lead_not_found'
      | 'campaign_not_found'
      | 'invalid_arguments'
      | 'suppressed'
      | 'invalid_state'
      | 'credits_exhausted';
    events: 'draft.ready' | 'draft.failed' | 'credits.low';
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Add one message to a lead's thread */
  'inbox.addMessage': {
    endpoint: 'mutate';
    args: types.InboxAddMessageArguments;
    value: types.AddedMessage;
    errors: 'project_not_found' | 'lead_not_found' | 'invalid_arguments';
    events: 'lead.added' | 'lead.status_changed' | 'reply.received';
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Report an event from another system */
  'events.ingest': {
    endpoint: 'mutate';
    args: types.EventsIngestArguments;
    value: types.IngestedEvent;
    errors: 
      | 'entitlement_missing'
      | 'live_key_required'
      | 'project_not_found'
      | 'run_not_found'
      | 'invalid_arguments'
      | 'invalid_state';
    events: 
      | 'lead.added'
      | 'lead.status_changed'
      | 'reply.received'
      | 'draft.ready'
      | 'draft.failed'
      | 'credits.low';
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Classify inbound replies */
  'replies.classify': {
    endpoint: 'run';
    args: types.RepliesClassifyArguments;
    value: types.ReplyClassifications;
    errors: 'project_not_found';
    events: 'lead.status_changed';
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Save a reply draft in a lead's thread */
  'replies.draft': {
    endpoint: 'mutate';
    args: types.RepliesDraftArguments;
    value: types.Message;
    errors: 'lead_not_found' | 'invalid_arguments' | 'suppressed' | 'invalid_state';
    events: 'draft.ready';
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Draft an answer to a reply */
  'replies.draftByThread': {
    endpoint: 'run';
    args: types.RepliesDraftByThreadArguments;
    value: types.Message;
    errors: 'thread_not_found' | 'suppressed' | 'invalid_state' | 'credits_exhausted';
    events: 'draft.ready' | 'draft.failed' | 'credits.low';
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Preview how an enquiry would be answered */
  'replies.preview': {
    endpoint: 'run';
    args: types.RepliesPreviewArguments;
    value: types.ReplyPreview;
    errors: 'project_not_found' | 'invalid_state';
    events: never;
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** List the flows of a workspace */
  'flows.list': {
    endpoint: 'query';
    args: types.FlowsListArguments;
    value: types.FlowList;
    errors: 'project_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Create a flow */
  'flows.create': {
    endpoint: 'mutate';
    args: types.FlowsCreateArguments;
    value: types.Flow;
    errors: 
      | 'project_not_found'
      | 'skill_not_found'
      | 'run_not_found'
      | 'invalid_arguments'
      | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Change a flow */
  'flows.update': {
    endpoint: 'mutate';
    args: types.FlowsUpdateArguments;
    value: types.Flow;
    errors: 'flow_not_found' | 'skill_not_found' | 'run_not_found' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Delete a flow */
  'flows.delete': {
    endpoint: 'mutate';
    args: types.FlowsDeleteArguments;
    value: types.FlowDeleted;
    errors: 'flow_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Switch a flow on or off */
  'flows.setEnabled': {
    endpoint: 'mutate';
    args: types.FlowsSetEnabledArguments;
    value: types.Flow;
    errors: 'flow_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** List the runs of a flow */
  'flows.runs': {
    endpoint: 'query';
    args: types.FlowsRunsArguments;
    value: types.FlowRunList;
    errors: 'flow_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Save a skill */
  'flows.saveSkill': {
    endpoint: 'mutate';
    args: types.FlowsSaveSkillArguments;
    value: types.FlowSkill;
    errors: 'project_not_found' | 'skill_not_found' | 'invalid_arguments' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** List the connectors of a workspace */
  'connectors.list': {
    endpoint: 'query';
    args: types.ConnectorsListArguments;
    value: types.ConnectorList;
    errors: 'project_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Register a data connector */
  'connectors.create': {
    endpoint: 'mutate';
    args: types.ConnectorsCreateArguments;
    value: types.Connector;
    errors: 'project_not_found' | 'url_not_allowed' | 'invalid_arguments';
    events: never;
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Remove a data connector */
  'connectors.delete': {
    endpoint: 'mutate';
    args: types.ConnectorsDeleteArguments;
    value: types.ConnectorDeleted;
    errors: 'connector_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Pull leads from a data source */
  'connectors.sync': {
    endpoint: 'run';
    args: types.ConnectorsSyncArguments;
    value: types.ConnectorSync;
    errors: 'connector_not_found' | 'invalid_state' | 'upstream_failed';
    events: 'lead.added';
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** List the webhook endpoints */
  'webhooks.list': {
    endpoint: 'query';
    args: types.WebhooksListArguments;
    value: types.WebhookList;
    errors: 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Register a webhook endpoint */
  'webhooks.create': {
    endpoint: 'mutate';
    args: types.WebhooksCreateArguments;
    value: types.WebhookCreated;
    errors: 'url_not_allowed' | 'invalid_arguments' | 'invalid_state' | 'reply_unreadable';
    events: never;
    providers: true;
    dryRun: false;
    right: 'administer';
  };
  /** Remove a webhook endpoint */
  'webhooks.delete': {
    endpoint: 'mutate';
    args: types.WebhooksDeleteArguments;
    value: types.WebhookDeleted;
    errors: 'webhook_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Read the credits */
  'credits.info': {
    endpoint: 'query';
    args: types.CreditsInfoArguments;
    value: types.Credits;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
}

/** The ids of the operations. */
export type OperationId = keyof Operations;

/** The validated arguments with defaults filled in. */
export type Args<Id extends OperationId> = Operations[Id]['args'];

/** The `value` of the reply. */
export type Value<Id extends OperationId> = Operations[Id]['value'];

/** Errors specific to the operation. */
export type OwnError<Id extends OperationId> = Operations[Id]['errors'];

/** The events that the operation may emit. */
export type OwnEvent<Id extends OperationId> = Operations[Id]['events'];

/** The ids of the operations of one endpoint. */
export type IdOn<Endpoint extends 'query' | 'mutate' | 'run'> = {
  [Id in OperationId]: Operations[Id]['endpoint'] extends Endpoint ? Id : never;
}[OperationId];

/** The ids of the operations that call providers and therefore get no open transaction. */
export type ProviderOperationId = {
  [Id in OperationId]: Operations[Id]['providers'] extends true ? Id : never;
}[OperationId];

/** The ids of the operations that support a dry run. */
export type DryRunOperationId = {
  [Id in OperationId]: Operations[Id]['dryRun'] extends true ? Id : never;
}[OperationId];

/** Errors that every operation may return. */
export type CommonError = 
  | 'unknown_fn'
  | 'unknown_route'
  | 'method_not_allowed'
  | 'malformed_json'
  | 'invalid_arguments'
  | 'unknown_argument'
  | 'payload_too_large'
  | 'storage_full'
  | 'unsupported_media_type'
  | 'headers_too_large'
  | 'request_timeout'
  | 'key_reused'
  | 'idempotency_key_invalid'
  | 'key_missing'
  | 'key_malformed'
  | 'key_invalid'
  | 'key_revoked'
  | 'key_expired'
  | 'user_disabled'
  | 'organisation_gone'
  | 'scope_missing'
  | 'live_key_required'
  | 'plan_required'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable';
