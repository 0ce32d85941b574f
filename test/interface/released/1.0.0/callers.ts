// @generated from openapi.yaml and registry.yaml by npm run interface-release

import type { Outreach, OutreachError, types as now } from '../../today.ts';
import type * as then from './types.ts';

const options = { signal: AbortSignal.abort(), idempotencyKey: 'once', dryRun: true };

export async function projectsList(
  outreach: Outreach,
  given: then.ProjectsListArguments,
): Promise<then.ProjectList> {
  await outreach.projects.list({ cursor: 'cursor', limit: 1 }, options);
  for await (const item of outreach.projects.list(given)) {
    const each: then.ProjectList['items'][number] = item;
    void each;
  }
  return await outreach.projects.list(given);
}

export async function projectsGet(
  outreach: Outreach,
  given: then.ProjectsGetArguments,
): Promise<then.Project> {
  await outreach.projects.get({ projectId: 'project_01h455vb4pex5vsknk084sn02q' }, options);
  return await outreach.projects.get(given);
}

export async function projectsUpdateContext(
  outreach: Outreach,
  given: then.ProjectsUpdateContextArguments,
): Promise<then.Project> {
  await outreach.projects.updateContext({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    companySize: 'companySize',
    competitors: ['competitors'],
    forbiddenPhrases: ['forbiddenPhrases'],
    industry: 'industry',
    jobTitles: ['jobTitles'],
    knownCustomers: ['knownCustomers'],
    products: 'products',
    targetMarkets: ['targetMarkets'],
    toneWords: ['toneWords'],
    valueProposition: 'valueProposition',
    voiceExamplesBad: ['voiceExamplesBad'],
    voiceExamplesGood: ['voiceExamplesGood'],
    whatTheyDo: 'whatTheyDo',
  }, options);
  return await outreach.projects.updateContext(given);
}

export async function knowledgeGet(
  outreach: Outreach,
  given: then.KnowledgeGetArguments,
): Promise<then.Knowledge> {
  await outreach.knowledge.get({ projectId: 'project_01h455vb4pex5vsknk084sn02q' }, options);
  return await outreach.knowledge.get(given);
}

export async function knowledgeSet(
  outreach: Outreach,
  given: then.KnowledgeSetArguments,
): Promise<then.Knowledge> {
  await outreach.knowledge.set({ projectId: 'project_01h455vb4pex5vsknk084sn02q', text: 'text' }, options);
  return await outreach.knowledge.set(given);
}

export async function knowledgeAppend(
  outreach: Outreach,
  given: then.KnowledgeAppendArguments,
): Promise<then.Knowledge> {
  await outreach.knowledge.append({ projectId: 'project_01h455vb4pex5vsknk084sn02q', text: 'text' }, options);
  return await outreach.knowledge.append(given);
}

export async function brainList(
  outreach: Outreach,
  given: then.BrainListArguments,
): Promise<then.BrainItemList> {
  await outreach.brain.list({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    cursor: 'cursor',
    limit: 1,
    type: 'company',
  }, options);
  for await (const item of outreach.brain.list(given)) {
    const each: then.BrainItemList['items'][number] = item;
    void each;
  }
  return await outreach.brain.list(given);
}

export async function brainAdd(
  outreach: Outreach,
  given: then.BrainAddArguments,
): Promise<then.BrainItem> {
  await outreach.brain.add({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    type: 'company',
    title: 'title',
    body: 'body',
  }, options);
  return await outreach.brain.add(given);
}

export async function brainUpdate(
  outreach: Outreach,
  given: then.BrainUpdateArguments,
): Promise<then.BrainItem> {
  await outreach.brain.update({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    id: 'brain_01h455vb4pex5vsknk084sn02q',
    body: 'body',
    title: 'title',
  }, options);
  return await outreach.brain.update(given);
}

export async function brainRemove(
  outreach: Outreach,
  given: then.BrainRemoveArguments,
): Promise<then.RemovedBrainItem> {
  await outreach.brain.remove({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    id: 'brain_01h455vb4pex5vsknk084sn02q',
  }, options);
  return await outreach.brain.remove(given);
}

export async function leadsList(
  outreach: Outreach,
  given: then.LeadsListArguments,
): Promise<then.LeadList> {
  await outreach.leads.list({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    city: 'city',
    cursor: 'cursor',
    hasEmail: true,
    limit: 1,
    query: 'query',
    source: 'source',
    status: 'new',
    tags: ['tags'],
  }, options);
  for await (const item of outreach.leads.list(given)) {
    const each: then.LeadList['items'][number] = item;
    void each;
  }
  return await outreach.leads.list(given);
}

