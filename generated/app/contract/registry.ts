// @generated from app.yaml and app-registry.yaml by npm run codegen

import type { ErrorName } from './errors.ts';
import type { EventKind } from './events.ts';
import type { OperationId } from './operations.ts';

/** What a signed-in person needs for a call. */
export type Right = 'anyone' | 'account' | 'review' | 'prepare' | 'send' | 'administer' | 'own';

/** An operation that a key can call. */
export interface OperationEntry {
  readonly kind: 'operation';
  readonly id: OperationId;
  readonly fn: string;
  readonly endpoint: 'query' | 'mutate' | 'run';
  readonly scope: 'read' | 'write' | 'pipeline';
  /** The right that a signed-in person needs. */
  readonly right: Right;
  /** Whether a sandbox key may call it. If not, `liveOnlyReason` says why. */
  readonly sandbox: boolean;
  readonly liveOnlyReason: string | null;
  readonly entitlement: string | null;
  readonly spendsCredits: boolean;
  /** Whether it calls providers and therefore gets no open transaction. */
  readonly providers: boolean;
  /** Whether it supports a dry run. */
  readonly dryRun: boolean;
  /** Whether the reply contains a secret. Its copy for repeats is encrypted and kept for the API key that got it. */
  readonly sealedReply: boolean;
  /** Whether each call is recorded for the team to read, with the person or key that made it. */
  readonly audit: boolean;
  /** Whether a signed-in person must have given the password within the last minutes. */
  readonly sudo: boolean;
  /** The events that it may emit. */
  readonly emits: readonly EventKind[];
  /** Errors specific to the operation. */
  readonly errors: readonly ErrorName[];
}

/** An entry that only signed-in people may call. The error for a key names `instead`. */
export interface SessionEntry {
  readonly kind: 'session';
  readonly id: string;
  readonly fn: string;
  readonly endpoint: 'query' | 'mutate' | 'run';
  readonly scope: 'read' | 'write' | 'pipeline';
  /** The right that a signed-in person needs. */
  readonly right: Right;
  readonly instead: string;
}

/** An entry that a call can name. */
export type RegistryEntry = OperationEntry | SessionEntry;

