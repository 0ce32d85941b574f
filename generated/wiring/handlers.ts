// @generated from openapi.yaml and registry.yaml by npm run codegen

import type { Handlers } from '../../src/operation.ts';
import { handle as projectsList } from '../../src/operations/projects/list.ts';
import { handle as projectsGet } from '../../src/operations/projects/get.ts';
import { handle as projectsUpdateContext } from '../../src/operations/projects/update-context.ts';
import { handle as knowledgeGet } from '../../src/operations/knowledge/get.ts';
import { handle as knowledgeSet } from '../../src/operations/knowledge/set.ts';
import { handle as knowledgeAppend } from '../../src/operations/knowledge/append.ts';
import { handle as brainList } from '../../src/operations/brain/list.ts';
import { handle as brainAdd } from '../../src/operations/brain/add.ts';
import { handle as brainUpdate } from '../../src/operations/brain/update.ts';
import { handle as brainRemove } from '../../src/operations/brain/remove.ts';
import { handle as leadsList } from '../../src/operations/leads/list.ts';
import { handle as leadsGet } from '../../src/operations/leads/get.ts';
import { handle as leadsAdd } from '../../src/operations/leads/add.ts';
import { handle as leadsAddBatch } from '../../src/operations/leads/add-batch.ts';
import { handle as leadsUpdate } from '../../src/operations/leads/update.ts';
import { handle as leadsEnrich } from '../../src/operations/leads/enrich.ts';
import { handle as leadsEnrichBatch } from '../../src/operations/leads/enrich-batch.ts';
import { handle as leadsAddAlias } from '../../src/operations/leads/add-alias.ts';
import { handle as leadsAddTag } from '../../src/operations/leads/add-tag.ts';
import { handle as leadsMerge } from '../../src/operations/leads/merge.ts';
import { handle as leadsDelete } from '../../src/operations/leads/delete.ts';
import { handle as leadsDeleteBatch } from '../../src/operations/leads/delete-batch.ts';
import { handle as campaignsList } from '../../src/operations/campaigns/list.ts';
import { handle as campaignsGet } from '../../src/operations/campaigns/get.ts';
import { handle as campaignsCreate } from '../../src/operations/campaigns/create.ts';
import { handle as campaignsUpdate } from '../../src/operations/campaigns/update.ts';
import { handle as campaignsStats } from '../../src/operations/campaigns/stats.ts';
import { handle as campaignsAddLeads } from '../../src/operations/campaigns/add-leads.ts';
import { handle as campaignsAddLeadsByTag } from '../../src/operations/campaigns/add-leads-by-tag.ts';
import { handle as campaignsAddRule } from '../../src/operations/campaigns/add-rule.ts';
import { handle as campaignsMessageStructure } from '../../src/operations/campaigns/message-structure.ts';
import { handle as campaignsSetMessageStructure } from '../../src/operations/campaigns/set-message-structure.ts';
import { handle as campaignsLockMessageStructure } from '../../src/operations/campaigns/lock-message-structure.ts';
import { handle as companyLookup } from '../../src/operations/company/lookup.ts';
import { handle as engineStart } from '../../src/operations/engine/start.ts';
import { handle as runsList } from '../../src/operations/runs/list.ts';
import { handle as runsStatus } from '../../src/operations/runs/status.ts';
import { handle as runsLeads } from '../../src/operations/runs/leads.ts';
import { handle as runsRename } from '../../src/operations/runs/rename.ts';
import { handle as runsArchive } from '../../src/operations/runs/archive.ts';
import { handle as runsDetach } from '../../src/operations/runs/detach.ts';
import { handle as runsConfirmCompanies } from '../../src/operations/runs/confirm-companies.ts';
import { handle as runsStartFromLeads } from '../../src/operations/runs/start-from-leads.ts';
import { handle as materialImport } from '../../src/operations/material/import.ts';
import { handle as draftsUpdate } from '../../src/operations/drafts/update.ts';
import { handle as draftsRemove } from '../../src/operations/drafts/remove.ts';
import { handle as messagesByLead } from '../../src/operations/messages/by-lead.ts';
import { handle as messagesByProject } from '../../src/operations/messages/by-project.ts';
import { handle as messagesApprove } from '../../src/operations/messages/approve.ts';
import { handle as messagesGenerate } from '../../src/operations/messages/generate.ts';
import { handle as inboxAddMessage } from '../../src/operations/inbox/add-message.ts';
import { handle as eventsIngest } from '../../src/operations/events/ingest.ts';
import { handle as repliesClassify } from '../../src/operations/replies/classify.ts';
import { handle as repliesDraft } from '../../src/operations/replies/draft.ts';
import { handle as repliesDraftByThread } from '../../src/operations/replies/draft-by-thread.ts';
import { handle as repliesPreview } from '../../src/operations/replies/preview.ts';
import { handle as flowsList } from '../../src/operations/flows/list.ts';
import { handle as flowsCreate } from '../../src/operations/flows/create.ts';
import { handle as flowsUpdate } from '../../src/operations/flows/update.ts';
import { handle as flowsDelete } from '../../src/operations/flows/delete.ts';
import { handle as flowsSetEnabled } from '../../src/operations/flows/set-enabled.ts';
import { handle as flowsRuns } from '../../src/operations/flows/runs.ts';
import { handle as flowsSaveSkill } from '../../src/operations/flows/save-skill.ts';
import { handle as connectorsList } from '../../src/operations/connectors/list.ts';
import { handle as connectorsCreate } from '../../src/operations/connectors/create.ts';
import { handle as connectorsDelete } from '../../src/operations/connectors/delete.ts';
import { handle as connectorsSync } from '../../src/operations/connectors/sync.ts';
import { handle as webhooksList } from '../../src/operations/webhooks/list.ts';
import { handle as webhooksCreate } from '../../src/operations/webhooks/create.ts';
import { handle as webhooksDelete } from '../../src/operations/webhooks/delete.ts';
import { handle as creditsInfo } from '../../src/operations/credits/info.ts';

