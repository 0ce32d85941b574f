// @generated from app.yaml and app-registry.yaml by npm run codegen

import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** A table that loads each value when it is first read. */
function onDemand(loaders) {
  const table = {};
  for (const [key, loader] of Object.entries(loaders)) {
    const get = () => {
      const value = loader();
      Object.defineProperty(table, key, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(table, key, { get, enumerable: true, configurable: true });
  }
  return table;
}

export const validators = onDemand({
  'setup.take': () => load('./validators/setup-take.js'),
  'session.get': () => load('./validators/session-get.js'),
  'session.signIn': () => load('./validators/session-sign-in.js'),
  'session.signOut': () => load('./validators/session-sign-out.js'),
  'session.sudo': () => load('./validators/session-sudo.js'),
  'session.switch': () => load('./validators/session-switch.js'),
  'session.list': () => load('./validators/session-list.js'),
  'session.end': () => load('./validators/session-end.js'),
  'account.changePassword': () => load('./validators/account-change-password.js'),
  'account.requestReset': () => load('./validators/account-request-reset.js'),
  'account.reset': () => load('./validators/account-reset.js'),
  'account.changeAddress': () => load('./validators/account-change-address.js'),
  'account.confirmAddress': () => load('./validators/account-confirm-address.js'),
  'members.list': () => load('./validators/members-list.js'),
  'members.setRole': () => load('./validators/members-set-role.js'),
  'members.disable': () => load('./validators/members-disable.js'),
  'members.enable': () => load('./validators/members-enable.js'),
  'members.remove': () => load('./validators/members-remove.js'),
  'members.invite': () => load('./validators/members-invite.js'),
  'members.invitations': () => load('./validators/members-invitations.js'),
  'members.withdraw': () => load('./validators/members-withdraw.js'),
  'members.join': () => load('./validators/members-join.js'),
  'keys.list': () => load('./validators/keys-list.js'),
  'keys.create': () => load('./validators/keys-create.js'),
  'keys.revoke': () => load('./validators/keys-revoke.js'),
  'inbox.suspicions': () => load('./validators/inbox-suspicions.js'),
  'inbox.clear': () => load('./validators/inbox-clear.js'),
  'inbox.confirm': () => load('./validators/inbox-confirm.js'),
  'inbox.waiting': () => load('./validators/inbox-waiting.js'),
  'inbox.place': () => load('./validators/inbox-place.js'),
  'webhooks.get': () => load('./validators/webhooks-get.js'),
  'webhooks.deliveries': () => load('./validators/webhooks-deliveries.js'),
  'webhooks.resend': () => load('./validators/webhooks-resend.js'),
  'webhooks.replay': () => load('./validators/webhooks-replay.js'),
  'webhooks.sendTest': () => load('./validators/webhooks-send-test.js'),
  'webhooks.enable': () => load('./validators/webhooks-enable.js'),
  'webhooks.rotate': () => load('./validators/webhooks-rotate.js'),
  'suppressions.list': () => load('./validators/suppressions-list.js'),
  'suppressions.add': () => load('./validators/suppressions-add.js'),
  'suppressions.lift': () => load('./validators/suppressions-lift.js'),
  'credits.ledger': () => load('./validators/credits-ledger.js'),
  'workspaces.create': () => load('./validators/workspaces-create.js'),
  'workspaces.update': () => load('./validators/workspaces-update.js'),
  'flows.runNow': () => load('./validators/flows-run-now.js'),
  'leads.unmerge': () => load('./validators/leads-unmerge.js'),
  'leads.export': () => load('./validators/leads-export.js'),
  'leads.exportAll': () => load('./validators/leads-export-all.js'),
  'leads.erase': () => load('./validators/leads-erase.js'),
  'leads.previewFile': () => load('./validators/leads-preview-file.js'),
  'leads.importFile': () => load('./validators/leads-import-file.js'),
  'leads.bookmarks': () => load('./validators/leads-bookmarks.js'),
  'directory.import': () => load('./validators/directory-import.js'),
  'directory.list': () => load('./validators/directory-list.js'),
  'directory.remove': () => load('./validators/directory-remove.js'),
  'audit.list': () => load('./validators/audit-list.js'),
  'runs.accept': () => load('./validators/runs-accept.js'),
  'runs.decline': () => load('./validators/runs-decline.js'),
  'runs.cap': () => load('./validators/runs-cap.js'),
  'messages.edit': () => load('./validators/messages-edit.js'),
  'messages.remove': () => load('./validators/messages-remove.js'),
  'messages.restore': () => load('./validators/messages-restore.js'),
  'messages.withdrawApproval': () => load('./validators/messages-withdraw-approval.js'),
  'messages.approveMany': () => load('./validators/messages-approve-many.js'),
  'messages.swapTrigger': () => load('./validators/messages-swap-trigger.js'),
  'home.get': () => load('./validators/home-get.js'),
  'views.list': () => load('./validators/views-list.js'),
  'views.save': () => load('./validators/views-save.js'),
  'views.remove': () => load('./validators/views-remove.js'),
});

export const uploadValidators = onDemand({
});

export const toolValidators = onDemand({
});

export const eventValidators = onDemand({
});
