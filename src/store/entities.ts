import { BrainItem, Knowledge, Project } from './entities/workspaces.ts';
import { Campaign, CampaignLead, CampaignRule } from './entities/campaigns.ts';
import { Connector } from './entities/connectors.ts';
import { CreditAccount, CreditEntry } from './entities/credits.ts';
import { ApiKey, Member, Org } from './entities/directory.ts';
import { Flow, FlowSkill } from './entities/flows.ts';
import { Event, Outbox } from './entities/events.ts';
import { InboundEvent } from './entities/inbound-events.ts';
import { Lead, LeadIdentity, Suppression, TimelineEntry } from './entities/leads.ts';
import { MaterialFile } from './entities/material.ts';
import { Message } from './entities/messages.ts';
import { Page, SiteReading } from './entities/research.ts';
import { Webhook } from './entities/webhooks.ts';
import { Job, Run, RunCompany, RunLead } from './entities/runs.ts';

/** The entities that MikroORM maps. */
export const entities = [
  Org,
  Member,
  ApiKey,
  Outbox,
  Project,
  Knowledge,
  BrainItem,
  Lead,
  LeadIdentity,
  TimelineEntry,
  Suppression,
  Campaign,
  CampaignLead,
  CampaignRule,
  Message,
  Run,
  RunCompany,
  RunLead,
  Job,
  CreditAccount,
  CreditEntry,
  Event,
  SiteReading,
  Page,
  MaterialFile,
  Connector,
  Webhook,
  Flow,
  FlowSkill,
  InboundEvent,
];