/** The handlers by operation id. */
export const handlers = {
  'projects.list': projectsList,
  'projects.get': projectsGet,
  'projects.updateContext': projectsUpdateContext,
  'knowledge.get': knowledgeGet,
  'knowledge.set': knowledgeSet,
  'knowledge.append': knowledgeAppend,
  'brain.list': brainList,
  'brain.add': brainAdd,
  'brain.update': brainUpdate,
  'brain.remove': brainRemove,
  'leads.list': leadsList,
  'leads.get': leadsGet,
  'leads.add': leadsAdd,
  'leads.addBatch': leadsAddBatch,
  'leads.update': leadsUpdate,
  'leads.enrich': leadsEnrich,
  'leads.enrichBatch': leadsEnrichBatch,
  'leads.addAlias': leadsAddAlias,
  'leads.addTag': leadsAddTag,
  'leads.merge': leadsMerge,
  'leads.delete': leadsDelete,
  'leads.deleteBatch': leadsDeleteBatch,
  'campaigns.list': campaignsList,
  'campaigns.get': campaignsGet,
  'campaigns.create': campaignsCreate,
  'campaigns.update': campaignsUpdate,
  'campaigns.stats': campaignsStats,
  'campaigns.addLeads': campaignsAddLeads,
  'campaigns.addLeadsByTag': campaignsAddLeadsByTag,
  'campaigns.addRule': campaignsAddRule,
  'campaigns.messageStructure': campaignsMessageStructure,
  'campaigns.setMessageStructure': campaignsSetMessageStructure,
  'campaigns.lockMessageStructure': campaignsLockMessageStructure,
  'company.lookup': companyLookup,
  'engine.start': engineStart,
  'runs.list': runsList,
  'runs.status': runsStatus,
  'runs.leads': runsLeads,
  'runs.rename': runsRename,
  'runs.archive': runsArchive,
  'runs.detach': runsDetach,
  'runs.confirmCompanies': runsConfirmCompanies,
  'runs.startFromLeads': runsStartFromLeads,
  'material.import': materialImport,
  'drafts.update': draftsUpdate,
  'drafts.remove': draftsRemove,
  'messages.byLead': messagesByLead,
  'messages.byProject': messagesByProject,
  'messages.approve': messagesApprove,
  'messages.generate': messagesGenerate,
  'inbox.addMessage': inboxAddMessage,
  'events.ingest': eventsIngest,
  'replies.classify': repliesClassify,
  'replies.draft': repliesDraft,
  'replies.draftByThread': repliesDraftByThread,
  'replies.preview': repliesPreview,
  'flows.list': flowsList,
  'flows.create': flowsCreate,
  'flows.update': flowsUpdate,
  'flows.delete': flowsDelete,
  'flows.setEnabled': flowsSetEnabled,
  'flows.runs': flowsRuns,
  'flows.saveSkill': flowsSaveSkill,
  'connectors.list': connectorsList,
  'connectors.create': connectorsCreate,
  'connectors.delete': connectorsDelete,
  'connectors.sync': connectorsSync,
  'webhooks.list': webhooksList,
  'webhooks.create': webhooksCreate,
  'webhooks.delete': webhooksDelete,
  'credits.info': creditsInfo,
} satisfies Handlers;
