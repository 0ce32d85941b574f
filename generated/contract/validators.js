// @generated from openapi.yaml and registry.yaml by npm run codegen

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
  'projects.list': () => load('./validators/projects-list.js'),
  'projects.get': () => load('./validators/projects-get.js'),
  'projects.updateContext': () => load('./validators/projects-update-context.js'),
  'knowledge.get': () => load('./validators/knowledge-get.js'),
  'knowledge.set': () => load('./validators/knowledge-set.js'),
  'knowledge.append': () => load('./validators/knowledge-append.js'),
  'brain.list': () => load('./validators/brain-list.js'),
  'brain.add': () => load('./validators/brain-add.js'),
  'brain.update': () => load('./validators/brain-update.js'),
  'brain.remove': () => load('./validators/brain-remove.js'),
  'leads.list': () => load('./validators/leads-list.js'),
  'leads.get': () => load('./validators/leads-get.js'),
  'leads.add': () => load('./validators/leads-add.js'),
  'leads.addBatch': () => load('./validators/leads-add-batch.js'),
  'leads.update': () => load('./validators/leads-update.js'),
  'leads.enrich': () => load('./validators/leads-enrich.js'),
  'leads.enrichBatch': () => load('./validators/leads-enrich-batch.js'),
  'leads.addAlias': () => load('./validators/leads-add-alias.js'),
  'leads.addTag': () => load('./validators/leads-add-tag.js'),
  'leads.merge': () => load('./validators/leads-merge.js'),
  'leads.delete': () => load('./validators/leads-delete.js'),
  'leads.deleteBatch': () => load('./validators/leads-delete-batch.js'),
  'campaigns.list': () => load('./validators/campaigns-list.js'),
  'campaigns.get': () => load('./validators/campaigns-get.js'),
  'campaigns.create': () => load('./validators/campaigns-create.js'),
  'campaigns.update': () => load('./validators/campaigns-update.js'),
  'campaigns.stats': () => load('./validators/campaigns-stats.js'),
  'campaigns.addLeads': () => load('./validators/campaigns-add-leads.js'),
  'campaigns.addLeadsByTag': () => load('./validators/campaigns-add-leads-by-tag.js'),
  'campaigns.addRule': () => load('./validators/campaigns-add-rule.js'),
  'campaigns.messageStructure': () => load('./validators/campaigns-message-structure.js'),
  'campaigns.setMessageStructure': () => load('./validators/campaigns-set-message-structure.js'),
  'campaigns.lockMessageStructure': () => load('./validators/campaigns-lock-message-structure.js'),
  'company.lookup': () => load('./validators/company-lookup.js'),
  'engine.start': () => load('./validators/engine-start.js'),
  'runs.list': () => load('./validators/runs-list.js'),
  'runs.status': () => load('./validators/runs-status.js'),
  'runs.leads': () => load('./validators/runs-leads.js'),
  'runs.rename': () => load('./validators/runs-rename.js'),
  'runs.archive': () => load('./validators/runs-archive.js'),
  'runs.detach': () => load('./validators/runs-detach.js'),
  'runs.confirmCompanies': () => load('./validators/runs-confirm-companies.js'),
  'runs.startFromLeads': () => load('./validators/runs-start-from-leads.js'),
  'material.import': () => load('./validators/material-import.js'),
  'drafts.update': () => load('./validators/drafts-update.js'),
  'drafts.remove': () => load('./validators/drafts-remove.js'),
  'messages.byLead': () => load('./validators/messages-by-lead.js'),
  'messages.byProject': () => load('./validators/messages-by-project.js'),
  'messages.approve': () => load('./validators/messages-approve.js'),
  'messages.generate': () => load('./validators/messages-generate.js'),
  'inbox.addMessage': () => load('./validators/inbox-add-message.js'),
  'events.ingest': () => load('./validators/events-ingest.js'),
  'replies.classify': () => load('./validators/replies-classify.js'),
  'replies.draft': () => load('./validators/replies-draft.js'),
  'replies.draftByThread': () => load('./validators/replies-draft-by-thread.js'),
  'replies.preview': () => load('./validators/replies-preview.js'),
  'flows.list': () => load('./validators/flows-list.js'),
  'flows.create': () => load('./validators/flows-create.js'),
  'flows.update': () => load('./validators/flows-update.js'),
  'flows.delete': () => load('./validators/flows-delete.js'),
  'flows.setEnabled': () => load('./validators/flows-set-enabled.js'),
  'flows.runs': () => load('./validators/flows-runs.js'),
  'flows.saveSkill': () => load('./validators/flows-save-skill.js'),
  'connectors.list': () => load('./validators/connectors-list.js'),
  'connectors.create': () => load('./validators/connectors-create.js'),
  'connectors.delete': () => load('./validators/connectors-delete.js'),
  'connectors.sync': () => load('./validators/connectors-sync.js'),
  'webhooks.list': () => load('./validators/webhooks-list.js'),
  'webhooks.create': () => load('./validators/webhooks-create.js'),
  'webhooks.delete': () => load('./validators/webhooks-delete.js'),
  'credits.info': () => load('./validators/credits-info.js'),
});

export const uploadValidators = onDemand({
  'material.upload': () => load('./validators/components.js').validateStoredFile,
});

export const toolValidators = onDemand({
  search: () => load('./validators/tool-search.js'),
  fetch: () => load('./validators/tool-fetch.js'),
  service_upload_material: () => load('./validators/tool-service-upload-material.js'),
});

export const eventValidators = onDemand({
  'campaign.completed': () => load('./validators/events.js').validateCampaignCompletedData,
  'credits.low': () => load('./validators/events.js').validateCreditsLowData,
  'draft.failed': () => load('./validators/events.js').validateDraftFailedData,
  'draft.ready': () => load('./validators/events.js').validateDraftReadyData,
  'flow.failed': () => load('./validators/events.js').validateFlowFailedData,
  'flow.notified': () => load('./validators/events.js').validateFlowNotifiedData,
  'lead.added': () => load('./validators/events.js').validateLeadAddedData,
  'lead.status_changed': () => load('./validators/events.js').validateLeadStatusChangedData,
  'meeting.booked': () => load('./validators/events.js').validateMeetingBookedData,
  'message.sent': () => load('./validators/events.js').validateMessageSentData,
  'reply.received': () => load('./validators/events.js').validateReplyReceivedData,
  'test.ping': () => load('./validators/events.js').validateTestPingData,
});
