import { defineEntity, p } from '@mikro-orm/core';
import type { CampaignSettings, CampaignStatus, MessageStructure } from '../../domain/campaign.ts';

export const Campaign = defineEntity({
  name: 'Campaign',
  tableName: 'campaign',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    name: p.text(),
    status: p.string().$type<CampaignStatus>(),
    goal: p.text().nullable(),
    brief: p.text().nullable(),
    ghostwriterHints: p.text().nullable(),
    outreachAngle: p.text().nullable(),
    channels: p.array<string>(),
    settings: p.json<CampaignSettings>(),
    structure: p.json<MessageStructure>().nullable(),
    structureLocked: p.boolean(),
    structureUpdatedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** A tag whose leads join the campaign automatically. */
export const CampaignRule = defineEntity({
  name: 'CampaignRule',
  tableName: 'campaign_rule',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    campaignId: p.string(),
    tag: p.text(),
    createdAt: p.datetime(),
  },
});

export const CampaignLead = defineEntity({
  name: 'CampaignLead',
  tableName: 'campaign_lead',
  properties: {
    orgId: p.string().primary(),
    campaignId: p.string().primary(),
    leadId: p.string().primary(),
    addedAt: p.datetime(),
  },
});
