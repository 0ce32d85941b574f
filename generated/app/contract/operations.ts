// @generated from app.yaml and app-registry.yaml by npm run codegen

import type * as types from './types.ts';

/** All operations that a key can call, by id. */
export interface Operations {
  /** Create the first account */
  'setup.take': {
    endpoint: 'mutate';
    args: types.SetupTakeArguments;
    value: types.Session;
    errors: 'link_invalid' | 'already_exists';
    events: never;
    providers: true;
    dryRun: false;
    right: 'anyone';
  };
  /** Read the session */
  'session.get': {
    endpoint: 'query';
    args: types.SessionGetArguments;
    value: types.Session;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'account';
  };
  /** Sign in with a password */
  'session.signIn': {
    endpoint: 'mutate';
    args: types.SessionSignInArguments;
    value: types.Session;
    errors: 'sign_in_failed';
    events: never;
    providers: true;
    dryRun: false;
    right: 'anyone';
  };
  /** Sign out */
  'session.signOut': {
    endpoint: 'mutate';
    args: types.SessionSignOutArguments;
    value: types.Done;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'account';
  };
  /** Confirm the password */
  'session.sudo': {
    endpoint: 'mutate';
    args: types.SessionSudoArguments;
    value: types.Session;
    errors: 'sign_in_failed';
    events: never;
    providers: true;
    dryRun: false;
    right: 'account';
  };
  /** Switch to another organisation */
  'session.switch': {
    endpoint: 'mutate';
    args: types.SessionSwitchArguments;
    value: types.Session;
    errors: 'user_not_found';
    events: never;
    providers: true;
    dryRun: false;
    right: 'account';
  };
  /** List the sessions */
  'session.list': {
    endpoint: 'query';
    args: types.SessionListArguments;
    value: types.SessionListValue;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'account';
  };
  /** End a session */
  'session.end': {
    endpoint: 'mutate';
    args: types.SessionEndArguments;
    value: types.Done;
    errors: 'session_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'account';
  };
  /** Change the password */
  'account.changePassword': {
    endpoint: 'mutate';
    args: types.AccountChangePasswordArguments;
    value: types.Session;
    errors: 'sign_in_failed';
    events: never;
    providers: true;
    dryRun: false;
    right: 'account';
  };
  /** Ask for a new password */
  'account.requestReset': {
    endpoint: 'mutate';
    args: types.AccountRequestResetArguments;
    value: types.Done;
    errors: never;
    events: never;
    providers: true;
    dryRun: false;
    right: 'anyone';
  };
  /** Choose a new password */
  'account.reset': {
    endpoint: 'mutate';
    args: types.AccountResetArguments;
    value: types.Session;
    errors: 'link_invalid';
    events: never;
    providers: true;
    dryRun: false;
    right: 'anyone';
  };
  /** Change the address */
  'account.changeAddress': {
    endpoint: 'mutate';
    args: types.AccountChangeAddressArguments;
    value: types.Done;
    errors: never;
    events: never;
    providers: true;
    dryRun: false;
    right: 'account';
  };
  /** Confirm the new address */
  'account.confirmAddress': {
    endpoint: 'mutate';
    args: types.AccountConfirmAddressArguments;
    value: types.Done;
    errors: 'link_invalid' | 'already_exists';
    events: never;
    providers: true;
    dryRun: false;
    right: 'anyone';
  };
  /** List the members */
  'members.list': {
    endpoint: 'query';
    args: types.MembersListArguments;
    value: types.MembersListValue;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Change the role of a member */
  'members.setRole': {
    endpoint: 'mutate';
    args: types.MembersSetRoleArguments;
    value: types.Done;
    errors: 'user_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Disable a member */
  'members.disable': {
    endpoint: 'mutate';
    args: types.MembersDisableArguments;
    value: types.Done;
    errors: 'user_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Enable a member */
  'members.enable': {
    endpoint: 'mutate';
    args: types.MembersEnableArguments;
    value: types.Done;
    errors: 'user_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Remove a member */
  'members.remove': {
    endpoint: 'mutate';
    args: types.MembersRemoveArguments;
    value: types.Done;
    errors: 'user_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Invite a person */
  'members.invite': {
    endpoint: 'mutate';
    args: types.MembersInviteArguments;
    value: types.MembersInviteValue;
    errors: 'already_exists' | 'invalid_state';
    events: never;
    providers: true;
    dryRun: false;
    right: 'administer';
  };
  /** List the open invitations */
  'members.invitations': {
    endpoint: 'query';
    args: types.MembersInvitationsArguments;
    value: types.MembersInvitationsValue;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Withdraw an invitation */
  'members.withdraw': {
    endpoint: 'mutate';
    args: types.MembersWithdrawArguments;
    value: types.Done;
    errors: 'invitation_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Accept an invitation */
  'members.join': {
    endpoint: 'mutate';
    args: types.MembersJoinArguments;
    value: types.Session;
    errors: 'link_invalid' | 'already_exists' | 'sign_in_failed';
    events: never;
    providers: true;
    dryRun: false;
    right: 'anyone';
  };
  /** List the keys */
  'keys.list': {
    endpoint: 'query';
    args: types.KeysListArguments;
    value: types.KeysListValue;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Create a key */
  'keys.create': {
    endpoint: 'mutate';
    args: types.KeysCreateArguments;
    value: types.CreatedKey;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Revoke a key */
  'keys.revoke': {
    endpoint: 'mutate';
    args: types.KeysRevokeArguments;
    value: types.Done;
    errors: 'key_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** List possible opt-outs */
  'inbox.suspicions': {
    endpoint: 'query';
    args: types.InboxSuspicionsArguments;
    value: types.InboxSuspicionsValue;
    errors: 'project_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Decide that it is no opt-out */
  'inbox.clear': {
    endpoint: 'mutate';
    args: types.InboxClearArguments;
    value: types.InboxClearValue;
    errors: 'inbox_item_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Decide that it is an opt-out */
  'inbox.confirm': {
    endpoint: 'mutate';
    args: types.InboxConfirmArguments;
    value: types.InboxConfirmValue;
    errors: 'inbox_item_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** List mail without a lead */
  'inbox.waiting': {
    endpoint: 'query';
    args: types.InboxWaitingArguments;
    value: types.InboxWaitingValue;
    errors: 'project_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Give a waiting mail to a lead */
  'inbox.place': {
    endpoint: 'mutate';
    args: types.InboxPlaceArguments;
    value: types.InboxPlaceValue;
    errors: 'mail_not_found' | 'lead_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Read an endpoint */
  'webhooks.get': {
    endpoint: 'query';
    args: types.WebhooksGetArguments;
    value: types.EndpointDetails;
    errors: 'webhook_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** List the deliveries to an endpoint */
  'webhooks.deliveries': {
    endpoint: 'query';
    args: types.WebhooksDeliveriesArguments;
    value: types.WebhooksDeliveriesValue;
    errors: 'webhook_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Repeat a delivery */
  'webhooks.resend': {
    endpoint: 'mutate';
    args: types.WebhooksResendArguments;
    value: types.WebhooksResendValue;
    errors: 'delivery_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Resend the events since a time */
  'webhooks.replay': {
    endpoint: 'mutate';
    args: types.WebhooksReplayArguments;
    value: types.WebhooksReplayValue;
    errors: 'webhook_not_found' | 'invalid_state' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Send a test event */
  'webhooks.sendTest': {
    endpoint: 'mutate';
    args: types.WebhooksSendTestArguments;
    value: types.WebhooksSendTestValue;
    errors: 'webhook_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Enable an endpoint */
  'webhooks.enable': {
    endpoint: 'mutate';
    args: types.WebhooksEnableArguments;
    value: types.WebhooksEnableValue;
    errors: 'webhook_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Replace the secret of an endpoint */
  'webhooks.rotate': {
    endpoint: 'mutate';
    args: types.WebhooksRotateArguments;
    value: types.WebhooksRotateValue;
    errors: 'webhook_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** List suppressions */
  'suppressions.list': {
    endpoint: 'query';
    args: types.SuppressionsListArguments;
    value: types.SuppressionsListValue;
    errors: 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Suppress an address or domain */
  'suppressions.add': {
    endpoint: 'mutate';
    args: types.SuppressionsAddArguments;
    value: types.SuppressionsAddValue;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Lift a suppression */
  'suppressions.lift': {
    endpoint: 'mutate';
    args: types.SuppressionsLiftArguments;
    value: types.SuppressionsLiftValue;
    errors: 'suppression_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** List the ledger */
  'credits.ledger': {
    endpoint: 'query';
    args: types.CreditsLedgerArguments;
    value: types.CreditsLedgerValue;
    errors: 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Create a workspace */
  'workspaces.create': {
    endpoint: 'mutate';
    args: types.WorkspacesCreateArguments;
    value: types.WorkspacesCreateValue;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Change a workspace */
  'workspaces.update': {
    endpoint: 'mutate';
    args: types.WorkspacesUpdateArguments;
    value: types.WorkspacesUpdateValue;
    errors: 'project_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Run a flow for a lead */
  'flows.runNow': {
    endpoint: 'mutate';
    args: types.FlowsRunNowArguments;
    value: types.FlowsRunNowValue;
    errors: 'flow_not_found' | 'lead_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Undo a merge */
  'leads.unmerge': {
    endpoint: 'mutate';
    args: types.LeadsUnmergeArguments;
    value: types.LeadsUnmergeValue;
    errors: 'merge_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Export one lead */
  'leads.export': {
    endpoint: 'mutate';
    args: types.LeadsExportArguments;
    value: types.LeadsExportValue;
    errors: 'lead_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Export the leads of a workspace */
  'leads.exportAll': {
    endpoint: 'mutate';
    args: types.LeadsExportAllArguments;
    value: types.LeadsExportAllValue;
    errors: 'project_not_found' | 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Erase a person */
  'leads.erase': {
    endpoint: 'mutate';
    args: types.LeadsEraseArguments;
    value: types.LeadsEraseValue;
    errors: 'lead_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Look at a file of leads */
  'leads.previewFile': {
    endpoint: 'mutate';
    args: types.LeadsPreviewFileArguments;
    value: types.LeadsPreviewFileValue;
    errors: 'project_not_found' | 'file_not_found';
    events: never;
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Import a file of leads */
  'leads.importFile': {
    endpoint: 'mutate';
    args: types.LeadsImportFileArguments;
    value: types.LeadsImportFileValue;
    errors: 'project_not_found' | 'file_not_found' | 'cursor_invalid';
    events: never;
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Find the pages of a long list */
  'leads.bookmarks': {
    endpoint: 'query';
    args: types.LeadsBookmarksArguments;
    value: types.LeadsBookmarksValue;
    errors: 'project_not_found' | 'campaign_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Import a file of companies */
  'directory.import': {
    endpoint: 'mutate';
    args: types.DirectoryImportArguments;
    value: types.ImportedDirectory;
    errors: 'project_not_found' | 'file_not_found';
    events: never;
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** List the files of companies */
  'directory.list': {
    endpoint: 'query';
    args: types.DirectoryListArguments;
    value: types.DirectoryListValue;
    errors: 'project_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Remove a file of companies */
  'directory.remove': {
    endpoint: 'mutate';
    args: types.DirectoryRemoveArguments;
    value: types.DirectoryRemoveValue;
    errors: 'project_not_found' | 'directory_file_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** List what was changed */
  'audit.list': {
    endpoint: 'query';
    args: types.AuditListArguments;
    value: types.AuditListValue;
    errors: 'cursor_invalid';
    events: never;
    providers: false;
    dryRun: false;
    right: 'administer';
  };
  /** Accept people of a run */
  'runs.accept': {
    endpoint: 'mutate';
    args: types.RunsAcceptArguments;
    value: types.RunsAcceptValue;
    errors: 'run_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Decline people of a run */
  'runs.decline': {
    endpoint: 'mutate';
    args: types.RunsDeclineArguments;
    value: types.RunsDeclineValue;
    errors: 'run_not_found' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Set the credit cap of a run */
  'runs.cap': {
    endpoint: 'mutate';
    args: types.RunsCapArguments;
    value: types.RunsCapValue;
    errors: 'run_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'prepare';
  };
  /** Edit a draft */
  'messages.edit': {
    endpoint: 'mutate';
    args: types.MessagesEditArguments;
    value: types.MessagesEditValue;
    errors: 
      | 'message_not_found'
      | 'already_sent'
      | 'invalid_state'
      | 'locked_block_changed'
      | 'invalid_arguments';
    events: never;
    providers: true;
    dryRun: false;
    right: 'review';
  };
  /** Remove a draft */
  'messages.remove': {
    endpoint: 'mutate';
    args: types.MessagesRemoveArguments;
    value: types.Message;
    errors: 'message_not_found' | 'already_sent' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Restore a removed draft */
  'messages.restore': {
    endpoint: 'mutate';
    args: types.MessagesRestoreArguments;
    value: types.Message;
    errors: 'message_not_found' | 'invalid_state' | 'suppressed';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Withdraw an approval */
  'messages.withdrawApproval': {
    endpoint: 'mutate';
    args: types.MessagesWithdrawApprovalArguments;
    value: types.Message;
    errors: 'message_not_found' | 'already_sent' | 'invalid_state';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Approve several drafts */
  'messages.approveMany': {
    endpoint: 'mutate';
    args: types.MessagesApproveManyArguments;
    value: types.MessagesApproveManyValue;
    errors: never;
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Begin a draft with other news */
  'messages.swapTrigger': {
    endpoint: 'mutate';
    args: types.MessagesSwapTriggerArguments;
    value: types.Message;
    errors: 
      | 'message_not_found'
      | 'already_sent'
      | 'invalid_state'
      | 'invalid_arguments'
      | 'suppressed'
      | 'credits_exhausted';
    events: never;
    providers: true;
    dryRun: false;
    right: 'prepare';
  };
  /** Read what waits */
  'home.get': {
    endpoint: 'query';
    args: types.HomeGetArguments;
    value: types.HomeGetValue;
    errors: 'project_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** List the saved views */
  'views.list': {
    endpoint: 'query';
    args: types.ViewsListArguments;
    value: types.ViewsListValue;
    errors: 'project_not_found';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Save a view */
  'views.save': {
    endpoint: 'mutate';
    args: types.ViewsSaveArguments;
    value: types.SavedView;
    errors: 'project_not_found' | 'view_not_found' | 'invalid_state' | 'invalid_arguments';
    events: never;
    providers: false;
    dryRun: false;
    right: 'review';
  };
  /** Remove a view */
  'views.remove': {
    endpoint: 'mutate';
    args: types.ViewsRemoveArguments;
    value: types.Done;
    errors: 'view_not_found';
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
  | 'method_not_allowed'
  | 'malformed_json'
  | 'invalid_arguments'
  | 'unknown_argument'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'headers_too_large'
  | 'request_timeout'
  | 'session_missing'
  | 'session_expired'
  | 'session_required'
  | 'address_unprotected'
  | 'csrf_missing'
  | 'right_missing'
  | 'sudo_needed'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable';