export async function leadsGet(
  outreach: Outreach,
  given: then.LeadsGetArguments,
): Promise<then.LeadDetail> {
  await outreach.leads.get({ leadId: 'lead_01h455vb4pex5vsknk084sn02q' }, options);
  return await outreach.leads.get(given);
}

export async function leadsAdd(
  outreach: Outreach,
  given: then.LeadsAddArguments,
): Promise<then.LeadAdded> {
  await outreach.leads.add({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    analysis: 'analysis',
    city: 'city',
    company: 'company',
    companyCity: 'companyCity',
    companyDomain: 'companyDomain',
    companyWebsite: 'companyWebsite',
    country: 'country',
    customFields: {},
    domain: 'domain',
    email: 'email',
    externalUrl: 'externalUrl',
    firstName: 'firstName',
    jobTitle: 'jobTitle',
    lastName: 'lastName',
    linkedinUrl: 'linkedinUrl',
    location: 'location',
    notes: 'notes',
    outreachAngle: 'outreachAngle',
    phone: 'phone',
    source: 'source',
    tags: ['tags'],
    whyGoodLead: { summary: 'summary', matchReasons: ['matchReasons'] },
  }, options);
  return await outreach.leads.add(given);
}

export async function leadsAddBatch(
  outreach: Outreach,
  given: then.LeadsAddBatchArguments,
): Promise<then.BatchResult> {
  await outreach.leads.addBatch({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    leads: [
      {
        analysis: 'analysis',
        city: 'city',
        company: 'company',
        companyCity: 'companyCity',
        companyDomain: 'companyDomain',
        companyWebsite: 'companyWebsite',
        country: 'country',
        customFields: {},
        domain: 'domain',
        email: 'email',
        externalUrl: 'externalUrl',
        firstName: 'firstName',
        jobTitle: 'jobTitle',
        lastName: 'lastName',
        linkedinUrl: 'linkedinUrl',
        location: 'location',
        notes: 'notes',
        phone: 'phone',
        source: 'source',
        tags: ['tags'],
      },
    ],
  }, options);
  return await outreach.leads.addBatch(given);
}

export async function leadsUpdate(
  outreach: Outreach,
  given: then.LeadsUpdateArguments,
): Promise<then.Lead> {
  await outreach.leads.update({
    leadId: 'lead_01h455vb4pex5vsknk084sn02q',
    analysis: 'analysis',
    appendNote: true,
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    city: 'city',
    companyDescription: 'companyDescription',
    companyDomain: 'companyDomain',
    companyWebsite: 'companyWebsite',
    country: 'country',
    customFields: {},
    dealStage: 'proposal_sent',
    dealValueEur: 0,
    email: 'email',
    externalUrl: 'externalUrl',
    firstName: 'firstName',
    fitScore: -1000000,
    jobTitle: 'jobTitle',
    lastName: 'lastName',
    location: 'location',
    notes: 'notes',
    outreachAngle: 'outreachAngle',
    status: 'new',
    tags: ['tags'],
  }, options);
  await outreach.leads.update({
    leadId: 'lead_01h455vb4pex5vsknk084sn02q',
    analysis: 'analysis',
    appendNote: true,
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    city: 'city',
    companyDescription: 'companyDescription',
    companyDomain: null,
    companyWebsite: 'companyWebsite',
    country: 'country',
    customFields: {},
    dealStage: 'proposal_sent',
    dealValueEur: 0,
    email: 'email',
    externalUrl: 'externalUrl',
    firstName: 'firstName',
    fitScore: -1000000,
    jobTitle: 'jobTitle',
    lastName: 'lastName',
    location: 'location',
    notes: 'notes',
    outreachAngle: 'outreachAngle',
    status: 'new',
    tags: ['tags'],
  }, options);
  await outreach.leads.update({
    leadId: 'lead_01h455vb4pex5vsknk084sn02q',
    analysis: 'analysis',
    appendNote: true,
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    city: 'city',
    companyDescription: 'companyDescription',
    companyDomain: 'companyDomain',
    companyWebsite: 'companyWebsite',
    country: 'country',
    customFields: {},
    dealStage: 'proposal_sent',
    dealValueEur: null,
    email: 'email',
    externalUrl: 'externalUrl',
    firstName: 'firstName',
    fitScore: -1000000,
    jobTitle: 'jobTitle',
    lastName: 'lastName',
    location: 'location',
    notes: 'notes',
    outreachAngle: 'outreachAngle',
    status: 'new',
    tags: ['tags'],
  }, options);
  return await outreach.leads.update(given);
}

