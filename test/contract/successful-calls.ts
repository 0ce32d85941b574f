import type { Args } from './operations.ts';
import { newId } from '../../src/store/ids.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import type { World } from './world.ts';

const confirmation = { language: 'en', channel: 'email', reviewedCompanies: [{ name: 'Koivu' }] };

const notifyStep = { id: 'tell', kind: 'notify', webhook: true };

/** One call of every operation that succeeds in a world, in an order in which none spoils a later one. */
export function successfulCalls({ ids }: World): readonly (readonly [id: string, args: Args])[] {
  const { project: projectId, lead: leadId, campaign: campaignId, run: runId, brain } = ids;
  const { run_lead: runLeadId, message: messageId, file: storageId } = ids;
  const path = 'Prospects/Acme/notes.txt';
  return [
    ['projects.list', { limit: 1 }],
    ['projects.get', { projectId }],
    ['projects.updateContext', { projectId, industry: 'Software', toneWords: ['plain'] }],
    ['knowledge.get', { projectId }],
    ['knowledge.append', { projectId, text: 'Tavlo was founded in 2015.' }],
    ['knowledge.set', { projectId, text: 'Tavlo connects to payroll systems. – ä 漢' }],
    ['brain.list', { projectId, type: 'reference', limit: 1 }],
    ['brain.add', { projectId, type: 'avoid', title: 'Never', body: 'cheap' }],
    ['brain.update', { projectId, id: brain, title: 'A reference' }],
    ['leads.list', { projectId, tags: [], limit: 1 }],
    ['leads.get', { leadId }],
    ['leads.add', { projectId, company: 'Lumi Care', firstName: 'Eeva', source: 'later', analysis }],
    [
      'leads.addBatch',
      { projectId, leads: [{ company: 'Third' }, { email: 'not one' }, { company: 'Third' }] },
    ],
    ['leads.update', { leadId, status: 'qualified', customFields: { any: [1, null, { of: 'it' }] } }],
    ['leads.addAlias', { leadId, email: 'another@koivu.example' }],
    ['leads.addTag', { leadId, tags: ['fair'] }],
    ['leads.enrich', { leadId, roles: ['CEO'], language: 'en' }],
    ['leads.enrichBatch', { projectId, leadIds: [leadId] }],
    ['leads.merge', { primaryId: leadId, duplicateId: ids['second_lead'] }],
    ['campaigns.list', { projectId }],
    ['campaigns.get', { campaignId }],
    ['campaigns.create', { projectId, name: 'Winter', channels: ['email'], leadCount: 5 }],
    ['campaigns.update', { campaignId, goal: 'A first meeting.', brief: null, status: 'active' }],
    ['campaigns.addRule', { projectId, campaignId, condition: { tag: 'coffee' } }],
    ['campaigns.addLeads', { campaignId, leadIds: [leadId] }],
    ['campaigns.addLeadsByTag', { projectId, campaignId, tags: ['coffee'] }],
    ['campaigns.stats', { campaignId }],
    ['campaigns.messageStructure', { campaignId }],
    ['campaigns.setMessageStructure', { campaignId, blocks: [{ kind: 'locked', content: 'Yours' }] }],
    ['campaigns.lockMessageStructure', { campaignId, locked: true }],
    ...flowCalls(ids),
    ['connectors.list', { projectId, limit: 1 }],
    [
      'connectors.create',
      { projectId, name: 'Later', url: 'https://register.example/v1', fieldMap: { companyDomain: 'web' } },
    ],
    ['connectors.sync', { connectorId: ids['connector'] }],
    ...webhookCalls(),
    ['company.lookup', { company: 'Harbour Analytics', domain: 'harbour-analytics.example', limit: 1 }],
    ['credits.info', {}],
    ['runs.list', { projectId, includeArchived: true }],
    ['runs.status', { runId }],
    ['runs.leads', { runId, withDraftOnly: true }],
    ['engine.start', { projectId, idea: 'Bakeries in Finland.', startAt: '2026-01-01' }],
    ['runs.confirmCompanies', { runId: ids['found_run'], ...confirmation }],
    ['runs.startFromLeads', { projectId, source: 'later' }],
    ['messages.byLead', { leadId }],
    ['messages.byProject', { projectId, since: '2026-01-01T00:00:00Z', direction: 'outbound' }],
    ['messages.approve', { messageId }],
    ['drafts.update', { leadId: runLeadId, subject: 'Shifts' }],
    ['drafts.remove', { leadId: runLeadId, reason: 'Not now.' }],
    ...messageCalls(ids),
    ...inboundCalls(ids),
    ['material.import', { projectId, files: [{ path, storageId, sizeBytes: 30 }], autoAdvance: false }],
    ['runs.detach', { runId, storageId }],
    ['runs.rename', { runId, name: '' }],
    ['runs.archive', { runId }],
    ['leads.deleteBatch', { leadIds: [newId('lead')] }],
    ['leads.delete', { leadId }],
    ['brain.remove', { projectId, id: brain }],
    ...deleteCalls(ids),
  ];
}

function deleteCalls({
  flow: flowId,
  connector: connectorId,
  webhook: webhookId,
}: World['ids']): [string, Args][] {
  return [
    ['flows.delete', { flowId }],
    ['connectors.delete', { connectorId }],
    ['webhooks.delete', { webhookId }],
  ];
}

function inboundCalls({ project: projectId, lead: leadId, run: runId }: World['ids']): [string, Args][] {
  return [
    [
      'inbox.addMessage',
      { projectId, leadId, direction: 'inbound', subject: 'A question', body: 'How much is it? – ä 漢' },
    ],
    [
      'events.ingest',
      {
        projectId,
        type: 'demo_request',
        identity: { email: 'visitor@koivu.example', name: 'Eeva Aho' },
        payload: { question: [null, 1.5, '漢', { deep: true }] },
        source: 'website',
        tags: ['demo'],
        occurredAt: 'yesterday',
        idempotencyKey: 'form 1',
        attachToRunId: runId,
      },
    ],
  ];
}

function webhookCalls(): [string, Args][] {
  const wanted = { url: 'https://hooks.example/in', events: ['draft.ready'], description: 'Ours' };
  return [
    ['webhooks.list', { limit: 1 }],
    ['webhooks.create', wanted],
  ];
}

function flowCalls({ project: projectId, flow: flowId, skill: skillId }: World['ids']) {
  return [
    ['flows.saveSkill', { projectId, name: 'Quotes', body: 'A price is asked for.', skillId }],
    ['flows.list', { projectId, limit: 1 }],
    ['flows.create', { projectId, name: 'Later', trigger: { kind: 'manual' }, steps: [notifyStep] }],
    ['flows.update', { flowId, steps: [notifyStep] }],
    ['flows.setEnabled', { flowId, enabled: true }],
    ['flows.runs', { flowId }],
  ] satisfies [string, Args][];
}

const messageCalls = ({
  project,
  lead,
  thread,
}: World['ids']): readonly (readonly [id: string, args: Args])[] => [
  ['messages.generate', { leadId: lead, language: 'en' }],
  ['replies.classify', { projectId: project, limit: 5 }],
  ['replies.draft', { leadId: lead, body: 'Hello,\n\nit costs 79 euros.', instruction: 'Name the price.' }],
  ['replies.draftByThread', { threadId: thread, intent: 'Propose a call.' }],
  [
    'replies.preview',
    { projectId: project, eventType: 'contact', payload: { Message: 'What does it cost?' } },
  ],
];