/** All entries that a call can name, keyed `<endpoint> <fn>`. */
export const registry: ReadonlyMap<string, RegistryEntry> = new Map<string, RegistryEntry>([
  ['mutate setup.take', { kind: 'operation', id: 'setup.take', fn: 'setup.take', endpoint: 'mutate', scope: 'write', right: 'anyone', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: true, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['link_invalid', 'already_exists'] }],
  ['query session.get', { kind: 'operation', id: 'session.get', fn: 'session.get', endpoint: 'query', scope: 'read', right: 'account', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: [] }],
  ['mutate session.signIn', { kind: 'operation', id: 'session.signIn', fn: 'session.signIn', endpoint: 'mutate', scope: 'write', right: 'anyone', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: true, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['sign_in_failed'] }],
  ['mutate session.signOut', { kind: 'operation', id: 'session.signOut', fn: 'session.signOut', endpoint: 'mutate', scope: 'write', right: 'account', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: [] }],
  ['mutate session.sudo', { kind: 'operation', id: 'session.sudo', fn: 'session.sudo', endpoint: 'mutate', scope: 'write', right: 'account', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: true, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['sign_in_failed'] }],
  ['mutate session.switch', { kind: 'operation', id: 'session.switch', fn: 'session.switch', endpoint: 'mutate', scope: 'write', right: 'account', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: true, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['user_not_found'] }],
  ['query session.list', { kind: 'operation', id: 'session.list', fn: 'session.list', endpoint: 'query', scope: 'read', right: 'account', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: [] }],
  ['mutate session.end', { kind: 'operation', id: 'session.end', fn: 'session.end', endpoint: 'mutate', scope: 'write', right: 'account', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['session_not_found'] }],
  ['mutate account.changePassword', { kind: 'operation', id: 'account.changePassword', fn: 'account.changePassword', endpoint: 'mutate', scope: 'write', right: 'account', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: true, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['sign_in_failed'] }],
  ['query members.list', { kind: 'operation', id: 'members.list', fn: 'members.list', endpoint: 'query', scope: 'read', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: [] }],
  ['mutate members.setRole', { kind: 'operation', id: 'members.setRole', fn: 'members.setRole', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: true, emits: [], errors: ['user_not_found', 'invalid_state'] }],
  ['mutate members.disable', { kind: 'operation', id: 'members.disable', fn: 'members.disable', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: true, emits: [], errors: ['user_not_found', 'invalid_state'] }],
  ['mutate members.enable', { kind: 'operation', id: 'members.enable', fn: 'members.enable', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: true, emits: [], errors: ['user_not_found'] }],
  ['mutate members.remove', { kind: 'operation', id: 'members.remove', fn: 'members.remove', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: true, emits: [], errors: ['user_not_found', 'invalid_state'] }],
  ['query keys.list', { kind: 'operation', id: 'keys.list', fn: 'keys.list', endpoint: 'query', scope: 'read', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: [] }],
  ['mutate keys.create', { kind: 'operation', id: 'keys.create', fn: 'keys.create', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: true, emits: [], errors: [] }],
  ['mutate keys.revoke', { kind: 'operation', id: 'keys.revoke', fn: 'keys.revoke', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: true, emits: [], errors: ['key_not_found'] }],
  ['query inbox.suspicions', { kind: 'operation', id: 'inbox.suspicions', fn: 'inbox.suspicions', endpoint: 'query', scope: 'read', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['project_not_found', 'cursor_invalid'] }],
  ['mutate inbox.clear', { kind: 'operation', id: 'inbox.clear', fn: 'inbox.clear', endpoint: 'mutate', scope: 'write', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['inbox_item_not_found', 'invalid_state'] }],
  ['mutate inbox.confirm', { kind: 'operation', id: 'inbox.confirm', fn: 'inbox.confirm', endpoint: 'mutate', scope: 'write', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['inbox_item_not_found'] }],
  ['query inbox.waiting', { kind: 'operation', id: 'inbox.waiting', fn: 'inbox.waiting', endpoint: 'query', scope: 'read', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['project_not_found', 'cursor_invalid'] }],
  ['mutate inbox.place', { kind: 'operation', id: 'inbox.place', fn: 'inbox.place', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['mail_not_found', 'lead_not_found'] }],
  ['query webhooks.get', { kind: 'operation', id: 'webhooks.get', fn: 'webhooks.get', endpoint: 'query', scope: 'read', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['webhook_not_found'] }],
  ['query webhooks.deliveries', { kind: 'operation', id: 'webhooks.deliveries', fn: 'webhooks.deliveries', endpoint: 'query', scope: 'read', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['webhook_not_found', 'cursor_invalid'] }],
  ['mutate webhooks.resend', { kind: 'operation', id: 'webhooks.resend', fn: 'webhooks.resend', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['delivery_not_found', 'invalid_state'] }],
  ['mutate webhooks.replay', { kind: 'operation', id: 'webhooks.replay', fn: 'webhooks.replay', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['webhook_not_found', 'invalid_state', 'cursor_invalid'] }],
  ['mutate webhooks.sendTest', { kind: 'operation', id: 'webhooks.sendTest', fn: 'webhooks.sendTest', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['webhook_not_found', 'invalid_state'] }],
  ['mutate webhooks.enable', { kind: 'operation', id: 'webhooks.enable', fn: 'webhooks.enable', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['webhook_not_found'] }],
  ['mutate webhooks.rotate', { kind: 'operation', id: 'webhooks.rotate', fn: 'webhooks.rotate', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: true, audit: false, sudo: false, emits: [], errors: ['webhook_not_found'] }],
  ['query suppressions.list', { kind: 'operation', id: 'suppressions.list', fn: 'suppressions.list', endpoint: 'query', scope: 'read', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['cursor_invalid'] }],
  ['mutate suppressions.add', { kind: 'operation', id: 'suppressions.add', fn: 'suppressions.add', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: [] }],
  ['mutate suppressions.lift', { kind: 'operation', id: 'suppressions.lift', fn: 'suppressions.lift', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['suppression_not_found'] }],
  ['query credits.ledger', { kind: 'operation', id: 'credits.ledger', fn: 'credits.ledger', endpoint: 'query', scope: 'read', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['cursor_invalid'] }],
  ['mutate workspaces.create', { kind: 'operation', id: 'workspaces.create', fn: 'workspaces.create', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: [] }],
  ['mutate workspaces.update', { kind: 'operation', id: 'workspaces.update', fn: 'workspaces.update', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['project_not_found'] }],
  ['mutate flows.runNow', { kind: 'operation', id: 'flows.runNow', fn: 'flows.runNow', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['flow_not_found', 'lead_not_found', 'invalid_state'] }],
  ['mutate leads.unmerge', { kind: 'operation', id: 'leads.unmerge', fn: 'leads.unmerge', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['merge_not_found', 'invalid_state'] }],
  ['mutate leads.export', { kind: 'operation', id: 'leads.export', fn: 'leads.export', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['lead_not_found'] }],
  ['mutate leads.exportAll', { kind: 'operation', id: 'leads.exportAll', fn: 'leads.exportAll', endpoint: 'mutate', scope: 'write', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: true, emits: [], errors: ['project_not_found', 'cursor_invalid'] }],
  ['mutate leads.erase', { kind: 'operation', id: 'leads.erase', fn: 'leads.erase', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: true, emits: [], errors: ['lead_not_found', 'invalid_state'] }],
  ['mutate directory.import', { kind: 'operation', id: 'directory.import', fn: 'directory.import', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: true, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['project_not_found', 'file_not_found'] }],
  ['query directory.list', { kind: 'operation', id: 'directory.list', fn: 'directory.list', endpoint: 'query', scope: 'read', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['project_not_found'] }],
  ['mutate directory.remove', { kind: 'operation', id: 'directory.remove', fn: 'directory.remove', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['project_not_found', 'directory_file_not_found'] }],
  ['query audit.list', { kind: 'operation', id: 'audit.list', fn: 'audit.list', endpoint: 'query', scope: 'read', right: 'administer', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['cursor_invalid'] }],
  ['mutate runs.accept', { kind: 'operation', id: 'runs.accept', fn: 'runs.accept', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['run_not_found', 'invalid_state'] }],
  ['mutate runs.decline', { kind: 'operation', id: 'runs.decline', fn: 'runs.decline', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['run_not_found', 'invalid_state'] }],
  ['mutate runs.cap', { kind: 'operation', id: 'runs.cap', fn: 'runs.cap', endpoint: 'mutate', scope: 'write', right: 'prepare', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['run_not_found'] }],
  ['mutate messages.edit', { kind: 'operation', id: 'messages.edit', fn: 'messages.edit', endpoint: 'mutate', scope: 'write', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: true, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['message_not_found', 'already_sent', 'invalid_state', 'locked_block_changed', 'invalid_arguments'] }],
  ['mutate messages.remove', { kind: 'operation', id: 'messages.remove', fn: 'messages.remove', endpoint: 'mutate', scope: 'write', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['message_not_found', 'already_sent', 'invalid_state'] }],
  ['mutate messages.restore', { kind: 'operation', id: 'messages.restore', fn: 'messages.restore', endpoint: 'mutate', scope: 'write', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['message_not_found', 'invalid_state', 'suppressed'] }],
  ['mutate messages.withdrawApproval', { kind: 'operation', id: 'messages.withdrawApproval', fn: 'messages.withdrawApproval', endpoint: 'mutate', scope: 'write', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: ['message_not_found', 'already_sent', 'invalid_state'] }],
  ['mutate messages.approveMany', { kind: 'operation', id: 'messages.approveMany', fn: 'messages.approveMany', endpoint: 'mutate', scope: 'write', right: 'review', sandbox: true, liveOnlyReason: null, entitlement: null, spendsCredits: false, providers: false, dryRun: false, sealedReply: false, audit: false, sudo: false, emits: [], errors: [] }],
]);
