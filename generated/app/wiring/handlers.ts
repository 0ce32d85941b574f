// @generated from app.yaml and app-registry.yaml by npm run codegen

import type { Handlers } from '../../../src/person-operation.ts';
import { handle as setupTake } from '../../../src/people/setup/take.ts';
import { handle as sessionGet } from '../../../src/people/session/get.ts';
import { handle as sessionSignIn } from '../../../src/people/session/sign-in.ts';
import { handle as sessionSignOut } from '../../../src/people/session/sign-out.ts';
import { handle as sessionSudo } from '../../../src/people/session/sudo.ts';
import { handle as sessionSwitch } from '../../../src/people/session/switch.ts';
import { handle as sessionList } from '../../../src/people/session/list.ts';
import { handle as sessionEnd } from '../../../src/people/session/end.ts';
import { handle as accountChangePassword } from '../../../src/people/account/change-password.ts';
import { handle as membersList } from '../../../src/people/members/list.ts';
import { handle as membersSetRole } from '../../../src/people/members/set-role.ts';
import { handle as membersDisable } from '../../../src/people/members/disable.ts';
import { handle as membersEnable } from '../../../src/people/members/enable.ts';
import { handle as membersRemove } from '../../../src/people/members/remove.ts';
import { handle as keysList } from '../../../src/people/keys/list.ts';
import { handle as keysCreate } from '../../../src/people/keys/create.ts';
import { handle as keysRevoke } from '../../../src/people/keys/revoke.ts';
import { handle as auditList } from '../../../src/people/audit/list.ts';
import { handle as runsAccept } from '../../../src/people/runs/accept.ts';
import { handle as runsDecline } from '../../../src/people/runs/decline.ts';
import { handle as runsCap } from '../../../src/people/runs/cap.ts';
import { handle as messagesEdit } from '../../../src/people/messages/edit.ts';
import { handle as messagesRemove } from '../../../src/people/messages/remove.ts';
import { handle as messagesRestore } from '../../../src/people/messages/restore.ts';
import { handle as messagesWithdrawApproval } from '../../../src/people/messages/withdraw-approval.ts';
import { handle as messagesApproveMany } from '../../../src/people/messages/approve-many.ts';

/** The handlers by operation id. */
export const handlers = {
  'setup.take': setupTake,
  'session.get': sessionGet,
  'session.signIn': sessionSignIn,
  'session.signOut': sessionSignOut,
  'session.sudo': sessionSudo,
  'session.switch': sessionSwitch,
  'session.list': sessionList,
  'session.end': sessionEnd,
  'account.changePassword': accountChangePassword,
  'members.list': membersList,
  'members.setRole': membersSetRole,
  'members.disable': membersDisable,
  'members.enable': membersEnable,
  'members.remove': membersRemove,
  'keys.list': keysList,
  'keys.create': keysCreate,
  'keys.revoke': keysRevoke,
  'audit.list': auditList,
  'runs.accept': runsAccept,
  'runs.decline': runsDecline,
  'runs.cap': runsCap,
  'messages.edit': messagesEdit,
  'messages.remove': messagesRemove,
  'messages.restore': messagesRestore,
  'messages.withdrawApproval': messagesWithdrawApproval,
  'messages.approveMany': messagesApproveMany,
} satisfies Handlers;