export async function leadsAddAlias(
  outreach: Outreach,
  given: then.LeadsAddAliasArguments,
): Promise<then.Lead> {
  await outreach.leads.addAlias({ leadId: 'lead_01h455vb4pex5vsknk084sn02q', email: 'email' }, options);
  return await outreach.leads.addAlias(given);
}

export async function leadsAddTag(
  outreach: Outreach,
  given: then.LeadsAddTagArguments,
): Promise<then.Lead> {
  await outreach.leads.addTag({ leadId: 'lead_01h455vb4pex5vsknk084sn02q', tags: ['tags'] }, options);
  return await outreach.leads.addTag(given);
}

export async function leadsMerge(
  outreach: Outreach,
  given: then.LeadsMergeArguments,
): Promise<then.LeadMerged> {
  await outreach.leads.merge({
    primaryId: 'lead_01h455vb4pex5vsknk084sn02q',
    duplicateId: 'lead_01h455vb4pex5vsknk084sn02q',
  }, options);
  return await outreach.leads.merge(given);
}

export async function leadsDelete(
  outreach: Outreach,
  given: then.LeadsDeleteArguments,
): Promise<then.LeadDeleted> {
  await outreach.leads.delete({ leadId: 'lead_01h455vb4pex5vsknk084sn02q' }, options);
  return await outreach.leads.delete(given);
}

export async function leadsDeleteBatch(
  outreach: Outreach,
  given: then.LeadsDeleteBatchArguments,
): Promise<then.LeadsDeleted> {
  await outreach.leads.deleteBatch({ leadIds: ['lead_01h455vb4pex5vsknk084sn02q'] }, options);
  return await outreach.leads.deleteBatch(given);
}

export async function campaignsList(
  outreach: Outreach,
  given: then.CampaignsListArguments,
): Promise<then.CampaignList> {
  await outreach.campaigns.list({ projectId: 'project_01h455vb4pex5vsknk084sn02q', cursor: 'cursor', limit: 1 }, options);
  for await (const item of outreach.campaigns.list(given)) {
    const each: then.CampaignList['items'][number] = item;
    void each;
  }
  return await outreach.campaigns.list(given);
}

export async function campaignsGet(
  outreach: Outreach,
  given: then.CampaignsGetArguments,
): Promise<then.CampaignDetail> {
  await outreach.campaigns.get({ campaignId: 'campaign_01h455vb4pex5vsknk084sn02q' }, options);
  return await outreach.campaigns.get(given);
}

export async function campaignsCreate(
  outreach: Outreach,
  given: then.CampaignsCreateArguments,
): Promise<then.Campaign> {
  await outreach.campaigns.create({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    name: 'name',
    brief: 'brief',
    channels: ['email'],
    leadCount: 1,
    locations: ['locations'],
    outreachAngle: 'outreachAngle',
    scheduledStartDate: 'scheduledStartDate',
    startAt: 'startAt',
    targetCompanySize: 'targetCompanySize',
    targetIndustry: 'targetIndustry',
    targetRole: 'targetRole',
  }, options);
  await outreach.campaigns.create({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    name: 'name',
    brief: 'brief',
    channels: ['email'],
    leadCount: 1,
    locations: ['locations'],
    outreachAngle: 'outreachAngle',
    scheduledStartDate: 1,
    startAt: 'startAt',
    targetCompanySize: 'targetCompanySize',
    targetIndustry: 'targetIndustry',
    targetRole: 'targetRole',
  }, options);
  await outreach.campaigns.create({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    name: 'name',
    brief: 'brief',
    channels: ['email'],
    leadCount: 1,
    locations: ['locations'],
    outreachAngle: 'outreachAngle',
    scheduledStartDate: 'scheduledStartDate',
    startAt: 1,
    targetCompanySize: 'targetCompanySize',
    targetIndustry: 'targetIndustry',
    targetRole: 'targetRole',
  }, options);
  return await outreach.campaigns.create(given);
}

