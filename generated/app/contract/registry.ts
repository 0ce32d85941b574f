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
