import type { InferEntity } from '@mikro-orm/core';
import type { Campaign, CampaignRule } from './entities/campaigns.ts';
import type { Connector } from './entities/connectors.ts';
import type { Flow, FlowSkill } from './entities/flows.ts';
import type { Lead } from './entities/leads.ts';
import type { Message } from './entities/messages.ts';
import type { Job, Run, RunCompany, RunLead } from './entities/runs.ts';
import type { Webhook } from './entities/webhooks.ts';
import type { BrainItem, Project } from './entities/workspaces.ts';

/** Loaded rows by entity name. */
export interface Rows {
  readonly Campaign: InferEntity<typeof Campaign>;
  readonly CampaignRule: InferEntity<typeof CampaignRule>;
  readonly Connector: InferEntity<typeof Connector>;
  readonly Flow: InferEntity<typeof Flow>;
  readonly FlowSkill: InferEntity<typeof FlowSkill>;
  readonly Lead: InferEntity<typeof Lead>;
  readonly Message: InferEntity<typeof Message>;
  readonly Run: InferEntity<typeof Run>;
  readonly RunCompany: InferEntity<typeof RunCompany>;
  readonly RunLead: InferEntity<typeof RunLead>;
  readonly Job: InferEntity<typeof Job>;
  readonly Webhook: InferEntity<typeof Webhook>;
  readonly BrainItem: InferEntity<typeof BrainItem>;
  readonly Project: InferEntity<typeof Project>;
}