export async function campaignsUpdate(
  outreach: Outreach,
  given: then.CampaignsUpdateArguments,
): Promise<then.Campaign> {
  await outreach.campaigns.update({
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    brief: 'brief',
    ghostwriterHints: 'ghostwriterHints',
    goal: 'goal',
    name: 'name',
    outreachAngle: 'outreachAngle',
    scheduledStartDate: 'scheduledStartDate',
    status: 'draft',
  }, options);
  await outreach.campaigns.update({
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    brief: null,
    ghostwriterHints: 'ghostwriterHints',
    goal: 'goal',
    name: 'name',
    outreachAngle: 'outreachAngle',
    scheduledStartDate: 'scheduledStartDate',
    status: 'draft',
  }, options);
  await outreach.campaigns.update({
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    brief: 'brief',
    ghostwriterHints: null,
    goal: 'goal',
    name: 'name',
    outreachAngle: 'outreachAngle',
    scheduledStartDate: 'scheduledStartDate',
    status: 'draft',
  }, options);
  await outreach.campaigns.update({
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    brief: 'brief',
    ghostwriterHints: 'ghostwriterHints',
    goal: null,
    name: 'name',
    outreachAngle: 'outreachAngle',
    scheduledStartDate: 'scheduledStartDate',
    status: 'draft',
  }, options);
  await outreach.campaigns.update({
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    brief: 'brief',
    ghostwriterHints: 'ghostwriterHints',
    goal: 'goal',
    name: 'name',
    outreachAngle: null,
    scheduledStartDate: 'scheduledStartDate',
    status: 'draft',
  }, options);
  await outreach.campaigns.update({
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    brief: 'brief',
    ghostwriterHints: 'ghostwriterHints',
    goal: 'goal',
    name: 'name',
    outreachAngle: 'outreachAngle',
    scheduledStartDate: 1,
    status: 'draft',
  }, options);
  await outreach.campaigns.update({
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    brief: 'brief',
    ghostwriterHints: 'ghostwriterHints',
    goal: 'goal',
    name: 'name',
    outreachAngle: 'outreachAngle',
    scheduledStartDate: null,
    status: 'draft',
  }, options);
  return await outreach.campaigns.update(given);
}

export async function campaignsStats(
  outreach: Outreach,
  given: then.CampaignsStatsArguments,
): Promise<then.CampaignStats> {
  await outreach.campaigns.stats({ campaignId: 'campaign_01h455vb4pex5vsknk084sn02q' }, options);
  return await outreach.campaigns.stats(given);
}

export async function campaignsAddLeads(
  outreach: Outreach,
  given: then.CampaignsAddLeadsArguments,
): Promise<then.CampaignJoins> {
  await outreach.campaigns.addLeads({
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    leadIds: ['lead_01h455vb4pex5vsknk084sn02q'],
  }, options);
  return await outreach.campaigns.addLeads(given);
}

export async function campaignsAddLeadsByTag(
  outreach: Outreach,
  given: then.CampaignsAddLeadsByTagArguments,
): Promise<then.TaggedJoins> {
  await outreach.campaigns.addLeadsByTag({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    tags: ['tags'],
  }, options);
  return await outreach.campaigns.addLeadsByTag(given);
}

export async function campaignsAddRule(
  outreach: Outreach,
  given: then.CampaignsAddRuleArguments,
): Promise<then.CampaignRuleAdded> {
  await outreach.campaigns.addRule({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    condition: { tag: 'tag' },
  }, options);
  return await outreach.campaigns.addRule(given);
}

export async function campaignsMessageStructure(
  outreach: Outreach,
  given: then.CampaignsMessageStructureArguments,
): Promise<then.MessageStructure> {
  await outreach.campaigns.messageStructure({ campaignId: 'campaign_01h455vb4pex5vsknk084sn02q' }, options);
  return await outreach.campaigns.messageStructure(given);
}

export async function campaignsSetMessageStructure(
  outreach: Outreach,
  given: then.CampaignsSetMessageStructureArguments,
): Promise<then.MessageStructure> {
  await outreach.campaigns.setMessageStructure({
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    blocks: [
      {
        kind: 'locked',
        aiInstruction: 'aiInstruction',
        content: 'content',
        id: 'id',
        label: 'label',
        optional: true,
        order: 0,
        role: 'subject',
      },
    ],
    followUpStrategy: 'followUpStrategy',
    form: { links: 'none', maxWords: 10, paragraphs: 1 },
    must: ['must'],
    mustNever: ['mustNever'],
    objective: 'objective',
  }, options);
  return await outreach.campaigns.setMessageStructure(given);
}

