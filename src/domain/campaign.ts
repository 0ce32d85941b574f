import type { Block, MessageForm } from './drafting/material.ts';

/** What a campaign was planned for. Times are epoch milliseconds. */
export interface CampaignSettings {
  targetRole?: string;
  targetIndustry?: string;
  targetCompanySize?: string;
  locations?: string[];
  leadCount?: number;
  startAt?: number;
  scheduledStartDate?: number;
}

/** What a campaign's messages are made of. */
export interface MessageStructure {
  objective?: string;
  blocks: Block[];
  form: MessageForm;
  mustNever: string[];
  must: string[];
  followUpStrategy?: string;
}
