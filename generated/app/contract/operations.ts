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