export async function campaignsLockMessageStructure(
  outreach: Outreach,
  given: then.CampaignsLockMessageStructureArguments,
): Promise<then.MessageStructure> {
  await outreach.campaigns.lockMessageStructure({ campaignId: 'campaign_01h455vb4pex5vsknk084sn02q', locked: true }, options);
  return await outreach.campaigns.lockMessageStructure(given);
}

export async function runsList(
  outreach: Outreach,
  given: then.RunsListArguments,
): Promise<then.RunList> {
  await outreach.runs.list({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    cursor: 'cursor',
    includeArchived: true,
    limit: 1,
  }, options);
  for await (const item of outreach.runs.list(given)) {
    const each: then.RunList['items'][number] = item;
    void each;
  }
  return await outreach.runs.list(given);
}

export async function runsStatus(
  outreach: Outreach,
  given: then.RunsStatusArguments,
): Promise<then.RunStatus> {
  await outreach.runs.status({ runId: 'run_01h455vb4pex5vsknk084sn02q' }, options);
  return await outreach.runs.status(given);
}

export async function runsLeads(
  outreach: Outreach,
  given: then.RunsLeadsArguments,
): Promise<then.RunLeadList> {
  await outreach.runs.leads({
    runId: 'run_01h455vb4pex5vsknk084sn02q',
    cursor: 'cursor',
    limit: 1,
    withDraftOnly: true,
  }, options);
  for await (const item of outreach.runs.leads(given)) {
    const each: then.RunLeadList['items'][number] = item;
    void each;
  }
  return await outreach.runs.leads(given);
}

export async function runsRename(
  outreach: Outreach,
  given: then.RunsRenameArguments,
): Promise<then.Run> {
  await outreach.runs.rename({ runId: 'run_01h455vb4pex5vsknk084sn02q', name: 'name' }, options);
  return await outreach.runs.rename(given);
}

export async function runsArchive(
  outreach: Outreach,
  given: then.RunsArchiveArguments,
): Promise<then.Run> {
  await outreach.runs.archive({ runId: 'run_01h455vb4pex5vsknk084sn02q' }, options);
  return await outreach.runs.archive(given);
}

export async function runsStartFromLeads(
  outreach: Outreach,
  given: then.RunsStartFromLeadsArguments,
): Promise<then.StartedRun> {
  await outreach.runs.startFromLeads({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    source: 'source',
    campaignBrief: 'campaignBrief',
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    sourceDisplayLabel: 'sourceDisplayLabel',
  }, options);
  return await outreach.runs.startFromLeads(given);
}

export async function draftsUpdate(
  outreach: Outreach,
  given: then.DraftsUpdateArguments,
): Promise<then.Message> {
  await outreach.drafts.update({ leadId: 'run_lead_01h455vb4pex5vsknk084sn02q', body: 'body', subject: 'subject' }, options);
  return await outreach.drafts.update(given);
}

export async function draftsRemove(
  outreach: Outreach,
  given: then.DraftsRemoveArguments,
): Promise<then.Message> {
  await outreach.drafts.remove({ leadId: 'run_lead_01h455vb4pex5vsknk084sn02q', reason: 'reason' }, options);
  return await outreach.drafts.remove(given);
}

export async function messagesByLead(
  outreach: Outreach,
  given: then.MessagesByLeadArguments,
): Promise<then.MessageList> {
  await outreach.messages.byLead({ leadId: 'lead_01h455vb4pex5vsknk084sn02q', cursor: 'cursor', limit: 1 }, options);
  for await (const item of outreach.messages.byLead(given)) {
    const each: then.MessageList['items'][number] = item;
    void each;
  }
  return await outreach.messages.byLead(given);
}

export async function messagesByProject(
  outreach: Outreach,
  given: then.MessagesByProjectArguments,
): Promise<then.MessageList> {
  await outreach.messages.byProject({
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    cursor: 'cursor',
    direction: 'inbound',
    limit: 1,
    since: 'since',
    state: 'drafting',
  }, options);
  for await (const item of outreach.messages.byProject(given)) {
    const each: then.MessageList['items'][number] = item;
    void each;
  }
  return await outreach.messages.byProject(given);
}

