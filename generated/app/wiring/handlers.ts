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
import { handle as accountRequestReset } from '../../../src/people/account/request-reset.ts';
import { handle as accountReset } from '../../../src/people/account/reset.ts';
import { handle as accountChangeAddress } from '../../../src/people/account/change-address.ts';
import { handle as accountConfirmAddress } from '../../../src/people/account/confirm-address.ts';
import { handle as membersList } from '../../../src/people/members/list.ts';
import { handle as membersSetRole } from '../../../src/people/members/set-role.ts';
import { handle as membersDisable } from '../../../src/people/members/disable.ts';
import { handle as membersEnable } from '../../../src/people/members/enable.ts';
import { handle as membersRemove } from '../../../src/people/members/remove.ts';
import { handle as membersInvite } from '../../../src/people/members/invite.ts';
import { handle as membersInvitations } from '../../../src/people/members/invitations.ts';
import { handle as membersWithdraw } from '../../../src/people/members/withdraw.ts';
import { handle as membersJoin } from '../../../src/people/members/join.ts';
import { handle as keysList } from '../../../src/people/keys/list.ts';
import { handle as keysCreate } from '../../../src/people/keys/create.ts';
import { handle as keysRevoke } from '../../../src/people/keys/revoke.ts';
import { handle as inboxSuspicions } from '../../../src/people/inbox/suspicions.ts';
import { handle as inboxClear } from '../../../src/people/inbox/clear.ts';
import { handle as inboxConfirm } from '../../../src/people/inbox/confirm.ts';
import { handle as inboxWaiting } from '../../../src/people/inbox/waiting.ts';
import { handle as inboxPlace } from '../../../src/people/inbox/place.ts';
import { handle as webhooksGet } from '../../../src/people/webhooks/get.ts';
import { handle as webhooksDeliveries } from '../../../src/people/webhooks/deliveries.ts';
import { handle as webhooksResend } from '../../../src/people/webhooks/resend.ts';
import { handle as webhooksReplay } from '../../../src/people/webhooks/replay.ts';
import { handle as webhooksSendTest } from '../../../src/people/webhooks/send-test.ts';
import { handle as webhooksEnable } from '../../../src/people/webhooks/enable.ts';
import { handle as webhooksRotate } from '../../../src/people/webhooks/rotate.ts';
import { handle as suppressionsList } from '../../../src/people/suppressions/list.ts';
import { handle as suppressionsAdd } from '../../../src/people/suppressions/add.ts';
import { handle as suppressionsLift } from '../../../src/people/suppressions/lift.ts';
import { handle as creditsLedger } from '../../../src/people/credits/ledger.ts';
import { handle as workspacesCreate } from '../../../src/people/workspaces/create.ts';
import { handle as workspacesUpdate } from '../../../src/people/workspaces/update.ts';
import { handle as flowsRunNow } from '../../../src/people/flows/run-now.ts';
import { handle as leadsUnmerge } from '../../../src/people/leads/unmerge.ts';
import { handle as leadsExport } from '../../../src/people/leads/export.ts';
import { handle as leadsExportAll } from '../../../src/people/leads/export-all.ts';
import { handle as leadsErase } from '../../../src/people/leads/erase.ts';
import { handle as leadsPreviewFile } from '../../../src/people/leads/preview-file.ts';
import { handle as leadsImportFile } from '../../../src/people/leads/import-file.ts';
import { handle as leadsBookmarks } from '../../../src/people/leads/bookmarks.ts';
import { handle as directoryImport } from '../../../src/people/directory/import.ts';
import { handle as directoryList } from '../../../src/people/directory/list.ts';
import { handle as directoryRemove } from '../../../src/people/directory/remove.ts';
import { handle as auditList } from '../../../src/people/audit/list.ts';
import { handle as runsAccept } from '../../../src/people/runs/accept.ts';
import { handle as runsDecline } from '../../../src/people/runs/decline.ts';
import { handle as runsCap } from '../../../src/people/runs/cap.ts';
import { handle as messagesEdit } from '../../../src/people/messages/edit.ts';
import { handle as messagesRemove } from '../../../src/people/messages/remove.ts';
import { handle as messagesRestore } from '../../../src/people/messages/restore.ts';
import { handle as messagesWithdrawApproval } from '../../../src/people/messages/withdraw-approval.ts';
import { handle as messagesApproveMany } from '../../../src/people/messages/approve-many.ts';
import { handle as messagesSwapTrigger } from '../../../src/people/messages/swap-trigger.ts';
import { handle as homeGet } from '../../../src/people/home/get.ts';
import { handle as viewsList } from '../../../src/people/views/list.ts';
import { handle as viewsSave } from '../../../src/people/views/save.ts';
import { handle as viewsRemove } from '../../../src/people/views/remove.ts';

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
  'account.requestReset': accountRequestReset,
  'account.reset': accountReset,
  'account.changeAddress': accountChangeAddress,
  'account.confirmAddress': accountConfirmAddress,
  'members.list': membersList,
  'members.setRole': membersSetRole,
  'members.disable': membersDisable,
  'members.enable': membersEnable,
  'members.remove': membersRemove,
  'members.invite': membersInvite,
  'members.invitations': membersInvitations,
  'members.withdraw': membersWithdraw,
  'members.join': membersJoin,
  'keys.list': keysList,
  'keys.create': keysCreate,
  'keys.revoke': keysRevoke,
  'inbox.suspicions': inboxSuspicions,
  'inbox.clear': inboxClear,
  'inbox.confirm': inboxConfirm,
  'inbox.waiting': inboxWaiting,
  'inbox.place': inboxPlace,
  'webhooks.get': webhooksGet,
  'webhooks.deliveries': webhooksDeliveries,
  'webhooks.resend': webhooksResend,
  'webhooks.replay': webhooksReplay,
  'webhooks.sendTest': webhooksSendTest,
  'webhooks.enable': webhooksEnable,
  'webhooks.rotate': webhooksRotate,
  'suppressions.list': suppressionsList,
  'suppressions.add': suppressionsAdd,
  'suppressions.lift': suppressionsLift,
  'credits.ledger': creditsLedger,
  'workspaces.create': workspacesCreate,
  'workspaces.update': workspacesUpdate,
  'flows.runNow': flowsRunNow,
  'leads.unmerge': leadsUnmerge,
  'leads.export': leadsExport,
  'leads.exportAll': leadsExportAll,
  'leads.erase': leadsErase,
  'leads.previewFile': leadsPreviewFile,
  'leads.importFile': leadsImportFile,
  'leads.bookmarks': leadsBookmarks,
  'directory.import': directoryImport,
  'directory.list': directoryList,
  'directory.remove': directoryRemove,
  'audit.list': auditList,
  'runs.accept': runsAccept,
  'runs.decline': runsDecline,
  'runs.cap': runsCap,
  'messages.edit': messagesEdit,
  'messages.remove': messagesRemove,
  'messages.restore': messagesRestore,
  'messages.withdrawApproval': messagesWithdrawApproval,
  'messages.approveMany': messagesApproveMany,
  'messages.swapTrigger': messagesSwapTrigger,
  'home.get': homeGet,
  'views.list': viewsList,
  'views.save': viewsSave,
  'views.remove': viewsRemove,
} satisfies Handlers;
