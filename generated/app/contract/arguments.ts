// @generated from app.yaml and app-registry.yaml by npm run codegen

import type { OperationId } from './operations.ts';

/** By operation: the names of arguments at each location, such as `''` (root), `form` and `leads[]` (items). */
export const argumentNames: Readonly<Record<OperationId, Readonly<Record<string, readonly string[]>>>> = {
  'setup.take': { '': ['token', 'email', 'name', 'password'] },
  'session.get': { '': [] },
  'session.signIn': { '': ['email', 'password'] },
  'session.signOut': { '': ['all'] },
  'session.sudo': { '': ['password'] },
  'session.switch': { '': ['userId'] },
  'session.list': { '': [] },
  'session.end': { '': ['sessionId'] },
  'account.changePassword': { '': ['old', 'new'] },
  'members.list': { '': [] },
  'members.setRole': { '': ['userId', 'role'] },
  'members.disable': { '': ['userId'] },
  'members.enable': { '': ['userId'] },
  'members.remove': { '': ['userId'] },
  'keys.list': { '': [] },
  'keys.create': { '': ['mode', 'expiresInMs', 'scopes'] },
  'keys.revoke': { '': ['keyId'] },
  'audit.list': { '': ['cursor', 'limit'] },
  'runs.accept': { '': ['runId', 'runLeadIds'] },
  'runs.decline': { '': ['runId', 'runLeadIds'] },
  'runs.cap': { '': ['runId', 'credits'] },
  'messages.edit': { '': ['messageId', 'contentHash', 'body', 'subject'] },
  'messages.remove': { '': ['messageId', 'reason'] },
  'messages.restore': { '': ['messageId'] },
  'messages.withdrawApproval': { '': ['messageId'] },
  'messages.approveMany': { '': ['items'], 'items[]': ['messageId', 'contentHash'] },
};