export async function messagesApprove(
  outreach: Outreach,
  given: then.MessagesApproveArguments,
): Promise<then.Message> {
  await outreach.messages.approve({ messageId: 'message_01h455vb4pex5vsknk084sn02q', contentHash: 'contentHash' }, options);
  return await outreach.messages.approve(given);
}

export async function messagesGenerate(
  outreach: Outreach,
  given: then.MessagesGenerateArguments,
): Promise<then.Message> {
  await outreach.messages.generate({
    leadId: 'lead_01h455vb4pex5vsknk084sn02q',
    campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
    channel: 'email',
    language: 'en',
    outreachAngle: 'outreachAngle',
  }, options);
  return await outreach.messages.generate(given);
}

export async function creditsInfo(
  outreach: Outreach,
  given: then.CreditsInfoArguments,
): Promise<then.Credits> {
  await outreach.credits.info({}, options);
  return await outreach.credits.info(given);
}

export function onCreditsLow(data: now.Events["credits.low"]): then.Events["credits.low"] {
  return data;
}

export function onDraftFailed(data: now.Events["draft.failed"]): then.Events["draft.failed"] {
  return data;
}

export function onDraftReady(data: now.Events["draft.ready"]): then.Events["draft.ready"] {
  return data;
}

export function onLeadAdded(data: now.Events["lead.added"]): then.Events["lead.added"] {
  return data;
}

export function onLeadStatusChanged(data: now.Events["lead.status_changed"]): then.Events["lead.status_changed"] {
  return data;
}

export function onReplyReceived(data: now.Events["reply.received"]): then.Events["reply.received"] {
  return data;
}

export function onRefusal(refusal: OutreachError): [then.ErrorType, then.ErrorCode] {
  const told: [string, string | undefined, string | undefined, number] = [
    refusal.message,
    refusal.param,
    refusal.requestId,
    refusal.status,
  ];
  void told;
  return [refusal.type, refusal.code];
}

/** What a caller holds on to is still there. */
type Holds<Held extends There, There> = [Held, There];

/** Every type that could be imported, with every property that could be read. */
export type Types = [
  Holds<keyof then.Attachment, keyof now.Attachment>,
  Holds<keyof then.AwaitingHuman, keyof now.AwaitingHuman>,
  Holds<keyof then.BatchResult, keyof now.BatchResult>,
  Holds<keyof then.BatchRow, keyof now.BatchRow>,
  Holds<keyof then.Block, keyof now.Block>,
  Holds<keyof then.BlockInput, keyof now.BlockInput>,
  Holds<keyof then.BrainAddArguments, keyof now.BrainAddArguments>,
  Holds<keyof then.BrainItem, keyof now.BrainItem>,
  Holds<keyof then.BrainItemId, keyof now.BrainItemId>,
  Holds<keyof then.BrainItemList, keyof now.BrainItemList>,
  Holds<keyof then.BrainItemType, keyof now.BrainItemType>,
  Holds<keyof then.BrainItemTypeArgument, keyof now.BrainItemTypeArgument>,
  Holds<keyof then.BrainListArguments, keyof now.BrainListArguments>,
  Holds<keyof then.BrainRemoveArguments, keyof now.BrainRemoveArguments>,
  Holds<keyof then.BrainUpdateArguments, keyof now.BrainUpdateArguments>,
  Holds<keyof then.Campaign, keyof now.Campaign>,
  Holds<keyof then.CampaignDetail, keyof now.CampaignDetail>,
  Holds<keyof then.CampaignId, keyof now.CampaignId>,
  Holds<keyof then.CampaignJoin, keyof now.CampaignJoin>,
  Holds<keyof then.CampaignJoins, keyof now.CampaignJoins>,
  Holds<keyof then.CampaignList, keyof now.CampaignList>,
  Holds<keyof then.CampaignRule, keyof now.CampaignRule>,
  Holds<keyof then.CampaignRuleAdded, keyof now.CampaignRuleAdded>,
  Holds<keyof then.CampaignSettings, keyof now.CampaignSettings>,
  Holds<keyof then.CampaignStats, keyof now.CampaignStats>,
  Holds<keyof then.CampaignsAddLeadsArguments, keyof now.CampaignsAddLeadsArguments>,
  Holds<keyof then.CampaignsAddLeadsByTagArguments, keyof now.CampaignsAddLeadsByTagArguments>,
  Holds<keyof then.CampaignsAddRuleArguments, keyof now.CampaignsAddRuleArguments>,
  Holds<keyof then.CampaignsCreateArguments, keyof now.CampaignsCreateArguments>,
  Holds<keyof then.CampaignsGetArguments, keyof now.CampaignsGetArguments>,
  Holds<keyof then.CampaignsListArguments, keyof now.CampaignsListArguments>,
  Holds<keyof then.CampaignsLockMessageStructureArguments, keyof now.CampaignsLockMessageStructureArguments>,
  Holds<keyof then.CampaignsMessageStructureArguments, keyof now.CampaignsMessageStructureArguments>,
  Holds<keyof then.CampaignsSetMessageStructureArguments, keyof now.CampaignsSetMessageStructureArguments>,
  Holds<keyof then.CampaignsStatsArguments, keyof now.CampaignsStatsArguments>,
  Holds<keyof then.CampaignsUpdateArguments, keyof now.CampaignsUpdateArguments>,
  Holds<keyof then.Credits, keyof now.Credits>,
  Holds<keyof then.CreditsInfoArguments, keyof now.CreditsInfoArguments>,
  Holds<keyof then.CreditsLowData, keyof now.CreditsLowData>,
  Holds<keyof then.DeletedRow, keyof now.DeletedRow>,
  Holds<keyof then.DraftFailedData, keyof now.DraftFailedData>,
  Holds<keyof then.DraftReadyData, keyof now.DraftReadyData>,
  Holds<keyof then.DraftSentence, keyof now.DraftSentence>,
  Holds<keyof then.DraftsRemoveArguments, keyof now.DraftsRemoveArguments>,
  Holds<keyof then.DraftsUpdateArguments, keyof now.DraftsUpdateArguments>,
  Holds<keyof then.Estimate, keyof now.Estimate>,
  Holds<keyof then.EventId, keyof now.EventId>,
  Holds<keyof then.Evidence, keyof now.Evidence>,
  Holds<keyof then.IdealCustomerProfile, keyof now.IdealCustomerProfile>,
  Holds<keyof then.Knowledge, keyof now.Knowledge>,
  Holds<keyof then.KnowledgeAppendArguments, keyof now.KnowledgeAppendArguments>,
  Holds<keyof then.KnowledgeGetArguments, keyof now.KnowledgeGetArguments>,
  Holds<keyof then.KnowledgeSetArguments, keyof now.KnowledgeSetArguments>,
  Holds<keyof then.Lead, keyof now.Lead>,
  Holds<keyof then.LeadAdded, keyof now.LeadAdded>,
  Holds<keyof then.LeadAddedData, keyof now.LeadAddedData>,
  Holds<keyof then.LeadDeleted, keyof now.LeadDeleted>,
  Holds<keyof then.LeadDetail, keyof now.LeadDetail>,
  Holds<keyof then.LeadId, keyof now.LeadId>,
  Holds<keyof then.LeadInput, keyof now.LeadInput>,
  Holds<keyof then.LeadList, keyof now.LeadList>,
  Holds<keyof then.LeadMerged, keyof now.LeadMerged>,
  Holds<keyof then.LeadStatusChangedData, keyof now.LeadStatusChangedData>,
  Holds<keyof then.LeadsAddAliasArguments, keyof now.LeadsAddAliasArguments>,
  Holds<keyof then.LeadsAddArguments, keyof now.LeadsAddArguments>,
  Holds<keyof then.LeadsAddBatchArguments, keyof now.LeadsAddBatchArguments>,
  Holds<keyof then.LeadsAddTagArguments, keyof now.LeadsAddTagArguments>,
  Holds<keyof then.LeadsDeleteArguments, keyof now.LeadsDeleteArguments>,
  Holds<keyof then.LeadsDeleteBatchArguments, keyof now.LeadsDeleteBatchArguments>,
  Holds<keyof then.LeadsDeleted, keyof now.LeadsDeleted>,
  Holds<keyof then.LeadsGetArguments, keyof now.LeadsGetArguments>,
  Holds<keyof then.LeadsListArguments, keyof now.LeadsListArguments>,
  Holds<keyof then.LeadsMergeArguments, keyof now.LeadsMergeArguments>,
  Holds<keyof then.LeadsUpdateArguments, keyof now.LeadsUpdateArguments>,
  Holds<keyof then.LeftOutLead, keyof now.LeftOutLead>,
  Holds<keyof then.Message, keyof now.Message>,
  Holds<keyof then.MessageChange, keyof now.MessageChange>,
  Holds<keyof then.MessageForm, keyof now.MessageForm>,
  Holds<keyof then.MessageFormInput, keyof now.MessageFormInput>,
  Holds<keyof then.MessageId, keyof now.MessageId>,
  Holds<keyof then.MessageList, keyof now.MessageList>,
  Holds<keyof then.MessageStructure, keyof now.MessageStructure>,
  Holds<keyof then.MessagesApproveArguments, keyof now.MessagesApproveArguments>,
  Holds<keyof then.MessagesByLeadArguments, keyof now.MessagesByLeadArguments>,
  Holds<keyof then.MessagesByProjectArguments, keyof now.MessagesByProjectArguments>,
  Holds<keyof then.MessagesGenerateArguments, keyof now.MessagesGenerateArguments>,
  Holds<keyof then.Omission, keyof now.Omission>,
  Holds<keyof then.PageId, keyof now.PageId>,
  Holds<keyof then.Project, keyof now.Project>,
  Holds<keyof then.ProjectId, keyof now.ProjectId>,
  Holds<keyof then.ProjectList, keyof now.ProjectList>,
  Holds<keyof then.ProjectSettings, keyof now.ProjectSettings>,
  Holds<keyof then.ProjectSummary, keyof now.ProjectSummary>,
  Holds<keyof then.ProjectsGetArguments, keyof now.ProjectsGetArguments>,
  Holds<keyof then.ProjectsListArguments, keyof now.ProjectsListArguments>,
  Holds<keyof then.ProjectsUpdateContextArguments, keyof now.ProjectsUpdateContextArguments>,
  Holds<keyof then.Provenance, keyof now.Provenance>,
  Holds<keyof then.RemovedBrainItem, keyof now.RemovedBrainItem>,
  Holds<keyof then.ReplyReceivedData, keyof now.ReplyReceivedData>,
  Holds<keyof then.ResearchPage, keyof now.ResearchPage>,
  Holds<keyof then.RuleCondition, keyof now.RuleCondition>,
  Holds<keyof then.RuleId, keyof now.RuleId>,
  Holds<keyof then.Run, keyof now.Run>,
  Holds<keyof then.RunCounts, keyof now.RunCounts>,
  Holds<keyof then.RunError, keyof now.RunError>,
  Holds<keyof then.RunId, keyof now.RunId>,
  Holds<keyof then.RunLead, keyof now.RunLead>,
  Holds<keyof then.RunLeadId, keyof now.RunLeadId>,
  Holds<keyof then.RunLeadList, keyof now.RunLeadList>,
  Holds<keyof then.RunList, keyof now.RunList>,
  Holds<keyof then.RunStatus, keyof now.RunStatus>,
  Holds<keyof then.RunStatusName, keyof now.RunStatusName>,
  Holds<keyof then.RunsArchiveArguments, keyof now.RunsArchiveArguments>,
  Holds<keyof then.RunsLeadsArguments, keyof now.RunsLeadsArguments>,
  Holds<keyof then.RunsListArguments, keyof now.RunsListArguments>,
  Holds<keyof then.RunsRenameArguments, keyof now.RunsRenameArguments>,
  Holds<keyof then.RunsStartFromLeadsArguments, keyof now.RunsStartFromLeadsArguments>,
  Holds<keyof then.RunsStatusArguments, keyof now.RunsStatusArguments>,
  Holds<keyof then.SendingWindow, keyof now.SendingWindow>,
  Holds<keyof then.StartedRun, keyof now.StartedRun>,
  Holds<keyof then.StorageId, keyof now.StorageId>,
  Holds<keyof then.StoredFile, keyof now.StoredFile>,
  Holds<keyof then.Suppressed, keyof now.Suppressed>,
  Holds<keyof then.TaggedJoins, keyof now.TaggedJoins>,
  Holds<keyof then.ThreadId, keyof now.ThreadId>,
  Holds<keyof then.TimelineEntry, keyof now.TimelineEntry>,
  Holds<keyof then.WhyGoodLead, keyof now.WhyGoodLead>,
  Holds<keyof then.WhyGoodLeadInput, keyof now.WhyGoodLeadInput>,
  Holds<keyof then.Events, keyof now.Events>,
  Holds<keyof then.ErrorCode, keyof now.ErrorCode>,
  Holds<keyof then.ErrorType, keyof now.ErrorType>,
];
